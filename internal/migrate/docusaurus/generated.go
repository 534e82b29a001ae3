package docusaurus

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
)

// lacksFolder notes a folder of docs that does not exist, if a script in package.json is there to write it, or if it is in
// another repository.
func (c *converter) lacksFolder(folder string, where []string) {
	if module := c.submoduleOf(folder); module != "" && isEmpty(c.site.FilesIn(module)) {
		c.note(Replaced, where, module, `this submodule of git is empty: run "git submodule update --init" and import again`)
		return
	}
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

var submodulePath = regexp.MustCompile(`(?m)^\s*path\s*=\s*(.+?)\s*$`)

// submoduleOf returns the submodule of the repository that has a folder, or "".
func (c *converter) submoduleOf(folder string) string {
	text, _ := fs.ReadFile(c.site.Folder, ".gitmodules")
	for _, match := range submodulePath.FindAllSubmatch(text, -1) {
		if module := path.Clean(string(match[1])); strings.HasPrefix(folder+"/", module+"/") {
			return module
		}
	}
	return ""
}

// isEmpty reports whether there is no file in a folder, or no folder.
func isEmpty(folder fs.FS) bool {
	entries, err := fs.ReadDir(folder, ".")
	return len(entries) == 0 && (err == nil || errors.Is(err, fs.ErrNotExist))
}
