// Package headers knows what a host sends with the files of a site: the rules of
// a _headers file, and the Content-Security-Policy among them.
//
// [Rules] is such a file, as Netlify and Cloudflare Pages read it; [Policy] says
// what the site's pages may load and run. The package knows neither how pages
// are made nor how they are served.
package headers

import (
	"regexp"
	"strings"
)

// FileName is that of the rules, at the root of what is hosted.
const FileName = "_headers"

// Rules are those of a _headers file, in its order.
type Rules []Rule

// Rule says what is sent with the answers to some paths.
type Rule struct {
	// Path is an absolute path. "*" stands for any text, and a segment
	// ":name" for any segment.
	Path   string
	Fields []Field
}

// Field is one header.
type Field struct{ Name, Value string }

// String is the text of a _headers file
// (https://docs.netlify.com/routing/headers, https://developers.cloudflare.com/pages/configuration/headers).
func (r Rules) String() string {
	var out strings.Builder
	for _, rule := range r {
		out.WriteString(rule.Path + "\n")
		for _, field := range rule.Fields {
			out.WriteString("  " + field.Name + ": " + field.Value + "\n")
		}
	}
	return out.String()
}

// Parse reads a _headers file as hosts do: what it does not understand is no
// rule.
func Parse(text string) Rules {
	var rules Rules
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		switch {
		case trimmed == "" || trimmed[0] == '#':
		case line[0] != ' ' && line[0] != '\t':
			rules = append(rules, Rule{Path: trimmed})
		case len(rules) > 0:
			name, value, isField := strings.Cut(trimmed, ":")
			if name, value = strings.TrimSpace(name), strings.TrimSpace(value); isField && isToken(name) {
				last := &rules[len(rules)-1]
				last.Fields = append(last.Fields, Field{name, value})
			}
		}
	}
	return rules
}

// isToken reports whether a text can name a header (RFC 9110, 5.6.2), but for
// marks that no header has.
func isToken(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == ""
}

// For gives the fields for a path. Those that several rules set stand once for
// each.
func (r Rules) For(path string) []Field {
	var fields []Field
	for _, rule := range r {
		if rule.matches(path) {
			fields = append(fields, rule.Fields...)
		}
	}
	return fields
}

// matches compares by a regular expression, which takes linear time.
func (r Rule) matches(path string) bool {
	var pattern strings.Builder
	for i, segment := range strings.Split(r.Path, "/") {
		if i > 0 {
			pattern.WriteByte('/')
		}
		if len(segment) > 1 && segment[0] == ':' {
			pattern.WriteString("[^/]+")
			continue
		}
		pattern.WriteString(strings.ReplaceAll(regexp.QuoteMeta(segment), `\*`, ".*"))
	}
	compiled, err := regexp.Compile("^(?s:" + pattern.String() + ")$")
	return err == nil && compiled.MatchString(path) // a path too long to compile matches nothing
}
