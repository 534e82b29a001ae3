package link

import (
	"cmp"
	"fmt"
	"net/url"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// selfLinks reports links that use the full URL of a page of this site. The checks do not
// follow such links, and in a preview they lead to the published site.
func (t Targets) selfLinks(doc content.Doc, document markdown.Document) []diag.Diagnostic {
	if t.Origin == "" {
		return nil
	}
	var findings []diag.Diagnostic
	for _, list := range [][]markdown.Link{document.Links, document.Addresses} {
		for _, link := range list {
			if below, isOurs := t.below(link.Target); isOurs {
				findings = append(findings, At(doc.Name, document, link.Place, t.selfLink(doc.From(link.Place.File), link, below)))
			}
		}
	}
	return findings
}

// below returns the path of a URL if the URL belongs to the site.
func (t Targets) below(target string) (string, bool) {
	if len(target) < len(t.Origin) || !strings.EqualFold(target[:len(t.Origin)], t.Origin) {
		return "", false
	}
	parsed, err := url.Parse(target[len(t.Origin):])
	if err != nil || parsed.Host != "" {
		return "", false
	}
	below := cmp.Or(parsed.Path, "/")
	isBelowHome := below+"/" == t.Routes.Home() || strings.HasPrefix(below, t.Routes.Home())
	return below, isBelowHome && target[len(t.Origin):] == suffixFrom(target[len(t.Origin):])
}

// suffixFrom returns a text that starts like the path, query or fragment of a URL, or "" for
// any other text: "https://example.org.evil" has another host.
func suffixFrom(text string) string {
	if text == "" || strings.ContainsRune("/?#", rune(text[0])) {
		return text
	}
	return ""
}

func (t Targets) selfLink(doc content.Doc, link markdown.Link, below string) diag.Diagnostic {
	finding := diag.Diagnostic{
		Severity: diag.Warning, Code: "self-links", Cause: withoutSuffix(link.Target),
		Text: `the link uses the full URL of this site`,
	}
	target := t.Routes.Resolve(content.Doc{}, below)
	switch {
	case target.Kind == route.Missing && !t.isStatic(target.Wanted) && link.Kind != markdown.Image:
		return t.noSuchPage(finding, link, target)
	case target.Kind == route.Page && t.Routes.FileOf(target.Route.Ref) != "":
		finding.Fix = relative(path.Dir(doc.Name), t.Routes.FileOf(target.Route.Ref)) + suffix(link.Target)
	default:
		finding.Fix = "/" + strings.TrimPrefix(below, t.Routes.Home()) + suffix(link.Target)
	}
	finding.Hint = `write "` + finding.Fix + `"`
	return finding
}

// noSuchPage reports a full URL that belongs to no page. It is not an error, because it may
// belong to another app on the same host.
func (t Targets) noSuchPage(finding diag.Diagnostic, link markdown.Link, target route.Target) diag.Diagnostic {
	finding.Text = fmt.Sprintf("no page at %q", withoutSuffix(link.Target))
	if suggested := t.pageHint(target.Wanted, target.Wanted); suggested.fix != "" {
		finding.Code, finding.Severity = "links", min(t.Severities.Links, diag.Warning)
		finding.Hint, finding.Fix = didYouMean(t.Origin+suggested.fix), t.Origin+suggested.fix+suffix(link.Target)
		return finding
	}
	finding.Hint = "this site has no such page, but another app on the same host may have it"
	return finding
}
