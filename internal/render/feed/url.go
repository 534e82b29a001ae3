package feed

import (
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
)

const blank = " \t\n\f\r"

// absolute returns the value of an attribute with absolute URLs.
func absolute(attribute html.Attribute, base *url.URL) string {
	switch attribute.Key {
	case "href", "src", "poster", "cite", "data":
		return resolved(attribute.Val, base)
	case "srcset":
		return resolvedSet(attribute.Val, base)
	}
	return attribute.Val
}

// resolved resolves a URL against that of the page. An invalid URL stays as it is.
func resolved(address string, base *url.URL) string {
	address = strings.Map(readable, strings.TrimSuffix(strings.Trim(address, blank), forLight))
	if target, err := base.Parse(address); err == nil {
		return target.String()
	}
	return address
}

// readable replaces the control characters, which no URL can have.
func readable(char rune) rune {
	if unicode.IsControl(char) {
		return utf8.RuneError
	}
	return char
}

// resolvedSet resolves the URLs of a srcset attribute. A URL ends at a space, since it can have commas
// itself, as data URLs do.
func resolvedSet(set string, base *url.URL) string {
	var candidates []string
	for {
		set = strings.TrimLeft(set, blank+",")
		if set == "" {
			return strings.Join(candidates, ", ")
		}
		end := strings.IndexAny(set, blank)
		if end < 0 {
			end = len(set)
		}
		address, descriptor := set[:end], ""
		set = set[end:]
		if !strings.HasSuffix(address, ",") {
			descriptor, set, _ = strings.Cut(set, ",")
		}
		candidates = append(candidates, strings.Trim(resolved(strings.TrimRight(address, ","), base)+" "+strings.Trim(descriptor, blank), blank))
	}
}
