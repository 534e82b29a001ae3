// Package strictyaml decodes YAML, and therefore JSON, into Go values and reports exactly where
// the text does not fit them.
//
// [Decode] fills a struct by the tags of its fields: yaml:"name" is the key, default:"..." the
// value of an absent key, and required:"true" marks a key that must have a value. One run
// reports all unknown and duplicate keys, values of the wrong type, and values that are not
// allowed. Text that is not YAML gets a single diagnostic. [Positions] finds the place of a key
// again, for later checks. The package reads no files and knows no particular option.
package strictyaml

import (
	"cmp"
	"reflect"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Options configure decoding and its diagnostics.
type Options struct {
	File string // slash-separated, relative to the site folder
	Code string // "config" if empty
	Line int    // line of the file on which the text begins; 0 means 1
	Keys string // what messages about duplicate keys call a key; "key" if empty

	// Origin moves diagnostics from a generated text to what it was generated from; nil for a text
	// that somebody wrote.
	Origin func(diag.Diagnostic) diag.Diagnostic

	// Tokens limits the number of keys, values and punctuation marks; 0 means no limit. Parsing
	// can take time that grows with the square of this number.
	Tokens int
}

// FrontMatterTokens is the limit for front matter. A site can have thousands of pages, and
// parsing this many tokens takes a fraction of a second.
const FrontMatterTokens = 20_000

// Decode reads text into the struct, map or slice that into points to. Values that do not fit
// are reported and keep their defaults, as absent ones do; an enum value that is not allowed is
// reported and stored.
func Decode(text []byte, into any, options Options) (Positions, []diag.Diagnostic) {
	options.Code = cmp.Or(options.Code, "config")
	options.Line = max(options.Line, 1)
	source := newSource(text, options)
	root, findings := source.parse()
	return Positions{source: source, root: root}, source.decode(root, into, findings)
}

// DecodeJSON decodes a value that encoding/json produced. Its diagnostics all point to line 1.
func DecodeJSON(value, into any, options Options) []diag.Diagnostic {
	options.Code = cmp.Or(options.Code, "config")
	return newSource(nil, options).decode(nodeOf(value), into, nil)
}

func (s source) decode(root *node, into any, findings []diag.Diagnostic) []diag.Diagnostic {
	decoder := decoder{source: s, findings: findings}
	target := reflect.ValueOf(into).Elem()
	decoder.setDefaults(target)
	if root != nil {
		decoder.value(root, nil, target)
	}
	return diag.Sort(decoder.findings)
}
