package render

import (
	"strings"

	"golang.org/x/net/html"
)

// Relink replaces the targets in HTML with the results of change: the targets of links, and
// the files that elements show. Everything else stays as it is.
func Relink(text string, change func(tag, target string) string) string {
	return rewriteTags(text, func(tag html.Token) (string, bool) {
		if !relinked(tag, change) {
			return "", false
		}
		return tag.String(), true
	})
}

// rewriteTags replaces the start tags for which rewrite reports true. Everything else stays as
// it is.
func rewriteTags(text string, rewrite func(tag html.Token) (string, bool)) string {
	var out strings.Builder
	tokens := html.NewTokenizer(strings.NewReader(text))
	for {
		kind := tokens.Next()
		written := string(tokens.Raw())
		if kind == html.ErrorToken {
			return out.String() + written
		}
		if kind == html.StartTagToken || kind == html.SelfClosingTagToken {
			if rewritten, changed := rewrite(tokens.Token()); changed {
				written = rewritten
			}
		}
		out.WriteString(written)
	}
}

// relinked changes the targets of a tag, and reports whether any of them changed.
func relinked(token html.Token, change func(tag, target string) string) bool {
	changed := false
	for i, attribute := range token.Attr {
		if !holdsTarget(token.Data, attribute.Key) {
			continue
		}
		next := change(token.Data, attribute.Val)
		changed = changed || next != attribute.Val
		token.Attr[i].Val = next
	}
	return changed
}

func holdsTarget(tag, attribute string) bool {
	switch tag {
	case "a", "area":
		return attribute == "href"
	case "audio", "embed", "iframe", "img", "source", "track":
		return attribute == "src"
	case "video":
		return attribute == "src" || attribute == "poster"
	}
	return false
}
