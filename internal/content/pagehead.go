package content

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// HeadTag is an element that a page adds to its head. An attribute without a value has "".
type HeadTag struct {
	Name       string // lower case
	Attributes map[string]string
	Text       string // content of the element, as written
}

// Announcement is a message above the content of one page.
type Announcement struct {
	None bool   // the page does not even show that of the site
	HTML string // "" for none of its own
	Type string // that of an admonition
}

// What the fields of a page head should be, in messages.
const (
	anElementList  = "a list of elements"
	anAnnouncement = "a text, or a mapping with content and type"
)

var (
	headElements      = []string{"link", "meta", "noscript", "script", "style", "template"}
	announcementTypes = []string{"note", "tip", "info", "warning", "danger"}
)

// head reads the elements that a page adds to its head.
func (r *reader) head(target *[]HeadTag, entry strictyaml.Entry) string {
	if entry.Value.Kind() != strictyaml.List {
		return anElementList
	}
	for _, item := range entry.Value.Items() {
		fields := mappingOf(item)
		name, named := fields.text("tagName")
		name = strings.ToLower(name)
		text, _ := fields.text("innerHTML")
		switch {
		case !named || !fields.has(KeysOf("head")...):
			r.fail(entry.Name, "an element of head must contain tagName, and may contain attributes and innerHTML",
				"for example, write {tagName: meta, attributes: {name: author, content: Ann}}")
			continue
		case !slices.Contains(headElements, name):
			r.fail(entry.Name, fmt.Sprintf("the head of a page cannot contain the element %q", name), "allowed elements: "+strings.Join(headElements, ", "))
			continue
		}
		tag := HeadTag{Name: name, Attributes: map[string]string{}, Text: text}
		var attributes []strictyaml.Entry
		if written, given := fields["attributes"]; given && written.Kind() != strictyaml.Map {
			r.fail(entry.Name, "attributes of head must be a mapping, found "+describe(written), "for example, write {name: author, content: Ann}")
		} else if given {
			attributes = written.Entries()
		}
		for _, attribute := range attributes {
			value, isText := asString(attribute.Value)
			flag, isFlag := attribute.Value.Scalar().(bool)
			switch {
			case isFlag && flag, isText:
				tag.Attributes[attribute.Name] = value
			case !isFlag:
				r.fail(entry.Name, fmt.Sprintf("the attribute %s of head must be a string, a number, true or false", attribute.Name), "")
			}
		}
		*target = append(*target, tag)
	}
	return ""
}

// announcement reads the message above a page.
func (r *reader) announcement(target *Announcement, entry strictyaml.Entry) string {
	if isShown, isFlag := entry.Value.Scalar().(bool); isFlag && !isShown {
		target.None = true
		return ""
	}
	if text, isText := asString(entry.Value); isText {
		target.HTML, target.Type = text, "info"
		return ""
	}
	fields := mappingOf(entry.Value)
	content, given := fields.text("content")
	if !given || !fields.has("content", "type") {
		return anAnnouncement
	}
	target.HTML, target.Type = content, "info"
	if value, typed := fields["type"]; typed {
		target.Type, _ = fields.text("type")
		if !slices.Contains(announcementTypes, target.Type) {
			r.fail(entry.Name, "the type of announcement is unknown, found "+describe(value), "allowed values: "+strings.Join(announcementTypes, ", "))
		}
	}
	return ""
}
