package config

import (
	"fmt"
	"path"
	"slices"
	"strings"
)

// Loader says what code gets that imports a file.
type Loader string

// The loaders.
const (
	LoadText    Loader = "text"
	LoadFile    Loader = "file"
	LoadDataURL Loader = "dataurl"
	LoadJSON    Loader = "json"
	LoadYAML    Loader = "yaml"
	LoadCSV     Loader = "csv"
)

// Allowed returns the possible values.
func (Loader) Allowed() []string {
	return []string{string(LoadText), string(LoadFile), string(LoadDataURL), string(LoadJSON), string(LoadYAML), string(LoadCSV)}
}

// LoaderNames returns the loaders of files by extension.
func (c Config) LoaderNames() map[string]string {
	names := map[string]string{}
	for extension, loader := range c.Loaders {
		names[extension] = string(loader)
	}
	return names
}

// ReadsItself reports whether docgen reads files with an extension itself, so that no loader can say what they are.
func ReadsItself(extension string) bool {
	return slices.Contains(append(ScriptExtensions(), ".jsx", ".tsx", ".md", ".mdx", ".css"), extension)
}

// loaders checks the extensions of files that code imports.
func (c *checker) loaders() {
	for extension := range c.config.Loaders {
		switch name := strings.TrimLeft(path.Base(extension), "*."); {
		case ReadsItself(extension):
			c.key(fmt.Sprintf("docgen reads %q files itself", extension), `remove it; an import that ends in "?raw" gets the text of a file`, "loaders", extension)
		case !strings.HasPrefix(extension, ".") || name == "" || "."+name != extension:
			c.key(fmt.Sprintf("loaders.%s must be an extension with its dot", extension), fmt.Sprintf("for example, .%s", name), "loaders", extension)
		}
	}
}
