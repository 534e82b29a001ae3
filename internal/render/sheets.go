package render

import (
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/blog/view"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// sheets returns the style sheets that all pages link besides that of the theme. Only sites with a blog, with
// questions to readers or with directives have any.
func sheets(s site.Site, a assemble.Assembler) []output.File {
	var files []output.File
	if len(a.Edition.Blogs) > 0 {
		files = append(files, blogSheet())
	}
	if theme := s.Config.ThemeConfig; theme.Feedback != nil || theme.Giscus != nil {
		files = append(files, opinionSheet())
	}
	if a.Everywhere != 0 {
		files = append(files, elementFile(a.Everywhere))
	}
	return files
}

var blogSheet = sync.OnceValue(func() output.File { return sheetFile("blog", view.Sheet) })

var opinionSheet = sync.OnceValue(func() output.File { return sheetFile("opinion", assemble.OpinionSheet) })

// sheetFile returns the file of a style sheet.
func sheetFile(name string, text []byte) output.File {
	sheet := assemble.NewSheet(name, text)
	return output.File{Name: sheet.Name, Content: sheet.Text}
}

// pageSheets returns the style sheets that only some pages link.
func pageSheets(s site.Site, shared markdown.Sheets) []output.File {
	used := map[markdown.Sheets]bool{0: true}
	var files []output.File
	for _, edition := range s.Editions {
		for _, page := range edition.Pages {
			if needed := assemble.PageSheets(edition, page) &^ shared; !used[needed] {
				used[needed], files = true, append(files, elementFile(needed))
			}
		}
	}
	return files
}

// elementFile returns a file with style sheets of elements.
func elementFile(needed markdown.Sheets) output.File {
	sheet := assemble.ElementSheet(needed)
	return output.File{Name: sheet.Name, Content: sheet.Text}
}

// names returns the names of files, without a separator.
func names(files []output.File) string {
	var all strings.Builder
	for _, file := range files {
		all.WriteString(file.Name)
	}
	return all.String()
}

// sheetTags returns the links of every page's head to style sheets.
func sheetTags(a assemble.Assembler, sheets []output.File) []shell.Tag {
	var tags []shell.Tag
	for _, sheet := range sheets {
		tags = append(tags, shell.Tag{Tag: "link", Attributes: map[string]string{"rel": "stylesheet", "href": a.Edition.Routes.URL(sheet.Name)}})
	}
	return tags
}
