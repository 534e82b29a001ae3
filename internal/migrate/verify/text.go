package verify

import (
	"strings"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// unseen are characters without a width, and those that look like a space.
var unseen = strings.NewReplacer("\u200b", "", "\u200c", "", "\u200d", "", "\ufeff", "", "\u00ad", "", "\u00a0", " ")

// words returns the words that readers see in an element, without what the generator adds: links
// to headings, buttons, tabs, and titles that admonitions have by default.
func words(root *html.Node) []string {
	return strings.Fields(unseen.Replace(dom.Lines(root, " ", func(n *html.Node) (text string, isReplaced bool) {
		if isAdded(n) || !isAdmonitionTitle(n) {
			return "", isAdded(n)
		}
		return " " + strings.ToLower(strings.Join(words(n), " ")) + " ", true
	})))
}

// isAdded reports whether a generator adds an element to what the author wrote, or whether it has
// no text for readers.
func isAdded(n *html.Node) bool {
	switch n.Data {
	case "script", "style", "template", "noscript", "svg", "annotation":
		return true
	}
	return isHidden(n) || dom.HasClass(n, addedClasses...) || dom.Attribute(n.Attr, "role") == "tablist" ||
		dom.Attribute(n.Attr, "data-print") == "hidden" ||
		hasClassLike(n, "buttonGroup_", "docusaurus-mermaid-container", "cardTitleIcon_", "Notice_")
}

// addedClasses are those of what a generator adds.
var addedClasses = []string{
	"hash-link", "heading-anchor", "clean-btn", "katex-html", "mermaid", "diagram", "footnote-backref", "data-footnote-backref", "tab-title",
	"theme-doc-breadcrumbs", "theme-doc-version-badge", "theme-doc-version-banner", "theme-doc-toc-mobile", "theme-doc-footer", "theme-edit-this-page",
	"theme-last-updated", "theme-doc-sidebar-container", "table-of-contents", "pagination-nav", "theme-back-to-top-button",
}

// isHidden reports whether only screen readers see an element.
func isHidden(n *html.Node) bool { return dom.HasClass(n, "sr-only", "visually-hidden") }

// isAdmonitionTitle reports whether an element is the title of an admonition. Its default is the
// kind of admonition, which a style sheet may show in capitals.
func isAdmonitionTitle(n *html.Node) bool {
	return dom.HasClass(n, "admonition-title", "admonition-heading") || hasClassLike(n, "admonitionHeading_")
}

// contents returns the elements that have the content of a page: its Markdown, or all that is
// between the navbar and the footer.
func contents(root *html.Node) []*html.Node {
	if body := dom.Find(root, dom.ByID(contract.ContentID)); body != nil {
		return []*html.Node{body} // docgen's
	}
	isPage := isPageOf(root, "plugin-pages") && !isPageOf(root, "mdx-page")
	if found := outermost(root, withClass("markdown")); len(found) > 0 && !isPage {
		return found
	}
	for _, matches := range []func(*html.Node) bool{withClass("main-wrapper"), dom.Named("main"), dom.Named("body")} {
		if found := dom.Find(root, matches); found != nil {
			return []*html.Node{found}
		}
	}
	return nil
}

// isList reports whether a page of Docusaurus is a list of posts, tags or authors.
func isList(root *html.Node) bool {
	return isPageOf(root, "plugin-blog") && !isPageOf(root, "blog-post-page") || isPageOf(root, "docs-tags-list-page", "docs-tags-doc-list-page")
}

// isPageOf reports whether the root element has one of the classes.
func isPageOf(root *html.Node, classes ...string) bool {
	top := dom.Find(root, dom.Named("html"))
	return top != nil && dom.HasClass(top, classes...)
}

// sidebarOf returns the sidebar of the docs, or nil.
func sidebarOf(root *html.Node) *html.Node {
	for _, matches := range []func(*html.Node) bool{
		dom.ByID(contract.SidebarID),
		withClass("theme-doc-sidebar-container"),
		func(n *html.Node) bool {
			return n.Data == "nav" && dom.HasClass(n, "menu") && !dom.HasClass(n, "navbar-sidebar")
		},
	} {
		if bar := dom.Find(root, matches); bar != nil {
			return bar
		}
	}
	return nil
}

// isAnchor reports whether links can lead to an id. It leaves out the ids of the generator and of
// footnotes.
func isAnchor(id string) bool {
	for _, prefix := range []string{"__", "docusaurus_", "docgen-", "user-content-fn", "footnote-label"} {
		if strings.HasPrefix(id, prefix) {
			return false
		}
	}
	return id != ""
}

// anchorName returns the name of an anchor in the old way of HTML.
func anchorName(n *html.Node) string {
	if n.Data == "a" {
		return dom.Attribute(n.Attr, "name")
	}
	return ""
}

// isSearch reports whether a page is the one that docgen has for the search.
func isSearch(root *html.Node) bool { return isPageOf(root, "search-page") }
