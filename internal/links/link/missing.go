package link

import (
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// image resolves an image that is not among the assets.
func (t Targets) image(doc content.Doc, target string) (markdown.Resolved, *diag.Diagnostic) {
	if plain, unchecked := strings.CutPrefix(target, "pathname://"); unchecked {
		return markdown.Resolved{Href: plain}, nil
	}
	finding := diag.Diagnostic{Severity: diag.Error, Code: "images"}
	switch {
	case target == "":
		finding.Text, finding.Hint = "the image has no path", "write the path between the parentheses"
	case !IsFileReference(markdown.Link{Kind: markdown.Image, Target: target}):
		return markdown.Resolved{Href: target}, nil
	case t.isStatic(withoutSuffix(target)): // it already starts with the base URL
		return markdown.Resolved{Href: target}, nil
	default:
		suggestion, isTypo := typo(target)
		if !isTypo {
			suggestion = t.fileHint(doc, target)
		}
		finding.Text, finding.Hint, finding.Fix = fmt.Sprintf("no image %q", target), suggestion.hint, suggestion.fix
		finding.Cause = target
		if !strings.HasPrefix(target, "/") && !strings.HasPrefix(target, sitePrefix) {
			finding.Cause = path.Join(path.Dir(doc.Name), target)
		}
	}
	return markdown.Resolved{Href: target}, &finding
}

// missing reports a broken link and suggests where it might lead.
func (t Targets) missing(doc content.Doc, link string, target route.Target) *diag.Diagnostic {
	if t.Severities.Links == diag.Ignore || t.isUnread(doc, target) {
		return nil
	}
	var finding *diag.Diagnostic
	suggested, isTypo := typo(link)
	switch {
	case isTypo:
		finding = t.finding(fmt.Sprintf(`the link "%s" leads nowhere`, withoutSuffix(link)), suggested)
		finding.Cause = link
		return finding
	case t.Drafts.Resolve(doc, target.Wanted).Kind == route.Page:
		text := fmt.Sprintf("no page at %q", link)
		if target.IsFile {
			text = fmt.Sprintf("no page %q", withoutSuffix(link))
		}
		finding = t.finding(text, suggestion{hint: "the page is a draft, so docgen leaves it out"})
	case target.IsFile:
		finding = t.finding(fmt.Sprintf("no page %q", withoutSuffix(link)), t.docHint(doc, link, target.Wanted))
	case IsFileReference(markdown.Link{Target: link}):
		finding = t.finding(fmt.Sprintf("no file %q", link), t.fileHint(doc, link))
	default:
		finding = t.finding(fmt.Sprintf("no page at %q", link), t.pageHint(link, target.Wanted))
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

// isUnread reports whether a target is a page whose file has an error. The error is reported, and links
// to the page are right.
func (t Targets) isUnread(doc content.Doc, target route.Target) bool {
	return t.Unread.Resolve(doc, target.Wanted).Kind == route.Page
}

// LacksFile reports whether a link names a Markdown file that is no page, or an image that does not
// exist.
func (t Targets) LacksFile(doc content.Doc, link markdown.Link) bool {
	if _, isAsset := t.Assets[Reference{From: doc.Name, Link: link.Target}]; isAsset || isLocalPath(link.Target) || link.Target == "" {
		return false
	}
	if link.Kind == markdown.Image {
		_, finding := t.image(doc, link.Target)
		return finding != nil
	}
	target := t.Routes.Resolve(doc, siteLink(doc, link.Target))
	return target.Kind == route.Missing && target.IsFile && !t.isStatic(target.Wanted) && !t.isUnread(doc, target)
}

// moved reports a link to a URL path that is redirected; nil if it is not.
func (t Targets) moved(path, suffix string) *diag.Diagnostic {
	if t.Moved == nil {
		return nil
	}
	_, raw, _ := strings.Cut(suffix, "#")
	anchor := slug.Decoded(raw)
	to, found := t.Moved(path, anchor)
	if !found {
		return nil
	}
	if below, ofSite := strings.CutPrefix(to, t.Routes.Home()); ofSite {
		to = "/" + below
	}
	return &diag.Diagnostic{
		Severity: diag.Warning, Code: "redirects", Cause: path + "#" + anchor, Fix: to,
		Text: fmt.Sprintf("the link leads to %s, which is redirected", strings.TrimSuffix(path+"#"+anchor, "#")), Hint: fmt.Sprintf("write %q", to),
	}
}
