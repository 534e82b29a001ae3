package rules

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Skipped is a line of a _redirects file that is not a redirect which every server can send.
type Skipped struct {
	Line   int // from 1
	Text   string
	Reason string
}

// Parse reads a _redirects file (https://docs.netlify.com/routing/redirects,
// https://developers.cloudflare.com/workers/static-assets/redirects). The status of a rule
// without one is 301.
func Parse(text string) (List, []Skipped) {
	var list List
	var skipped []Skipped
	line := 0
	for content := range strings.Lines(text) {
		line++
		content, _, _ = strings.Cut(content, " #")
		fields := strings.Fields(content)
		if len(fields) == 0 || strings.HasPrefix(fields[0], "#") {
			continue
		}
		rule, reason := parseRule(fields)
		if reason != "" {
			skipped = append(skipped, Skipped{line, strings.TrimSpace(content), reason})
			continue
		}
		list = append(list, rule)
	}
	return list, skipped
}

func parseRule(fields []string) (rule Rule, reason string) {
	if len(fields) < 2 {
		return Rule{}, "it has no target"
	}
	rule = Rule{To: fields[1], Status: 301}
	if len(fields) > 2 {
		status, err := strconv.Atoi(strings.TrimSuffix(fields[2], "!"))
		if err != nil {
			return Rule{}, "it has a condition on the query"
		}
		rule.Status = status
	}
	from, err := url.PathUnescape(fields[0])
	switch {
	case len(fields) > 3:
		return Rule{}, "it has a condition"
	case !slices.Contains([]int{301, 302, 303, 307, 308}, rule.Status):
		return Rule{}, "its status is not that of a redirect"
	case err != nil || !strings.HasPrefix(from, "/") || strings.HasPrefix(from, "//") || strings.ContainsFunc(from, unicode.IsControl):
		return Rule{}, "it does not begin with a path"
	case !isTarget(rule.To):
		return Rule{}, "its target is neither a path nor a URL"
	}
	if from != "/" {
		from = strings.TrimSuffix(from, "/")
	}
	rule.From = strings.Split(from, "/")[1:]
	if slices.ContainsFunc(rule.From[:len(rule.From)-1], func(segment string) bool { return strings.Contains(segment, "*") }) ||
		strings.Contains(rule.From[len(rule.From)-1], "*") && !rule.IsFolder() {
		return Rule{}, "it has an asterisk that is not the last segment"
	}
	return rule, ""
}

// isTarget reports whether a text is a path of this host or a URL of the web.
func isTarget(to string) bool {
	isPath := strings.HasPrefix(to, "/") && !strings.HasPrefix(to, "//") && !strings.HasPrefix(to, `/\`)
	return isPath || strings.HasPrefix(to, "https://") || strings.HasPrefix(to, "http://")
}
