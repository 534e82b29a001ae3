package syntax

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// AttributeList is written in braces after a directive: {.class #id name="value" name=value}.
type AttributeList struct {
	ID      string
	Classes []string
	Values  []Attribute
}

// Attribute is a name, perhaps with a value.
type Attribute struct {
	Name  string
	Value input.Span // without quotes; empty for a name without a value
	At    input.Span // the whole attribute
}

// Find returns an attribute, with or without a value.
func (a AttributeList) Find(name string) (Attribute, bool) {
	for _, value := range a.Values {
		if value.Name == name {
			return value, true
		}
	}
	return Attribute{}, false
}

// Has reports whether an attribute exists, with or without a value.
func (a AttributeList) Has(name string) bool {
	_, found := a.Find(name)
	return found
}

// AreMeant reports whether braces in text hold attributes: plain words remain part of the text.
func (a AttributeList) AreMeant() bool {
	haveValues := !slices.ContainsFunc(a.Values, func(value Attribute) bool { return value.Value.Empty() })
	return a.ID != "" || len(a.Classes) > 0 || len(a.Values) > 0 && haveValues
}

// Check reports attributes whose names are not known. holder is what has them, such as ":::card". offset is
// that of the line in the source.
func (a AttributeList) Check(state *State, holder string, offset int, known []string) {
	for _, value := range a.Values {
		if slices.Contains(known, value.Name) {
			continue
		}
		state.Text.Report(offset+value.At.Start, offset+value.At.Stop, input.Finding{
			Code: input.DirectiveCode, Text: fmt.Sprintf("%s no attribute %q", holder, value.Name), Name: value.Name, Known: known,
			Hint: "allowed attributes: " + strings.Join(append(slices.Clone(known), ".class", "#id"), ", "),
		})
	}
}

// ParseAttributes parses attributes that start with "{" and returns their end. It reports
// false if there are none.
func ParseAttributes(line []byte, start int) (AttributeList, int, bool) {
	var found AttributeList
	for i := start + 1; i < len(line); {
		switch char := line[i]; {
		case util.IsSpace(char):
			i++
		case char == '}':
			return found, i + 1, true
		case char == '.' || char == '#':
			end := wordEnd(line, i+1)
			if end == i+1 {
				return found, 0, false
			}
			if word := string(line[i+1 : end]); char == '#' {
				found.ID = word
			} else {
				found.Classes = append(found.Classes, word)
			}
			i = end
		default:
			value, end, ok := parseAttribute(line, i)
			if !ok {
				return found, 0, false
			}
			found.Values = append(found.Values, value)
			i = end
		}
	}
	return found, 0, false
}

func parseAttribute(line []byte, start int) (Attribute, int, bool) {
	end := wordEnd(line, start)
	found := Attribute{Name: string(line[start:end])}
	if end == start {
		return found, 0, false
	}
	if end < len(line) && line[end] == '=' {
		var ok bool
		found.Value, end, ok = parseValue(line, end+1)
		if !ok {
			return found, 0, false
		}
	}
	found.At = input.At(start, end)
	return found, end, true
}

// parseValue parses a word or a quoted text.
func parseValue(line []byte, start int) (value input.Span, end int, ok bool) {
	if start < len(line) && (line[start] == '"' || line[start] == '\'') {
		for i := start + 1; i < len(line); i++ {
			if line[i] == line[start] {
				return input.At(start+1, i), i + 1, true
			}
		}
		return input.Span{}, 0, false
	}
	end = wordEnd(line, start)
	return input.At(start, end), end, end > start
}

// wordEnd returns the end of a name or an unquoted value.
func wordEnd(line []byte, start int) int {
	end := start
	for end < len(line) && !util.IsSpace(line[end]) && !strings.ContainsRune("{}=\"'<>`", rune(line[end])) {
		end++
	}
	return end
}

// AttributesHTML returns the attributes class and id. The given class precedes the author's
// classes.
func (a AttributeList) AttributesHTML(class string) string {
	var out strings.Builder
	if classes := strings.Join(append(strings.Fields(class), a.Classes...), " "); classes != "" {
		out.WriteString(` class="` + html.EscapeString(classes) + `"`)
	}
	if a.ID != "" {
		out.WriteString(` id="` + html.EscapeString(a.ID) + `"`)
	}
	return out.String()
}
