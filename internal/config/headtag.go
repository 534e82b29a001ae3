package config

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// HeadTag is an element to add to the head of every page.
type HeadTag struct {
	TagName       string     `yaml:"tagName" required:"true" example:"link" doc:"Name of the element: link, meta, noscript, script, style or template. With customElement, any other name is allowed."`
	Attributes    Attributes `yaml:"attributes" example:"{rel: preconnect, href: https://fonts.gstatic.com}" with:"tagName: link" doc:"Attributes of the element. Use true for an attribute without a value, and false to leave one out."`
	InnerHTML     string     `yaml:"innerHTML" example:"'img { border: 0 }'" with:"tagName: style" doc:"Content of the element. docgen does not escape it."`
	CustomElement bool       `yaml:"customElement" default:"false" with:"tagName: app-state" doc:"Whether to allow an element that HTML does not define for the head."`
}

// Attributes maps attribute names to values; an attribute without a value has "".
type Attributes map[string]string

// UnmarshalYAML reads strings, numbers and booleans.
func (a *Attributes) UnmarshalYAML(value strictyaml.Value) {
	var given map[string]any
	value.Decode(&given)
	*a = Attributes{}
	for name, value := range given {
		switch value := value.(type) {
		case bool:
			if value {
				(*a)[name] = ""
			}
		case nil, string, int, float64:
			(*a)[name] = strings.TrimSuffix(fmt.Sprint(value), "<nil>")
		default:
			(*a)[name] = notText
		}
	}
}

// notText marks an attribute whose value is a list or a mapping.
const notText = "\x00"

func (Attributes) schema() object {
	return object{{"type", "object"}, {"additionalProperties", object{{"type", []string{"string", "number", "boolean"}}}}}
}

// Script is a script for every page, with all its attributes.
type Script Attributes

// UnmarshalYAML reads a URL or a mapping of attributes.
func (s *Script) UnmarshalYAML(value strictyaml.Value) {
	(*Attributes)(s).urlOr(value, "src")
}

func (Script) schema() object { return urlOrAttributes() }

// Stylesheet is a style sheet for every page, with all its attributes.
type Stylesheet Attributes

// UnmarshalYAML reads a URL or a mapping of attributes.
func (s *Stylesheet) UnmarshalYAML(value strictyaml.Value) {
	(*Attributes)(s).urlOr(value, "href")
}

func (Stylesheet) schema() object { return urlOrAttributes() }

func (a *Attributes) urlOr(value strictyaml.Value, name string) {
	switch value.Kind() {
	case strictyaml.Map:
		a.UnmarshalYAML(value)
	case strictyaml.String:
		*a = Attributes{name: value.Text()}
	case strictyaml.Null:
	default:
		value.Expected("a URL or a mapping of attributes", "")
	}
}

func urlOrAttributes() object { return anyOf(isString, Attributes{}.schema()) }

// headElements returns the elements that headTags may add. docgen writes title itself, and the
// Content-Security-Policy forbids base.
func headElements() []string {
	return []string{"link", "meta", "noscript", "script", "style", "template"}
}

var (
	elementName   = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9-]*$`)
	attributeName = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9:._-]*$`)
)

func (c *checker) headTags() {
	for i, tag := range c.config.HeadTags {
		path := []any{"headTags", i}
		switch name := strings.ToLower(tag.TagName); {
		case tag.TagName == "": // decoding has reported it
		case name == "title" || name == "base":
			c.report(fmt.Sprintf("headTags cannot contain a %s element", name), map[string]string{
				"title": "each page has its own title: set title and titleDelimiter instead", "base": "set baseUrl instead",
			}[name], below(path, "tagName")...)
		case !elementName.MatchString(name) || !tag.CustomElement && !slices.Contains(headElements(), name):
			hint := "allowed elements: " + strings.Join(headElements(), ", ") + `; "customElement: true" allows any other`
			c.report(fmt.Sprintf("the head of a page cannot contain the element %q", tag.TagName), cmp.Or(diag.DidYouMean(name, headElements()), hint),
				below(path, "tagName")...)
		case tag.InnerHTML != "" && (name == "meta" || name == "link"):
			c.report(fmt.Sprintf("a %s element cannot have content", name), "remove innerHTML", below(path, "innerHTML")...)
		}
		c.attributes(tag.Attributes, below(path, "attributes"))
	}
	for i, script := range c.config.Scripts {
		c.tagOf(Attributes(script), "src", "scripts", i)
	}
	for i, sheet := range c.config.Stylesheets {
		c.tagOf(Attributes(sheet), "href", "stylesheets", i)
	}
}

// tagOf checks the attributes of a script or a style sheet, which needs a URL.
func (c *checker) tagOf(attributes Attributes, url string, list string, number int) {
	path := []any{list, number}
	if attributes[url] == "" && !c.misspelled(path, url) {
		c.report(dotted(path)+" has no URL", fmt.Sprintf("set %s to a URL, or to the path of a file in a static folder", url), path...)
	}
	c.attributes(attributes, path)
}

func (c *checker) attributes(attributes Attributes, path []any) {
	for _, name := range slices.Sorted(maps.Keys(attributes)) {
		switch {
		case !attributeName.MatchString(name):
			c.key(fmt.Sprintf("%q is not a valid attribute name", name), "", below(path, name)...)
		case attributes[name] == notText:
			c.report(fmt.Sprintf("the attribute %s must be a string, a number, true or false", name), "", below(path, name)...)
		}
	}
}
