package assemble

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render/card"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// CardFolder is the folder in the output for social cards.
const CardFolder = Folder + "/cards"

// Cards names the files of social cards.
type Cards interface {
	File(text card.Text) string // "" if the card cannot be drawn
}

// withCard returns a page with a social card, unless it has an image of its own or the site has one for
// all pages.
func (a Assembler) withCard(page *site.Page, result Page) Page {
	_, isOwn := shell.Find(result.HeadTags, "og:image")
	if a.Cards == nil || isOwn || result.Image != "" || a.Config.ThemeConfig.Image != "" {
		return result
	}
	text := card.Text{
		Section: a.section(page, result), Title: result.Data.Title, Description: result.Data.Head.Description,
		RightToLeft: a.Edition.Options.Direction == config.RightToLeft,
	}
	if text.Title == "" || text.Title == a.Config.Title { // the name of the site is on every card
		text.Title, text.Description = a.Config.Title, a.Config.Tagline
		if a.Config.Tagline != "" {
			text.Title, text.Description = a.Config.Tagline, ""
		}
	}
	result.Card = a.Cards.File(text)
	if result.Card != "" {
		result.Image = a.Edition.Origin + a.Edition.Routes.URL(result.Card)
	}
	return result
}

// section returns where a page belongs: its category, or the blog and the date of a post.
func (a Assembler) section(page *site.Page, result Page) string {
	var parts []string
	switch {
	case page.Post != nil:
		parts = []string{page.Blog.Title}
		if !page.Post.Date.IsZero() {
			parts = append(parts, a.date(page.Post.Date, contract.LongDate))
		}
		return strings.Join(parts, " · ")
	case page.Blog != nil && page.Route.Kind != route.PostList:
		return page.Blog.Title
	}
	for i, crumb := range result.Data.Breadcrumbs {
		if i < len(result.Data.Breadcrumbs)-1 && i >= len(result.Data.Breadcrumbs)-3 {
			parts = append(parts, crumb.Label)
		}
	}
	return strings.Join(parts, " › ")
}
