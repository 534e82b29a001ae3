package feedtest

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
)

// element is an element of an XML document.
type element struct {
	name     string // with a prefix for each known namespace
	attrs    map[string]string
	text     string
	children []*element
}

var prefixes = map[string]string{
	"": "", "http://www.w3.org/2005/Atom": "atom:", "http://purl.org/dc/elements/1.1/": "dc:", "http://purl.org/rss/1.0/modules/content/": "content:",
	"http://www.w3.org/1999/xhtml": "html:", "http://www.w3.org/XML/1998/namespace": "xml:", "xml": "xml:", "xmlns": "xmlns:",
}

// parse returns the root element of a well-formed document.
func (r *report) parse(text []byte) *element {
	r.check(bytes.HasPrefix(text, []byte(`<?xml version="1.0" encoding="UTF-8"?>`)), "the document has no XML declaration")
	top := &element{}
	open := []*element{top}
	decoder := xml.NewDecoder(bytes.NewReader(text))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			r.add("not well-formed: %v", err)
			return &element{}
		}
		last := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			made := &element{name: r.name(token.Name), attrs: map[string]string{}}
			for _, attr := range token.Attr {
				made.attrs[r.name(attr.Name)] = attr.Value
			}
			last.children = append(last.children, made)
			open = append(open, made)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			last.text += string(token)
		}
	}
	if len(top.children) != 1 {
		r.add("the document has %d root elements", len(top.children))
		return &element{}
	}
	return top.children[0]
}

func (r *report) name(name xml.Name) string {
	prefix, known := prefixes[name.Space]
	r.check(known, "unknown namespace %q", name.Space)
	return prefix + name.Local
}

func (e *element) all(name string) []*element {
	return slices.DeleteFunc(slices.Clone(e.children), func(child *element) bool { return child.name != name })
}

// value returns the text of the only child of a name, or "".
func (e *element) value(name string) string {
	if found := e.all(name); len(found) > 0 {
		return found[0].text
	}
	return ""
}

// count says how often an element can have children of a name.
type count struct {
	name     string
	min, max int
}

const many = 1 << 30

// children checks how often an element has which children. Other children must be XHTML for browsers.
func (r *report) children(parent *element, counts ...count) {
	for _, each := range counts {
		found := len(parent.all(each.name))
		r.check(found >= each.min && found <= each.max, "%s has %d %s", parent.name, found, each.name)
	}
	for _, child := range parent.children {
		isKnown := slices.ContainsFunc(counts, func(each count) bool { return each.name == child.name })
		r.check(isKnown || strings.HasPrefix(child.name, "html:"), "%s has an unknown element %s", parent.name, child.name)
		r.check(!isKnown || child.name == "image" || len(child.children) == 0 || slices.Contains(parents, child.name), "%s has elements in it", child.name)
	}
	r.check(strings.TrimSpace(parent.text) == "", "%s has text: %q", parent.name, parent.text)
}

var parents = []string{"channel", "item", "image", "atom:entry", "atom:author"}

// filled checks that children of these names are not blank.
func (r *report) filled(parent *element, names ...string) {
	for _, child := range parent.children {
		r.check(!slices.Contains(names, child.name) || strings.TrimSpace(child.text) != "", "%s has an empty %s", parent.name, child.name)
	}
}
