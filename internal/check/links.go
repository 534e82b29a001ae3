package check

import (
	"context"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/fingerprint"
	"docgen/internal/link"
	"docgen/internal/markdown"
	"docgen/internal/parallel"
	"docgen/internal/site"
)

// Links are where the links of a site's texts lead, in the order of each document's links.
type Links struct {
	of      map[*site.Text][]markdown.Resolved
	clean   map[textKey]textLinks // those without a finding
	targets map[string]link.Targets
}

// textKey is a text of a locale.
type textKey struct{ locale, file string }

// textLinks are the links of a text of some content.
type textLinks struct {
	text  fingerprint.Hash
	links []markdown.Resolved
}

// Of returns where the links of a text lead.
func (l Links) Of(text *site.Text) []markdown.Resolved { return l.of[text] }

// followLinks follows every link of every text. Those of texts that have not changed are
// taken over from an earlier check, unless what they may lead to has changed.
func followLinks(ctx context.Context, s site.Site, jobs int, earlier Links) (Links, []diag.Diagnostic) {
	all := Links{of: map[*site.Text][]markdown.Resolved{}, clean: map[textKey]textLinks{}, targets: map[string]link.Targets{}}
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
			links    []markdown.Resolved
			findings []diag.Diagnostic
		}
		shownOn := edition.ShownOn()
		for i, found := range parallel.Map(ctx, jobs, texts, func(text *site.Text) result {
			if last := earlier.clean[textKey{edition.Locale, text.Name}]; isSame && last.text == text.Hash && !last.text.IsZero() {
				return result{links: last.links}
			}
			links, findings := follow(edition.Targets, text, shownOn[text])
			return result{links, findings}
		}) {
			all.of[texts[i]] = found.links
			if findings = append(findings, found.findings...); len(found.findings) == 0 && len(shownOn[texts[i]]) == 0 {
				all.clean[textKey{edition.Locale, texts[i].Name}] = textLinks{texts[i].Hash, found.links}
			}
		}
	}
	return all, findings
}

// follow follows the links of a text. Findings show lines of it, which is read again for
// them; its author may have changed it since.
func follow(targets link.Targets, text *site.Text, shownOn []content.Doc) ([]markdown.Resolved, []diag.Diagnostic) {
	links, findings := targets.Doc(text.Doc, text.Document, shownOn...)
	if len(findings) == 0 {
		return links, nil
	}
	if _, shown := targets.Doc(text.Doc, text.Whole(), shownOn...); len(shown) == len(findings) {
		findings = shown
	}
	return links, findings
}

// followDrafts follows the links of drafts, which may lead to drafts too. What is wrong
// with them does not stop a build, which leaves them out.
func followDrafts(input site.Input, edition *site.Edition) []diag.Diagnostic {
	if len(edition.Drafts) == 0 {
		return nil
	}
	targets := edition.WithDrafts()
	targets.Assets = draftAssets(input, edition)
	var findings []diag.Diagnostic
	for _, page := range edition.Drafts {
		_, found := follow(targets, page.Text, nil)
		for _, finding := range found {
			finding.Severity = min(finding.Severity, diag.Warning)
			findings = append(findings, finding)
		}
	}
	return findings
}
