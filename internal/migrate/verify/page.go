package verify

import (
	"cmp"
	"net/url"
	"path"
	"strings"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// Page is what a page is compared by.
type Page struct {
	IsGenerated bool   // written by the generator, not copied
	IsSearch    bool   // the page that docgen has for the search
	IsList      bool   // a list of posts, tags or authors, whose text the generator makes up
	Redirect    string // path to which the page leads, with anchor; "" for a page of its own

	Title, Heading, Description, Canonical, Edit string

	IDs      map[string]bool
	Headings []string // ids of the headings in the content
	Links    []string // to pages of the site: path with anchor
	Sidebar  []Link
	Words    []string // the text of the content
	Entries  []string // of a list: paths of the pages to which its headings lead
}

// readPage reads a page of the generator, in a site with a base.
func readPage(root *html.Node, generator, base string) Page {
	canonical := linkOf(root, "canonical")
	page := Page{
		IsGenerated: strings.HasPrefix(metaOf(root, "generator"), generator), IsList: isList(root), IsSearch: isSearch(root), Redirect: redirectOf(root, base),
		Description: line(metaOf(root, "description")), Canonical: canonical, IDs: map[string]bool{},
	}
	if title := dom.Find(root, func(n *html.Node) bool { return n.Data == "title" && hasAncestor(n, "head") }); title != nil {
		page.Title = line(dom.Text(title))
	}
	if link := dom.Find(root, withClass("theme-edit-this-page", "DocFooter_edit")); link != nil {
		page.Edit = unescaped(dom.Attribute(link.Attr, "href"))
	}
	origin := place{base: base}
	origin.page, _ = url.Parse(canonical)
	for n := range root.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		if id := cmp.Or(dom.Attribute(n.Attr, "id"), anchorName(n)); isAnchor(id) {
			page.IDs[id] = true
		}
		if n.Data == "a" {
			if link, isInside := origin.resolve(dom.Attribute(n.Attr, "href")); isInside {
				page.Links = append(page.Links, link)
				if isEntry(n) {
					page.Entries = append(page.Entries, link)
				}
			}
		}
	}
	for _, content := range contents(root) {
		page.readContent(content)
	}
	if page.Heading == "" {
		if h1 := dom.Find(root, dom.Named("h1")); h1 != nil {
			page.Heading = line(strings.Join(words(h1), " "))
		}
	}
	if bar := sidebarOf(root); bar != nil {
		page.readSidebar(bar, origin)
	}
	return page
}

// isEntry reports whether a link is that of an entry in a list: in a heading of level 2, or around one.
func isEntry(link *html.Node) bool {
	return !dom.HasClass(link, "hash-link", "heading-anchor") && (hasAncestor(link, "h2") || dom.Find(link, dom.Named("h2")) != nil)
}

// readContent adds the headings and the words of an element with content.
func (p *Page) readContent(content *html.Node) {
	for n := range content.Descendants() {
		if n.Type != html.ElementNode || len(n.Data) != 2 || n.Data[0] != 'h' || n.Data[1] < '1' || n.Data[1] > '6' {
			continue
		}
		if n.Data == "h1" && p.Heading == "" {
			p.Heading = strings.Join(words(n), " ")
		}
		if id := dom.Attribute(n.Attr, "id"); isAnchor(id) && !isHidden(n) {
			p.Headings = append(p.Headings, id)
		}
	}
	p.Words = append(p.Words, words(content)...)
}

// readSidebar adds the links of a sidebar. The first link to a page counts. The logo is not one of them: Docusaurus repeats it
// there if the navbar hides on scroll.
func (p *Page) readSidebar(bar *html.Node, origin place) {
	known := map[string]bool{}
	for n := range bar.Descendants() {
		if n.Type != html.ElementNode || n.Data != "a" {
			continue
		}
		href := dom.Attribute(n.Attr, "href")
		target, isInside := origin.resolve(href)
		if !isInside {
			target = href
		}
		if href == "" || strings.HasPrefix(href, "#") || known[target] || strings.HasPrefix(dom.Attribute(n.Attr, "class"), "sidebarLogo_") {
			continue
		}
		known[target] = true
		link := Link{Path: target, Label: strings.Join(words(n), " ")}
		if dom.HasClass(n, "menu__link--sublist") || followedBy(n, "details") {
			link.Label = "" // the label of a category, with the path of its first page until a script runs
		}
		p.Sidebar = append(p.Sidebar, link)
	}
}

// unescaped returns a URL without escapes, which Docusaurus does not write.
func unescaped(written string) string {
	if plain, err := url.PathUnescape(written); err == nil {
		return plain
	}
	return written
}

// redirectOf returns the path to which a page leads at once, or "".
func redirectOf(root *html.Node, base string) string {
	refresh := dom.Find(root, func(n *html.Node) bool {
		return n.Data == "meta" && strings.EqualFold(dom.Attribute(n.Attr, "http-equiv"), "refresh")
	})
	if refresh == nil {
		return ""
	}
	_, target, found := strings.Cut(dom.Attribute(refresh.Attr, "content"), "url=")
	if !found {
		return ""
	}
	if link, isInside := (place{base: base}).resolve(target); isInside {
		return link
	}
	return target
}

// place is where links are resolved.
type place struct {
	base string
	page *url.URL // nil or without host if it is not known
}

// resolve returns the path in the site to which a link leads, with its anchor. It returns false for
// links to other sites.
func (p place) resolve(href string) (string, bool) {
	link, err := url.Parse(strings.TrimSpace(href))
	if err != nil || href == "" || link.Opaque != "" {
		return "", false
	}
	if p.page != nil && p.page.Host != "" {
		link = p.page.ResolveReference(link)
		if link.Host != p.page.Host {
			return "", false
		}
	} else if link.Host != "" {
		return "", false
	}
	below, isInside := strings.CutPrefix(link.Path+"/", p.base)
	if !isInside {
		return "", false
	}
	below = path.Join("/", strings.TrimSuffix(below, "/index.html/"))
	below = strings.TrimSuffix(below, ".html")
	if link.Fragment != "" {
		below += "#" + link.Fragment
	}
	return below, true
}
