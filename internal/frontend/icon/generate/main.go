// Command generate writes the icons of Lucide as compressed lines of a name and SVG elements.
//
//	generate NODES OUT    NODES is icon-nodes.json of the npm package lucide-static
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"html"
	"maps"
	"os"
	"slices"
)

func main() {
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(nodes, out string) error {
	text, err := os.ReadFile(nodes)
	if err != nil {
		return err
	}
	var icons map[string][]element
	if err := json.Unmarshal(text, &icons); err != nil {
		return err
	}
	var packed bytes.Buffer
	lines, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression) // the level is valid
	for _, name := range slices.Sorted(maps.Keys(icons)) {
		fmt.Fprintf(lines, "%s\t", name)
		for _, element := range icons[name] {
			fmt.Fprintf(lines, "<%s", element.tag)
			for _, attribute := range slices.Sorted(maps.Keys(element.attributes)) {
				fmt.Fprintf(lines, ` %s="%s"`, attribute, html.EscapeString(element.attributes[attribute]))
			}
			fmt.Fprint(lines, "/>")
		}
		fmt.Fprintln(lines)
	}
	if err := lines.Close(); err != nil {
		return err
	}
	return os.WriteFile(out, packed.Bytes(), 0o644)
}

// element is one SVG element: ["path", {"d": "M4 7h16"}].
type element struct {
	tag        string
	attributes map[string]string
}

// UnmarshalJSON implements json.Unmarshaler.
func (e *element) UnmarshalJSON(text []byte) error {
	parts := []any{&e.tag, &e.attributes}
	return json.Unmarshal(text, &parts)
}
