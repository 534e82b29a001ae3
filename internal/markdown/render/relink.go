package render

import (
	"strings"

	"golang.org/x/net/html"
)

// Relink gives the targets in HTML the values that change makes of them: where links lead,
// and which files elements show. Everything else stays as it is written.
func Relink(text string, change func(tag, target string) string) string {
	var out strings.Builder
	tokens := html.NewTokenizer(strings.NewReader(text))
	for {
		kind := tokens.Next()
		written := string(tokens.Raw())
		if kind == html.ErrorToken {
			return out.String() + written
		}
		if kind == html.StartTagToken || kind == html.SelfClosingTagToken {
			if token := tokens.Token(); relinked(token, change) {
				written = token.String()
			}
		}
		out.WriteString(written)
	}
}

// relinked changes the targets of a tag, and reports whether any is other than before.
func relinked(token html.Token, change func(tag, target string) string) bool {
	isOther := false
	for i, attribute := range token.Attr {
		if !holdsTarget(token.Data, attribute.Key) {
			continue
		}
		next := change(token.Data, attribute.Val)
		isOther = isOther || next != attribute.Val
		token.Attr[i].Val = next
	}
	return isOther
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
