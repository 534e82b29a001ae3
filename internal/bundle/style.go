package bundle

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// styleMark separates the name of a style module from the hash of its path.
const styleMark = "__"

// styleModule resolves a style module of the site. esbuild names classes after the file, and
// numbers the names that two files share. These numbers could differ between Node and the
// browser, so the hash of the path makes each name unique.
func (r resolver) styleModule(file string) api.OnResolveResult {
	below := r.disk.below(file)
	if r.hasStyles(below) {
		return api.OnResolveResult{Path: below, Namespace: styleNamespace, PluginData: file}
	}
	unique := strings.TrimSuffix(below, ".module.css") + styleMark + strings.ToLower(shortHash([]byte(below))[:5]) + ".module.css"
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
	own := path.Join(Overrides, path.Base(name))
	file := filepath.Join(r.input.Site, filepath.FromSlash(own))
	if r.input.overrides() == "" || !strings.HasSuffix(name, ".module.css") || !r.hasStyles(own) || !isFile(file) {
		return ""
	}
	return file
}

// loadStyle reads a style module of the site.
func (r resolver) loadStyle(args api.OnLoadArgs) (api.OnLoadResult, error) {
	file, _ := args.PluginData.(string)
	contents, err := r.styles(styleNamespace+":"+args.Path, file)
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderLocalCSS, ResolveDir: filepath.Dir(file)}, err
}

// loadFile leaves files of the site to esbuild, except Markdown, style sheets to leave out, and
// scripts of a preview.
func (r resolver) loadFile(args api.OnLoadArgs) (api.OnLoadResult, error) {
	below, err := filepath.Rel(r.input.Site, args.Path)
	if _, empty := r.without[filepath.ToSlash(below)]; err == nil && empty && strings.HasSuffix(below, ".css") {
		contents := ""
		return api.OnLoadResult{Contents: &contents, Loader: api.LoaderCSS}, nil
	}
	extension := filepath.Ext(below)
	if isText := extension == ".mdx" || extension == ".md"; err == nil && r.input.Text != nil && isText {
		contents, err := r.input.Text(filepath.ToSlash(below))
		if err == nil && r.isHot() {
			return r.hotScript(args.Path, below, contents, api.LoaderTSX), nil
		}
		return api.OnLoadResult{Contents: &contents, Loader: api.LoaderTSX, ResolveDir: filepath.Dir(args.Path)}, err
	}
	if found, isElsewhere := r.loadElsewhere(args); isElsewhere {
		return found, nil
	}
	if r.isHot() && r.isOwn(args.Path) && slices.Contains(scriptExtensions(), extension) {
		text, err := r.disk.readFile(args.Path)
		if err != nil {
			return api.OnLoadResult{}, nil // esbuild reports it
		}
		return r.hotScript(args.Path, below, string(text), scriptLoader(args.Path)), nil
	}
	r.disk.loads(args.Path)
	return api.OnLoadResult{}, checkRegular(args.Path)
}

func (r resolver) styles(source, file string) (string, error) {
	if _, empty := r.without[source]; empty {
		return "", nil
	}
	text, err := r.disk.readFile(file)
	if err != nil {
		return "", fmt.Errorf("read a style module: %w", err)
	}
	return string(text), nil
}

// siteStyle returns the path of a style module on disk.
func siteStyle(unique string) string {
	name := path.Base(unique)
	if at := strings.LastIndex(name, styleMark); at > 0 && strings.HasSuffix(name, ".module.css") {
		name = name[:at] + ".module.css"
	}
	return path.Join(path.Dir(unique), name)
}
