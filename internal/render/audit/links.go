package audit

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/agents"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// target is what a URL of the site leads to.
type target struct {
	isHTML bool
	twin   string // URL of its Markdown; "" if it has none
	to     string // where a redirect leads; "" for others
}

// links checks where the lists of the site's author lead. Those that docgen generates need no check.
func (in Input) links() []diag.Diagnostic {
	lists := in.lists()
	if len(lists) == 0 {
		return nil
	}
	var findings []diag.Diagnostic
	targets := in.targets()
	known := slices.Sorted(maps.Keys(targets))
	for _, list := range lists {
		for _, entry := range agents.Entries(list.text) {
			to := list.resolve(entry)
			found, exists := targets[to]
			if to == "" || !in.isOwn(to) || exists && !found.isHTML {
				continue
			}
			finding := diag.Diagnostic{
				Severity: diag.Warning, Code: linksCode, File: list.file.File, Line: entry.Line, Column: entry.Column, Length: len([]rune(entry.URL)),
				Source: lineOf(list.text, entry.Line),
			}
			switch {
			case !exists:
				finding.Text = fmt.Sprintf("%q leads to no page or file of the site", entry.URL)
				finding.Fix = diag.Nearest(to, known)
				if finding.Fix != "" {
					finding.Hint = fmt.Sprintf("did you mean %q?", finding.Fix)
				}
			case found.to != "":
				finding.Text, finding.Hint = fmt.Sprintf("%q leads to a redirect", entry.URL),
					fmt.Sprintf("it leads to %s: link to the Markdown of that page", found.to)
			case found.twin != "":
				finding.Text, finding.Hint, finding.Fix = fmt.Sprintf("%q leads to HTML", entry.URL),
					fmt.Sprintf("link to the Markdown of the page: %q", found.twin), found.twin
			default:
				finding.Text, finding.Hint = fmt.Sprintf("%q leads to HTML", entry.URL),
					"agents read Markdown best, which this page does not have: link to another page"
			}
			findings = append(findings, finding)
		}
	}
	return findings
}

// isOwn reports whether a URL is one of the site.
func (in Input) isOwn(href string) bool {
	return slices.ContainsFunc(in.Site.Editions, func(edition *site.Edition) bool {
		return strings.HasPrefix(href+"/", edition.Origin+edition.Root)
	})
}

// targets returns what the site has, by the keys of URLs.
func (in Input) targets() map[string]target {
	targets := map[string]target{}
	for _, edition := range in.Site.Editions {
		for _, page := range edition.Pages {
			shown := target{isHTML: true}
			if file := in.Assemblers[0].TwinOf(page); file != "" {
				shown.twin = urlIn(edition, file)
				targets[key(shown.twin)] = target{}
			}
			targets[key(edition.Origin+page.Route.Path)], targets[key(urlIn(edition, page.Route.Output))] = shown, shown
		}
		for _, redirect := range edition.Redirects.Pages {
			targets[key(edition.Origin+redirect.Path)] = target{isHTML: true, to: redirect.To}
		}
		for _, name := range append(edition.Feeds(), "sitemap.xml", llms.FullName) {
			targets[key(urlIn(edition, edition.Routes.File(name)))] = target{}
		}
	}
	for _, file := range in.Site.Static {
		targets[key(in.urlOf(file))] = target{isHTML: path.Ext(file.Name) == ".html"}
	}
	return targets
}

// lineOf returns a line of a text, from 1.
func lineOf(text string, number int) string {
	for line := range strings.Lines(text) {
		if number--; number == 0 {
			return strings.TrimRight(line, "\r\n")
		}
	}
	return ""
}
