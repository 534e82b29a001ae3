package read

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/locale"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// leavesOut reports whether the locale leaves out pages that are not translated. Links to them lead
// to the originals.
func leavesOut(r text.Reader) bool {
	wanted := r.Input.Config.I18n.Untranslated
	return r.Originals != nil && (wanted == config.UntranslatedOmit || wanted == config.UntranslatedRedirect)
}

// omittedPage is a page that a locale leaves out.
type omittedPage struct {
	path, to string // URLs that the page would have, and of the original
	report   diag.Report
}

// originalURL returns the URL of the original of a page as a link from a locale, or "" if it has
// none.
func (t texts) originalURL(from locale.Address, ref route.Ref) string {
	if ref.Set.Locale != "" {
		ref.Set.Locale = t.original.Locale
	}
	original, found := t.original.Routes.ByRef(ref)
	if !found {
		return ""
	}
	return from.LinkTo(t.original.Address, original.Path)
}

// elsewhere returns the URLs of the originals of texts that a locale leaves out, by id.
func (t texts) elsewhere(from locale.Address, omitted []*site.Text, ref func(*site.Text) route.Ref) map[string]string {
	urls := map[string]string{}
	for _, text := range omitted {
		if url := t.originalURL(from, ref(text)); url != "" {
			urls[text.ID] = url
		}
	}
	return urls
}

// withoutRepeated splits pages of src/pages into those that a locale has, and those that it leaves
// out. It always has its own page for unknown paths.
func (t texts) withoutRepeated(wanted site.EditionInput, pages []pending) (kept, omitted []pending) {
	for _, each := range pages {
		isKept := each.page.Route.Kind == route.NotFound
		if text := each.page.Text; text != nil {
			isKept = isKept || text.IsTranslated()
		} else {
			isKept = isKept || len(wanted.Messages.Own()) > 0 || wanted.Pages != "" && strings.HasPrefix(each.page.Script.File, wanted.Pages+"/")
		}
		each.elsewhere = t.originalURL(wanted.Address, each.page.Route.Ref)
		if isKept || each.elsewhere == "" {
			each.elsewhere = ""
			kept = append(kept, each)
		} else {
			omitted = append(omitted, each)
		}
	}
	return kept, omitted
}

// omittedPages lists the pages that a locale leaves out.
func (p planned) omittedPages(sites []pending) []omittedPage {
	var all []omittedPage
	add := func(page *site.Page) {
		if original, found := p.routes.ByRef(page.Route.Ref); found && original.Output == "" {
			all = append(all, omittedPage{p.routes.Place(path.Join(page.Base(), page.Text.Slug)).Path, original.Path, page.Report})
		}
	}
	for _, set := range p.sets {
		for _, text := range set.Omitted {
			add(docPage(set, text))
		}
	}
	for _, blog := range p.blogs {
		for _, text := range blog.Omitted {
			add(postPage(blog, postText{Text: text}))
		}
	}
	for _, each := range sites {
		all = append(all, omittedPage{p.routes.Place(each.slug).Path, each.elsewhere, each.page.Report})
	}
	return all
}

// withOmitted adds redirects from the pages that a locale leaves out, if the config asks for them. The
// home page of a locale always leads to a page.
func withOmitted(plan redirect.Plan, cfg config.Config, edition *site.Edition, left []omittedPage) redirect.Plan {
	home := edition.Routes.Home()
	plan.Pages = slices.Clone(plan.Pages)
	for _, page := range left {
		if cfg.I18n.Untranslated == config.UntranslatedOmit {
			if page.path != home {
				continue
			}
			if main := edition.Sets[0].Home; len(edition.Sets[0].Docs) > 0 {
				page.to = main
			}
		}
		if page.path != home {
			page.path = redirect.Plain(page.path)
		}
		plan.Pages = append(plan.Pages, redirect.Page{
			Path: page.path, To: page.to, IsTemporary: true,
			Rule: redirect.Rule{From: page.path, Reporter: func(string) diag.Report { return page.report }},
		})
	}
	slices.SortFunc(plan.Pages, func(a, b redirect.Page) int { return strings.Compare(a.Path, b.Path) })
	return plan
}
