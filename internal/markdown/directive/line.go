package directive

import (
	"bytes"
	"regexp"

	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// opening is a line that opens a container. ":::name" is followed by [Title], or by a space
// and a title, and then by {attributes}.
type opening struct {
	Name   string
	colons int
	mark   input.Span // the colons and the name
	title  input.Span
	syntax.AttributeList
}

var openFence = regexp.MustCompile(`^[ \t]*(:{3,})[ \t]*([A-Za-z][A-Za-z0-9_-]*)`)

// closingColons returns the colons of a line that contains nothing else. The span is empty if
// there are fewer than three.
func closingColons(line []byte) input.Span {
	found := input.At(0, len(line)).Trim(line)
	for _, char := range line[found.Start:found.Stop] {
		if char != ':' {
			return input.Span{}
		}
	}
	if found.Stop-found.Start < 3 {
		return input.Span{}
	}
	return found
}

// parseOpening parses a line. It reports false if the line does not open a container.
func parseOpening(line []byte) (opening, bool) {
	match := openFence.FindSubmatchIndex(line)
	if match == nil {
		return opening{}, false
	}
	found := opening{
		Name: string(line[match[4]:match[5]]), colons: match[3] - match[2], mark: input.At(match[2], match[5]),
	}
	rest := input.At(match[5], len(line)).Trim(line)
	switch {
	case rest.Empty():
		return found, true
	case line[match[5]] == '[' && found.readLabel(line, rest):
	case line[rest.Start] == '{' && found.readAttributes(line, rest):
	case util.IsSpace(line[match[5]]):
		found.title = rest
		found.cutAttributes(line)
	default:
		return found, false
	}
	for _, value := range found.Values {
		if (value.Name == "title" || value.Name == "label") && !value.Value.Empty() {
			found.title = value.Value
		}
	}
	return found, true
}

// readLabel reads "[Title]" and the attributes after it.
func (d *opening) readLabel(line []byte, rest input.Span) bool {
	depth, end := 0, -1
	for i := rest.Start; i < rest.Stop && end < 0; i++ {
		switch line[i] {
		case '\\':
			i++
		case '[':
			depth++
		case ']':
			if depth--; depth == 0 {
				end = i
			}
		}
	}
	if end < 0 {
		return false
	}
	after := input.At(end+1, rest.Stop).Trim(line)
	if !after.Empty() && (line[after.Start] != '{' || !d.readAttributes(line, after)) {
		return false
	}
	d.title = input.At(rest.Start+1, end)
	return true
}

// readAttributes reads attributes up to the end of the line.
func (d *opening) readAttributes(line []byte, rest input.Span) bool {
	found, end, ok := syntax.ParseAttributes(line[:rest.Stop], rest.Start)
	if !ok || end != rest.Stop {
		return false
	}
	d.AttributeList = found
	return true
}

// cutAttributes moves attributes from the end of the title to the directive. Braces around
// plain words remain part of the title.
func (d *opening) cutAttributes(line []byte) {
	open := bytes.LastIndexByte(line[d.title.Start:d.title.Stop], '{')
	if open <= 0 {
		return
	}
	open += d.title.Start
	found, end, ok := syntax.ParseAttributes(line[:d.title.Stop], open)
	if !ok || end != d.title.Stop || !found.AreMeant() {
		return
	}
	d.AttributeList = found
	d.title = input.At(d.title.Start, open).Trim(line)
}

// value returns the value of an attribute.
func (d *opening) value(line []byte, name string) string {
	found, _ := d.Find(name)
	return found.Value.In(line)
}
