package twin

import (
	"strconv"
	"strings"
)

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
