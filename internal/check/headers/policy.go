package headers

import (
	"crypto/sha256"
	"encoding/base64"
	"maps"
	"slices"
	"strings"
)

// Policy states what the pages of a site may load and run (https://www.w3.org/TR/CSP3).
// Everything else must come from the site itself. Pages contain only one inline script.
type Policy struct {
	Script  string              // text of the inline script; "" for none
	Sources map[string][]string // additional sources by directive, such as "img-src": {"https:"}
}

// ScriptHash returns the source expression that allows the inline script.
func (p Policy) ScriptHash() string { return Hash(p.Script) }

// Hash returns the source expression that allows an inline script or style, or "" if it is empty.
func Hash(text string) string {
	if text == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// Meta returns the policy for a meta element. Browsers accept frame-ancestors only in a
// header.
func (p Policy) Meta() string { return p.text(p.Sources, "frame-ancestors") }

// Header returns the policy for a header.
func (p Policy) Header() string { return p.text(p.Sources) }

func (p Policy) text(sources map[string][]string, without ...string) string {
	directives := map[string][]string{
		"default-src": {"'self'"}, "object-src": {"'none'"}, "base-uri": {"'none'"}, "form-action": {"'self'"}, "frame-ancestors": {"'self'"},
	}
	if hash := p.ScriptHash(); hash != "" {
		directives["script-src"] = []string{"'self'", hash}
	}
	for directive, more := range sources {
		if len(more) == 0 {
			continue
		}
		if directives[directive] == nil {
			directives[directive] = []string{"'self'"}
		}
		directives[directive] = append(slices.DeleteFunc(directives[directive], func(source string) bool { return source == "'none'" }), more...)
	}
	for directive, all := range directives {
		// If there is a hash, browsers ignore 'unsafe-inline', so the hash must go.
		// 'unsafe-inline' allows the same script.
		if slices.Contains(all, "'unsafe-inline'") {
			directives[directive] = slices.DeleteFunc(all, func(source string) bool { return strings.HasPrefix(source, "'sha") })
		}
	}
	var parts []string
	for _, directive := range slices.Sorted(maps.Keys(directives)) {
		if !slices.Contains(without, directive) && directive != "default-src" {
			parts = append(parts, directive+" "+strings.Join(directives[directive], " "))
		}
	}
	return strings.Join(append([]string{"default-src " + strings.Join(directives["default-src"], " ")}, parts...), "; ")
}

// sandbox is the policy for files that must not run scripts when they are opened by
// themselves, such as an SVG image in a tab. Browsers apply it only to documents, so a page
// that embeds the image is not affected.
const sandbox = "default-src 'none'; base-uri 'none'; font-src 'self' data:; form-action 'none'; frame-ancestors 'self'; " +
	"img-src 'self' data:; sandbox; style-src 'self' 'unsafe-inline'"

// Site describes where a site is hosted, and what its folders contain.
type Site struct {
	BaseURL   string   // path with slashes at both ends
	Immutable string   // path of the folder whose file names change with their content; "" for none
	Sandboxed []string // paths of folders whose files must not run scripts
	Index     string   // path of llms.txt; "" if there is none
}

// PolicyName is the name of the header with the policy.
const PolicyName = "Content-Security-Policy"

// Lasting returns rules that stay right whatever the pages of a site contain, for hosts whose
// configuration is written once. The pages must contain their policy in a meta element. Only
// frame-ancestors has to be in a header, because browsers ignore it in a meta element.
func Lasting(site Site, frameAncestors []string) Rules {
	sources := strings.Join(append([]string{"'self'"}, frameAncestors...), " ")
	return rules(site, "frame-ancestors "+sources)
}

// ForHost returns the rules for a site. If several rules apply, hosts send either the last
// policy or all of them; in both cases the sandbox applies. Some hosts support an asterisk
// only as a whole segment, so the rules list folders in addition to "*.svg".
func ForHost(site Site, policy Policy) Rules { return rules(site, policy.Header()) }

// markdown returns the headers of Markdown files. They say the same as a page, so search engines
// should list only the page; a link to each page would need a rule of its own, and hosts limit
// the number of rules.
func markdown() []Field {
	return []Field{{"Content-Type", "text/markdown; charset=utf-8"}, {"X-Robots-Tag", "noindex"}}
}

func rules(site Site, policy string) Rules {
	rules := Rules{{Path: site.BaseURL + "*", Fields: []Field{
		{PolicyName, policy},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "strict-origin-when-cross-origin"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
	}}}
	if site.Index != "" {
		rules[0].Fields = append(rules[0].Fields, Field{"Link", "<" + site.Index + `>; rel="llms-txt"`}, Field{"X-Llms-Txt", site.Index})
	}
	sandboxed := []string{site.BaseURL + "*.svg"}
	for _, folder := range site.Sandboxed {
		sandboxed = append(sandboxed, folder+"*")
	}
	for _, path := range sandboxed {
		rules = append(rules, Rule{Path: path, Fields: []Field{{PolicyName, sandbox}}})
	}
	rules = append(rules, Rule{Path: site.BaseURL + "*.md", Fields: markdown()})
	if site.Immutable != "" {
		rules = append(rules, Rule{Path: site.Immutable + "*", Fields: []Field{{"Cache-Control", "public, max-age=31536000, immutable"}}})
	}
	return rules
}
