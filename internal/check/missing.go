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
func (s Site) image(doc content.Doc, target string) (markdown.Resolved, *diag.Diagnostic) {
	if plain, vouched := strings.CutPrefix(target, "pathname://"); vouched {
		return markdown.Resolved{Href: plain}, nil
	}
	finding := diag.Diagnostic{Severity: diag.Error, Code: "images"}
	switch {
	case target == "":
		finding.Text, finding.Hint = "the image has no file", "write its path between the parentheses"
	case !IsFileReference(markdown.Link{Kind: markdown.Image, Target: target}):
		return markdown.Resolved{Href: target}, nil
	case s.isStatic(address(target)): // with the base URL before it
		return markdown.Resolved{Href: target}, nil
	default:
		advice := s.fileHint(doc, target)
		finding.Text, finding.Hint, finding.Fix = fmt.Sprintf("no image %q", target), advice.hint, advice.fix
		if finding.Cause = target; !strings.HasPrefix(target, "/") && !strings.HasPrefix(target, sitePrefix) {
			finding.Cause = path.Join(path.Dir(doc.Name), target)
		}
	}
	return markdown.Resolved{Href: target}, &finding
}

// advice is the way out of a broken link.
type advice struct {
	hint string
	fix  string // the link that is likely meant; "" when none is
}

func meant(link string) advice { return advice{didYouMean(link), link} }

// missing says that a link leads nowhere, and where it might lead.
func (s Site) missing(doc content.Doc, link string, target route.Target) *diag.Diagnostic {
	if s.Severities.Links == diag.Ignore {
		return nil
	}
	var finding *diag.Diagnostic
	switch {
	case s.Drafts.Resolve(doc, target.Wanted).Kind == route.Page:
		text := fmt.Sprintf("no page at %q", link)
		if target.IsFile {
			text = fmt.Sprintf("no page %q", address(link))
		}
		finding = s.finding(text, advice{hint: "the doc is a draft, which the site leaves out"})
	case target.IsFile:
		finding = s.finding(fmt.Sprintf("no page %q", address(link)), s.docHint(doc, link, target.Wanted))
	case IsFileReference(markdown.Link{Target: link}):
		finding = s.finding(fmt.Sprintf("no file %q", link), s.fileHint(doc, link))
	default:
		finding = s.finding(fmt.Sprintf("no page at %q", link), s.pageHint(link, target.Wanted))
	}
	if finding.Fix != "" {
		finding.Fix += suffix(link)
	}
	finding.Cause = target.Wanted
	if !strings.HasPrefix(target.Wanted, "/") && !strings.HasPrefix(target.Wanted, sitePrefix) {
		finding.Cause = path.Join(path.Dir(doc.File), target.Wanted)
	}
	return finding
}

// docHint names the doc whose file a link means, in the form that the author
// chose.
func (s Site) docHint(doc content.Doc, link, wanted string) advice {
	folder := path.Dir(doc.File)
	near := s.nearestDoc(doc, folder, path.Clean(wanted))
	ofSite := strings.HasPrefix(link, sitePrefix)
	switch {
	case near == "" && ofSite:
		return advice{hint: "a path that starts with @site/ is that of a file below the site folder"}
	case near == "":
		return advice{hint: "the path of a doc is relative to this file, or to the docs folder"}
	case ofSite:
		return meant(sitePrefix + docsFolder(doc) + near)
	case strings.HasPrefix(wanted, "/"):
		return meant("/" + near)
	case strings.HasPrefix(link, "./"):
		if plain := relative(folder, near); !strings.HasPrefix(plain, "../") {
			return meant("./" + plain)
		}
	}
	return meant(relative(folder, near))
}

// nearestDoc returns the file of the doc that a link in a folder means, or "".
func (s Site) nearestDoc(doc content.Doc, folder, wanted string) string {
	files := s.Routes.Files(content.Doc{})
	below := wanted
	switch {
	case strings.HasPrefix(wanted, sitePrefix):
		below = strings.TrimPrefix(strings.TrimPrefix(wanted, sitePrefix), docsFolder(doc))
	case strings.HasPrefix(wanted, "/"):
		below = wanted[1:]
	default:
		if near := nearest(path.Join(folder, wanted), files); near != "" || folder == "." {
			return near
		}
	}
	return nearest(below, files)
}

// pageHint names the page whose URL a link means, in the form that the author
// chose: with or without the base URL.
func (s Site) pageHint(link, wanted string) advice {
	paths := make([]string, 0, len(s.Routes.Routes))
	for _, known := range s.Routes.Routes {
		if known.Kind != route.NotFound && known.Path != s.Routes.Home() {
			paths = append(paths, strings.TrimSuffix(known.Path, "/"))
		}
	}
	near := nearest(strings.TrimSuffix(wanted, "/"), paths)
	switch home := s.Routes.Home(); {
	case near == "" && strings.HasPrefix(link, "/"):
		return advice{hint: "a path that starts with a slash is that of a page, or of a file in the static folders"}
	case near == "":
		return advice{hint: `a link to a doc may name its file, as in "other.md"`}
	case !strings.HasPrefix(link, home):
		return meant("/" + strings.TrimPrefix(near, home))
	}
	return meant(near)
}

// fileHint says where a file is looked for, or names the one that a link means.
func (s Site) fileHint(doc content.Doc, link string) advice {
	plain := address(link)
	known := slices.Collect(maps.Keys(s.Static))
	general := "a path that starts with a slash is looked for in the static folders"
	wanted, write := strings.TrimPrefix(plain, "/"), func(near string) string { return "/" + near }
	switch {
	case strings.HasPrefix(plain, sitePrefix):
		general = "a path that starts with @site/ is that of a file below the site folder"
		wanted, known = strings.TrimPrefix(plain, sitePrefix), s.beside(path.Dir(strings.TrimPrefix(plain, sitePrefix)))
		write = func(near string) string { return sitePrefix + near }
	case !strings.HasPrefix(plain, "/"):
		general = "the path is relative to this file"
		folder := path.Dir(doc.Name)
		wanted = path.Join(folder, plain)
		known = s.beside(path.Dir(wanted))
		write = func(near string) string { return dotted(plain, relative(folder, near)) }
	}
	if near := nearest(wanted, known); near != "" {
		return meant(write(near))
	}
	return advice{hint: general}
}

// dotted keeps the "./" with which an author wrote a path.
func dotted(written, path string) string {
	if strings.HasPrefix(written, "./") && !strings.HasPrefix(path, "../") {
		return "./" + path
	}
	return path
}

// beside lists the files of a folder, which is relative to the site's, when the
// site knows how.
func (s Site) beside(folder string) []string {
	if s.Files == nil {
		return nil
	}
	return s.Files(folder)
}

// anchor checks that the page that a link leads to has the heading it names.
func (s Site) anchor(target route.Target, link string) *diag.Diagnostic {
	_, raw, _ := strings.Cut(link, "#")
	anchors, isText := s.Anchors[cmp.Or(target.Route.DocID, target.Route.Key)]
	switch {
	case s.Severities.Anchors == diag.Ignore, target.Anchor == "", !isText:
		return nil
	case anchors[target.Anchor], anchors[raw], strings.EqualFold(target.Anchor, "top"): // browsers know "#top"
		return nil
	}
	if moved := s.moved(strings.TrimSuffix(target.Route.Path, "/"), "#"+raw); moved != nil {
		return moved
	}
	finding := diag.Diagnostic{
		Severity: s.Severities.Anchors, Code: "anchors", Cause: target.Route.Path + "#" + target.Anchor,
		Text: fmt.Sprintf("no heading %q on %s", "#"+target.Anchor, target.Route.Path),
	}
	known := make([]string, 0, len(anchors))
	for _, anchor := range slices.Sorted(maps.Keys(anchors)) {
		known = append(known, "#"+anchor)
	}
	if near := diag.Nearest("#"+target.Anchor, known); near != "" {
		finding.Hint, finding.Fix = didYouMean(near), strings.TrimSuffix(link, "#"+raw)+near
	} else {
		finding.Hint = listAnchors(known)
	}
	return &finding
}

// listedAnchors is how many headings a hint can list and still be read.
const listedAnchors = 8

func listAnchors(known []string) string {
	listed := known[:min(len(known), listedAnchors)]
	switch {
	case len(known) == 0:
		return "the page has no headings to link to"
	case len(known) > len(listed):
		listed = append(slices.Clone(listed), fmt.Sprintf("and %d more", len(known)-len(listed)))
	}
	return "the page has " + strings.Join(listed, ", ")
}
