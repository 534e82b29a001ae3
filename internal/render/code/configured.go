package code

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// customStyles returns the site's own style sheets, as bundle.Input has them. It reports those
// that do not exist and leaves them out.
func (c Code) customStyles() ([]string, []diag.Diagnostic) {
	var styles []string
	var findings []diag.Diagnostic
	for i, written := range c.Config.ThemeConfig.CustomCSS {
		place := []any{"themeConfig", "customCss", i}
		if !c.Config.Given(place...) {
			place = place[:2]
		}
		found, text, hint := c.customStyle(written)
		if text != "" {
			findings = append(findings, c.Config.Diagnostic(diag.Error, text, hint, place...))
			continue
		}
		styles = append(styles, found)
	}
	return styles, findings
}

// customStyle returns one style sheet, or what is wrong with it.
func (c Code) customStyle(written string) (found, text, hint string) {
	file := path.Clean(strings.TrimPrefix(written, "@site/"))
	info, err := c.Files.Stat(file)
	isFile := err == nil && !info.IsDir()
	if !isFile && isModuleName(written) && c.hasPackage(disk.PackageName(written)) {
		return bundle.Module + written, "", ""
	}
	switch {
	case !fs.ValidPath(file):
		return "", fmt.Sprintf("the style sheet %q is not in the site folder", written),
			"copy it into the site folder: docgen reads style sheets only from there"
	case !isFile:
		hint = diag.DidYouMean(file, stylesIn(c.Files, path.Dir(file)))
		if hint == "" && isModuleName(written) && strings.HasPrefix(written, "@") {
			return "", fmt.Sprintf("no npm package %q in node_modules", disk.PackageName(written)),
				fmt.Sprintf("run \"npm install %s\" in the site folder", disk.PackageName(written))
		}
		if hint == "" {
			hint = "the path is relative to the site folder"
		}
		return "", fmt.Sprintf("no style sheet %q", written), hint
	case !style.IsSheet(file):
		return "", fmt.Sprintf("the style sheet %q is not a CSS file", written), "compile it to CSS first"
	case path.Ext(file) != ".css" && !c.Config.SiteCode:
		return "", fmt.Sprintf("the style sheet %q is not a CSS file", written),
			"compile it to CSS first: with siteCode: false, docgen does not run the packages of the site"
	}
	return file, "", ""
}

// isModuleName reports whether a name can be a module of an npm package.
func isModuleName(written string) bool {
	return !strings.HasPrefix(written, ".") && !strings.HasPrefix(written, "/") && !strings.HasPrefix(written, "@site/")
}

// hasPackage reports whether an npm package is installed for the site.
func (c Code) hasPackage(name string) bool {
	if _, err := c.Files.Stat(path.Join("node_modules", name, "package.json")); err == nil { // recorded by the engine
		return true
	}
	return findPackage(c.Dir, name) != ""
}

// stylesIn returns the style sheets in a folder, relative to the site folder.
func stylesIn(files source.Files, folder string) []string {
	entries, _ := files.ReadDir(folder) // no entries if the folder does not exist
	var styles []string
	for _, entry := range entries {
		if style.IsSheet(entry.Name()) {
			styles = append(styles, path.Join(folder, entry.Name()))
		}
	}
	return styles
}

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
	if found := c.script(file); found != "" {
		return found, ""
	}
	if isModuleName(written) && c.hasPackage(disk.PackageName(written)) {
		return bundle.Module + written, ""
	}
	hint = c.nearest(file)
	if hint != "" {
		return "", hint
	}
	first, _, _ := strings.Cut(file, "/")
	if _, err := c.Files.Stat(first); err != nil && isModuleName(written) {
		return "", fmt.Sprintf("run \"npm install %s\" in the site folder; a path is relative to the site folder", disk.PackageName(written))
	}
	return "", "the path is relative to the site folder"
}

// script returns the file of a script that is written with or without its extension, or "".
func (c Code) script(file string) string {
	for _, ending := range []string{"", ".js", ".mjs", ".jsx", ".ts", ".tsx", "/index.js", "/index.ts", "/index.tsx"} {
		if info, err := c.Files.Stat(file + ending); err == nil && !info.IsDir() {
			return file + ending
		}
	}
	return ""
}

// nearest suggests a file in the same folder, or "".
func (c Code) nearest(file string) (hint string) {
	entries, _ := c.Files.ReadDir(path.Dir(file)) // none if the folder does not exist
	var names []string
	for _, entry := range entries {
		names = append(names, path.Join(path.Dir(file), entry.Name()))
	}
	return diag.DidYouMean(file, names)
}

// playground returns the module that runs code of readers, as bundle.Input has it. It reports one that does not exist.
func (c Code) playground() (string, []diag.Diagnostic) {
	written := c.Config.Markdown.Playground
	if written == "" {
		return "", nil
	}
	file := path.Clean(strings.TrimPrefix(written, "@site/"))
	if found := c.script(file); fs.ValidPath(file) && found != "" {
		return found, nil
	}
	hint := cmp.Or(c.nearest(file), "the path is relative to the site folder")
	return "", []diag.Diagnostic{c.Config.Diagnostic(diag.Error, fmt.Sprintf("no playground %q", written), hint, "markdown", "playground")}
}
