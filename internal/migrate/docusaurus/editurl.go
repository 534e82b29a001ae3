package docusaurus

import (
	"cmp"
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// editURL converts editUrl. If a function only puts a prefix before each path, the prefix
// replaces it.
func (c *converter) editURL(prefix string, value evaluate.Value, from part, where []string) {
	function, isFunction := value.(evaluate.Function)
	if !isFunction {
		c.set(prefix+".editUrl", c.plain(value), where)
		return
	}
	kind, _, _ := strings.Cut(prefix, ".")
	var calls [][]any
	var paths []string
	for _, page := range c.editedPages(kind, from) {
		calls, paths = append(calls, []any{page.asArgument(kind)}), append(paths, path.Join(page.from, page.file))
	}
	results, err := c.site.Call(function.Path, calls)
	options := from.options.Fields // which Docusaurus ignores if there is a function
	isPlain := options["editLocalizedFiles"] != true && options["editCurrentVersion"] != true
	if isPlain && err == nil && len(results) == len(paths) {
		if common, same := commonPrefix(results, paths); same {
			c.set(prefix+".editUrl", common, where)
			c.note(Mapped, where, kind+".editUrl", "the function puts "+common+" before each path, so that is the value now")
			return
		}
	}
	c.set(prefix+".editUrl", c.reference(function), where)
	c.note(Works, where, kind+".editUrl", "docgen calls the function for each page")
}

// editedPage is what Docusaurus tells editUrl about a page.
type editedPage struct {
	version, locale string
	folder, file    string
	from            string // the folder that docgen puts after a prefix for this page
}

func (p editedPage) asArgument(kind string) map[string]any {
	permalink := "/" + strings.TrimSuffix(p.file, path.Ext(p.file))
	if kind == "blog" {
		return map[string]any{"blogDirPath": p.folder, "blogPath": p.file, "permalink": permalink, "locale": p.locale}
	}
	return map[string]any{"version": p.version, "versionDocsDirPath": p.folder, "docPath": p.file, "permalink": permalink, "locale": p.locale}
}

// editedPages returns all pages of docs or a blog, and some in each version and locale. It adds a version and a locale
// that the site does not have yet.
func (c *converter) editedPages(kind string, from part) []editedPage {
	folder := kind
	if given := text(from.options.Fields["path"]); given != "" {
		folder = path.Clean(c.relative(given))
	}
	current := editedPage{version: version.Current, locale: c.defaultLocale(), folder: folder, from: folder}
	samples := []string{"a.md", "folder/b.mdx", "folder/sub/c.md"}
	pages := current.with(append(samples, textsIn(c.site.FilesIn(folder))...))
	for _, locale := range append(c.otherLocales(), "other") {
		translated := current
		translated.locale = locale
		if kind == "blog" && locale != "other" {
			translated.folder = path.Join(cmp.Or(text(evaluate.Get(c.site.Config, "i18n", "path")), "i18n"), locale, "docusaurus-plugin-content-blog")
		}
		pages = append(pages, translated.with(samples)...)
	}
	files := version.Files{Instance: cmp.Or(text(from.options.Fields["id"]), version.DefaultInstance)}
	var versions []string
	if list, err := fs.ReadFile(c.site.Folder, files.List()); err == nil {
		_ = json.Unmarshal(list, &versions) // the check reports what is wrong with it
	}
	for _, name := range append(versions, "0.0") {
		if kind == "docs" {
			old := editedPage{version: name, locale: current.locale, folder: files.Docs(name), from: files.Docs(name)}
			pages = append(pages, old.with(samples)...)
		}
	}
	return pages
}

// with returns the page for each of some files.
func (p editedPage) with(files []string) []editedPage {
	pages := make([]editedPage, len(files))
	for i, file := range files {
		pages[i] = p
		pages[i].file = file
	}
	return pages
}

func (c *converter) otherLocales() []string {
	var names []string
	for _, locale := range list(evaluate.Get(c.site.Config, "i18n", "locales")) {
		if name := text(locale); name != "" && name != c.defaultLocale() {
			names = append(names, name)
		}
	}
	return names
}

// textsIn returns the Markdown files in a folder.
func textsIn(files fs.FS) []string {
	var names []string
	_ = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && slices.Contains([]string{".md", ".mdx"}, path.Ext(name)) {
			names = append(names, name)
		}
		return nil //nolint:nilerr // a folder that is missing has no files
	})
	return names
}

// commonPrefix returns what all results have before the path that docgen would put after it.
func commonPrefix(results []evaluate.Value, paths []string) (string, bool) {
	common := ""
	for i, result := range results {
		before, found := strings.CutSuffix(text(result), paths[i])
		if !found || i > 0 && before != common {
			return "", false
		}
		common = before
	}
	return common, strings.HasSuffix(common, "/")
}
