package bundle

import (
	"io/fs"
	"path/filepath"
	"regexp"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
)

// scopeName is the module that lists the components in scope of MDX.
const scopeName = "MDXComponents"

var listedName = regexp.MustCompile(`(?m)^  ([A-Z]\w*)[,:]`)

// Scope returns the components that MDX finds without an import. It returns false if the site
// replaces the list, whose contents are known only at run time.
func Scope(input Input) (names []string, known bool) {
	for _, file := range candidates(scopeName) {
		if input.overrides() != "" && disk.IsFile(filepath.Join(input.Site, filepath.FromSlash(file))) {
			return nil, false
		}
	}
	text, err := fs.ReadFile(input.Theme, ReadComponents(input.Theme).File(scopeName))
	if err != nil {
		return nil, false
	}
	for _, match := range listedName.FindAllSubmatch(text, -1) {
		names = append(names, string(match[1]))
	}
	return names, true
}
