package render

import (
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
