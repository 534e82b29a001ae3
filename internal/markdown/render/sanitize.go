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

// cleaned returns sanitized HTML. It removes null characters, which HTML does not allow
// (CommonMark, 2.3).
func (r RawHTML) cleaned(text string) string {
	return r.clean(strings.ReplaceAll(text, "\x00", "\uFFFD"))
}

// cleanFragment is sanitized HTML and the change after it.
type cleanFragment struct {
	before string
	edit   edit
}

// imageMarker marks the place of a change during sanitizing, which moves and removes tags. An
// author who writes a marker can only move an image of the same text.
var imageMarker = regexp.MustCompile(`docgen-image-([0-9]{1,6})-`)

// fragments sanitizes HTML and splits it at the changes.
func (r RawHTML) fragments(raw string, edits []edit) (fragments []cleanFragment, last string) {
	var text strings.Builder
	written := 0
	for i, edit := range edits {
		text.WriteString(raw[written:edit.at.Start])
		written = edit.at.Stop
		if !edit.adds || !r.strict {
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

// additions returns the change that adds attributes to the image with a URL.
func additions(edits []edit, url edit) (edit, bool) {
	i := slices.IndexFunc(edits, func(other edit) bool { return other.adds && other.image == url.image })
	if i < 0 || url.adds {
		return edit{}, false
	}
	return edits[i], true
}

// newSanitizer returns a policy that allows the elements of ordinary text. It allows no
// scripts, styles, forms, frames or classes: nothing may run, load files other than images, or
// imitate the theme. Each fragment is sanitized separately and contains only complete tags, so
// joining fragments cannot create new tags.
func newSanitizer() *bluemonday.Policy {
	policy := bluemonday.UGCPolicy()
	policy.AllowElements("kbd", "center")
	policy.AllowAttrs("align").Matching(bluemonday.CellAlign).OnElements("p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "img")
	policy.AddTargetBlankToFullyQualifiedLinks(true)
	policy.RequireNoReferrerOnFullyQualifiedLinks(true)
	return policy
}

// Sanitizer returns a function that removes everything from HTML that runs or that affects the
// page outside of it. Creating it takes milliseconds.
func Sanitizer() func(html string) string { return newSanitizer().Sanitize }

// SafeAnchors adds the rel attribute to links that open a new window, so that the new window
// cannot access this one. Everything else stays as it is.
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
				return false // the author set it explicitly
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

// ErrNesting is the error for HTML that is nested too deeply to be sanitized.
var ErrNesting = errors.New("HTML is nested too deeply")

// Fragment returns HTML that stands inside an element of the page, with safe links: open elements are
// closed, and end tags without a start tag are gone.
func Fragment(text string) string {
	if !strings.ContainsAny(text, "<") {
		return text
	}
	return SafeAnchors(whole(text))
}

// whole is balanced with the error in place of the HTML.
func whole(text string) string {
	closed, err := balanced(text)
	if err != nil {
		return "<p>" + html.EscapeString(err.Error()) + "</p>\n"
	}
	return closed
}

// balanced closes open elements and removes end tags without a start tag, so that the HTML of
// a text cannot affect the page around it.
func balanced(text string) (string, error) {
	place := &html.Node{Type: html.ElementNode, Data: "div", DataAtom: atom.Div}
	nodes, err := html.ParseFragment(strings.NewReader(text), place)
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrNesting, err) // reading from memory cannot fail in other ways
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
