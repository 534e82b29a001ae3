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

// largestPage bounds how much of a page is read for its anchors, in bytes.
const largestPage = 4 << 20

var idOrName = regexp.MustCompile(`(?i)\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`)

// hasAnchor reports whether a page names an anchor. A page that is read in part has
// all, and so does one whose anchors a script makes: GitHub's begin otherwise.
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

// retryAfter is how long a host asks to be left alone (RFC 9110, 10.2.3); 0 when
// it does not say.
func retryAfter(value string, now time.Time) time.Duration {
	if seconds, err := strconv.Atoi(value); err == nil && seconds >= 0 {
		return time.Duration(min(seconds, 1<<20)) * time.Second
	}
	if at, err := http.ParseTime(value); err == nil && at.After(now) {
		return at.Sub(now)
	}
	return 0
}

// Pattern is a URL in which "*" stands for any characters.
type Pattern struct{ expression *regexp.Regexp }

// NewPattern makes a pattern.
func NewPattern(text string) Pattern {
	quoted := strings.ReplaceAll(regexp.QuoteMeta(text), `\*`, ".*")
	compiled, err := regexp.Compile("^" + quoted + "$")
	if err != nil {
		return Pattern{regexp.MustCompile(`$^`)} // too long: it fits nothing
	}
	return Pattern{compiled}
}

// Matches reports whether a URL fits.
func (p Pattern) Matches(address string) bool { return p.expression.MatchString(address) }
