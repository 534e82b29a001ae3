package render

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/microcosm-cc/bluemonday"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// cleaned returns HTML without what is forbidden. HTML has no null characters
// (CommonMark, 2.3).
func (r RawHTML) cleaned(text string) string {
	return r.clean(strings.ReplaceAll(text, "\x00", "\uFFFD"))
}

// cleanFragment is cleaned HTML and a change that follows it.
type cleanFragment struct {
	before string
	edit   edit
}

// imageMarker marks the place of a change while HTML is cleaned, which moves and drops
// tags. An author who writes one only moves a picture of the text.
var imageMarker = regexp.MustCompile(`docgen-image-([0-9]{1,6})-`)

// fragments cleans HTML and returns it with the places of changes.
func (r RawHTML) fragments(raw string, edits []edit) (fragments []cleanFragment, last string) {
	var text strings.Builder
	written := 0
	for i, edit := range edits {
		text.WriteString(raw[written:edit.at.Start])
		if written = edit.at.Stop; !edit.adds || !r.strict {
			fmt.Fprintf(&text, "docgen-image-%d-", i)
		}
	}
	text.WriteString(raw[written:])
	last = r.cleaned(text.String())
	for len(edits) > 0 {
		match := imageMarker.FindStringSubmatchIndex(last)
		if match == nil {
			break
		}
		number, err := strconv.Atoi(last[match[2]:match[3]])
		if err != nil || number >= len(edits) {
			number = 0
		}
		fragments = append(fragments, cleanFragment{last[:match[0]], edits[number]})
		last = last[match[1]:]
		if added, found := additions(edits, edits[number]); found && r.strict && strings.HasPrefix(last, `"`) {
			fragments, last = append(fragments, cleanFragment{`"`, added}), last[1:]
		}
	}
	return fragments, last
}

// additions returns the change that adds attributes to the picture of a URL.
func additions(edits []edit, url edit) (edit, bool) {
	i := slices.IndexFunc(edits, func(other edit) bool { return other.adds && other.image == url.image })
	if i < 0 || url.adds {
		return edit{}, false
	}
	return edits[i], true
}

// newSanitizer allows what texts consist of, and nothing that runs, loads more than
// pictures or looks like a part of the theme: no scripts, styles, forms, frames or
// classes. Each piece of HTML is cleaned by itself and consists of whole tags then, so
// that no others can arise where pieces meet.
func newSanitizer() *bluemonday.Policy {
	policy := bluemonday.UGCPolicy()
	policy.AllowElements("kbd", "center")
	policy.AllowAttrs("align").Matching(bluemonday.CellAlign).OnElements("p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "img")
	policy.AddTargetBlankToFullyQualifiedLinks(true)
	policy.RequireNoReferrerOnFullyQualifiedLinks(true)
	return policy
}

// Sanitizer returns a function that removes from HTML everything that runs or leaves its
// place. Making it accepts milliseconds.
func Sanitizer() func(html string) string { return newSanitizer().Sanitize }

// SafeAnchors adds the rel attribute to links that open a window of their own, so that the
// window cannot access this one. Everything else stays as it is.
func SafeAnchors(text string) string {
	if !strings.Contains(strings.ToLower(text), "_blank") {
		return text
	}
	return rewriteTags(text, func(tag html.Token) (string, bool) {
		if !opensWindow(tag) {
			return "", false
		}
		return withRel(tag), true
	})
}

// opensWindow reports whether a tag opens a window that can access this one.
func opensWindow(tag html.Token) bool {
	blank := false
	for _, attribute := range tag.Attr {
		switch attribute.Key {
		case "target":
			blank = strings.EqualFold(attribute.Val, "_blank")
		case "rel":
			value := " " + strings.ToLower(attribute.Val) + " "
			if strings.Contains(value, " noopener ") || strings.Contains(value, " noreferrer ") || strings.Contains(value, " opener ") {
				return false // the author has decided
			}
		}
	}
	return blank && (tag.Data == "a" || tag.Data == "area" || tag.Data == "form")
}

func withRel(tag html.Token) string {
	for i, attribute := range tag.Attr {
		if attribute.Key == "rel" {
			tag.Attr[i].Val = strings.TrimSpace(attribute.Val + " noopener noreferrer")
			return tag.String()
		}
	}
	tag.Attr = append(tag.Attr, html.Attribute{Key: "rel", Val: "noopener noreferrer"})
	return tag.String()
}

// ErrNesting says that HTML is nested too deeply to be cleaned.
var ErrNesting = errors.New("HTML is nested too deeply")

// balanced closes open elements and drops end tags that close nothing, so that the HTML of
// a text stays in its place in the page.
func balanced(text string) (string, error) {
	place := &html.Node{Type: html.ElementNode, Data: "div", DataAtom: atom.Div}
	nodes, err := html.ParseFragment(strings.NewReader(text), place)
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrNesting, err) // reading from memory does not fail otherwise
	}
	var out strings.Builder
	out.Grow(len(text))
	for _, node := range nodes {
		if err := html.Render(&out, node); err != nil {
			return "", err
		}
	}
	return out.String(), nil
}
