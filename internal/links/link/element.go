package link

import (
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// elements reports broken links of components in a doc.
func (t Targets) elements(doc content.Doc, document markdown.Document, shownOn []content.Doc) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, link := range document.Elements {
		var finding *diag.Diagnostic
		if isOfPage(link) && len(shownOn) > 0 {
			_, finding = t.linkOfPages(shownOn, link)
		} else {
			finding = t.component(doc.From(link.Place.File), link.Target)
		}
		if finding != nil {
			findings = append(findings, At(doc.Name, document, link.Place, *finding))
		}
	}
	return findings
}

// component checks the target of a link component. The target must be a URL, because nothing
// replaces the name of a doc's file with the URL of its page.
func (t Targets) component(from content.Doc, link string) *diag.Diagnostic {
	target := t.Routes.Resolve(from, link)
	if extension := path.Ext(address(link)); target.Kind != route.External && (extension == ".md" || extension == ".mdx") {
		suggested := suggestion{hint: "write the URL of the page, such as /guide/setup"}
		if target.Kind == route.Page {
			suggested = suggest(target.Route.Path)
		}
		return t.finding(fmt.Sprintf("a component cannot link to the file %q", address(link)), suggested)
	}
	_, _, finding := t.follow(from, link, target)
	return finding
}
