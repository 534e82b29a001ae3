package render

import (
	"crypto/sha256"
	"encoding/hex"
	"path"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/assemble"
	"github.com/docgen-cli/docgen/internal/blog/view"
	"github.com/docgen-cli/docgen/internal/bundle"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/output"
	"github.com/docgen-cli/docgen/internal/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// sheets returns the style sheets besides those of the theme, which only sites with a blog, with
// directives or with landing pages need. All pages link them, because readers go from page to page
// without loading a document.
func sheets(s site.Site, a assemble.Assembler) []output.File {
	var files []output.File
	if len(a.Edition.Blogs) > 0 {
		files = append(files, blogSheet())
	}
	if theme := s.Config.ThemeConfig; theme.Feedback != nil || theme.Giscus != nil {
		files = append(files, opinionSheet())
	}
	if needed := elementsOf(s); needed != 0 {
		files = append(files, elementSheets[needed]())
	}
	return files
}

var blogSheet = sync.OnceValue(func() output.File { return sheetFile("blog", view.Sheet) })

var opinionSheet = sync.OnceValue(func() output.File { return sheetFile("opinion", assemble.OpinionSheet) })

// elementSheets are the style sheets of directives, by the set of them that a site needs.
var elementSheets = func() (files [markdown.AllSheets + 1]func() output.File) {
	for needed := range files {
		files[needed] = sync.OnceValue(func() output.File { return sheetFile("elements", markdown.Sheets(needed).CSS()) })
	}
	return files
}()

// sheetFile returns the file of a style sheet, whose name changes with its content.
func sheetFile(name string, text []byte) output.File {
	text = bundle.Minified(text)
	sum := sha256.Sum256(text)
	return output.File{Name: path.Join(assemble.Folder, name+"-"+hex.EncodeToString(sum[:4])+".css"), Content: text}
}

// elementsOf returns the style sheets that the directives and components of a site need.
func elementsOf(s site.Site) markdown.Sheets {
	var needed markdown.Sheets
	for page := range s.Pages() {
		if page.Text != nil {
			needed |= page.Text.Document.Sheets
			if page.Text.FrontMatter.LandingPage {
				needed |= markdown.LandingSheet
			}
		}
	}
	for _, edition := range s.Editions {
		for _, partial := range edition.Partials {
			needed |= partial.Document.Sheets
		}
	}
	for _, script := range s.Scripts {
		if strings.HasPrefix(script.File, "src/theme/") {
			continue // it replaces a component of the theme, which imports others but may show none
		}
		for _, imported := range script.Imports {
			if name, isTheme := strings.CutPrefix(imported, "@theme/"); isTheme {
				needed |= markdown.SheetsOf(name)
			}
		}
	}
	return needed
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
