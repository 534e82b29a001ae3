package link

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown/script"
)

// Script follows the links in a file of the site's own code. Relative links are followed only
// in pages, because only pages have a URL to resolve them from.
func (t Targets) Script(file string, links []script.Link) []diag.Diagnostic {
	from := content.Doc{ID: file, Name: file, File: file}
	_, isPage := t.Routes.ByRef(route.Ref{Kind: route.Site, ID: file})
	var findings []diag.Diagnostic
	for _, link := range links {
		if finding := t.inCode(from, link, isPage); finding != nil {
			finding.File, finding.Line, finding.Column, finding.Length = file, link.Line, link.Column, link.Length
			finding.Source = link.Source
			findings = append(findings, *finding)
		}
	}
	return findings
}

func (t Targets) inCode(from content.Doc, link script.Link, isPage bool) *diag.Diagnostic {
	target := link.Target
	isPath := strings.HasPrefix(target, "/") && !strings.HasPrefix(target, "//")
	switch {
	case hasScheme(target), strings.HasPrefix(target, "//"):
		return nil
	case link.Kind == script.BaseURLCall:
		return t.basePath(target)
	case link.Kind == script.ComponentLink && (isPath || isPage):
		return t.component(from, target)
	case isPath:
		return t.written(link)
	}
	return nil
}

// basePath checks the argument of useBaseUrl. It may be the start of a path; then pages or
// files must exist below it.
func (t Targets) basePath(link string) *diag.Diagnostic {
	below := "/" + strings.TrimPrefix(link, "/")
	if t.isFolder(below) {
		return nil
	}
	return t.component(content.Doc{}, below)
}

// isFolder reports whether pages or static files exist below a path.
func (t Targets) isFolder(link string) bool {
	folder := strings.TrimSuffix(strings.TrimPrefix(withoutSuffix(link), t.Routes.Home()), "/")
	folder = strings.TrimPrefix(folder, "/") + "/"
	for name := range t.Static {
		if strings.HasPrefix(name, folder) {
			return true
		}
	}
	for _, known := range t.Routes.Routes {
		if strings.HasPrefix(known.Path, t.Routes.Home()+folder) {
			return true
		}
	}
	return folder == "/"
}

// written checks a path in an attribute of an HTML element, which docgen does not rewrite.
// Outside the base URL the path may belong to another site on the host, so only a path that
// exists on this site is reported.
func (t Targets) written(link script.Link) *diag.Diagnostic {
	home := t.Routes.Home()
	if strings.HasPrefix(withoutSuffix(link.Target)+"/", home) {
		return t.underBase(link)
	}
	isHere := t.Routes.Resolve(content.Doc{}, link.Target).Kind == route.Page || t.isStatic(withoutSuffix(link.Target))
	if !isHere || withoutSuffix(link.Target) == "/" {
		return nil
	}
	suggested := fmt.Sprintf("use <Link to=%q> from @docusaurus/Link", link.Target)
	if link.Kind == script.ElementImage {
		suggested = fmt.Sprintf("write src={useBaseUrl(%q)}", link.Target)
	}
	finding := t.finding(fmt.Sprintf("%q does not start with the base URL", link.Target), suggestion{
		hint: fmt.Sprintf("%s, or write %q", suggested, home+link.Target[1:]),
	})
	if finding != nil {
		finding.Severity = min(finding.Severity, diag.Warning)
	}
	return finding
}

func (t Targets) underBase(link script.Link) *diag.Diagnostic {
	if link.Kind != script.ElementImage {
		return t.component(content.Doc{}, link.Target)
	}
	if t.isStatic(withoutSuffix(link.Target)) {
		return nil
	}
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: "images", Text: fmt.Sprintf("no image %q", link.Target), Cause: link.Target,
		Hint: "docgen looks in the static folders for a path that starts with a slash",
	}
	below := strings.TrimPrefix(withoutSuffix(link.Target), t.Routes.Home())
	if near := nearest(below, slices.Sorted(maps.Keys(t.Static))); near != "" {
		finding.Hint, finding.Fix = didYouMean(t.Routes.Home()+near), t.Routes.Home()+near+suffix(link.Target)
	}
	return &finding
}
