package shell

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"slices"
	"strings"
)

// HeadMarker stands behind React's output before the elements that the page wants
// in its head, as JSON.
const HeadMarker = "<!--docgen:head-->"

// pageMark is the attribute of elements that a page's own code put into the head:
// the theme takes them out again when the reader leaves the page.
const pageMark = "data-page-head"

// Tag is an element of a page's head.
type Tag struct {
	Tag        string            `json:"tag"`
	Attributes map[string]string `json:"attributes"` // "" for one without a value
	Text       string            `json:"text"`       // of a title, a script or a style
}

// SplitHead parts React's output from what the page wants in its head.
func SplitHead(rendered string) (body string, tags []Tag, err error) {
	at := strings.LastIndex(rendered, HeadMarker)
	if at < 0 {
		return rendered, nil, nil
	}
	if err := json.Unmarshal([]byte(rendered[at+len(HeadMarker):]), &tags); err != nil {
		return "", nil, fmt.Errorf("read the head tags of a page: %w", err)
	}
	return rendered[:at], tags, nil
}

// key names what a title, a meta or a canonical link says: of two with one key
// the page's own counts. "" for elements that may stand many times.
func (t Tag) key() string {
	switch {
	case t.Tag == "title":
		return "title"
	case t.Tag == "meta" && t.Attributes["property"] != "":
		return t.Attributes["property"]
	case t.Tag == "meta":
		return t.Attributes["name"]
	case t.Tag == "link" && t.Attributes["rel"] == "canonical":
		return "canonical"
	}
	return ""
}

// Find returns the last of a page's tags with a key: "title", or the name or
// property of a meta.
func Find(tags []Tag, key string) (Tag, bool) {
	for _, tag := range slices.Backward(tags) {
		if tag.key() == key {
			return tag, true
		}
	}
	return Tag{}, false
}

// lacks reports whether a page says nothing of its own by a key.
func (p Page) lacks(key string) bool {
	_, found := Find(p.Tags, key)
	return !found
}

// write writes the element, with its text and end, on a line of its own.
func (t Tag) write(out *bytes.Buffer, extra ...attribute) {
	if !attributeName.MatchString(t.Tag) {
		return
	}
	out.WriteByte('\n')
	startTag(out, t.Tag, append(sortedAttributes(t.Attributes), extra...)...)
	switch t.Tag {
	case "meta", "link", "base":
		return
	case "title":
		out.WriteString(html.EscapeString(t.Text))
	default:
		out.WriteString(t.Raw())
	}
	out.WriteString("</" + t.Tag + ">")
}

// Raw is the text of a script, a style or another element that is not escaped,
// without what would end the element. A backslash before the slash means nothing
// in the strings of JavaScript, of JSON and of CSS.
func (t Tag) Raw() string {
	text, end := t.Text, "</"+strings.ToLower(t.Tag)
	lower := strings.ToLower(text)
	var out strings.Builder
	for {
		at := strings.Index(lower, end)
		if at < 0 {
			return out.String() + text
		}
		out.WriteString(text[:at] + `<\/`)
		text, lower = text[at+2:], lower[at+2:]
	}
}
