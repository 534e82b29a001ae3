// Package strictyaml decodes YAML, and so JSON, into Go values and says exactly
// where the text does not fit them.
//
// [Decode] fills a struct by the tags of its fields: yaml:"name" names the key,
// default:"..." the value of an absent key, required:"true" a key that must be
// there with a value. An unknown or repeated key, a value of the wrong type and
// an impossible value are diagnostics, all of them in one run; a text that is
// not YAML is one. [Positions] finds the place of a key again, for checks that
// come later. The package knows no file, no disk and no particular option.
package strictyaml

import (
	"cmp"
	"reflect"

	"docgen/internal/diag"
)

// Options say how the text is named in diagnostics.
type Options struct {
	File string // slash-separated, relative to the site folder
	Code string // "config" when empty
	Line int    // line of the file on which the text begins; 0 means 1
	Keys string // what messages about repeated keys call a key; "key" when empty

	// Tokens limits keys, values and punctuation in the text; 0 means no limit. The time to
	// parse a text may grow with the square of their number.
	Tokens int
}

// FrontMatterTokens is the limit for front matter, of which a site may have thousands. It
// takes a fraction of a second to reach.
const FrontMatterTokens = 20_000

// Decode reads text into the struct, map or slice that into points to. An empty
// text leaves the defaults. What does not fit is reported and left at its
// default; an impossible value of an enum is reported and stored.
func Decode(text []byte, into any, options Options) (Positions, []diag.Diagnostic) {
	options.Code = cmp.Or(options.Code, "config")
	options.Line = max(options.Line, 1)
	source := newSource(text, options)
	root, findings := source.parse()
	return Positions{source: source, root: root}, source.decode(root, into, findings)
}

// DecodeJSON is Decode for a value that encoding/json decoded. Diagnostics about it have no
// place but line 1.
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
