package rules

import (
	"fmt"
	"net/url"
	"regexp"
	"strings"
)

// Nginx returns the rules as locations of nginx, to include in a server. Reserved paths are those
// that the server has locations for. Its second result is the rules that nginx cannot have.
func (l List) Nginx(reserved []string) (text string, skipped List) {
	var out strings.Builder
	seen := map[string]bool{}
	for _, path := range reserved {
		seen[path] = true
	}
	for _, rule := range l {
		lines, isPossible := rule.nginx(seen)
		if !isPossible {
			skipped = append(skipped, rule)
		}
		out.WriteString(lines)
	}
	return out.String(), skipped
}

func (r Rule) nginx(seen map[string]bool) (lines string, isPossible bool) {
	path := r.path()
	if r.IsPattern() || strings.ContainsAny(path+r.To, `"\`) || path == "" {
		return "", false
	}
	target := beforeAnchor(strings.ReplaceAll(r.To, "$", "%24"), "$is_args$args")
	if !r.IsFolder() {
		for _, form := range []string{"", "/", ".html", "/index.html"} {
			if !seen[path+form] {
				seen[path+form] = true
				lines += fmt.Sprintf("location = \"%s\" { return %d \"%s\"; }\n", path+form, r.Status, target)
			}
		}
		return lines, true
	}
	if seen[path+"/*"] {
		return "", true
	}
	seen[path+"/*"] = true
	// $request_uri is as the browser sent it, so it has no line breaks that would end a header.
	// Slashes at the start of the rest would lead to another host.
	raw := regexp.QuoteMeta((&url.URL{Path: path}).EscapedPath())
	return fmt.Sprintf("location ^~ \"%s/\" {\n  if ($request_uri ~ \"^%s[/\\x5c]+([^?]*)\") { return %d \"%s\"; }\n  return 404;\n}\n",
		path, raw, r.Status, strings.ReplaceAll(target, ":splat", "$1")), true
}

// path returns the path of the rule, or of its folder, not percent-encoded and without a slash at
// the end.
func (r Rule) path() string {
	segments := r.From
	if r.IsFolder() {
		segments = segments[:len(segments)-1]
	}
	return strings.TrimSuffix("/"+strings.Join(segments, "/"), "/")
}

// String returns the rule as it is in a _redirects file.
func (r Rule) String() string {
	return fmt.Sprintf("/%s %s %d", strings.Join(r.From, "/"), r.To, r.Status)
}
