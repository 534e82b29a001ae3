// Package media knows the media types of files by their extensions.
//
// docgen serve, the configurations of other servers, and the compressed copies of files all use
// this table, so that a site is the same wherever it is served. The package does not know who
// sends a file.
package media

import (
	_ "embed" // for the types
	"path"
	"strings"
	"sync"
)

// Type is a media type with the extensions of its files.
type Type struct {
	Name       string // such as "text/css; charset=utf-8"
	Extensions string // without dots, separated by spaces
}

const (
	// PlainText is the type of text that is not in another format.
	PlainText = "text/plain; charset=utf-8"

	unknown = "application/octet-stream"
)

//go:embed types.tsv
var typesFile string

// Types returns all types, which types.tsv lists. They do not depend on the machine's configuration. XML
// and SVG declare their own encoding.
var Types = sync.OnceValue(func() []Type {
	var types []Type
	for line := range strings.Lines(typesFile) {
		name, extensions, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		types = append(types, Type{name, extensions})
	}
	return types
})

// Of returns the media type of a file.
func Of(name string) string {
	extension := strings.ToLower(strings.TrimPrefix(path.Ext(name), "."))
	if found := byExtension()[extension]; found != "" {
		return found
	}
	return unknown
}

// byExtension returns the names of all types by extension.
var byExtension = sync.OnceValue(func() map[string]string {
	names := map[string]string{}
	for _, each := range Types() {
		for extension := range strings.FieldsSeq(each.Extensions) {
			names[extension] = each.Name
		}
	}
	return names
})

// IsText reports whether files of the type are text, which compression makes smaller.
func (t Type) IsText() bool { return IsText(t.Name) }

// IsText reports whether a media type is text, which compression makes smaller.
func IsText(name string) bool {
	kind, _, _ := strings.Cut(name, ";")
	_, subtype, _ := strings.Cut(kind, "/")
	return strings.HasPrefix(kind, "text/") || subtype == "json" || subtype == "xml" ||
		strings.HasSuffix(subtype, "+json") || strings.HasSuffix(subtype, "+xml")
}
