// Package media knows the media types of files by their extensions.
//
// docgen serve, the configurations of other servers, and the compressed copies of files all use
// this table, so that a site is the same wherever it is served. The package does not know who
// sends a file.
package media

import (
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

// Types returns all types. They do not depend on the machine's configuration. XML and SVG
// declare their own encoding.
func Types() []Type {
	return []Type{
		{"text/html; charset=utf-8", "html htm"},
		{"text/css; charset=utf-8", "css"},
		{"text/javascript; charset=utf-8", "js mjs cjs"},
		{"application/json; charset=utf-8", "json map"},
		{"application/manifest+json; charset=utf-8", "webmanifest"},
		{PlainText, "txt text log"},
		{"text/markdown; charset=utf-8", "md mdx markdown"},
		{"text/csv; charset=utf-8", "csv"},
		{"text/vtt; charset=utf-8", "vtt"},
		{"text/calendar; charset=utf-8", "ics"},
		{"text/yaml; charset=utf-8", "yml yaml"},
		{"application/xml", "xml xsl"},
		{"application/rss+xml", "rss"},
		{"application/atom+xml", "atom"},
		{"image/svg+xml", "svg"},
		{"image/png", "png"},
		{"image/apng", "apng"},
		{"image/gif", "gif"},
		{"image/webp", "webp"},
		{"image/avif", "avif"},
		{"image/bmp", "bmp"},
		{"image/jpeg", "jpg jpeg"},
		{"image/x-icon", "ico"},
		{"image/tiff", "tif tiff"},
		{"video/mp4", "mp4 m4v"},
		{"video/webm", "webm"},
		{"video/quicktime", "mov"},
		{"video/ogg", "ogv"},
		{"audio/mpeg", "mp3"},
		{"audio/mp4", "m4a"},
		{"audio/ogg", "ogg oga opus"},
		{"audio/wav", "wav"},
		{"audio/flac", "flac"},
		{"audio/aac", "aac"},
		{"font/woff", "woff"},
		{"font/woff2", "woff2"},
		{"font/ttf", "ttf"},
		{"font/otf", "otf"},
		{"application/pdf", "pdf"},
		{"application/wasm", "wasm"},
		{"application/zip", "zip"},
		{"application/rtf", "rtf"},
		{"application/gzip", "gz tgz"},
	}
}

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
