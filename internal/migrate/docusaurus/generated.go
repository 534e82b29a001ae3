package docusaurus

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
)

// lacksFolder notes a folder of docs that does not exist, if a script in package.json is there to write it.
func (c *converter) lacksFolder(folder string, where []string) {
	if _, err := fs.Stat(c.site.FilesIn(folder), "."); err == nil {
		return
	}
	if script := c.scriptFor(folder); script != "" {
		manager, _, _ := strings.Cut(c.site.Install, " ")
		c.note(Replaced, where, folder, fmt.Sprintf("the folder does not exist yet: run %q, which writes it, before docgen check and docgen build",
			manager+" run "+script))
	}
}

// scriptFor returns the script in package.json that names a folder, or the name of the folder; "" for none.
func (c *converter) scriptFor(folder string) string {
	var manifest struct{ Scripts map[string]string }
	text, err := fs.ReadFile(c.site.Folder, "package.json")
	if err != nil || json.Unmarshal(text, &manifest) != nil {
		return ""
	}
	for _, wanted := range []string{folder, path.Base(folder)} {
		for _, name := range slices.Sorted(maps.Keys(manifest.Scripts)) {
			words := strings.FieldsFunc(name+" "+manifest.Scripts[name], func(r rune) bool { return strings.ContainsRune(" =:'\"", r) })
			if slices.ContainsFunc(words, func(word string) bool { return path.Clean(word) == wanted }) {
				return name
			}
		}
	}
	return ""
}
