package signature

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// item is the start of an item: `name` = `default` (type): meaning.
type item struct {
	name     string
	isResult bool
	fallback string // the default
	written  string // the type

	used []ast.Node // what is not part of the meaning
	rest *ast.Text  // where the meaning begins; nil for the next node
	skip int        // characters at its start that are not part of the meaning
}

// returns is the name of the result, besides the label in the language of the document.
const returns = "returns"

// readItem reads the start of a line.
func readItem(line ast.Node, source []byte, label string) item {
	var found item
	syntax.MergeTexts(line)
	node := line.FirstChild()
	switch first := node.(type) {
	case *ast.CodeSpan:
		found.name = syntax.PlainText(first, source)
		found.used = append(found.used, first)
		node = first.NextSibling()
	case *ast.Text:
		found.name = wordAt(string(first.Segment.Value(source)), returns, label)
		found.isResult = found.name != ""
		if !found.isResult {
			return found
		}
		found.skip = len(found.name)
	}
	for {
		words, isText := node.(*ast.Text)
		if !isText {
			return found
		}
		next, isCode := node.NextSibling().(*ast.CodeSpan)
		text := string(words.Segment.Value(source))[found.skip:]
		switch mark := strings.TrimSpace(text); {
		case mark == "=" && isCode:
			found.fallback = syntax.PlainText(next, source)
			found.used = append(found.used, words, next)
		case mark == "(" && isCode && found.written == "":
			found.written = syntax.PlainText(next, source)
			found.used = append(found.used, words, next)
		default:
			return found.finish(words, text)
		}
		node, found.skip = next.NextSibling(), 0
	}
}

// wordAt returns the one of some words with which a text begins, or "".
func wordAt(text string, words ...string) string {
	for _, word := range words {
		if len(text) < len(word) || !strings.EqualFold(text[:len(word)], word) {
			continue
		}
		if after := text[len(word):]; after == "" || strings.IndexByte(" :(", after[0]) >= 0 {
			return text[:len(word)]
		}
	}
	return ""
}

// finish finds where the meaning begins in the text after a name.
func (i item) finish(words *ast.Text, text string) item {
	rest := strings.TrimLeft(text, " )")
	if strings.HasPrefix(rest, "(") {
		if inside, after, closed := strings.Cut(rest[1:], ")"); closed {
			i.written, rest = inside, strings.TrimLeft(after, " ")
		}
	}
	rest = strings.TrimLeft(strings.TrimPrefix(rest, ":"), " ")
	i.rest, i.skip = words, i.skip+len(text)-len(rest)
	return i
}

// cut removes everything but the meaning from a line, and the line if nothing is left.
func (i item) cut(line ast.Node) {
	for _, node := range i.used {
		line.RemoveChild(line, node)
	}
	if i.rest != nil {
		syntax.CutText(i.rest, i.skip)
	}
	if !line.HasChildren() {
		line.Parent().RemoveChild(line.Parent(), line)
	}
}
