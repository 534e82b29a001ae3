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
	for directive, all := range own {
		// Beside a hash, browsers ignore 'unsafe-inline', which allows what the hash does.
		if slices.Contains(all, "'unsafe-inline'") {
			own[directive] = slices.DeleteFunc(all, func(source string) bool { return strings.HasPrefix(source, "'sha") })
		}
	}
	var parts []string
	for _, directive := range slices.Sorted(maps.Keys(own)) {
		if !slices.Contains(without, directive) && directive != "default-src" {
			parts = append(parts, directive+" "+strings.Join(own[directive], " "))
		}
	}
	return strings.Join(append([]string{"default-src " + strings.Join(own["default-src"], " ")}, parts...), "; ")
}

// sandbox is the policy of files that are shown by themselves and are to run nothing, such as
// an SVG picture that is opened in a tab. Browsers apply it to documents alone, so a page
// that shows the picture shows it as ever.
const sandbox = "default-src 'none'; base-uri 'none'; font-src 'self' data:; form-action 'none'; frame-ancestors 'self'; " +
	"img-src 'self' data:; sandbox; style-src 'self' 'unsafe-inline'"

// Place says where a site is hosted, and what its folders hold.
type Place struct {
	BaseURL   string   // path with slashes at both ends
	Lasting   string   // path below which files have names that change with their content; "" for none
	Sandboxed []string // paths below which files are not to run
}

// Hosted are the rules for a site. Where several apply, hosts send the last policy or all of
// them; either way the sandbox holds. Some hosts know an asterisk only as a whole segment,
// so folders are named beside the pictures in all others.
func Hosted(place Place, policy Policy) Rules {
	rules := Rules{{Path: place.BaseURL + "*", Fields: []Field{
		{"Content-Security-Policy", policy.Header()},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "strict-origin-when-cross-origin"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
	}}}
	sandboxed := []string{place.BaseURL + "*.svg"}
	for _, folder := range place.Sandboxed {
		sandboxed = append(sandboxed, folder+"*")
	}
	for _, path := range sandboxed {
		rules = append(rules, Rule{Path: path, Fields: []Field{{"Content-Security-Policy", sandbox}}})
	}
	if place.Lasting != "" {
		rules = append(rules, Rule{Path: place.Lasting + "*", Fields: []Field{{"Cache-Control", "public, max-age=31536000, immutable"}}})
	}
	return rules
}
