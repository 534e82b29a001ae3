// Package headers defines the HTTP headers with which a host should serve a site, including
// the Content-Security-Policy.
//
// [Rules] is a _headers file, as Netlify and Cloudflare Pages read it. [Policy] states what
// the site's pages may load and run. The package must not know how pages are made or
// served.
package headers

import (
	"regexp"
	"strings"
)

// FileName is the name of the rules file, in the root folder of the output.
const FileName = "_headers"

// Rules are the rules of a _headers file, in order.
type Rules []Rule

// Rule lists headers for some paths.
type Rule struct {
	// Path is an absolute path. "*" matches any text, and a segment ":name" matches any
	// segment.
	Path   string
	Fields []Field
}

// Field is one header.
type Field struct{ Name, Value string }

// String returns the text of a _headers file (https://docs.netlify.com/routing/headers,
// https://developers.cloudflare.com/pages/configuration/headers).
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

// Parse parses a _headers file. It ignores what it does not understand, as hosts do.
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
			name, value = strings.TrimSpace(name), strings.TrimSpace(value)
			if isField && isToken(name) {
				last := &rules[len(rules)-1]
				last.Fields = append(last.Fields, Field{name, value})
			}
		}
	}
	return rules
}

// isToken reports whether a string can be the name of a header (RFC 9110, 5.6.2). It does
// not allow punctuation that no header uses.
func isToken(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == ""
}

// For returns the headers for a path. A header that several rules set is listed several
// times.
func (r Rules) For(path string) []Field {
	var fields []Field
	for _, rule := range r {
		if rule.matches(path) {
			fields = append(fields, rule.Fields...)
		}
	}
	return fields
}

// matches uses a regular expression, which takes linear time.
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
