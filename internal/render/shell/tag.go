package shell

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// Tag is an element of a page's head.
type Tag struct {
	Tag        string            `json:"tag"`
	Attributes map[string]string `json:"attributes"` // "" for an attribute without a value
	Text       string            `json:"text"`       // content of a title, a script or a style
}

// SplitHead separates React's output from the elements for the head.
func SplitHead(rendered string) (body string, tags []Tag, err error) {
	at := strings.LastIndex(rendered, contract.HeadMarker)
	if at < 0 {
		return rendered, nil, nil
	}
	if err := json.Unmarshal([]byte(rendered[at+len(contract.HeadMarker):]), &tags); err != nil {
		return "", nil, fmt.Errorf("read the head tags of a page: %w", err)
	}
	return rendered[:at], tags, nil
}

// key identifies a title, a meta element or a canonical link. If the site and the page both
// have an element with a key, the page's counts. It is "" for elements that can occur several
// times.
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

// Find returns the last of a page's tags with a key: "title", or the name or property of a meta
// element.
func Find(tags []Tag, key string) (Tag, bool) {
	for _, tag := range slices.Backward(tags) {
		if tag.key() == key {
			return tag, true
		}
	}
	return Tag{}, false
}

// HeadWith returns a page's head with the title and description that its own code sets.
func HeadWith(head contract.Head, tags []Tag) contract.Head {
	if title, found := Find(tags, "title"); found {
		head.Title = title.Text
	}
	if description, found := Find(tags, "description"); found {
		head.Description = description.Attributes["content"]
	}
	return head
}

// lacks reports whether a page has no tag of its own with a key.
func (p Page) lacks(key string) bool {
	_, found := Find(p.Tags, key)
	return !found
}

// write writes the element, with its content and end tag, on a line.
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

// Raw returns the content of a script, a style or another element that is not escaped. It
// escapes what would close the element with a backslash before the slash, which has no meaning
// in strings of JavaScript, JSON and CSS.
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
