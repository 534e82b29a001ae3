package starter

import (
	"embed"
	"fmt"
	"path"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

//go:embed plugin
var pluginFiles embed.FS

// Plugins is the folder of a site's own plugins.
const Plugins = "plugins"

var pluginName = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)

// WritePlugin writes a plugin with a directive, and its test, to the folder [Plugins] of a site. It returns the files: slash-separated,
// relative to dir. If one of them exists, the error is a [disk.ExistError].
func WritePlugin(dir, name string) ([]string, error) {
	if !pluginName.MatchString(name) {
		return nil, fmt.Errorf("%q is no name for a plugin: use small letters, digits and hyphens", name)
	}
	entries, err := pluginFiles.ReadDir("plugin")
	if err != nil {
		return nil, fmt.Errorf("list the files of a new plugin: %w", err)
	}
	var files []disk.File
	var names []string
	for _, entry := range entries {
		text, err := pluginFiles.ReadFile("plugin/" + entry.Name())
		if err != nil {
			return nil, fmt.Errorf("read the files of a new plugin: %w", err)
		}
		file := path.Join(Plugins, strings.ReplaceAll(entry.Name(), "NAME", name))
		names = append(names, file)
		files = append(files, disk.File{Name: file, Text: []byte(strings.ReplaceAll(string(text), "NAME", name))})
	}
	return names, disk.Base(dir).CreateAll(files)
}
