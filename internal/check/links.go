package check

import (
	"context"
	"iter"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// Links holds the resolved links of each text, in the order of the document's links.
type Links struct {
	byText  map[*site.Text]kept
	sources map[*site.Edition]policy.Sources // that the texts of a locale refer to; nil for unknown
}

// Of returns the resolved links of a text.
func (l Links) Of(text *site.Text) []markdown.Resolved { return slices.Collect(l.All(text)) }

// All iterates over the resolved links of a text.
func (l Links) All(text *site.Text) iter.Seq[markdown.Resolved] { return l.byText[text].links() }

// Sum returns the hash of the resolved links of a text.
func (l Links) Sum(text *site.Text) fingerprint.Hash { return l.byText[text].sum }

// Showing returns the links with the variants of the images that they lead to. sources returns these by
// the URL of the image.
func (l Links) Showing(s site.Site, sources func(*site.Edition) map[string][]markdown.Source) Links {
	changed := l
	changed.byText = maps.Clone(l.byText)
	for _, edition := range s.Editions {
		found := sources(edition)
		for text := range edition.Texts() {
			changed.byText[text] = keep(withSources(text.Files(), l.Of(text), found))
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

// followLinks follows all links of all texts. Links of a text without findings are followed again only if the text, the
// site's routes and files, or the anchors of pages that they name have changed.
func followLinks(ctx context.Context, s site.Site, engine *incremental.Engine, jobs int) (Links, []diag.Diagnostic) {
	all := Links{byText: map[*site.Text]kept{}}
	var findings []diag.Diagnostic
	for _, edition := range s.Editions {
		texts, f := slices.Collect(edition.Texts()), newFollower(edition, engine)
		var inEdition []diag.Diagnostic
		for i, found := range parallel.Map(ctx, jobs, texts, f.follow) {
			all.byText[texts[i]] = found.links
			inEdition = append(inEdition, found.findings...)
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
