package check

import (
	"net/url"
	"path"
	"strings"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/route"
)

// selfLinks reports links to pages of the site by their whole URL: they are not
// followed by the checks, and lead out of a preview.
func (s Site) selfLinks(doc content.Doc, document markdown.Document) []diag.Diagnostic {
	if s.Origin == "" {
		return nil
	}
	var findings []diag.Diagnostic
	for _, list := range [][]markdown.Link{document.Links, document.Addresses} {
		for _, link := range list {
			if below, own := s.below(link.Target); own {
				findings = append(findings, At(doc.Name, document, link.Place, s.selfLink(doc.From(link.Place.File), link, below)))
			}
		}
	}
	return findings
}

// below is the path of a URL when it is the site's own.
func (s Site) below(target string) (string, bool) {
	if len(target) < len(s.Origin) || !strings.EqualFold(target[:len(s.Origin)], s.Origin) {
		return "", false
	}
	address, err := url.Parse(target[len(s.Origin):])
	if err != nil || address.Host != "" {
		return "", false
	}
	below := address.Path
	if below == "" {
		below = "/"
	}
	isOwn := below+"/" == s.Routes.Home() || strings.HasPrefix(below, s.Routes.Home())
	return below, isOwn && target[len(s.Origin):] == suffixFrom(target[len(s.Origin):])
}

// suffixFrom is a text when it begins like the path, query or fragment of a URL:
// "https://example.org.evil" is of another host.
func suffixFrom(text string) string {
	if text == "" || strings.ContainsRune("/?#", rune(text[0])) {
		return text
	}
	return ""
}

func (s Site) selfLink(doc content.Doc, link markdown.Link, below string) diag.Diagnostic {
	finding := diag.Diagnostic{
		Severity: diag.Warning, Code: "self-links", Cause: address(link.Target),
		Text: `the link leads to the site itself by its whole URL`,
	}
	target := s.Routes.Resolve(content.Doc{}, below)
	switch {
	case target.Kind == route.Missing && !s.isStatic(target.Wanted) && link.Kind != markdown.Image:
		finding.Code, finding.Severity = "links", s.Severities.Links
		finding.Text = "no page at \"" + address(link.Target) + "\""
		if way := s.pageHint(below, target.Wanted); way.fix != "" {
			finding.Hint, finding.Fix = didYouMean(s.Origin+way.fix), s.Origin+way.fix+suffix(link.Target)
		} else {
			finding.Hint = "the site has no such page"
		}
		return finding
	case target.Kind == route.Page && target.Route.DocID != "":
		finding.Fix = relative(path.Dir(doc.File), s.Routes.File(target.Route.DocID)) + suffix(link.Target)
	default:
		finding.Fix = "/" + strings.TrimPrefix(below, s.Routes.Home()) + suffix(link.Target)
	}
	finding.Hint = `write "` + finding.Fix + `"`
	return finding
}
