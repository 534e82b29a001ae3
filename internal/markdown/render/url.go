package render

import (
	"fmt"
	"regexp"
	"strings"
)

// IsScript reports whether following a URL runs code in the URL. Browsers ignore control
// characters and spaces before and in the scheme (URL standard, 4.4).
func IsScript(url string) bool {
	scheme, _, found := strings.Cut(url, ":")
	if !found || len(scheme) > 100 {
		return false
	}
	scheme = strings.Map(func(char rune) rune {
		if char <= ' ' {
			return -1
		}
		return char
	}, scheme)
	switch strings.ToLower(scheme) {
	case "javascript", "vbscript", "data":
		return true
	}
	return false
}

// harmless returns a URL, or "" if following it would run a script. Image URLs run nothing.
func harmless(url string) string {
	if IsScript(url) && !isImage.MatchString(url) {
		return ""
	}
	return url
}

var isImage = regexp.MustCompile(`(?i)^\s*data:image/`)

// href returns the href attribute of a link, or "" if following the link would run a script.
func href(url string) string {
	if IsScript(url) {
		return ""
	}
	return ` href="` + escapeURL(url) + `"`
}

// EncodeURL percent-encodes the characters that a URL must not contain. As in Docusaurus, a percent
// sign before two letters or digits stays as it is, as in "%NAME%25".
func EncodeURL(url string) string {
	var out strings.Builder
	for at := 0; at < len(url); at++ {
		char := url[at]
		isEscape := char == '%' && at+2 < len(url) && isAlphanumeric(url[at+1]) && isAlphanumeric(url[at+2])
		if isEscape || isAlphanumeric(char) || strings.IndexByte("!#$&'()*+,-./:;=?@_~", char) >= 0 {
			out.WriteByte(char)
		} else {
			fmt.Fprintf(&out, "%%%02X", char)
		}
	}
	return out.String()
}

func isAlphanumeric(char byte) bool {
	return char >= '0' && char <= '9' || char|0x20 >= 'a' && char|0x20 <= 'z'
}
