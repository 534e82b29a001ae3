// Package svg checks whether an SVG image is safe: whether it only draws, and neither runs
// code nor loads files, wherever a browser opens it.
//
// [Problem] is its only function. The package lists what is allowed and refuses everything
// else. It accepts only syntax that all XML parsers read in the same way, and knows neither
// files nor sites.
package svg

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
	"unicode/utf8"
)

const (
	svgNamespace   = "http://www.w3.org/2000/svg"
	xlinkNamespace = "http://www.w3.org/1999/xlink"
	xmlNamespace   = "http://www.w3.org/XML/1998/namespace"
)

// name matches what all parsers accept as the name of an element, an attribute or a prefix.
var name = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_.-]*$`)

// declaration matches the part of an XML declaration between "<?xml" and "?>".
var declaration = regexp.MustCompile(`^version=["']1\.0["'](\s+encoding=["'](?i:utf-8|us-ascii)["'])?(\s+standalone=["'](yes|no)["'])?\s*$`)

// doctype matches the one that drawing programs write. It declares nothing itself.
var doctype = regexp.MustCompile(`^DOCTYPE\s+svg\s+PUBLIC\s+["']-//W3C//DTD SVG [0-9.]+[A-Za-z ]*//EN["']\s+["']https?://www\.w3\.org/[A-Za-z0-9/._-]+["']\s*$`)

// Problem says why an image may be unsafe, such as "it has the element <script>". It returns
// "" if the image is safe.
func Problem(content []byte) string {
	content = bytes.TrimPrefix(content, []byte("\uFEFF"))
	if !utf8.Valid(content) {
		return "it is not valid UTF-8"
	}
	reader := reader{decoder: xml.NewDecoder(bytes.NewReader(content)), allowed: allowed()}
	for {
		token, err := reader.decoder.Token()
		if errors.Is(err, io.EOF) && reader.hasRoot {
			return ""
		}
		if err != nil {
			return "it is not well-formed XML: " + strings.TrimPrefix(err.Error(), "XML syntax error on ")
		}
		if problem := reader.problem(token); problem != "" {
			return problem
		}
	}
}

// reader checks an image token by token.
type reader struct {
	decoder *xml.Decoder
	allowed lists
	hasRoot bool
	styles  int // number of style elements that are open
}

func (r *reader) problem(token xml.Token) string {
	switch token := token.(type) {
	case xml.StartElement:
		r.hasRoot = true
		if token.Name == (xml.Name{Space: svgNamespace, Local: "style"}) {
			r.styles++
		}
		return r.element(token)
	case xml.EndElement:
		if token.Name == (xml.Name{Space: svgNamespace, Local: "style"}) {
			r.styles--
		}
	case xml.CharData:
		if r.styles > 0 && loads(string(token)) {
			return "its styles may load files"
		}
	case xml.ProcInst:
		if token.Target != "xml" || r.hasRoot || !declaration.Match(token.Inst) {
			return fmt.Sprintf("it has the processing instruction <?%s?>", token.Target)
		}
	case xml.Directive:
		if r.hasRoot || !doctype.Match(token) {
			return "it has its own DOCTYPE"
		}
	}
	return ""
}

func (r *reader) element(element xml.StartElement) string {
	local := element.Name.Local
	switch {
	case !name.MatchString(local):
		return fmt.Sprintf("it has an element named %q", local)
	case element.Name.Space == svgNamespace && !r.allowed.elements[local]:
		return fmt.Sprintf("it has the element <%s>", local)
	case element.Name.Space != svgNamespace && !r.allowed.namespaces[element.Name.Space]:
		return fmt.Sprintf("it has the element <%s> from the namespace %q", local, element.Name.Space)
	}
	seen := map[xml.Name]bool{}
	for _, attribute := range element.Attr {
		if seen[attribute.Name] {
			return fmt.Sprintf("it has an element with two %s attributes", attribute.Name.Local)
		}
		seen[attribute.Name] = true
		if problem := r.attribute(element.Name, attribute); problem != "" {
			return problem
		}
	}
	return ""
}

func (r *reader) attribute(element xml.Name, attribute xml.Attr) string {
	local, value := attribute.Name.Local, attribute.Value
	if !name.MatchString(local) {
		return fmt.Sprintf("it has an attribute named %q", local)
	}
	switch space := attribute.Name.Space; {
	case space == "xmlns" || space == "" && local == "xmlns":
		if value != svgNamespace && value != xlinkNamespace && !r.allowed.namespaces[value] {
			return fmt.Sprintf("it declares the namespace %q", value)
		}
	case space == xmlNamespace && (local == "space" || local == "lang" || local == "id"):
	case element.Space == svgNamespace && local == "href" && (space == "" || space == xlinkNamespace):
		if !allowsTarget(element.Local, value) {
			return fmt.Sprintf("its element <%s> has the href %q", element.Local, shortened(value))
		}
	case space == xlinkNamespace && (local == "title" || local == "type" || local == "show" || local == "actuate" || local == "role" || local == "arcrole"):
	case r.allowed.namespaces[space] || space == "" && r.allowed.namespaces[element.Space]:
	case space != "":
		return fmt.Sprintf("it has the attribute %s from the namespace %q", local, space)
	case strings.HasPrefix(local, "data-") || strings.HasPrefix(local, "aria-"):
	case !r.allowed.attributes[local]:
		return fmt.Sprintf("it has the attribute %s", local)
	case local == "attributeName" && !r.allowed.animated(value):
		return fmt.Sprintf("it animates the attribute %q", shortened(value))
	case local != "id" && local != "class" && loads(value):
		return fmt.Sprintf("its attribute %s may load files", local)
	}
	return ""
}

// shortened shortens a value for a message.
func shortened(value string) string {
	const most = 60
	if runes := []rune(value); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return value
}
