package verify

import (
	"strings"

	"golang.org/x/net/html"
)

// words returns the words that readers see in an element, without what the generator adds: links
// to headings, buttons, tabs, and titles that admonitions have by default.
func words(root *html.Node) []string {
	var text strings.Builder
	var walk func(n *html.Node)
	walk = func(n *html.Node) {
		switch {
		case n.Type == html.TextNode:
			text.WriteString(n.Data)
			return
		case n.Type != html.ElementNode || isAdded(n):
			return
		}
		isBlock := !isInline(n.Data)
		if isBlock {
			text.WriteByte(' ')
		}
		if isAdmonitionTitle(n) {
			text.WriteString(strings.ToLower(strings.Join(words(n), " ")))
		} else {
			for child := range n.ChildNodes() {
				walk(child)
			}
		}
		if isBlock {
			text.WriteByte(' ')
		}
	}
	for child := range root.ChildNodes() {
		walk(child)
	}
	return strings.Fields(strings.NewReplacer("\u200b", "", "\u200c", "", "\u200d", "", "\ufeff", "", "\u00ad", "", "\u00a0", " ").Replace(text.String()))
}

// isInline reports whether an element is part of the word that it begins in.
func isInline(name string) bool {
	switch name {
	case "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins", "kbd", "mark", "q", "s", "samp", "small",
		"span", "strong", "sub", "sup", "time", "u", "var", "wbr":
		return true
	}
	return false
}

// isAdded reports whether a generator adds an element to what the author wrote, or whether it has
// no text for readers.
func isAdded(n *html.Node) bool {
	switch n.Data {
	case "script", "style", "template", "noscript", "svg", "annotation":
		return true
	}
	for _, class := range []string{
		"hash-link", "heading-anchor", "clean-btn", "katex-html", "mermaid", "diagram", "footnote-backref", "data-footnote-backref", "tab-title",
		"theme-doc-breadcrumbs", "theme-doc-version-badge", "theme-doc-version-banner", "theme-doc-toc-mobile", "theme-doc-footer", "theme-edit-this-page",
		"theme-last-updated", "theme-doc-sidebar-container", "table-of-contents", "pagination-nav", "theme-back-to-top-button",
	} {
		if hasClass(n, class) {
			return true
		}
	}
	return isHidden(n) || attribute(n, "role") == "tablist" || attribute(n, "data-print") == "hidden" || hasClassLike(n, "buttonGroup_") ||
		hasClassLike(n, "docusaurus-mermaid-container") || hasClassLike(n, "cardTitleIcon_") ||
		hasClassLike(n, "Notice_")
}

// isHidden reports whether only screen readers see an element.
func isHidden(n *html.Node) bool { return hasClass(n, "sr-only") || hasClass(n, "visually-hidden") }

// isAdmonitionTitle reports whether an element is the title of an admonition. Its default is the
// kind of admonition, which a style sheet may show in capitals.
func isAdmonitionTitle(n *html.Node) bool {
	return hasClass(n, "admonition-title") || hasClass(n, "admonition-heading") || hasClassLike(n, "admonitionHeading_")
}

// contents returns the elements that have the content of a page: its Markdown, or all that is
// between the navbar and the footer.
func contents(root *html.Node) []*html.Node {
	top := find(root, isElement("html"))
	if body := find(root, func(n *html.Node) bool { return attribute(n, "id") == "content-body" }); body != nil {
		return []*html.Node{body} // docgen's
	}
	isPage := top != nil && hasClass(top, "plugin-pages") && !hasClass(top, "mdx-page")
	if found := outermost(root, withClass("markdown")); len(found) > 0 && !isPage {
		return found
	}
	for _, matches := range []func(*html.Node) bool{withClass("main-wrapper"), isElement("main"), isElement("body")} {
		if found := find(root, matches); found != nil {
			return []*html.Node{found}
		}
	}
	return nil
}

// isList reports whether a page of Docusaurus is a list of posts, tags or authors.
func isList(root *html.Node) bool {
	top := find(root, isElement("html"))
	return top != nil && (hasClass(top, "plugin-blog") && !hasClass(top, "blog-post-page") ||
		hasClass(top, "docs-tags-list-page") || hasClass(top, "docs-tags-doc-list-page"))
}

// sidebarOf returns the sidebar of the docs, or nil.
func sidebarOf(root *html.Node) *html.Node {
	for _, matches := range []func(*html.Node) bool{
		func(n *html.Node) bool { return attribute(n, "id") == "docgen-sidebar" },
		withClass("theme-doc-sidebar-container"),
		func(n *html.Node) bool {
			return n.Data == "nav" && hasClass(n, "menu") && !hasClass(n, "navbar-sidebar")
		},
	} {
		if bar := find(root, matches); bar != nil {
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
		return attribute(n, "name")
	}
	return ""
}

// isSearch reports whether a page is the one that docgen has for the search.
func isSearch(root *html.Node) bool {
	top := find(root, isElement("html"))
	return top != nil && hasClass(top, "search-page")
}
