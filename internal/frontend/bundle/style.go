package bundle

import (
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/docusaurus"
	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// styleMark separates the name of a style module from the hash of its path.
const styleMark = "__"

// styleModule resolves a style module of the site. esbuild names classes after the file, and
// numbers the names that two files share. These numbers could differ between Node and the
// browser, so the hash of the path makes each name unique.
func (r resolver) styleModule(file string) api.OnResolveResult {
	below := r.disk.Below(file)
	if r.hasStyles(below) {
		return api.OnResolveResult{Path: below, Namespace: styleNamespace, PluginData: file}
	}
	ending := ".module" + path.Ext(below)
	unique := strings.TrimSuffix(below, ending) + styleMark + strings.ToLower(shortHash([]byte(below))[:5]) + ending
	return api.OnResolveResult{Path: unique, Namespace: styleNamespace, PluginData: file}
}

// hasStyles reports whether a style module of the site replaces one of the theme, like that of
// a copied component. It then gets the theme's class names, and the theme's module gets others.
func (r resolver) hasStyles(below string) bool {
	name := strings.TrimSuffix(path.Base(below), ".module.css")
	return path.Dir(below) == Overrides && r.components.File(name) != ""
}

// originalMark is part of the class names in theme style modules of which the site has a copy.
const originalMark = "_original"

// originalStyles keeps the class names of the theme's style module different from
// those of the site's copy.
func (r resolver) originalStyles(name string) string {
	if r.copiedStyles(name) == "" {
		return name
	}
	return strings.TrimSuffix(name, ".module.css") + originalMark + ".module.css"
}

// copiedStyles returns the site's copy of a style module of the theme, or "".
func (r resolver) copiedStyles(name string) string {
	below := path.Join(Overrides, path.Base(name))
	file := filepath.Join(r.input.Site, filepath.FromSlash(below))
	if r.input.overrides() == "" || !strings.HasSuffix(name, ".module.css") || !r.hasStyles(below) || !disk.IsFile(file) {
		return ""
	}
	return file
}

// loadStyle reads a style module of the site.
func (r resolver) loadStyle(args api.OnLoadArgs) (api.OnLoadResult, error) {
	file, _ := args.PluginData.(string)
	return r.loadSheet(styleNamespace+":"+args.Path, file, api.LoaderLocalCSS)
}

// loadSheet reads a style sheet of the site or of a package, which is empty if other pages have
// its styles. source is its name in esbuild's messages.
func (r resolver) loadSheet(source, file string, loader api.Loader) (api.OnLoadResult, error) {
	contents := ""
	result := api.OnLoadResult{Contents: &contents, Loader: loader, ResolveDir: filepath.Dir(file)}
	if _, isEmpty := r.without[source]; isEmpty {
		return result, nil
	}
	text, err := r.disk.ReadFile(file)
	if err != nil {
		return result, fmt.Errorf("read a style sheet: %w", err)
	}
	names := func(text string) string { return text }
	if r.input.Infima {
		names = docusaurus.OwnNames
	}
	contents = names(string(text))
	if _, isElsewhere := r.disk.Elsewhere(file); isElsewhere || r.input.Compile == nil {
		return result, nil
	}
	sheet, isCompiled, err := r.input.Compile(file)
	var mistake style.Mistake
	switch {
	case errors.As(err, &mistake):
		result.Errors = []api.Message{r.messageOf(mistake)}
		return result, nil
	case err != nil:
		return result, err
	case isCompiled:
		contents = names(sheet.CSS)
	}
	for _, warning := range sheet.Warnings {
		result.Warnings = append(result.Warnings, r.messageOf(warning))
	}
	return result, nil
}

// messageOf returns what compiling a style sheet reports as a message of esbuild.
func (r resolver) messageOf(found style.Mistake) api.Message {
	message := api.Message{Text: found.Text, Location: &api.Location{File: found.File, Line: found.Line}}
	if found.Hint != "" {
		message.Notes = []api.Note{{Text: found.Hint}}
	}
	text, _ := r.disk.ReadFile(filepath.Join(r.input.Site, filepath.FromSlash(found.File))) // without it, the message has no source
	lines := strings.Split(string(text), "\n")
	if found.Line == 0 || found.Line > len(lines) {
		return message
	}
	message.Location.LineText = strings.TrimSuffix(lines[found.Line-1], "\r")
	before := []rune(message.Location.LineText)
	before = before[:min(max(found.Column-1, 0), len(before))]
	message.Location.Column, message.Location.Length = len(string(before)), max(found.Length, 1)
	return message
}

// siteStyle returns the path of a style module on disk.
func siteStyle(unique string) string {
	name := path.Base(unique)
	if at := strings.LastIndex(name, styleMark); at > 0 && style.IsModule(name) {
		name = name[:at] + ".module" + path.Ext(name)
	}
	return path.Join(path.Dir(unique), name)
}
