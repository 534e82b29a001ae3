package build

import (
	"os"
	"slices"
	"strings"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/output"
	"docgen/internal/redirect"
	"docgen/internal/route"
)

// planRedirects works out where URLs lead that are gone: by the config, and by the
// front matter of the docs that took their place.
func (p *plan) planRedirects() {
	var rules []redirect.Rule
	for i, option := range p.config.Redirects {
		for j, from := range option.From {
			rules = append(rules, redirect.Rule{From: from, To: option.To, Report: func(part string, severity diag.Severity, text, hint string) diag.Diagnostic {
				place := []any{"redirects", i, part}
				if part == "from" && p.config.Given("redirects", i, part, j) {
					place = append(place, j)
				}
				return p.config.Diagnostic(severity, text, hint, place...)
			}})
		}
	}
	for _, page := range p.pages {
		for _, from := range page.doc.FrontMatter.RedirectFrom {
			rules = append(rules, redirect.Rule{From: from, Target: p.path(page.doc.ID), Report: func(_ string, severity diag.Severity, text, hint string) diag.Diagnostic {
				return page.doc.Report("redirect_from", severity, text, hint)
			}})
		}
	}
	if len(rules) == 0 {
		return
	}
	var findings []diag.Diagnostic
	p.redirects, findings = redirect.Make(rules, redirected{p})
	p.findings = append(p.findings, findings...)
	p.checker.Moved = p.redirects.Find
}

// redirected answers what redirects need to know of the site.
type redirected struct{ *plan }

// Locate implements redirect.Site.
func (r redirected) Locate(path string) (full, taken string) {
	target := r.routes.Resolve(content.Doc{}, path)
	if target.Kind == route.Page {
		if file := r.routes.File(target.Route.DocID); file != "" {
			return target.Route.Path, "the page of " + r.config.Docs.Path + "/" + file
		}
		return target.Route.Path, "a page that docgen makes"
	}
	name := strings.TrimPrefix(target.Wanted, r.routes.Home())
	if r.checker.Static[name] {
		return target.Href, "the static file " + name
	}
	return target.Href, ""
}

// HasAnchor implements redirect.Site.
func (r redirected) HasAnchor(path, anchor string) bool {
	return r.checker.Anchors[r.routes.Resolve(content.Doc{}, path).Route.DocID][anchor]
}

// Path implements redirect.Site.
func (r redirected) Path(link string) (href string, external bool, finding *diag.Diagnostic) {
	return r.checker.Path(link)
}

// redirectScript is the URL of the script that leads readers on.
func (p *plan) redirectScript() string {
	name, _ := redirect.Script()
	return p.routes.URL(assetsFolder + "/" + name)
}

// movedScript is the script element of a page some of whose anchors are gone; ""
// for others.
func (p *plan) movedScript(path string) string {
	anchors := p.redirects.Moved[strings.TrimSuffix(path, "/")]
	if path == "/" {
		anchors = p.redirects.Moved[path]
	}
	if len(anchors) == 0 {
		return ""
	}
	return redirect.Element(p.redirectScript(), "", anchors)
}

// redirectClaims are the documents at URLs that are gone.
func (p *plan) redirectClaims() []claim {
	var claims []claim
	for _, page := range p.redirects.Pages {
		claims = append(claims, claim{[]string{p.routes.OutputOf(page.Path)}, "the redirect from " + page.Rule.From,
			func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return page.Rule.Report("from", severity, text, hint)
			}})
	}
	return claims
}

// redirectFiles are the documents at URLs that are gone, the script that they
// load, and the rules for hosts, behind those that the site has already.
func (p *plan) redirectFiles() ([]output.File, error) {
	if len(p.redirects.Pages) == 0 && len(p.redirects.Moved) == 0 {
		return nil, nil
	}
	name, script := redirect.Script()
	files := []output.File{{Name: assetsFolder + "/" + name, Content: script}}
	for _, page := range p.redirects.Pages {
		files = append(files, output.File{Name: p.routes.OutputOf(page.Path), Content: page.HTML(p.config.URL, p.redirectScript())})
	}
	rules := []byte(p.redirects.Rules())
	for _, file := range p.static {
		if file.Name == redirect.FileName {
			own, err := os.ReadFile(file.Path)
			if err != nil {
				return nil, err
			}
			rules = slices.Concat(own, []byte("\n"), rules)
		}
	}
	return append(files, output.File{Name: redirect.FileName, Content: rules}), nil
}
