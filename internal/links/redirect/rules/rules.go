// Package rules reads a _redirects file as Netlify and Cloudflare do, and writes its rules for
// servers that do not read such a file.
//
// [Parse] returns a [List], which knows where a request leads. The package knows paths and hosts.
// It must not know how the file was made, or which pages exist.
package rules

import (
	"net/url"
	"slices"
	"strings"
)

// Rule redirects a path, or everything in a folder.
type Rule struct {
	From   []string // segments, not percent-encoded; ":name" matches any segment, and a last "*" the rest
	To     string   // URL path or URL; ":name" and ":splat" stand for what matched
	Status int      // 301, 302, 303, 307 or 308
}

// List is the rules of a file. The first one that matches applies.
type List []Rule

// Find returns where a request leads, and the status of the redirect. Like the URL of a page, a
// path may end in a slash, in .html or in /index.html. The query is kept, unless the target has
// one.
func (l List) Find(requested *url.URL) (to string, status int, found bool) {
	raw := strings.Split(requested.EscapedPath(), "/")
	if len(raw) < 2 || raw[0] != "" {
		return "", 0, false
	}
	page := strings.Split(plain(requested.EscapedPath()), "/")
	for _, rule := range l {
		path := page
		if rule.IsFolder() {
			path = raw
		}
		if values, matches := rule.match(path[1:]); matches {
			return withQuery(values.Replace(rule.To), requested.RawQuery), rule.Status, true
		}
	}
	return "", 0, false
}

// IsFolder reports whether the rule is for everything in a folder.
func (r Rule) IsFolder() bool { return r.From[len(r.From)-1] == "*" }

// IsPattern reports whether the rule has a placeholder for a segment.
func (r Rule) IsPattern() bool { return slices.ContainsFunc(r.From, isPlaceholder) }

func isPlaceholder(segment string) bool { return len(segment) > 1 && segment[0] == ':' }

// match compares the segments of a path, which are percent-encoded, and returns what the
// placeholders stand for. The rest of a path never begins with a slash, because a target that
// begins with two of them would be another host.
func (r Rule) match(path []string) (values *strings.Replacer, matches bool) {
	var pairs []string
	for i, segment := range r.From {
		if segment == "*" && i == len(r.From)-1 && i < len(path) {
			return strings.NewReplacer(append(pairs, ":splat", strings.TrimLeft(strings.Join(path[i:], "/"), `/\`))...), true
		}
		if i >= len(path) {
			return nil, false
		}
		decoded, err := url.PathUnescape(path[i])
		switch {
		case err != nil:
			return nil, false
		case isPlaceholder(segment) && decoded != "":
			pairs = append(pairs, segment, path[i])
		case decoded != segment:
			return nil, false
		}
	}
	return strings.NewReplacer(pairs...), len(path) == len(r.From)
}

// plain removes the endings that the path of a page may have.
func plain(path string) string {
	for _, ending := range []string{"/index.html", ".html", "/"} {
		if shorter, found := strings.CutSuffix(path, ending); found && shorter != "" {
			return shorter
		}
	}
	return path
}

// withQuery adds a query to a target without one.
func withQuery(to, query string) string {
	if query == "" {
		return to
	}
	return beforeAnchor(to, "?"+query)
}

// beforeAnchor adds a query to a target without one, before its anchor.
func beforeAnchor(to, query string) string {
	if strings.Contains(to, "?") {
		return to
	}
	target, anchor, hasAnchor := strings.Cut(to, "#")
	target += query
	if hasAnchor {
		target += "#" + anchor
	}
	return target
}
