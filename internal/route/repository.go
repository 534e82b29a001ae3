package route

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
)

// InRepository returns the file or folder that a path means in a repository, relative to the
// site folder. from is the file that contains the link.
func InRepository(from, link string) string {
	if below, isAbsolute := strings.CutPrefix(link, "/"); isAbsolute {
		return path.Clean(below)
	}
	return path.Join(path.Dir(from), link)
}

// indexOf returns the page of the folder that a link means in a repository: its index or its
// README.
func (t Table) indexOf(from content.Doc, link string) (index int, found bool) {
	if !t.options.Repository || link == "" || from.Name == "" {
		return 0, false
	}
	folder := folderPrefix(InRepository(from.Name, link))
	for _, name := range []string{"index", "README", "readme", "Readme"} {
		for _, extension := range []string{".md", ".mdx"} {
			if index, found = t.byFile[folder+name+extension]; found {
				return index, true
			}
		}
	}
	return 0, false
}
