package read

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// planRedirects works out the redirects from the config, and from the front matter of docs.
func planRedirects(cfg config.Config, edition *site.Edition) (redirect.Plan, []diag.Diagnostic) {
	var rules []redirect.Rule
	for i, option := range cfg.Redirects {
		for j, from := range option.From {
			rules = append(rules, redirect.Rule{From: from, To: option.To,
				Reporter: func(part string) diag.Report {
					if part == "from" && cfg.Given("redirects", i, part, j) {
						return cfg.Reporter("redirects", i, part, j)
					}
					return cfg.Reporter("redirects", i, part)
				}})
		}
	}
	claims := claims(edition)
	for _, page := range edition.Pages {
		for _, from := range retired(edition, page) {
			if keeper := claims[claimOf(page, from)]; keeper != nil && keeper != page.Set {
				continue // a copy of the doc leads readers on
			}
			rules = append(rules, redirect.Rule{From: from, Target: page.Route.Path,
				Reporter: func(string) diag.Report { return page.Text.Reporter("redirect_from") }})
		}
	}
	if len(rules) == 0 {
		return redirect.Plan{}, nil
	}
	return redirect.Make(rules, redirected{edition.Targets})
}

// redirects returns all redirects of a locale: those of the author, and those that docgen makes itself. Links lead
// to their targets.
func redirects(cfg config.Config, edition *site.Edition, left []omittedPage) (redirect.Plan, []diag.Diagnostic) {
	plan, findings := planRedirects(cfg, edition)
	plan = withExtensions(withAliases(plan, edition), cfg, edition)
	if len(plan.Pages)+len(plan.Moved) > 0 {
		edition.Targets.Moved = plan.Find
	}
	return withOmitted(plan, cfg, edition, left), findings
}

// claim is an old URL of a doc. Each version that has a copy of the doc may claim it.
type claim struct{ instance, id, from string }

func claimOf(p *site.Page, from string) claim {
	if p.Set == nil {
		return claim{}
	}
	return claim{p.Set.ID.Instance, p.Text.ID, from}
}

// claims returns the version whose copy of a doc keeps an old URL: the last one, which readers get, or else the newest.
func claims(e *site.Edition) map[claim]*site.DocSet {
	keepers := map[claim]*site.DocSet{}
	for _, page := range e.Pages {
		for _, from := range retired(e, page) {
			key := claimOf(page, from)
			if page.Set != nil && (keepers[key] == nil || page.Set.IsLast) {
				keepers[key] = page.Set
			}
		}
	}
	return keepers
}

// retired returns the old URLs of a page, as paths of the site.
func retired(e *site.Edition, page *site.Page) []string {
	var paths []string
	for _, from := range page.Doc().FrontMatter.RedirectFrom {
		paths = append(paths, inVersion(e, page.Set, inLocale(e, from)))
	}
	return paths
}

// inLocale returns a retired path without the folder of the locale, which the lock file has.
func inLocale(e *site.Edition, from string) string {
	if below, isBelow := strings.CutPrefix(from, "/"+e.Below+"/"); isBelow && e.Below != "" {
		return "/" + below
	}
	return from
}

// inVersion returns a retired path of another version as a path of the set's own version. A doc
// may be a copy from the version where its author wrote the path.
func inVersion(e *site.Edition, set *site.DocSet, from string) string {
	if set == nil || !strings.HasPrefix(from, "/") {
		return from
	}
	full := e.Routes.Under(from)
	written, _, _ := strings.Cut(full, "#")
	other := setAt(e, written)
	if other == nil || other == set || other.ID.Instance != set.ID.Instance {
		return from
	}
	inSet := set.Root() + strings.TrimPrefix(full, other.Root())
	if target := e.Routes.Resolve(content.Doc{}, inSet); target.Kind == route.Page && !strings.Contains(from, "#") {
		return from // the page is there, so the author means the other version
	}
	return inSet
}

// redirected answers the questions that redirects raise about the site.
type redirected struct{ link.Targets }

// Locate implements redirect.Site.
func (r redirected) Locate(path string) (full, taken string) {
	target := r.Routes.Resolve(content.Doc{}, path)
	if target.Kind == route.Page {
		if file := r.Routes.FileOf(target.Route.Ref); file != "" {
			return target.Route.Path, "the page of " + file
		}
		return target.Route.Path, "a page that docgen generates"
	}
	name, _ := r.Routes.Static(target.Wanted)
	if r.Static[name] || r.Own[name] {
		return target.Href, "the file " + name
	}
	return target.Href, ""
}

// HasAnchor implements redirect.Site.
func (r redirected) HasAnchor(path, anchor string) bool {
	return r.Anchors[r.Routes.Resolve(content.Doc{}, path).Route.Ref].Has(anchor)
}
