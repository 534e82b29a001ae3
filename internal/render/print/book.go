package print

import (
	"bytes"
	"cmp"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// book is what the chapters of a document share.
type book struct {
	parts  []part
	byPath map[string]int // URL path without a slash at the end, to the index in parts
	styles string         // elements of the head that load the style sheets of the pages
}

// part is a chapter that has been parsed.
type part struct {
	Chapter
	key     string // its id, with which its other ids begin
	content *html.Node
	ids     map[string]bool
}

func read(d Document) (book, error) {
	result := book{byPath: map[string]int{}}
	keys := map[string]bool{}
	var styles []string
	for _, chapter := range d.Chapters {
		next := part{Chapter: chapter, ids: map[string]bool{}}
		next.key = unique(keyOf(chapter), keys)
		if chapter.Path != "" {
			result.byPath[comparable(chapter.Path)] = len(result.parts)
		}
		if chapter.HTML != nil {
			page, err := html.ParseWithOptions(bytes.NewReader(chapter.HTML), html.ParseOptionEnableScripting(false))
			if err != nil {
				return result, fmt.Errorf("parse %s: %w", chapter.Path, err)
			}
			for _, style := range sheetsOf(page) {
				if !slices.Contains(styles, style) {
					styles = append(styles, style)
				}
			}
			next.content = dom.Content(page)
			if next.content == nil {
				return result, fmt.Errorf("the page %s has no main element to take its content from", chapter.Path)
			}
			for node := range next.content.Descendants() {
				if id := dom.Attribute(node.Attr, "id"); id != "" {
					next.ids[id] = true
				}
			}
		}
		result.parts = append(result.parts, next)
	}
	result.styles = strings.Join(styles, "")
	return result, nil
}

// keyOf returns the id of a chapter: its path or title.
func keyOf(chapter Chapter) string {
	name := cmp.Or(slug.Decoded(strings.Trim(chapter.Path, "/")), chapter.Title)
	clean := func(letter rune) bool { return strings.ContainsRune("/ \t\n\"'<>&#%?:", letter) }
	return strings.Trim(strings.Join(strings.FieldsFunc(name, clean), "-"), "-")
}

func unique(key string, used map[string]bool) string {
	free := key
	for n := 2; used[free] || free == ""; n++ {
		free = key + "-" + strconv.Itoa(n)
	}
	used[free] = true
	return free
}

// comparable returns a URL path without what hosts may add to it.
func comparable(path string) string {
	path = strings.TrimSuffix(strings.TrimSuffix(slug.Decoded(path), "index.html"), ".html")
	return strings.TrimSuffix(path, "/")
}

// sheetsOf returns the elements of a page's head that load style sheets.
func sheetsOf(page *html.Node) []string {
	var sheets []string
	for node := range page.Descendants() {
		isLink := node.DataAtom == atom.Link && dom.Attribute(node.Attr, "rel") == "stylesheet"
		if node.Parent != nil && node.Parent.DataAtom == atom.Head && (isLink || node.DataAtom == atom.Style) {
			var out bytes.Buffer
			_ = html.Render(&out, node) // writing to a buffer never fails
			sheets = append(sheets, out.String()+"\n")
		}
	}
	return sheets
}

func setAttribute(node *html.Node, name, value string) {
	removeAttribute(node, name)
	node.Attr = append(node.Attr, html.Attribute{Key: name, Val: value})
}

func removeAttribute(node *html.Node, name string) {
	node.Attr = slices.DeleteFunc(node.Attr, func(each html.Attribute) bool { return each.Key == name && each.Namespace == "" })
}

// inFolder returns the path of a file next to a page.
func inFolder(page, file string) string {
	if strings.HasSuffix(page, "/") {
		return path.Join(page, file)
	}
	return path.Join(path.Dir(page), file)
}
