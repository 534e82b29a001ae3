package route

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
)

// inRepository returns the file or folder that a path in a doc means in a repository, relative
// to the site folder.
func (t Table) inRepository(from content.Doc, link string) string {
	if below, isAbsolute := strings.CutPrefix(link, "/"); isAbsolute {
		return path.Join(t.siteOf(from), below)
	}
	return path.Join(path.Dir(from.Name), link)
}

// indexOf returns the page of the folder that a link means in a repository: its index or its
// README.
func (t Table) indexOf(from content.Doc, link string) (index int, found bool) {
	if !t.options.Repository || link == "" || from.Name == "" {
		return 0, false
	}
	folder := folderPrefix(t.inRepository(from, link))
	for _, name := range []string{"index", "README", "readme", "Readme"} {
		for _, extension := range []string{".md", ".mdx"} {
			index, found = t.byFile[folder+name+extension]
			if found {
				return index, true
			}
		}
	}
	return 0, false
}
