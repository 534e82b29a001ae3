// Package check finds what is wrong with the site before anything is rendered:
// broken links, anchors and pictures, and ids in the config that do not exist.
//
// [Site.Doc] follows every link of one doc and gives both what it becomes in
// HTML and what is wrong with it, so that the two cannot differ. The package
// reads no file and renders nothing.
package check

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"docgen/internal/asset"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/route"
)

// Severities say how grave each finding is.
type Severities struct {
	Links   diag.Severity
	Anchors diag.Severity
}

// Site is what links may lead to.
type Site struct {
	Routes     route.Table
	Anchors    map[string]map[string]bool // by doc id: the ids in its page
	Assets     map[Reference]asset.Asset  // files that docs link to or show
	Static     map[string]bool            // output names of static files
	Severities Severities
}

// Reference is a link of a doc to a file.
type Reference struct {
	Doc  string // path of the doc below the docs folder
	Link string // as written
}

// IsFileReference reports whether a link may mean a file other than a doc: a
// picture, or something to download.
func IsFileReference(link markdown.Link) bool {
	target := link.Target
	if strings.Contains(target, "://") || strings.HasPrefix(target, "//") || strings.HasPrefix(target, "#") || strings.HasPrefix(target, "data:") {
		return false
	}
	if link.Kind == markdown.Image || strings.HasPrefix(target, "@site/") {
		return true
	}
	target, _, _ = strings.Cut(target, "#")
	target, _, _ = strings.Cut(target, "?")
	switch path.Ext(target) {
	case "", ".md", ".mdx", ".html":
		return false
	}
	return !strings.HasPrefix(target, "mailto:") && !strings.HasPrefix(target, "tel:")
}

// Doc follows the links of a doc. The answers are in the order of
// document.Links.
func (s Site) Doc(doc content.Doc, document markdown.Document) ([]markdown.Resolved, []diag.Diagnostic) {
	resolved := make([]markdown.Resolved, len(document.Links))
	var findings []diag.Diagnostic
	for i, link := range document.Links {
		var finding *diag.Diagnostic
		if resolved[i], finding = s.link(doc, link); finding != nil {
			place := link.Place
			finding.File, finding.Line, finding.Column, finding.Length = doc.Name, place.Line, place.Column, place.Length
			finding.Source = doc.Line(place.Line)
			findings = append(findings, *finding)
		}
	}
	return resolved, findings
}

func (s Site) link(doc content.Doc, link markdown.Link) (markdown.Resolved, *diag.Diagnostic) {
	if link.Target == "" {
		return markdown.Resolved{}, &diag.Diagnostic{Severity: s.Severities.Links, Code: "links", Text: "the link leads nowhere", Hint: "write its target between the parentheses"}
	}
	if found, isAsset := s.Assets[Reference{Doc: doc.File, Link: link.Target}]; isAsset {
		fragment := ""
		if at := strings.IndexByte(link.Target, '#'); at >= 0 {
			fragment = link.Target[at:]
		}
		return markdown.Resolved{
			Href: s.Routes.URL(found.Output) + fragment, External: link.Kind == markdown.PageLink,
			Width: found.Width, Height: found.Height,
		}, nil
	}
	if link.Kind == markdown.Image {
		return s.image(link)
	}
	return s.page(doc, link)
}

// image answers for a picture that is not among the assets.
func (s Site) image(link markdown.Link) (markdown.Resolved, *diag.Diagnostic) {
	plain, vouched := strings.CutPrefix(link.Target, "pathname://")
	if vouched {
		return markdown.Resolved{Href: s.Routes.URL(plain)}, nil
	}
	if !IsFileReference(link) {
		return markdown.Resolved{Href: link.Target}, nil
	}
	return markdown.Resolved{Href: link.Target}, &diag.Diagnostic{
		Severity: diag.Error, Code: "images", Text: fmt.Sprintf("no image %q", link.Target), Hint: imageHint(link.Target),
	}
}

func imageHint(target string) string {
	if strings.HasPrefix(target, "/") {
		return "a path that starts with a slash is looked for in the static folders"
	}
	return "the path is relative to this file"
}

func (s Site) page(doc content.Doc, link markdown.Link) (markdown.Resolved, *diag.Diagnostic) {
	target := s.Routes.Resolve(doc, link.Target)
	resolved := markdown.Resolved{Href: target.Href, External: target.Kind == route.External && isWeb(target.Href)}
	switch target.Kind {
	case route.Missing:
		if s.Static[strings.TrimPrefix(target.Wanted, s.Routes.Home())] {
			resolved.External = true
			return resolved, nil
		}
		return resolved, s.missingPage(doc, link, target)
	case route.Page:
		if target.Anchor != "" && target.Route.Kind == route.Doc && !s.Anchors[target.Route.DocID][target.Anchor] {
			return resolved, s.missingAnchor(target)
		}
	}
	return resolved, nil
}

func isWeb(href string) bool {
	return strings.HasPrefix(href, "http:") || strings.HasPrefix(href, "https:") || strings.HasPrefix(href, "//")
}

func (s Site) missingPage(doc content.Doc, link markdown.Link, target route.Target) *diag.Diagnostic {
	finding := diag.Diagnostic{Severity: s.Severities.Links, Code: "links"}
	if target.IsFile {
		finding.Text = fmt.Sprintf("no page %q", target.Wanted)
		names := s.Routes.Files(doc)
		slices.Sort(names)
		finding.Hint = diag.DidYouMean(strings.TrimPrefix(target.Wanted, "./"), names)
		return &finding
	}
	finding.Text = fmt.Sprintf("no page at %q", link.Target)
	var paths []string
	for _, route := range s.Routes.Routes {
		paths = append(paths, route.Path)
	}
	finding.Hint = diag.DidYouMean(target.Wanted, paths)
	return &finding
}

func (s Site) missingAnchor(target route.Target) *diag.Diagnostic {
	anchors := slices.Sorted(maps.Keys(s.Anchors[target.Route.DocID]))
	for i, anchor := range anchors {
		anchors[i] = "#" + anchor
	}
	hint := diag.DidYouMean("#"+target.Anchor, anchors)
	if hint == "" && len(anchors) > 0 && len(anchors) <= 8 {
		hint = "the page has " + strings.Join(anchors, ", ")
	}
	return &diag.Diagnostic{
		Severity: s.Severities.Anchors, Code: "anchors",
		Text: fmt.Sprintf("no heading %q on %s", "#"+target.Anchor, target.Route.Path), Hint: hint,
	}
}

// Path checks a link of the config, which stands in no doc, and gives its final
// form.
func (s Site) Path(link string) (href string, external bool, finding *diag.Diagnostic) {
	target := s.Routes.Resolve(content.Doc{}, link)
	switch {
	case target.Kind == route.Missing && s.Static[strings.TrimPrefix(target.Wanted, s.Routes.Home())]:
		return target.Href, true, nil
	case target.Kind == route.Missing:
		return target.Href, false, s.missingPage(content.Doc{}, markdown.Link{Target: link}, target)
	}
	return target.Href, target.Kind == route.External && isWeb(target.Href), nil
}
