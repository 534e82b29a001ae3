package upgrade

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/release/product"
)

// Pinned returns the version of docgen that a site asks for: the one in its node_modules, or
// else the exact version in its package.json. It is "" if the site does not say. The nearest
// package.json counts, in the site folder or above.
func Pinned(dir string) string {
	folder, err := filepath.Abs(dir)
	if err != nil {
		return ""
	}
	var manifest struct{ Dependencies, DevDependencies map[string]string }
	for !read(filepath.Join(folder, "package.json"), &manifest) {
		if folder == filepath.Dir(folder) {
			return ""
		}
		folder = filepath.Dir(folder)
	}
	written, asked := manifest.DevDependencies[product.Package]
	if !asked {
		written, asked = manifest.Dependencies[product.Package]
	}
	if !asked {
		return ""
	}
	var installed struct{ Version string }
	if read(filepath.Join(folder, "node_modules", filepath.FromSlash(product.Package), "package.json"), &installed) && isVersion(installed.Version) {
		return installed.Version
	}
	if exact := strings.TrimPrefix(written, "="); isVersion(exact) {
		return exact
	}
	return ""
}

// read decodes a JSON file, and reports whether it exists. npm reports what is wrong with it.
// Reading a named pipe would block forever.
func read(file string, into any) bool {
	if info, err := os.Stat(file); err != nil || !info.Mode().IsRegular() {
		return false
	}
	text, err := os.ReadFile(file)
	if err == nil {
		_ = json.Unmarshal(text, into)
	}
	return err == nil
}
