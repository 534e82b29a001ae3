package bundle

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// request is an import as a site writes it. In webpack's notation, loaders and exclamation marks
// precede the path, as in "!!raw-loader!./file.js". In the notation of other bundlers, a query
// follows it, as in "./file.js?raw".
type request struct {
	path  string
	isRaw bool   // wants the text of the file
	isURL bool   // wants the URL of the file, and never a component
	other string // a loader that docgen does not know; "" for none

	loader string // a key of loaders; "" for none
}

// loadersOf divides an import into its loaders, with the marks, and its path.
func loadersOf(written string) (loaders, wanted string) {
	at := strings.LastIndexByte(written, '!') + 1
	return written[:at], written[at:]
}

func readRequest(written string) request {
	loaders, wanted := loadersOf(written)
	result := request{path: wanted}
	for _, suffix := range []string{"?raw", "?url"} {
		if plain, found := strings.CutSuffix(wanted, suffix); found {
			result.path, result.isRaw, result.isURL = plain, suffix == "?raw", suffix == "?url"
		}
	}
	for loader := range strings.SplitSeq(strings.TrimPrefix(loaders, "-"), "!") {
		name, _, _ := strings.Cut(loader, "?")
		switch {
		case name == "":
		case name == "raw-loader":
			result.isRaw = true
		case name == "file-loader" || name == "url-loader":
			result.isURL = true
		case !slices.Contains([]string{"babel-loader", "css-loader", "style-loader", "json-loader", "yaml-loader", "ts-loader"}, name):
			result.other = name
		}
	}
	return result
}

// namespace returns the namespace of a file that is not code.
func (q request) namespace() string {
	if q.isURL {
		return urlNamespace
	}
	return assetNamespace
}

// warned adds a warning to an import whose loader docgen does not run.
func (q request) warned(result api.OnResolveResult) api.OnResolveResult {
	if q.other != "" {
		result.Warnings = append(result.Warnings, api.Message{
			Text:   fmt.Sprintf("docgen does not run webpack's loader %q, so the import gets the file as it is", q.other),
			Notes:  []api.Note{{Text: "run the loader before docgen, and import the file that it writes"}},
			Detail: cause("the loader " + q.other),
		})
	}
	return result
}

// fromSite returns an import whose path begins at the site folder as a path that is relative to
// it: "@site/x", or "/x" if there is such a file, as in Docusaurus.
func (r resolver) fromSite(args api.OnResolveArgs, wanted string) (string, api.OnResolveArgs) {
	below, found := strings.CutPrefix(wanted, sitePrefix)
	if !found && strings.HasPrefix(wanted, "/") && r.isOwn(args.Importer) {
		plain, _, _ := strings.Cut(wanted, "?")
		below, found = strings.TrimPrefix(wanted, "/"), r.disk.IsFile(filepath.Join(r.input.Site, filepath.FromSlash(path.Clean(plain))))
	}
	if !found {
		return wanted, args
	}
	args.ResolveDir = r.input.Site
	return "./" + filepath.ToSlash(below), args
}

// aliased replaces the beginning of an import by what the config gives for it: a path in the
// site folder, or the name of a package. The longest name wins.
func (r resolver) aliased(args api.OnResolveArgs, wanted string) (string, api.OnResolveArgs) {
	longest, target := "", ""
	for name, stands := range r.input.Aliases {
		if (wanted == name || strings.HasPrefix(wanted, name+"/")) && len(name) > len(longest) {
			longest, target = name, stands
		}
	}
	if longest == "" || strings.Contains(filepath.ToSlash(args.Importer), "/node_modules/") {
		return wanted, args
	}
	rest := strings.TrimPrefix(wanted, longest)
	if isPath := strings.HasPrefix(target, "."); isPath || r.isInSite(target) {
		args.ResolveDir = r.input.Site
		return "./" + path.Join(target, rest), args
	}
	return target + rest, args
}

// isInSite reports whether the site folder has a file or a folder of this name, with or without
// an extension.
func (r resolver) isInSite(name string) bool {
	matches, _ := filepath.Glob(filepath.Join(r.input.Site, filepath.FromSlash(name)) + "*")
	return len(matches) > 0
}
