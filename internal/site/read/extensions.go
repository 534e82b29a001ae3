package read

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/site"
)

// withExtensions adds the redirects between URLs with and without a file extension. Whatever else
// is at such a URL stays there. Hosts get no rules for them, because they limit the number of
// rules, and many already ignore the extension.
func withExtensions(plan redirect.Plan, cfg config.Config, edition *site.Edition) redirect.Plan {
	wanted := cfg.RedirectExtensions
	if len(wanted.From)+len(wanted.To) == 0 {
		return plan
	}
	taken := newOccupied(edition)
	var pages []redirect.Page
	add := func(from, to, list string) {
		if taken.has(edition.Routes.OutputOf(from)) || taken.has(strings.TrimPrefix(from, cfg.BaseURL)) {
			return
		}
		rule := redirect.Rule{From: from, Target: to, Reporter: func(string) diag.Report { return cfg.Reporter("redirectExtensions", list) }}
		pages = append(pages, redirect.Page{Path: from, To: to, Rule: rule, IsTemporary: true})
	}
	for _, page := range edition.Pages {
		to := page.Route.Path
		path := redirect.Plain(to)
		if path == "/" || path+"/" == cfg.BaseURL {
			continue
		}
		for _, extension := range wanted.From {
			if !strings.HasSuffix(path, "."+extension) {
				add(path+"."+extension, to, "from")
			}
		}
		for _, extension := range wanted.To {
			if from, has := strings.CutSuffix(path, "."+extension); has && !strings.HasSuffix(from, "/") {
				add(from, to, "to")
			}
		}
	}
	return plan.Add(pages)
}
