package agents

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// Parity says how much of a document is in its Markdown version.
type Parity struct {
	Passages int      // of the document
	Missing  []string // passages that the Markdown lacks
}

// Percent returns the share of the passages that are missing.
func (p Parity) Percent() int { return Percent(len(p.Missing), p.Passages) }

// IsBroken reports whether too much is missing. Of a document with few passages, a single one would be a
// large share, so the spec does not judge it.
func (p Parity) IsBroken() bool {
	return p.Passages >= fewestPassages && p.Percent() >= ParityLimit
}

const (
	shortestPassage = 20 // characters; shorter lines are in many texts by chance
	fewestPassages  = 10
)

// Compare looks for each passage of a document's content in its Markdown version. A passage is the text of a
// paragraph, a heading, a cell, a line of code or the like. Passages that are in several places count once.
func Compare(document []byte, text string) (Parity, error) {
	root, err := html.Parse(bytes.NewReader(document))
	if err != nil {
		return Parity{}, err
	}
	whole, result, known := Letters(plain(text)), Parity{}, map[string]bool{}
	for line := range strings.Lines(dom.Lines(contentOf(root), "\n", instead)) {
		line = strings.TrimSpace(line)
		passage := Letters(line)
		if utf8.RuneCountInString(line) < shortestPassage || passage == "" || known[passage] {
			continue
		}
		known[passage] = true
		if result.Passages++; !strings.Contains(whole, passage) {
			result.Missing = append(result.Missing, line)
		}
	}
	return result, nil
}

// Letters returns the letters and digits of a text. Everything else is written in many ways: white space, quote
// marks, dashes, keys, and the syntax of Markdown.
func Letters(text string) string {
	return strings.Map(func(char rune) rune {
		if !unicode.IsLetter(char) && !unicode.IsDigit(char) {
			return -1
		}
		return unicode.ToLower(char)
	}, text)
}

// instead returns the source of a formula, and nothing for what is not part of the text of a page: navigation,
// controls, images, and what only sighted readers or only screen readers notice.
func instead(node *html.Node) (text string, isReplaced bool) {
	if node.DataAtom == atom.Math && !isChrome(node) {
		return texOf(node), true
	}
	return "", isChrome(node)
}

// isChrome reports whether an element surrounds the text of a page rather than being a part of it.
func isChrome(node *html.Node) bool {
	switch node.DataAtom {
	case atom.Script, atom.Style, atom.Template, atom.Noscript, atom.Nav, atom.Header, atom.Footer, atom.Aside, atom.Dialog, atom.Button, atom.Svg,
		atom.Select, atom.Input, atom.Textarea, atom.Img, atom.Picture:
		return true
	}
	return dom.HasClass(node, "heading-anchor", "visually-hidden", "footnote-ref", "footnote-backref") ||
		dom.Attribute(node.Attr, "aria-hidden") == "true"
}

// texOf returns the source of a formula.
func texOf(math *html.Node) string {
	for node := range math.Descendants() {
		if node.Data == "annotation" && node.FirstChild != nil {
			return node.FirstChild.Data
		}
	}
	return ""
}
