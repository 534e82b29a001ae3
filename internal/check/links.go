package check

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// Links holds the resolved links of each text, in the order of the document's links.
type Links struct {
	byText  map[*site.Text]kept
	clean   map[textKey]textLinks // texts without findings
	targets map[string]link.Targets
	sources map[*site.Edition]policy.Sources // that the texts of a locale refer to; nil for unknown
}

// textKey identifies a text in a locale.
type textKey struct{ locale, file string }

// textLinks holds the links of a text with a certain content.
type textLinks struct {
	text  fingerprint.Hash
	links kept
}

// Of returns the resolved links of a text.
func (l Links) Of(text *site.Text) []markdown.Resolved { return l.byText[text].links() }

// Showing returns the links with the variants of the images that they lead to. sources returns these by
// the URL of the image.
func (l Links) Showing(s site.Site, sources func(*site.Edition) map[string][]markdown.Source) Links {
	changed := l
	changed.byText = maps.Clone(l.byText)
	for _, edition := range s.Editions {
		found := sources(edition)
		for text := range edition.Texts() {
			changed.byText[text] = keep(withSources(text.Listed().Links, l.Of(text), found))
		}
	}
	return changed
}

// withSources returns the resolved links of a document with the variants of its images.
func withSources(written []markdown.Link, links []markdown.Resolved, sources map[string][]markdown.Source) []markdown.Resolved {
	changed := links
	for i := range min(len(written), len(links)) {
		url, _, _ := strings.Cut(links[i].Href, "#")
		if found := sources[url]; len(found) > 0 && written[i].Kind == markdown.Image && !written[i].InHTML {
			if len(changed) > 0 && &changed[0] == &links[0] {
				changed = slices.Clone(links)
			}
			changed[i].Variants = found
		}
	}
	return changed
}

// followLinks follows all links of all texts. It reuses earlier results for unchanged texts if
// all possible targets are unchanged too.
func followLinks(ctx context.Context, s site.Site, jobs int, earlier Links) (Links, []diag.Diagnostic) {
	all := Links{byText: map[*site.Text]kept{}, clean: map[textKey]textLinks{}, targets: map[string]link.Targets{}}
	var findings []diag.Diagnostic
	for _, edition := range s.Editions {
		before, known := earlier.targets[edition.Locale]
		isSame := known && edition.Targets.ResolvesLike(before)
		all.targets[edition.Locale] = edition.Targets
		var texts []*site.Text
		for text := range edition.Texts() {
			texts = append(texts, text)
		}
		type result struct {
			links    kept
			findings []diag.Diagnostic
		}
		shownOn := edition.ShownOn()
		var inEdition []diag.Diagnostic
		for i, found := range parallel.Map(ctx, jobs, texts, func(text *site.Text) result {
			if last := earlier.clean[textKey{edition.Locale, text.Name}]; isSame && last.text == text.Hash && !last.text.IsZero() {
				return result{links: last.links}
			}
			links, findings := edition.Targets.Doc(text.Doc, text.Shown(), shownOn[text]...)
			return result{keep(links), findings}
		}) {
			all.byText[texts[i]] = found.links
			inEdition = append(inEdition, found.findings...)
			if len(found.findings) == 0 && len(shownOn[texts[i]]) == 0 {
				all.clean[textKey{edition.Locale, texts[i].Name}] = textLinks{texts[i].Hash, found.links}
			}
		}
		findings = append(findings, diag.Beyond(findings, inEdition)...)
	}
	return all, findings
}

// followDrafts follows the links of drafts, which may lead to other drafts. Their findings are
// at most warnings, because a build leaves drafts out.
func followDrafts(input site.Input, edition *site.Edition) []diag.Diagnostic {
	if len(edition.Drafts) == 0 {
		return nil
	}
	targets := edition.WithDrafts()
	targets.Assets = draftAssets(input, edition)
	var findings []diag.Diagnostic
	for _, page := range edition.Drafts {
		_, problems := targets.Doc(page.Text.Doc, page.Text.Shown())
		for _, finding := range problems {
			finding.Severity = min(finding.Severity, diag.Warning)
			findings = append(findings, finding)
		}
	}
	return findings
}

// scriptLinks follows the links in the site's own code.
func scriptLinks(s site.Site, edition *site.Edition) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, script := range s.Scripts {
		findings = append(findings, edition.Targets.Script(script.File, script.Links)...)
	}
	return findings
}
