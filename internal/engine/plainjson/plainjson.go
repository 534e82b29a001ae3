// Package plainjson writes JSON that people read, such as files that they commit: without the escapes for HTML that
// encoding/json adds. JSON is also YAML and JavaScript. The package must not know what it writes.
package plainjson

import (
	"bytes"
	"encoding/json"
)

// Marshal returns a value as JSON in one line.
func Marshal(value any) ([]byte, error) {
	text, err := encode(value, "")
	return bytes.TrimSuffix(text, []byte("\n")), err
}

// Indented returns a value as JSON with two spaces for each level, and a line break at the end.
func Indented(value any) ([]byte, error) { return encode(value, "  ") }

// Quote returns a text as a JSON string.
func Quote(text string) string {
	quoted, err := Marshal(text)
	if err != nil {
		panic(err) // any text has a JSON form
	}
	return string(quoted)
}

func encode(value any, indent string) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", indent)
	err := encoder.Encode(value)
	return out.Bytes(), err
}
