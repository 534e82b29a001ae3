package check

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/route"
)

// image answers for a picture that is not among the assets.
func (s Site) image(target string) (markdown.Resolved, *diag.Diagnostic) {
	if plain, vouched := strings.CutPrefix(target, "pathname://"); vouched {
		return markdown.Resolved{Href: plain}, nil
	}
	finding := diag.Diagnostic{Severity: diag.Error, Code: "images"}
	switch {
	case target == "":
		finding.Text, finding.Hint = "the image has no file", "write its path between the parentheses"
	case !IsFileReference(markdown.Link{Kind: markdown.Image, Target: target}):
		return markdown.Resolved{Href: target}, nil
	default:
		finding.Text, finding.Hint = fmt.Sprintf("no image %q", target), s.fileHint(target)
	}
	return markdown.Resolved{Href: target}, &finding
}

// missing says that a link leads nowhere, and where it might lead.
func (s Site) missing(doc content.Doc, link string, target route.Target) *diag.Diagnostic {
	if s.Severities.Links == diag.Ignore {
		return nil
	}
	switch {
	case s.Drafts.Resolve(doc, target.Wanted).Kind == route.Page:
		text := fmt.Sprintf("no page at %q", link)
		if target.IsFile {
			text = fmt.Sprintf("no page %q", address(link))
		}
		return s.finding(text, "the doc is a draft, which the site leaves out")
	case target.IsFile:
		return s.finding(fmt.Sprintf("no page %q", address(link)), s.docHint(doc, link, target.Wanted))
	case IsFileReference(markdown.Link{Target: link}):
		return s.finding(fmt.Sprintf("no file %q", link), s.fileHint(link))
	}
	return s.finding(fmt.Sprintf("no page at %q", link), s.pageHint(link, target.Wanted))
}

// docHint names the doc whose file a link means, in the form that the author
// chose.
func (s Site) docHint(doc content.Doc, link, wanted string) string {
	folder := path.Dir(doc.File)
	near := s.nearestDoc(folder, path.Clean(wanted))
	ofSite := strings.HasPrefix(link, sitePrefix)
	switch {
	case near == "" && ofSite:
		return "a path that starts with @site/ is that of a file below the site folder"
	case near == "":
		return "the path of a doc is relative to this file, or to the docs folder"
	case ofSite:
		return didYouMean(sitePrefix + docsFolder(doc) + near)
	case strings.HasPrefix(wanted, "/"):
		return didYouMean("/" + near)
	}
	return didYouMean(relative(folder, near))
}

// nearestDoc returns the file of the doc that a link in a folder means, or "".
func (s Site) nearestDoc(folder, wanted string) string {
	files := s.Routes.Files(content.Doc{})
	if below, fromRoot := strings.CutPrefix(wanted, "/"); fromRoot {
		return nearest(below, files)
	}
	if near := nearest(path.Join(folder, wanted), files); near != "" || folder == "." {
		return near
	}
	return nearest(wanted, files)
}

// pageHint names the page whose URL a link means, in the form that the author
// chose: with or without the base URL.
func (s Site) pageHint(link, wanted string) string {
	paths := make([]string, 0, len(s.Routes.Routes))
	for _, known := range s.Routes.Routes {
		if known.Kind != route.NotFound && known.Path != s.Routes.Home() {
			paths = append(paths, strings.TrimSuffix(known.Path, "/"))
		}
	}
	near := nearest(strings.TrimSuffix(wanted, "/"), paths)
	switch home := s.Routes.Home(); {
	case near == "" && strings.HasPrefix(link, "/"):
		return "a path that starts with a slash is that of a page, or of a file in the static folders"
	case near == "":
		return `a link to a doc may name its file, as in "other.md"`
	case !strings.HasPrefix(link, home):
		return didYouMean("/" + strings.TrimPrefix(near, home))
	}
	return didYouMean(near)
}

// fileHint says where a file is looked for, or names the static file that a link
// means.
func (s Site) fileHint(link string) string {
	plain := address(link)
	switch {
	case strings.HasPrefix(plain, sitePrefix):
		return "a path that starts with @site/ is that of a file below the site folder"
	case strings.HasPrefix(plain, "/"):
		if near := nearest(plain[1:], slices.Collect(maps.Keys(s.Static))); near != "" {
			return didYouMean("/" + near)
		}
		return "a path that starts with a slash is looked for in the static folders"
	}
	return "the path is relative to this file"
}

// anchor checks that the page that a link leads to has the heading it names.
func (s Site) anchor(target route.Target, link string) *diag.Diagnostic {
	_, raw, _ := strings.Cut(link, "#")
	anchors := s.Anchors[target.Route.DocID]
	switch {
	case s.Severities.Anchors == diag.Ignore, target.Anchor == "", target.Route.Kind != route.Doc || target.Route.DocID == "":
		return nil
	case anchors[target.Anchor], anchors[raw], strings.EqualFold(target.Anchor, "top"): // browsers know "#top"
		return nil
	}
	return &diag.Diagnostic{
		Severity: s.Severities.Anchors, Code: "anchors",
		Text: fmt.Sprintf("no heading %q on %s", "#"+target.Anchor, target.Route.Path), Hint: anchorHint(target.Anchor, anchors),
	}
}

// listedAnchors is how many headings a hint can list and still be read.
const listedAnchors = 8

func anchorHint(wanted string, anchors map[string]bool) string {
	known := make([]string, 0, len(anchors))
	for _, anchor := range slices.Sorted(maps.Keys(anchors)) {
		known = append(known, "#"+anchor)
	}
	listed := known[:min(len(known), listedAnchors)]
	switch {
	case len(known) == 0:
		return "the page has no headings to link to"
	case len(known) > len(listed):
		listed = append(slices.Clone(listed), fmt.Sprintf("and %d more", len(known)-len(listed)))
	}
	return cmp.Or(diag.DidYouMean("#"+wanted, known), "the page has "+strings.Join(listed, ", "))
}
