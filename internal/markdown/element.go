package markdown

import (
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// fixedAttributes are the attributes whose values are not text for readers. A translation keeps
// them. Of other attributes, only the names count.
var fixedAttributes = []string{
	"class", "classname", "defaultvalue", "groupid", "height", "href", "id", "lang", "language", "querystring", "src", "style", "to", "type", "value", "width",
}

// elementText describes a start tag by its name and attributes: <tab label value="npm">.
func elementText(name string, attributes map[string]string) string {
	var out strings.Builder
	out.WriteString("<" + name)
	for _, attribute := range slices.Sorted(maps.Keys(attributes)) {
		out.WriteString(" " + attribute)
		if value := attributes[attribute]; value != "" && slices.Contains(fixedAttributes, strings.ToLower(attribute)) {
			out.WriteString(`="` + value + `"`)
		}
	}
	return out.String() + ">"
}

// elementPart adds a tag or component of an MDX document. Code in an attribute is fixed unless
// it contains text.
func (c *collector) elementPart(tag *mdx.ParsedTag) {
	if !c.parser.options.Translated || tag.Name == "" {
		return
	}
	attributes := map[string]string{}
	for _, attribute := range tag.Attributes {
		name, value := attribute.Name, attribute.Value
		if text, _, isText := attribute.Text(); isText {
			value = text
		} else if attribute.Code != nil {
			value = ""
			if code := strings.Join(strings.Fields(attribute.Code.Text), " "); !strings.ContainsAny(code, "\"'`<") {
				name += "={" + code + "}"
			}
		}
		attributes[name] = value
	}
	c.partAt(Element, elementText(tag.Name, attributes), c.lines.Place(tag.Start, tag.End))
}
