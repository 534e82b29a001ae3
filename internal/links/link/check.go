// Package link follows the links of docs, of the config and of the site's own code.
//
// Its main type is [Targets], which knows everything that links may lead to. [Targets.Doc]
// follows each link of a doc once, and returns both its URL in the HTML and the problems with
// it, so that the two always agree. The package does not read files and renders nothing.
package link

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// Severities says how severe each kind of finding is.
type Severities struct {
	Links   diag.Severity
	Anchors diag.Severity
}

// Targets holds everything that the links of one locale may lead to.
type Targets struct {
	Routes  route.Table
	Drafts  route.Table                    // docs that a build leaves out, with the routes they would have (in the preview: have)
	Unread  route.Table                    // pages that cannot be shown, because their files have errors
	Anchors map[route.Ref]markdown.Anchors // ids on the page of each Markdown file
	Assets  map[Reference]asset.Asset      // files that docs show or link to
	Static  map[string]bool                // output names of static files
	Own     map[string]bool                // files of the locale, such as feeds, relative to its home page
	Files   func(folder string) []string   // lists the files in a folder; paths are relative to the site folder; nil if unknown
	// Moved returns the new place of a URL path, with or without an anchor, that no longer
	// exists. It is nil if there are no redirects.
	Moved      func(path, anchor string) (to string, found bool)
	Replaced   map[Reference]string // what missing files are replaced by; nil for none
	Origin     string               // scheme and host of the site; "" for none
	HTML       bool                 // check paths in the author's HTML
	Severities Severities

	// Asked gets the path of each page whose anchors decide about a link; nil for nobody.
	Asked func(path string)

	guesses *guesses // for the doc whose links are followed; nil for no limit
}

// Reference is a link from a doc to a file.
type Reference struct {
	From string // the file that contains the link, relative to the site folder
	Link string // as written
}

// Doc follows the links of a doc and checks its headings, ids and images. The results are in
// the order of document.Links. shownOn lists the pages that show a doc which is not a page
// itself; its relative URLs are resolved from those pages.
func (t Targets) Doc(doc content.Doc, document markdown.Document, shownOn ...content.Doc) ([]markdown.Resolved, []diag.Diagnostic) {
	t.guesses = &guesses{left: maxGuesses}
	resolved := make([]markdown.Resolved, len(document.Links))
	findings := slices.Concat(repeatedIDs(doc, document), skippedLevels(doc, document), withoutAltText(doc, document), t.selfLinks(doc, document),
		t.missingFiles(doc, document), t.elements(doc, document, shownOn))
	type answer struct {
		resolved markdown.Resolved
		finding  *diag.Diagnostic
	}
	known := map[markdown.Link]answer{} // keyed by the link without its place, except for the file
	for i, link := range document.Links {
		key := link
		key.Described, key.Place = false, markdown.Place{File: link.Place.File}
		found, isKnown := known[key]
		switch {
		case isKnown:
		case isOfPage(link) && len(shownOn) > 0:
			found.resolved, found.finding = t.linkOfPages(shownOn, link)
		default:
			found.resolved, found.finding = t.link(doc.From(link.Place.File), link)
		}
		known[key], resolved[i] = found, found.resolved
		if found.finding != nil {
			findings = append(findings, At(doc.Name, document, link.Place, *found.finding))
		}
	}
	return resolved, findings
}

// At sets the place of a finding: in the named file, or in a file that the document includes.
func At(name string, document markdown.Document, place markdown.Place, finding diag.Diagnostic) diag.Diagnostic {
	finding.File, finding.Line, finding.Column, finding.Length = cmp.Or(place.File, name), place.Line, place.Column, place.Length
	excerpt := document.Around(place)
	finding.Source, finding.Skipped = excerpt.Text, excerpt.Skipped
	return finding
}

func (t Targets) link(doc content.Doc, link markdown.Link) (markdown.Resolved, *diag.Diagnostic) {
	if other, isReplaced := t.Replaced[Reference{From: doc.Name, Link: link.Target}]; isReplaced {
		link.Target = other
	}
	found, isAsset := t.Assets[Reference{From: doc.Name, Link: link.Target}]
	switch {
	case !isAsset && isLocalPath(link.Target):
		return markdown.Resolved{Href: link.Target}, t.localPath(doc, link)
	case isAsset && link.Kind == markdown.Image && !asset.IsImage(found.Output):
		return markdown.Resolved{Href: t.Routes.URL(found.Output)}, &diag.Diagnostic{
			Severity: diag.Error, Code: "images", Text: fmt.Sprintf("%q is not an image", link.Target),
			Hint: "use an SVG, PNG, JPEG, GIF, WebP or AVIF file, or link to this one",
		}
	case isAsset:
		width, height := shownSize(link, found)
		return markdown.Resolved{
			Href: t.Routes.URL(found.Output) + suffix(link.Target), External: link.Kind == markdown.PageLink,
			Width: width, Height: height, Natural: found.Width,
		}, brokenImage(link, found)
	case link.Kind == markdown.Image:
		resolved, finding := t.image(doc, link.Target)
		resolved.Width = link.Width
		return resolved, finding
	case link.Target == "":
		return markdown.Resolved{}, t.finding("the link has no target", suggestion{hint: "write the target between the parentheses"})
	}
	target := t.Routes.Resolve(doc, siteLink(doc, link.Target))
	if link.Kind == markdown.TypeLink && !t.showsType(doc, link, target) {
		return markdown.Resolved{}, nil
	}
	href, external, finding := t.follow(doc, link.Target, target)
	return markdown.Resolved{Href: href, External: external}, finding
}

// showsType reports whether the name of a type is a link. In a version without its page it is none, nor on
// the page itself.
func (t Targets) showsType(doc content.Doc, link markdown.Link, target route.Target) bool {
	switch target.Kind {
	case route.Missing:
		return t.isStatic(target.Wanted)
	case route.Page:
		return suffix(link.Target) != "" || t.Routes.FileOf(target.Route.Ref) != doc.Name
	}
	return true
}

// shownSize returns the size of an image on a page, in pixels.
func shownSize(link markdown.Link, found asset.Asset) (width, height int) {
	switch {
	case link.Width == 0:
		return found.Width, found.Height
	case found.Width == 0:
		return link.Width, 0
	}
	return link.Width, max(1, found.Height*link.Width/found.Width)
}

// Path checks a link outside of docs, such as a link in the config, and returns its final
// form. The finding has no place.
func (t Targets) Path(link string) (href string, external bool, finding *diag.Diagnostic) {
	return t.follow(content.Doc{}, link, t.Routes.Resolve(content.Doc{}, link))
}

// follow returns the URL of a link whose target is known, and a finding if the link is broken.
func (t Targets) follow(doc content.Doc, link string, target route.Target) (href string, external bool, finding *diag.Diagnostic) {
	switch target.Kind {
	case route.External:
		return target.Href, isWeb(target.Href), executable(target.Href)
	case route.File:
		return target.Href, true, nil
	case route.Missing:
		if t.isStatic(target.Wanted) {
			return t.staticURL(target.Wanted) + suffix(link), true, nil
		}
		if moved := t.moved(withoutSuffix(target.Href), suffix(link)); moved != nil {
			return target.Href, false, moved
		}
		return target.Href, false, t.missing(doc, link, target)
	}
	if draft := t.draft(doc, link, target); draft != nil {
		return target.Href, false, draft
	}
	return target.Href, false, t.anchor(target, link)
}

// draft reports a link to a draft that the preview shows. In a build the link is broken,
// unless the doc that contains it is a draft too.
func (t Targets) draft(doc content.Doc, link string, target route.Target) *diag.Diagnostic {
	if _, found := t.Drafts.ByRef(target.Route.Ref); !found || doc.FrontMatter.Draft || t.Severities.Links == diag.Ignore {
		return nil
	}
	return &diag.Diagnostic{
		Severity: min(t.Severities.Links, diag.Warning), Code: "links", Cause: target.Route.Path,
		Text: fmt.Sprintf("the page at %q is a draft, so a build leaves it out", withoutSuffix(link)),
		Hint: `remove "draft" from its front matter to publish it`,
	}
}

// executable reports a link that would run code.
func executable(href string) *diag.Diagnostic {
	if !markdown.IsScript(href) {
		return nil
	}
	return &diag.Diagnostic{
		Severity: diag.Error, Code: "links", Text: fmt.Sprintf("the link %q would run code", shortened(href)),
		Hint: "link to a page, or write it as HTML if you trust it",
	}
}

// shortened truncates a long URL.
func shortened(href string) string {
	const limit = 60
	if runes := []rune(href); len(runes) > limit {
		return string(runes[:limit]) + "…"
	}
	return href
}

// finding returns a diagnostic about a link, or nil if the site ignores broken links.
func (t Targets) finding(text string, suggested suggestion) *diag.Diagnostic {
	if t.Severities.Links == diag.Ignore {
		return nil
	}
	return &diag.Diagnostic{Severity: t.Severities.Links, Code: "links", Text: text, Hint: suggested.hint, Fix: suggested.fix}
}
