package render

import (
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// apart changes the HTML of one page for a place on another page.
type apart struct {
	page   *url.URL // whose HTML it is
	prefix string   // of ids
	needed map[string]bool
}

// Apart returns the HTML of a page for a list of pages. Links relative to the page, such as those
// to its headings, lead to the page. The list has no ids twice: ids that only links lead to are
// removed, others get a prefix. Headings have no anchors.
func Apart(text, page string) string {
	parsed, err := url.Parse(page)
	if err != nil {
		return text
	}
	sum := sha256.Sum256([]byte(page))
	a := apart{page: parsed, prefix: "p" + hex.EncodeToString(sum[:4]) + "-", needed: neededIDs(text)}
	var out strings.Builder
	out.Grow(len(text))
	tokens, skipping := html.NewTokenizer(strings.NewReader(text)), false
	for {
		kind := tokens.Next()
		written := string(tokens.Raw())
		switch kind {
		case html.ErrorToken:
			return out.String() + written
		case html.StartTagToken, html.SelfClosingTagToken:
			token := tokens.Token()
			skipping = isHeadingAnchor(token)
			if a.change(&token) {
				written = token.String()
			}
		case html.EndTagToken:
			if skipping {
				skipping = false
				continue
			}
		}
		if !skipping {
			out.WriteString(written)
		}
	}
}

func isHeadingAnchor(tag html.Token) bool {
	return tag.Data == "a" && slices.ContainsFunc(tag.Attr, func(attribute html.Attribute) bool {
		return attribute.Key == "class" && slices.Contains(strings.Fields(attribute.Val), "heading-anchor")
	})
}

// change changes the attributes of a tag, and reports whether any of them changed.
func (a apart) change(tag *html.Token) bool {
	changed := relinked(*tag, func(_, target string) string { return a.absolute(target) })
	kept := tag.Attr[:0]
	for _, attribute := range tag.Attr {
		var next string
		switch {
		case attribute.Key == "id" || attribute.Key == "name" && tag.Data == "a":
			if !a.needed[attribute.Val] {
				changed = true
				continue
			}
			next = a.prefix + attribute.Val
		case attribute.Key == "name" && tag.Data == "map":
			next = a.prefix + attribute.Val
		default:
			next = references(tag.Data, attribute, func(id string) string { return a.prefix + id })
		}
		changed = changed || next != attribute.Val
		attribute.Val = next
		kept = append(kept, attribute)
	}
	tag.Attr = kept
	return changed
}

// absolute returns a target as seen from any other page of the site.
func (a apart) absolute(target string) string {
	if target == "" || strings.HasPrefix(target, "/") {
		return target
	}
	parsed, err := url.Parse(target)
	if err != nil || parsed.Scheme != "" {
		return target
	}
	return a.page.ResolveReference(parsed).String()
}

// neededIDs returns the ids to which other elements of a text refer, except links.
func neededIDs(text string) map[string]bool {
	needed := map[string]bool{}
	rewriteTags(text, func(tag html.Token) (string, bool) {
		for _, attribute := range tag.Attr {
			references(tag.Data, attribute, func(id string) string {
				needed[id] = true
				return id
			})
		}
		return "", false
	})
	return needed
}

// localURL matches a reference to an element of an SVG image in an attribute.
var localURL = regexp.MustCompile(`url\((["']?)#([^)"']+)`)

// references replaces the ids to which an attribute refers with the results of change. The target
// of a link is not a reference.
func references(tag string, attribute html.Attribute, change func(id string) string) string {
	switch attribute.Key {
	case "for", "headers", "list", "form", "aria-labelledby", "aria-describedby", "aria-controls", "aria-details", "aria-owns", "aria-flowto",
		"aria-activedescendant", "aria-errormessage", "popovertarget", "commandfor":
		ids := strings.Fields(attribute.Val)
		for i, id := range ids {
			ids[i] = change(id)
		}
		return strings.Join(ids, " ")
	case "usemap", "href":
		id, isLocal := strings.CutPrefix(attribute.Val, "#")
		if isLocal && id != "" && tag != "a" && tag != "area" {
			return "#" + change(id)
		}
		return attribute.Val
	}
	if !strings.Contains(attribute.Val, "#") {
		return attribute.Val
	}
	return localURL.ReplaceAllStringFunc(attribute.Val, func(found string) string {
		at := strings.IndexByte(found, '#') + 1
		return found[:at] + change(found[at:])
	})
}
