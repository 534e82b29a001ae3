package site

import (
	"path"
	"strings"
)

// aliases are the other names of files and folders of the site in imports. Those of packages are
// not among them.
type aliases map[string]string

func readAliases(input Input) aliases {
	found := aliases{}
	for name, target := range input.Config.Aliases {
		isPath := strings.HasPrefix(target, ".")
		if _, err := input.Engine.Files().Stat(path.Clean(target)); isPath || err == nil {
			found[name] = path.Clean(target)
		}
	}
	return found
}

// resolve returns an import with an alias as one that begins at the site folder. As in the
// bundler, the longest name wins.
func (a aliases) resolve(imported string) string {
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
