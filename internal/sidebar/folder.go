package sidebar

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
)

// folder is a folder of docs. Names are raw: they keep their number prefixes.
type folder struct {
	path    string // relative to the docs folder; "" for the docs folder itself
	docs    []*content.Doc
	folders map[string]*folder
}

// add adds a doc to its folder; f is the docs folder.
func (f *folder) add(doc *content.Doc) {
	here := f
	for segment := range strings.SplitSeq(folderOf(doc.File), "/") {
		if segment != "" {
			here = here.enter(segment)
		}
	}
	here.docs = append(here.docs, doc)
}

func (f *folder) enter(segment string) *folder {
	inner := f.folders[segment]
	if inner == nil {
		inner = &folder{path: path.Join(f.path, segment)}
		if f.folders == nil {
			f.folders = map[string]*folder{}
		}
		f.folders[segment] = inner
	}
	return inner
}

// find returns the folder at a path below f, or nil if there are no docs in it.
func (f *folder) find(dirName string) *folder {
	if dirName == "." {
		return f
	}
	here := f
	for segment := range strings.SplitSeq(dirName, "/") {
		here = here.folders[segment]
		if here == nil {
			return nil
		}
	}
	return here
}

// paths returns the paths of all folders below f.
func (f *folder) paths() []string {
	var paths []string
	for _, inner := range f.folders {
		paths = append(append(paths, inner.path), inner.paths()...)
	}
	return paths
}

// local returns the doc in the folder whose id ends in name.
func (f *folder) local(name string) *content.Doc {
	for _, doc := range f.docs {
		if path.Base(doc.ID) == name {
			return doc
		}
	}
	return nil
}

// index returns the doc that represents the folder: the first one named index, readme or like
// the folder.
func (f *folder) index() *content.Doc {
	for _, doc := range f.docs {
		if doc.IsCategoryIndex() {
			return doc
		}
	}
	return nil
}
