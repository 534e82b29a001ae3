package code

import (
	"path"
	"regexp"
	"slices"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// Limits for style sheets in documents. A sheet beyond the first is one of a site that has much CSS of its own, of which a
// page needs little. The second is for all documents together, because hosts limit the size of a site.
const (
	longestInline = 96 << 10
	mostInline    = 100 << 20
)

// Inline returns the texts of the style sheets that the documents of a locale contain, by URL, so that browsers
// paint a page as soon as they have its document. sheets are those of all pages. It returns none for a preview,
// which replaces sheets in open pages, and for sites that are too large.
func (t Theme) Inline(s site.Site, a assemble.Assembler, sheets []output.File) map[string]string {
	if t.forNode != nil {
		return nil
	}
	names := map[string]bool{path.Base(t.Styles): true}
	for kind, url := range t.KindSheets {
		names[path.Base(url)] = kind == "search" || kind == "notFound"
	}
	all := slices.Concat(sheets, PageSheets(s, a.Everywhere))
	for _, file := range t.Files {
		if names[path.Base(file.Name)] {
			all = append(all, output.File{Name: file.Name, Content: file.Content})
		}
	}
	folder := a.Edition.Routes.URL(assemble.Folder) + "/"
	texts, pages := map[string]string{}, s.Written()
	for _, file := range all {
		text := shell.Tag{Tag: "style", Text: absolute(string(file.Content), folder)}.Raw()
		if len(text) <= min(longestInline, mostInline/max(1, pages)) {
			texts[a.Edition.Routes.URL(file.Name)] = text
		}
	}
	return texts
}

var fileURL = regexp.MustCompile(`(url\(["']?)(\./)?([\w-]+\.[\w.-]+["']?\))`)

// absolute returns a style sheet of a folder with the URLs of files in the folder written in full.
func absolute(text, folder string) string {
	return fileURL.ReplaceAllString(text, "${1}"+folder+"${3}")
}

// InlineSources returns what a Content-Security-Policy needs for what is inline in documents: the script, and style sheets.
func (t Theme) InlineSources(sheets map[string]string) policy.Sources {
	return policy.Sources{"script-src": {headers.Hash(t.Boot)}, "style-src": styleHashes(sheets)}
}

// styleHashes returns the sources that allow style sheets in documents.
func styleHashes(texts map[string]string) []string {
	var hashes []string
	for _, text := range texts {
		hashes = append(hashes, headers.Hash(text))
	}
	return slices.Compact(slices.Sorted(slices.Values(hashes)))
}
