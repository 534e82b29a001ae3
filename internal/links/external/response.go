package external

import (
	"html"
	"io"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// largestPage limits how much of a page is searched for anchors, in bytes.
const largestPage = 4 << 20

var idOrName = regexp.MustCompile(`(?i)\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`)

// hasAnchor reports whether a page has an anchor. It assumes so if the page was not read
// completely. On GitHub, scripts map anchors to ids with the prefix "user-content-".
func hasAnchor(page io.Reader, anchor string) bool {
	text, err := io.ReadAll(io.LimitReader(page, largestPage))
	if err != nil || len(text) == largestPage || strings.EqualFold(anchor, "top") || strings.HasPrefix(anchor, ":~:") {
		return true
	}
	for _, match := range idOrName.FindAllSubmatch(text, -1) {
		for _, value := range match[1:] {
			if name := html.UnescapeString(string(value)); name == anchor || name == "user-content-"+anchor {
				return true
			}
		}
	}
	return false
}

// retryAfter returns how long a host asks to wait (RFC 9110, 10.2.3); 0 if it does not.
func retryAfter(value string, now time.Time) time.Duration {
	if seconds, err := strconv.Atoi(value); err == nil && seconds >= 0 {
		return time.Duration(min(seconds, 1<<20)) * time.Second
	}
	if at, err := http.ParseTime(value); err == nil && at.After(now) {
		return at.Sub(now)
	}
	return 0
}

// Pattern is a URL in which "*" matches any characters.
type Pattern struct{ expression *regexp.Regexp }

// NewPattern compiles a pattern.
func NewPattern(text string) Pattern {
	quoted := strings.ReplaceAll(regexp.QuoteMeta(text), `\*`, ".*")
	compiled, err := regexp.Compile("^" + quoted + "$")
	if err != nil {
		return Pattern{regexp.MustCompile(`$^`)} // too long to compile: it matches nothing
	}
	return Pattern{compiled}
}

// Matches reports whether a URL matches.
func (p Pattern) Matches(url string) bool { return p.expression.MatchString(url) }
