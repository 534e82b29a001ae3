package assemble

import (
	"html"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// Alternates returns the translations of a page that search engines list, including the page
// itself. Each of them names the same. The URL for readers of any other language is that of the
// original. A page that search engines do not list under its own URL has none.
func (a Assembler) Alternates(page *site.Page) shell.Alternates {
	all := page.Languages
	if len(all) == 0 {
		all = []site.InLocale{{Page: page, Edition: a.Edition}}
	}
	var found shell.Alternates
	isListed := false
	for _, same := range all {
		in := a
		in.Edition = same.Edition
		if !in.isCanonical(same.Page) || len(all) > 1 && in.isUnlisted(same.Page) {
			continue
		}
		url := same.Edition.Origin + same.Route.Path
		found.Pages = append(found.Pages, shell.Alternate{Language: same.Edition.Options.HTMLLang, URL: url})
		isListed = isListed || same.Page == page
		if same.Edition.Original == nil {
			found.Default = url
		}
	}
	if !isListed {
		return shell.Alternates{}
	}
	return found
}

// isCanonical reports whether a page is in the language of its locale, and no other URL stands for
// it.
func (a Assembler) isCanonical(page *site.Page) bool {
	return page.IsTranslated() && !page.IsNotFound() && a.canonical(page) == a.Edition.Origin+page.Route.Path
}

// locales returns where a page is in the other languages, unless it is at the same place below
// their home pages.
func (a Assembler) locales(page *site.Page) []contract.Alternate {
	if len(a.Editions) < 2 {
		return nil
	}
	if page == nil || page.IsNotFound() {
		return a.homes("", func(*site.Edition) bool { return true })
	}
	below := strings.TrimPrefix(page.Route.Path, a.Edition.Routes.Home())
	known := make(map[*site.Edition]bool, len(page.Languages))
	var moved []contract.Alternate
	for _, same := range page.Languages {
		known[same.Edition] = true
		if strings.TrimPrefix(same.Route.Path, same.Edition.Routes.Home()) != below {
			moved = append(moved, contract.Alternate{Locale: same.Edition.Locale, Href: a.Edition.LinkTo(same.Edition.Address, same.Route.Path)})
		}
	}
	return append(moved, a.homes(a.labels().Text("docgen.locales.missing"),
		func(edition *site.Edition) bool { return !known[edition] && !isDeferred(edition, page) })...)
}

// homes returns the home pages of other locales, with which readers continue if these do not have
// a page.
func (a Assembler) homes(missing string, includes func(*site.Edition) bool) []contract.Alternate {
	var found []contract.Alternate
	for _, edition := range a.Editions {
		if edition != a.Edition && includes(edition) {
			found = append(found, contract.Alternate{Locale: edition.Locale, Href: a.Edition.LinkTo(edition.Address, edition.Routes.Home()), Missing: missing})
		}
	}
	return found
}

// isDeferred reports whether a locale may have a page in a version that is not read yet.
func isDeferred(edition *site.Edition, page *site.Page) bool {
	if page.Set == nil {
		return false
	}
	for _, set := range edition.Sets {
		if set.ID.Instance == page.Set.ID.Instance && set.ID.Version == page.Set.ID.Version {
			return set.Deferred
		}
	}
	return false
}

// translation returns what a page that is not translated, or whose original has changed since,
// tells its readers. It is nil for other pages, and for generated pages, whose own words are always
// in the reader's language.
func (a Assembler) translation(page *site.Page) *contract.Translation {
	switch original := a.Edition.Original; {
	case page.IsNotFound() || !page.IsWritten() || page.Source == nil:
		return nil
	case !page.IsTranslated():
		result := &contract.Translation{Language: original.Options.HTMLLang, Direction: contract.Direction(original.Options.Direction)}
		if a.Config.I18n.Untranslated == config.UntranslatedNotice {
			result.Notice = a.notice(page, a.labels().Fill("docgen.translation.missing", "language", original.Options.Label))
		}
		return result
	case page.Text != nil && page.Text.IsStale():
		return &contract.Translation{Notice: a.notice(page, a.labels().Text("docgen.translation.stale"))}
	}
	return nil
}

// notice returns the HTML of a text that leads to the original of a page.
func (a Assembler) notice(page *site.Page, text string) string {
	original := a.Edition.Original
	notice := html.EscapeString(text) + ` <a href="` + html.EscapeString(a.Edition.LinkTo(original.Address, page.Source.Route.Path)) +
		`" hreflang="` + html.EscapeString(original.Options.HTMLLang) + `">` + html.EscapeString(a.labels().Text("docgen.translation.original")) + `</a>`
	if page.Script != nil { // its notice is inside the element with the language of the content
		return `<div lang="` + html.EscapeString(a.Edition.Options.HTMLLang) + `" dir="` + string(a.Edition.Options.Direction) + `">` + notice + `</div>`
	}
	return notice
}
