// Package link follows links: those of a doc, and those of the config.
//
// Its main type is [Targets], what links may lead to. [Targets.Doc] follows every link of
// one doc and gives both what it becomes in HTML and what is wrong with it, so that the
// two cannot differ. The package reads no file and renders nothing.
package link

import (
	"cmp"
	"fmt"
	"slices"

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

// Targets is what links of one locale may lead to.
type Targets struct {
	Routes  route.Table
	Drafts  route.Table                   // the docs that a build leaves out: where they would be, or, in the preview, are
	Anchors map[route.Ref]map[string]bool // the ids in the page of each Markdown file
	Assets  map[Reference]asset.Asset     // files that docs link to or show
	Static  map[string]bool               // output names of static files
	Files   func(folder string) []string  // paths of the files of a folder, all relative to the site's; nil to know none
	// Moved gives where a URL path with an anchor or without leads that is gone; nil for none.
	Moved      func(path, anchor string) (to string, found bool)
	Origin     string // scheme and host of the site; "" for none
	HTML       bool   // paths in the author's HTML are looked at
	Severities Severities

	guesses *guesses // of the doc whose links are followed; nil for no limit
}

// Reference is a link of a doc to a file.
type Reference struct {
	From string // the file that the link stands in, relative to the site folder
	Link string // as written
}

// Doc follows the links of a doc, and looks at its headings, ids and pictures. The
// answers are in the order of document.Links. A doc that is no page itself has the pages
// that show it: its relative URLs lead on from theirs.
func (t Targets) Doc(doc content.Doc, document markdown.Document, shownOn ...content.Doc) ([]markdown.Resolved, []diag.Diagnostic) {
	t.guesses = &guesses{left: maxGuesses}
	resolved := make([]markdown.Resolved, len(document.Links))
	findings := slices.Concat(repeatedIDs(doc, document), skippedLevels(doc, document), withoutAltText(doc, document), t.selfLinks(doc, document), t.missingFiles(doc, document), t.elements(doc, document, shownOn))
	type answer struct {
		resolved markdown.Resolved
		finding  *diag.Diagnostic
	}
	known := map[markdown.Link]answer{} // without their places, but for the file
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

// At gives a finding its place: in the file of a name, or in one that the document
// takes in.
func At(name string, document markdown.Document, place markdown.Place, finding diag.Diagnostic) diag.Diagnostic {
	finding.File, finding.Line, finding.Column, finding.Length = cmp.Or(place.File, name), place.Line, place.Column, place.Length
	excerpt := document.Around(place)
	finding.Source, finding.Skipped = excerpt.Text, excerpt.Skipped
	return finding
}

func (t Targets) link(doc content.Doc, link markdown.Link) (markdown.Resolved, *diag.Diagnostic) {
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
		return markdown.Resolved{
			Href: t.Routes.URL(found.Output) + suffix(link.Target), External: link.Kind == markdown.PageLink,
			Width: found.Width, Height: found.Height,
		}, brokenImage(link, found)
	case link.Kind == markdown.Image:
		return t.image(doc, link.Target)
	case link.Target == "":
		return markdown.Resolved{}, t.finding("the link has no target", suggestion{hint: "write the target between the parentheses"})
	}
	target := t.Routes.Resolve(doc, siteLink(doc, link.Target))
	href, external, finding := t.follow(doc, link.Target, target)
	return markdown.Resolved{Href: href, External: external}, finding
}

// Path checks a link that stands in no doc, as those of the config do, and gives
// its final form. The finding has no place.
func (t Targets) Path(link string) (href string, external bool, finding *diag.Diagnostic) {
	return t.follow(content.Doc{}, link, t.Routes.Resolve(content.Doc{}, link))
}

// follow says what becomes of a link whose target is known.
func (t Targets) follow(doc content.Doc, link string, target route.Target) (href string, external bool, finding *diag.Diagnostic) {
	switch target.Kind {
	case route.External:
		return target.Href, isWeb(target.Href), executable(target.Href)
	case route.File:
		return target.Href, true, nil
	case route.Missing:
		if t.isStatic(target.Wanted) {
			_, href := t.Routes.Static(target.Wanted)
			return href + suffix(link), true, nil
		}
		if moved := t.moved(address(target.Href), suffix(link)); moved != nil {
			return target.Href, false, moved
		}
		return target.Href, false, t.missing(doc, link, target)
	}
	if draft := t.draft(doc, link, target); draft != nil {
		return target.Href, false, draft
	}
	return target.Href, false, t.anchor(target, link)
}

// draft reports a link to a draft that the preview has. In a build it leads
// nowhere, unless what links to it is a draft too.
func (t Targets) draft(doc content.Doc, link string, target route.Target) *diag.Diagnostic {
	if _, found := t.Drafts.ByRef(target.Route.Ref); !found || doc.FrontMatter.Draft || t.Severities.Links == diag.Ignore {
		return nil
	}
	return &diag.Diagnostic{
		Severity: min(t.Severities.Links, diag.Warning), Code: "links", Cause: target.Route.Path,
		Text: fmt.Sprintf("the page at %q is a draft, so a build leaves it out", address(link)),
		Hint: `remove "draft" from its front matter to publish it`,
	}
}

// executable reports a link that would run what is written in it.
func executable(href string) *diag.Diagnostic {
	if !markdown.IsScript(href) {
		return nil
	}
	return &diag.Diagnostic{
		Severity: diag.Error, Code: "links", Text: fmt.Sprintf("the link %q would run code", shortened(href)),
		Hint: "link to a page, or write it as HTML if you trust it",
	}
}

// shortened keeps the start of a long address.
func shortened(href string) string {
	const limit = 60
	if runes := []rune(href); len(runes) > limit {
		return string(runes[:limit]) + "…"
	}
	return href
}

// finding makes a diagnostic about a link; nil when broken links are ignored.
func (t Targets) finding(text string, suggested suggestion) *diag.Diagnostic {
	if t.Severities.Links == diag.Ignore {
		return nil
	}
	return &diag.Diagnostic{Severity: t.Severities.Links, Code: "links", Text: text, Hint: suggested.hint, Fix: suggested.fix}
}
