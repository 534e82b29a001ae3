package headers

import (
	"crypto/sha256"
	"encoding/base64"
	"maps"
	"slices"
	"strings"
)

// Policy says what the pages of a site may load and run
// (https://www.w3.org/TR/CSP3). All that it does not name comes from the site
// itself; nothing stands in the pages but one script.
type Policy struct {
	Script  string              // text of the one inline script; "" for none
	Sources map[string][]string // by directive: what else may be used, such as "img-src": {"https:"}
}

// ScriptHash is what the policy allows the inline script by.
func (p Policy) ScriptHash() string {
	if p.Script == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(p.Script))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// Meta is the policy as a meta element can state it: browsers want
// frame-ancestors in a header.
func (p Policy) Meta() string { return p.text(p.Sources, "frame-ancestors") }

// Header is the policy as a header.
func (p Policy) Header() string { return p.text(p.Sources) }

func (p Policy) text(sources map[string][]string, without ...string) string {
	own := map[string][]string{
		"default-src": {"'self'"}, "object-src": {"'none'"}, "base-uri": {"'none'"}, "form-action": {"'self'"}, "frame-ancestors": {"'self'"},
	}
	if hash := p.ScriptHash(); hash != "" {
		own["script-src"] = []string{"'self'", hash}
	}
	for directive, more := range sources {
		if len(more) == 0 {
			continue
		}
		if own[directive] == nil {
			own[directive] = []string{"'self'"}
		}
		own[directive] = append(slices.DeleteFunc(own[directive], func(source string) bool { return source == "'none'" }), more...)
	}
	var parts []string
	for _, directive := range slices.Sorted(maps.Keys(own)) {
		if !slices.Contains(without, directive) && directive != "default-src" {
			parts = append(parts, directive+" "+strings.Join(own[directive], " "))
		}
	}
	return strings.Join(append([]string{"default-src " + strings.Join(own["default-src"], " ")}, parts...), "; ")
}

// Hosted are the rules for a site that lives under a base URL. Files below
// assets, a path with slashes at both ends, have names that change with their
// content; "" when not all have.
func Hosted(baseURL, assets string, policy Policy) Rules {
	rules := Rules{{Path: baseURL + "*", Fields: []Field{
		{"Content-Security-Policy", policy.Header()},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "strict-origin-when-cross-origin"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
	}}}
	if assets != "" {
		rules = append(rules, Rule{Path: assets + "*", Fields: []Field{{"Cache-Control", "public, max-age=31536000, immutable"}}})
	}
	return rules
}
