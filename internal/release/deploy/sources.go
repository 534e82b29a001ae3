package deploy

import (
	"path"
	"strings"
)

// Source is a file or a folder of the repository that a site reads.
type Source struct {
	Path     string // from the root of the repository
	IsFolder bool
}

// Sources returns what a site reads, so that other changes need not build it. It is nil if
// the site may read the whole repository.
func (s Site) Sources() []Source {
	if s.Folder == "." {
		return nil
	}
	list := []Source{{s.Folder, true}}
	for _, folder := range s.Settings.Folders() {
		switch from := s.Path(folder); {
		case from == "." || from == ".." || strings.HasPrefix(from, "../"):
			return nil
		case !strings.HasPrefix(from, s.Folder+"/"):
			list = append(list, Source{from, true})
		}
	}
	for _, blog := range s.Settings.Blogs {
		switch from := s.Path(blog.Changelog); {
		case blog.Changelog == "" || strings.HasPrefix(from, s.Folder+"/"):
		case strings.HasPrefix(from, "../"):
			return nil
		default:
			list = append(list, Source{from, false})
		}
	}
	if s.Packages.Lock != "" && !strings.HasPrefix(s.Packages.Lock, s.Folder+"/") {
		list = append(list, Source{path.Join(path.Dir(s.Packages.Lock), "package.json"), false}, Source{s.Packages.Lock, false})
	}
	return list
}
