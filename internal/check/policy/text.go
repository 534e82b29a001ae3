package policy

import (
	"regexp"
	"strings"
)

var (
	cssComment = regexp.MustCompile(`(?s)/\*.*?\*/`)
	cssImport  = regexp.MustCompile(`(?i)@import\s+(?:url\(\s*)?["']?([^"')\s;]+)`)
	cssURL     = regexp.MustCompile(`(?i)url\(\s*["']?((?:https?:)?//[^"')\s]+|data:)`)
	fontFace   = regexp.MustCompile(`(?i)@font-face\s*\{[^}]*\}?`)
)

// CSS adds what a style sheet loads from other hosts.
func (s Sources) CSS(text string) {
	if !strings.Contains(text, "//") && !strings.Contains(text, "data:") {
		return
	}
	text = cssComment.ReplaceAllString(text, "")
	text = cssImport.ReplaceAllStringFunc(text, func(rule string) string {
		href := cssImport.FindStringSubmatch(rule)[1]
		if IsElsewhere(href) {
			s.Stylesheet(href)
		}
		return ""
	})
	text = fontFace.ReplaceAllStringFunc(text, func(rule string) string {
		for _, match := range cssURL.FindAllStringSubmatch(rule, -1) {
			s.Add("font-src", Source(match[1]))
		}
		return ""
	})
	for _, match := range cssURL.FindAllStringSubmatch(text, -1) {
		s.Add("img-src", Source(match[1]))
	}
}

// Stylesheet adds what a linked style sheet needs: itself, and what it is known to load.
func (s Sources) Stylesheet(href string) {
	source := Source(href)
	s.Add("style-src", source)
	s.Add("font-src", source)
	s.Add("img-src", source)
	if service, known := KnownService(href); known {
		s.Merge(service)
	}
}

// Script adds what a linked script needs: itself, and what it is known to load.
func (s Sources) Script(href string) {
	source := Source(href)
	s.Add("script-src", source)
	s.Add("connect-src", source)
	if service, known := KnownService(href); known {
		s.Merge(service)
	}
}

// imagePath matches the rest of an image URL.
var imagePath = regexp.MustCompile(`(?i)^[^\s<>]+\.(?:png|jpe?g|gif|svg|webp|avif|ico)(?:\?[^\s<>]*)?$`)

// literal matches a complete URL in a string of a script.
var literal = regexp.MustCompile(`["'` + "`" + `](https?://[^\s"'` + "`" + `\\<>]+)`)

// Inline adds what the inline snippet of a well-known service loads.
func (s Sources) Inline(text string) {
	for _, match := range literal.FindAllStringSubmatch(text, -1) {
		if _, known := KnownService(match[1]); known {
			s.Script(match[1])
		}
	}
	s.Code(text)
}

// Code adds what a script loads by complete URLs in strings: images, recognized by their names,
// and what it fetches.
func (s Sources) Code(text string) {
	for rest := text; ; {
		at := strings.Index(rest, "://")
		if at < 0 {
			return
		}
		start := at
		for start > 0 && rest[start-1] >= 'a' && rest[start-1] <= 'z' {
			start--
		}
		scheme, before, after := rest[start:at], rest[:start], rest[at+len("://"):]
		rest = after
		if before == "" || !strings.Contains("\"'`", before[len(before)-1:]) {
			continue
		}
		written := after[:endOfText(after, before[len(before)-1])]
		host, _, _ := strings.Cut(written, "/")
		opens := strings.TrimRight(before[:len(before)-1], " \t\n")
		switch {
		case strings.HasSuffix(opens, "fetch(") || strings.HasSuffix(opens, "WebSocket(") || strings.HasSuffix(opens, "EventSource("):
			s.Add("connect-src", Source(scheme+"://"+host))
		case (scheme == "https" || scheme == "http") && imagePath.MatchString(written):
			s.Add("img-src", Source(scheme+"://"+host))
		}
	}
}

// longestURL is how long a URL in code may be.
const longestURL = 2000

// endOfText is where the text that a script has in quotes ends; 0 if that is too far away.
func endOfText(text string, quote byte) int {
	return max(0, strings.IndexByte(text[:min(len(text), longestURL)], quote))
}
