package feed

import (
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// dropped are elements that do nothing, or nothing good, in a feed reader.
var dropped = []atom.Atom{
	atom.Script, atom.Style, atom.Template, atom.Noscript, atom.Noembed, atom.Noframes, atom.Link, atom.Meta, atom.Base,
	atom.Button, atom.Select, atom.Textarea,
}

// droppedClasses are those of elements that repeat others for the style sheets of the site: the
// links of headings, the visible part of formulas, which also have MathML, and dark images.
var droppedClasses = []string{"hash-link", "katex-html", "visually-hidden", "ThemedLogo_dark"}

// titles are the classes of elements that name what follows them: an admonition, code, a tab.
var titles = []string{"admonition-title", "code-title", "tab-title"}

// renamed are elements that feed readers may not know, with those that look like them.
var renamed = map[atom.Atom]atom.Atom{atom.Plaintext: atom.Pre, atom.Xmp: atom.Pre, atom.Listing: atom.Pre}

// Fragments of the URLs of images that are for one color mode.
const (
	forDark  = "#gh-dark-mode-only"
	forLight = "#gh-light-mode-only"
)

func isDropped(node *html.Node) bool {
	switch {
	case node.DataAtom == atom.Title: // that of a drawing describes it
		return node.Namespace == ""
	case slices.Contains(dropped, node.DataAtom), dom.HasClass(node, droppedClasses...):
		return true
	case node.DataAtom == atom.Svg: // an icon next to the text that says the same
		return dom.Attribute(node.Attr, "aria-hidden") == "true"
	}
	return node.DataAtom == atom.Img && strings.HasSuffix(dom.Attribute(node.Attr, "src"), forDark)
}

func isTitle(node *html.Node) bool { return dom.HasClass(node, titles...) }

// checkbox returns the state of an item in a task list as a character. Nobody can fill in other
// fields in a feed reader.
func checkbox(input *html.Node) []*html.Node {
	if dom.Attribute(input.Attr, "type") != "checkbox" {
		return nil
	}
	state := "☐"
	if slices.ContainsFunc(input.Attr, func(attribute html.Attribute) bool { return attribute.Key == "checked" }) {
		state = "☑"
	}
	return []*html.Node{{Type: html.TextNode, Data: state}}
}

// plain returns an element without its children and without the attributes that need style sheets
// or scripts.
func plain(node *html.Node, base *url.URL) *html.Node {
	copied := &html.Node{Type: html.ElementNode, Data: node.Data, DataAtom: node.DataAtom, Namespace: node.Namespace}
	if dom.HasClass(node, "admonition") {
		copied = element(atom.Blockquote)
	}
	if known, isRenamed := renamed[node.DataAtom]; isRenamed {
		copied = element(known)
	}
	for _, attribute := range node.Attr {
		if isKept(node, attribute.Key) {
			attribute.Val = absolute(attribute, base)
			copied.Attr = append(copied.Attr, attribute)
		}
	}
	return copied
}

// kept are the attributes that mean something without style sheets.
var kept = []string{
	"href", "hreflang", "src", "srcset", "sizes", "poster", "cite", "data", "alt", "title", "width", "height", "colspan", "rowspan", "span", "scope",
	"headers", "align", "lang", "dir", "datetime", "start", "reversed", "value", "open", "controls", "loop", "muted", "kind", "srclang", "label",
	"type", "media", "allow", "allowfullscreen",
}

// isKept reports whether an attribute stays. Most of those of SVG and MathML draw or lay out.
func isKept(node *html.Node, name string) bool {
	if node.Namespace == "" {
		return slices.Contains(kept, name)
	}
	return name != "class" && name != "style" && !strings.HasPrefix(name, "on")
}

const blank = " \t\n\f\r"

// absolute returns the value of an attribute with absolute URLs.
func absolute(attribute html.Attribute, base *url.URL) string {
	switch attribute.Key {
	case "href", "src", "poster", "cite", "data":
		return resolved(attribute.Val, base)
	case "srcset":
		return resolvedSet(attribute.Val, base)
	}
	return attribute.Val
}

// resolved resolves a URL against that of the page. An invalid URL stays as it is.
func resolved(href string, base *url.URL) string {
	href = strings.Map(readable, strings.TrimSuffix(strings.Trim(href, blank), forLight))
	if target, err := base.Parse(href); err == nil {
		return target.String()
	}
	return href
}

// readable replaces the control characters, which no URL can have.
func readable(char rune) rune {
	if unicode.IsControl(char) {
		return utf8.RuneError
	}
	return char
}

// resolvedSet resolves the URLs of a srcset attribute. A URL ends at a space, since it can have commas
// itself, as data URLs do.
func resolvedSet(set string, base *url.URL) string {
	var candidates []string
	for {
		set = strings.TrimLeft(set, blank+",")
		if set == "" {
			return strings.Join(candidates, ", ")
		}
		end := strings.IndexAny(set, blank)
		if end < 0 {
			end = len(set)
		}
		href, descriptor := set[:end], ""
		set = set[end:]
		if !strings.HasSuffix(href, ",") {
			descriptor, set, _ = strings.Cut(set, ",")
		}
		candidates = append(candidates, strings.Trim(resolved(strings.TrimRight(href, ","), base)+" "+strings.Trim(descriptor, blank), blank))
	}
}
