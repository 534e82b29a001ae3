// Package twin decides which readers get the Markdown twin of a page instead of its HTML.
//
// Every page has a twin, which is the same page as plain Markdown: /guide/setup has
// /guide/setup.md, and the home page of the site or of a locale has index.md in its folder. A
// request says what it wants in its Accept header, and [Wanted] reads it. The package knows names
// and headers. It must not know what is in a twin, or who serves it.
package twin

import (
	"strconv"
	"strings"
)

// Extension is the extension of all twins.
const Extension = ".md"

// MediaType is the media type by which readers ask for a twin.
const MediaType = "text/markdown"

// Names returns the names that the twin of a document may have, best first. Only the home page of
// a site or a locale has the second one. It returns nothing for files that are not documents.
func Names(document string) []string {
	if document == "index.html" {
		return []string{"index" + Extension}
	}
	page, isIndex := strings.CutSuffix(document, "/index.html")
	if !isIndex {
		var isDocument bool
		page, isDocument = strings.CutSuffix(document, ".html")
		if !isDocument {
			return nil
		}
	}
	return []string{page + Extension, page + "/index" + Extension}
}

// wish is how much a reader wants a media type.
type wish struct {
	quality   float64 // from 0 to 1; 0 for not at all
	exactness int     // 2 if the header names the type, 1 for text/*, 0 for */* or nothing
	place     int     // in the header, from 0
}

// Wanted reports whether Accept headers prefer Markdown to HTML (RFC 9110, 12.5.1). The higher
// quality wins. If both are equal, the type that the header names wins over a wildcard, and the
// first of two named types wins. So browsers, which name only HTML, get HTML, and so does "*/*".
func Wanted(headers []string) bool {
	ranges := parseRanges(headers)
	markdown, html := find(ranges, MediaType), find(ranges, "text/html")
	switch {
	case markdown.quality != html.quality:
		return markdown.quality > html.quality
	case markdown.quality == 0:
		return false
	case markdown.exactness != html.exactness:
		return markdown.exactness > html.exactness
	}
	return markdown.place < html.place
}

// mediaRange is an item of an Accept header, such as text/*;q=0.5.
type mediaRange struct {
	name    string // in lower case, without parameters
	quality float64
}

func parseRanges(headers []string) []mediaRange {
	var ranges []mediaRange
	for _, header := range headers {
		for item := range strings.SplitSeq(header, ",") {
			name, parameters, _ := strings.Cut(item, ";")
			ranges = append(ranges, mediaRange{strings.ToLower(strings.TrimSpace(name)), Quality(parameters)})
		}
	}
	return ranges
}

// find returns the wish for a type. The most exact range that matches it decides.
func find(ranges []mediaRange, name string) wish {
	for at, pattern := range []string{name, "text/*", "*/*"} {
		for place, each := range ranges {
			if each.name == pattern {
				return wish{each.quality, 2 - at, place}
			}
		}
	}
	return wish{}
}

// Quality parses the q parameter, such as "q=0.5". It is 1 if there is none, and 0 if it is
// invalid.
func Quality(parameters string) float64 {
	for parameter := range strings.SplitSeq(parameters, ";") {
		name, value, _ := strings.Cut(parameter, "=")
		if !strings.EqualFold(strings.TrimSpace(name), "q") {
			continue
		}
		q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || !(q >= 0 && q <= 1) {
			return 0
		}
		return q
	}
	return 1
}

// Pattern is a regular expression for Accept headers whose reader gets Markdown, for servers that
// can only compare text. It must ignore case. It finds the readers who name text/markdown before
// text/html, both with the quality 1; others get HTML, which they accept too.
const Pattern = `^(?:(?! *text/html *(?:,|$|;(?![^,]*q *= *0)))[^,]*,)* *text/markdown *(?:,|$|;(?![^,]*q *= *0))`
