package link

import (
	"fmt"
	"path"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/route"
)

// elements reports links of components to nowhere. They lead to URLs: no one
// turns the name of a doc's file into its page's.
func (t Targets) elements(doc content.Doc, document markdown.Document, shownOn []content.Doc) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, link := range document.Elements {
		if isOfPage(link) && len(shownOn) > 0 {
			if _, finding := t.linkOfPages(shownOn, link); finding != nil {
				findings = append(findings, At(doc.Name, document, link.Place, *finding))
			}
			continue
		}
		from := doc.From(link.Place.File)
		target := t.Routes.Resolve(from, link.Target)
		_, _, finding := t.follow(from, link.Target, target)
		if extension := path.Ext(address(link.Target)); target.Kind != route.External && (extension == ".md" || extension == ".mdx") {
			way := advice{hint: "write the URL of a page, such as /guide/setup"}
			if target.Kind == route.Page {
				way = meant(target.Route.Path)
			}
			finding = t.finding(fmt.Sprintf("a component cannot lead to the file %q", address(link.Target)), way)
		}
		if finding != nil {
			findings = append(findings, At(doc.Name, document, link.Place, *finding))
		}
	}
	return findings
}
