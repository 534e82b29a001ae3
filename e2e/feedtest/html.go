package feedtest

import (
	"net/url"
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// html checks that HTML is well-formed, does not depend on where it is read, and has no code.
func (r *report) html(text string) {
	var open []string
	tokens := html.NewTokenizer(strings.NewReader(text))
	for {
		switch kind := tokens.Next(); kind {
		case html.ErrorToken:
			r.check(len(open) == 0, "HTML leaves %v open: %q", open, text)
			return
		case html.StartTagToken:
			token := tokens.Token()
			open = append(open, token.Data)
			r.attributes(token)
		case html.SelfClosingTagToken:
			r.attributes(tokens.Token())
		case html.EndTagToken:
			name := tokens.Token().Data
			if len(open) == 0 || open[len(open)-1] != name {
				r.add("HTML closes <%s> where %v are open: %q", name, open, text)
				return
			}
			open = open[:len(open)-1]
		}
	}
}

func (r *report) attributes(token html.Token) {
	r.check(!slices.Contains([]atom.Atom{atom.Script, atom.Style, atom.Button, atom.Input, atom.Form}, token.DataAtom), "HTML has <%s>", token.Data)
	for _, attr := range token.Attr {
		switch attr.Key {
		case "href", "src", "poster", "cite", "data":
			parsed, err := url.Parse(attr.Val) // an invalid URL has no absolute form
			r.check(err != nil || parsed.IsAbs(), "%s of <%s> is not absolute: %q", attr.Key, token.Data, attr.Val)
		case "class", "style":
			r.add("<%s> has the attribute %s", token.Data, attr.Key)
		}
		r.check(!strings.HasPrefix(attr.Key, "on"), "<%s> has the attribute %s", token.Data, attr.Key)
	}
}
