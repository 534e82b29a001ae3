package link

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

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
	if extension := path.Ext(withoutSuffix(link)); target.Kind != route.External && (extension == ".md" || extension == ".mdx") {
		suggested := suggestion{hint: "write the URL of the page, such as /guide/setup"}
		if target.Kind == route.Page {
			suggested = suggest(target.Route.Path)
		}
		return t.finding(fmt.Sprintf("a component cannot link to the file %q", withoutSuffix(link)), suggested)
	}
	_, _, finding := t.follow(from, link, target)
	return finding
}

// missingFiles reports paths in the author's HTML that lead to no page or file. docgen does
// not rewrite these paths, so they must start with the base URL. It resolves image paths like
// those in Markdown, so they are not checked here.
func (t Targets) missingFiles(doc content.Doc, document markdown.Document) []diag.Diagnostic {
	if !t.HTML {
		return nil
	}
	var findings []diag.Diagnostic
	for _, tag := range document.Tags {
		for _, name := range []string{"href", "src", "poster"} {
			target := tag.Attributes[name]
			if tag.Name == "img" || !strings.HasPrefix(target, "/") || strings.HasPrefix(target, "//") {
				continue
			}
			if text, hint := t.missingFile(target); text != "" {
				findings = append(findings, At(doc.Name, document, tag.Place, diag.Diagnostic{
					Severity: diag.Warning, Code: "missing-files", Text: text, Hint: hint, Cause: withoutSuffix(target),
				}))
			}
		}
	}
	return findings
}

// missingFile says why a path leads to no page or file; "" if it does lead to one.
func (t Targets) missingFile(target string) (text, hint string) {
	found := t.Routes.Resolve(content.Doc{}, target)
	below := strings.TrimPrefix(strings.TrimPrefix(withoutSuffix(target), t.Routes.Home()), "/")
	isThere := found.Kind == route.Page || t.isStatic(found.Wanted) || t.isUnread(content.Doc{}, found)
	hasBase := strings.HasPrefix(withoutSuffix(target)+"/", t.Routes.Home())
	switch {
	case isThere && hasBase:
		return "", ""
	case isThere:
		return fmt.Sprintf("%q does not start with the base URL", target), fmt.Sprintf("write %q", t.Routes.Home()+below+suffix(target))
	}
	if t.guesses.take() {
		if near := nearest(below, slices.Sorted(maps.Keys(t.Static))); near != "" {
			return fmt.Sprintf("no page or file at %q", target), didYouMean(t.Routes.Home() + near)
		}
	}
	return fmt.Sprintf("no page or file at %q", target), "put the file in a static folder; to link to a page, use a Markdown link"
}
