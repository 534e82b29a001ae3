package syntax

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// attributes are written in braces after a directive: {.class #id name="value" name=value}.
type attributes struct {
	id      string
	classes []string
	values  []attribute
}

type attribute struct {
	name  string
	value input.Span // without quotes; empty for a name without a value
	at    input.Span // the whole attribute
}

// find returns an attribute, with or without a value.
func (a attributes) find(name string) (attribute, bool) {
	for _, value := range a.values {
		if value.name == name {
			return value, true
		}
	}
	return attribute{}, false
}

// check reports attributes whose names are not known. owner is what has them, such as ":::card". offset is
// that of the line in the source.
func (a attributes) check(state *State, owner string, offset int, known []string) {
	for _, value := range a.values {
		if slices.Contains(known, value.name) {
			continue
		}
		state.Text.Report(offset+value.at.Start, offset+value.at.Stop, input.Finding{
			Code: input.DirectiveCode, Text: fmt.Sprintf("%s no attribute %q", owner, value.name), Name: value.name, Known: known,
			Hint: "allowed attributes: " + strings.Join(append(slices.Clone(known), ".class", "#id"), ", "),
		})
	}
}

// parseAttributes parses attributes that start with "{" and returns their end. It reports
// false if there are none.
func parseAttributes(line []byte, start int) (attributes, int, bool) {
	var found attributes
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
				found.id = word
			} else {
				found.classes = append(found.classes, word)
			}
			i = end
		default:
			value, end, ok := parseAttribute(line, i)
			if !ok {
				return found, 0, false
			}
			found.values = append(found.values, value)
			i = end
		}
	}
	return found, 0, false
}

func parseAttribute(line []byte, start int) (attribute, int, bool) {
	end := wordEnd(line, start)
	found := attribute{name: string(line[start:end])}
	if end == start {
		return found, 0, false
	}
	if end < len(line) && line[end] == '=' {
		var ok bool
		found.value, end, ok = parseValue(line, end+1)
		if !ok {
			return found, 0, false
		}
	}
	found.at = input.At(start, end)
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

// html returns the attributes class and id. The given class precedes the author's
// classes.
func (a attributes) html(class string) string {
	var out strings.Builder
	if classes := strings.Join(append(strings.Fields(class), a.classes...), " "); classes != "" {
		out.WriteString(` class="` + html.EscapeString(classes) + `"`)
	}
	if a.id != "" {
		out.WriteString(` id="` + html.EscapeString(a.id) + `"`)
	}
	return out.String()
}
