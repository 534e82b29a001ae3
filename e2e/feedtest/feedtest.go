// Package feedtest checks feeds against their specifications, for tests.
//
// [Problems] returns the rules that a file breaks. The package reads only the bytes of feeds. It does
// not know how docgen writes them.
package feedtest

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"
)

// Problems returns the rules of a format that a feed breaks. The format is that of the name of its file:
// rss.xml, atom.xml or feed.json.
func Problems(name string, text []byte) []string {
	var found report
	switch name {
	case "rss.xml":
		found.rss(text)
	case "atom.xml":
		found.atom(text)
	case "feed.json":
		found.json(text)
	default:
		found.add("no format has the name %s", name)
	}
	return found.problems
}

type report struct{ problems []string }

func (r *report) add(format string, values ...any) {
	r.problems = append(r.problems, fmt.Sprintf(format, values...))
}

func (r *report) check(holds bool, format string, values ...any) {
	if !holds {
		r.add(format, values...)
	}
}

// address checks a URL that has no base.
func (r *report) address(what, address string) {
	parsed, err := url.Parse(address)
	switch {
	case err != nil, !parsed.IsAbs(), strings.ContainsFunc(address, isOutsideURL):
		r.add("%s is not an absolute URL: %q", what, address)
	case strings.HasPrefix(parsed.Scheme, "http") && parsed.Host == "":
		r.add("%s has no host: %q", what, address)
	}
}

// isOutsideURL reports whether RFC 3986 allows a character only percent-encoded.
func isOutsideURL(char rune) bool {
	return char <= ' ' || char > '~' || strings.ContainsRune("\"<>\\^`{|}", char)
}

// date checks that a date has exactly the layout. That includes the right day of the week.
func (r *report) date(what, written, layout string) {
	at, err := time.Parse(layout, written)
	r.check(err == nil && at.Format(layout) == written, "%s is not a date: %q", what, written)
}

// unique checks that no two items have one id.
func (r *report) unique(ids []string) {
	slices.Sort(ids)
	r.check(len(slices.Compact(slices.Clone(ids))) == len(ids), "two items have one id: %q", ids)
}
