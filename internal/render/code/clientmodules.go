package code

import (
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// clientModules returns the scripts and the style sheets that the config wants on every page, as
// bundle.Input has them. It reports those that do not exist.
func (c Code) clientModules() (scripts, styles []string, findings []diag.Diagnostic) {
	for i, written := range c.Config.ClientModules {
		found, hint := c.clientModule(written)
		switch {
		case found == "":
			findings = append(findings, c.Config.Diagnostic(diag.Error, fmt.Sprintf("no client module %q", written), hint, "clientModules", i))
		case style.IsSheet(found):
			styles = append(styles, found)
		default:
			scripts = append(scripts, found)
		}
	}
	return scripts, styles, findings
}

// clientModule returns one module, or a hint if it does not exist.
func (c Code) clientModule(written string) (found, hint string) {
	file := path.Clean(strings.TrimPrefix(written, "@site/"))
	for _, ending := range []string{"", ".js", ".mjs", ".jsx", ".ts", ".tsx", "/index.js", "/index.ts", "/index.tsx"} {
		if info, err := c.Files.Stat(file + ending); err == nil && !info.IsDir() {
			return file + ending, ""
		}
	}
	if isModuleName(written) && c.hasPackage(packageOf(written)) {
		return bundle.Module + written, ""
	}
	entries, _ := c.Files.ReadDir(path.Dir(file)) // none if the folder does not exist
	var names []string
	for _, entry := range entries {
		names = append(names, path.Join(path.Dir(file), entry.Name()))
	}
	hint = diag.DidYouMean(file, names)
	if hint != "" {
		return "", hint
	}
	first, _, _ := strings.Cut(file, "/")
	if _, err := c.Files.Stat(first); err != nil && isModuleName(written) {
		return "", fmt.Sprintf("run \"npm install %s\" in the site folder; a path is relative to the site folder", packageOf(written))
	}
	return "", "the path is relative to the site folder"
}
