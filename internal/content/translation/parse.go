package translation

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Parse reads a label file. name is its path relative to the site folder. A text that is not JSON has
// a single diagnostic.
func Parse(text []byte, name string) (File, []diag.Diagnostic) {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	p := parser{File: File{Name: name, exists: true, source: original{name, text}, byKey: map[string]int{}}}
	if at, problem, hint := invalid(text); problem != "" {
		p.fail(at, 1, problem, hint)
		return p.File, p.findings
	}
	start := len(text) - len(bytes.TrimLeft(text, " \t\r\n"))
	if text[start] != '{' {
		p.fail(start, 1, "a label file must be an object", `write {"id": {"message": "text"}}`)
		return p.File, p.findings
	}
	for _, entry := range members(text[start:], start) {
		p.label(entry)
	}
	return p.File, p.findings
}

// parser collects the labels of a file.
type parser struct {
	File
	findings []diag.Diagnostic
}

func (p *parser) fail(at, length int, text, hint string) {
	p.findings = append(p.findings, p.source.diagnostic(at, length, diag.Error, text, hint))
}

// label reads a label. Of two with one key, the last one counts, as in JavaScript.
func (p *parser) label(entry member) {
	found := written{Label: Label{Key: entry.name}, at: entry.at, length: entry.length}
	if entry.value[0] != '{' {
		p.fail(entry.valueAt, len(entry.value), fmt.Sprintf("the label %q is not an object", entry.name), `write {"message": "text"}`)
		return
	}
	hasMessage := false
	for _, field := range members(entry.value, entry.valueAt) {
		switch field.name {
		case "message":
			found.Text, hasMessage = p.text(field), true
		case "description":
			found.Description = p.text(field)
		default:
			p.fail(field.at, field.length, fmt.Sprintf("unknown field %q of the label %q", field.name, entry.name),
				"a label has only a message and a description")
		}
	}
	if !hasMessage {
		p.fail(entry.at, entry.length, fmt.Sprintf("the label %q has no message", entry.name),
			`add "message": "text", or "message": "" if it is not translated yet`)
	}
	if earlier, twice := p.byKey[entry.name]; twice {
		p.fail(entry.at, entry.length, fmt.Sprintf("the label %q is in the file twice", entry.name), "remove one of them")
		p.labels[earlier] = found
		return
	}
	p.byKey[entry.name] = len(p.labels)
	p.labels = append(p.labels, found)
}

// text returns the value of a field, which must be a string.
func (p *parser) text(field member) string {
	var text string
	if err := json.Unmarshal(field.value, &text); err != nil || field.value[0] != '"' {
		p.fail(field.valueAt, len(field.value), fmt.Sprintf("%s must be a string", field.name), "put the text in double quotes")
	}
	return text
}

// member is a key of an object with its value.
type member struct {
	name       string
	at, length int // of the key as written, without its quotes
	value      json.RawMessage
	valueAt    int
}

// members returns the keys of an object in order. text is valid JSON that starts at an offset.
func members(text []byte, offset int) []member {
	decoder := json.NewDecoder(bytes.NewReader(text))
	if _, err := decoder.Token(); err != nil {
		return nil
	}
	var list []member
	for decoder.More() {
		from := int(decoder.InputOffset())
		key, err := decoder.Token()
		if err != nil {
			return list
		}
		found := member{name: key.(string)}
		end := int(decoder.InputOffset())
		start := from + bytes.IndexByte(text[from:end], '"')
		found.at, found.length = offset+start+1, end-start-2
		if err := decoder.Decode(&found.value); err != nil {
			return list
		}
		found.valueAt = offset + int(decoder.InputOffset()) - len(found.value)
		list = append(list, found)
	}
	return list
}

// invalid says why a text is not JSON, and where. The problem is "" for JSON.
func invalid(text []byte) (at int, problem, hint string) {
	if !utf8.Valid(text) {
		for at < len(text) {
			char, size := utf8.DecodeRune(text[at:])
			if char == utf8.RuneError && size < 2 {
				break
			}
			at += size
		}
		return at, "the file is not valid UTF-8", "save it as UTF-8"
	}
	var value any
	err := json.Unmarshal(text, &value)
	var syntax *json.SyntaxError
	switch {
	case err == nil:
		return 0, "", ""
	case !errors.As(err, &syntax):
		return 0, "the file is not valid JSON: " + err.Error(), ""
	case len(bytes.TrimSpace(text)) == 0:
		return 0, "the file is empty", `write {}, or delete the file and run "docgen translate extract"`
	}
	at = int(syntax.Offset) - 1
	if syntax.Error() == "unexpected end of JSON input" {
		at = len(bytes.TrimRight(text, " \t\r\n"))
		return at, "the file is not valid JSON: it ends too early", "close all braces and quotes"
	}
	return place(text, at, syntax.Error())
}

// place moves the place of a syntax error to its cause, if that is known.
func place(text []byte, at int, problem string) (int, string, string) {
	before := bytes.TrimRight(text[:at], " \t\r\n")
	problem = "the file is not valid JSON: " + problem
	switch char := text[at]; {
	case bytes.HasPrefix(text[at:], []byte("<<<<<<<")), bytes.HasPrefix(text[at:], []byte("=======")), bytes.HasPrefix(text[at:], []byte(">>>>>>>")):
		return at, "the file has a merge conflict", "resolve it, or keep one side and run \"docgen translate extract\""
	case (char == '}' || char == ']') && bytes.HasSuffix(before, []byte(",")):
		return len(before) - 1, "the file is not valid JSON: a comma before the end of the object", "remove the comma"
	case char == '"' && (bytes.HasSuffix(before, []byte(`"`)) || bytes.HasSuffix(before, []byte("}"))):
		return len(before), "the file is not valid JSON: no comma between two entries", "add a comma at the end of the line"
	case char == '/':
		return at, "the file is not valid JSON: JSON has no comments", "move the comment to the description of the label"
	case char == '\n':
		return at, "the file is not valid JSON: a string contains a line break", `close the quotes on the same line, and write line breaks as \n`
	}
	return at, problem, "correct it; text in double quotes needs a backslash before each quote and backslash in it"
}
