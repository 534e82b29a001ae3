package site

import (
	"path"
	"strings"
)

// Aliases are the other names of files and folders of the site in imports. Those of packages are
// not among them.
type Aliases map[string]string

// Resolve returns an import with an alias as one that begins at the site folder. As in the
// bundler, the longest name wins.
func (a Aliases) Resolve(imported string) string {
	longest, target := "", ""
	for name, stands := range a {
		if (imported == name || strings.HasPrefix(imported, name+"/")) && len(name) > len(longest) {
			longest, target = name, stands
		}
	}
	if longest == "" {
		return imported
	}
	return "@site/" + path.Join(target, imported[len(longest):])
}
