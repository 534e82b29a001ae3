package assemble

import (
	"crypto/sha256"
	"encoding/hex"
	"path"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// NewSheet returns the file of a style sheet of docgen, without white space and comments. Its name changes with its content.
func NewSheet(name string, text []byte) output.File {
	text = bundle.Minified(text)
	sum := sha256.Sum256(text)
	return output.File{Name: path.Join(Folder, name+"-"+hex.EncodeToString(sum[:4])+".css"), Content: text}
}

// ElementSheet returns a file with the style sheets of a set.
func ElementSheet(needed markdown.Sheets) output.File { return elementSheets[needed]() }

var elementSheets = func() (sheets [markdown.AllSheets + 1]func() output.File) {
	for needed := range sheets {
		set := markdown.Sheets(needed)
		sheets[needed] = sync.OnceValue(func() output.File { return NewSheet(set.Name(), set.CSS()) })
	}
	return sheets
}()

// PageSheets returns the style sheets that a page needs for the elements of its text, or for the lists that docgen makes.
func PageSheets(edition *site.Edition, page *site.Page) markdown.Sheets {
	if page.Category != nil || page.List != nil || page.Route.Kind == route.Tags {
		return markdown.BlockSheet
	}
	if page.Text == nil || page.Post != nil {
		return 0
	}
	needed := edition.Imports.Sheets(page.Text)
	if page.Text.FrontMatter.LandingPage {
		needed |= markdown.LandingSheet
	}
	return needed
}

// sharedSheets returns the style sheets that all pages link. Lists show the text of posts, and the site's code may
// show components of the theme and texts on any page.
func sharedSheets(s site.Site) markdown.Sheets {
	var needed, all markdown.Sheets
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			all |= text.Document.Sheets
		}
		for _, blog := range edition.Blogs {
			if blog.Intro != nil {
				needed |= edition.Imports.Sheets(blog.Intro)
			}
		}
		for _, page := range edition.Pages {
			if page.Post != nil {
				needed |= edition.Imports.Sheets(page.Text)
			}
		}
	}
	for _, script := range s.Scripts {
		if strings.HasPrefix(script.File, "src/theme/") {
			continue // it replaces a component of the theme, which imports others but may show none
		}
		for _, imported := range script.Imports {
			if extension := path.Ext(imported); extension == ".md" || extension == ".mdx" {
				needed |= all
			}
			needed |= markdown.SheetsOf(strings.TrimPrefix(imported, "@theme/"))
		}
	}
	return needed
}

// styles returns the URLs of the style sheets that a page needs besides those of all pages.
func (a Assembler) styles(page *site.Page, data contract.PageData) []string {
	var urls []string
	if needed := PageSheets(a.Edition, page) &^ a.Everywhere; needed != 0 {
		urls = append(urls, a.Edition.Routes.URL(ElementSheet(needed).Name))
	}
	kind := data.Kind
	if page.IsNotFound() { // it may show the component of the theme
		kind = contract.NotFoundPage
	}
	urls = append(urls, a.kindStyles(kind)...)
	if data.Code != nil {
		urls = append(urls, a.Code[data.Code.Name].Styles...)
	}
	return urls
}

// kindStyles returns the URLs of the style sheets that all pages of a kind need.
func (a Assembler) kindStyles(kind contract.PageKind) []string {
	if url := a.KindSheets[string(kind)]; url != "" {
		return []string{url}
	}
	return nil
}
