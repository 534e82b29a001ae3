package redirect_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/redirect"
)

// site is a site at /base with pages, their anchors, and one static file.
type site map[string][]string

func pages() site {
	return site{"/base/": {"new"}, "/base/setup": {"now", "été"}, "/base/guide": nil}
}

// find returns the final form of the path of a page.
func (s site) find(path string) (full string, found bool) {
	for full := range s {
		if strings.TrimSuffix(full, "/") == strings.TrimSuffix(path, "/") {
			return full, true
		}
	}
	return path, false
}

// Locate implements redirect.Site.
func (s site) Locate(path string) (full, taken string) {
	full, found := s.find("/base" + strings.TrimPrefix(path, "/base"))
	switch {
	case found:
		return full, "the page " + full
	case full == "/base/file.txt":
		return full, "the static file file.txt"
	}
	return full, ""
}

// HasAnchor implements redirect.Site.
func (s site) HasAnchor(path, anchor string) bool {
	full, _ := s.find(path)
	return slices.Contains(s[full], anchor)
}

// Path implements redirect.Site.
func (s site) Path(link string) (href string, external bool, finding *diag.Diagnostic) {
	if strings.Contains(link, "://") {
		return link, true, nil
	}
	path, anchor, _ := strings.Cut(link, "#")
	full, taken := s.Locate(path)
	if taken == "" {
		return "", false, &diag.Diagnostic{Text: fmt.Sprintf("no page at %q", path), Hint: "a hint"}
	}
	if anchor != "" {
		full += "#" + anchor
	}
	return full, false, nil
}

// rule returns a rule as the config has it.
func rule(from, to string) redirect.Rule {
	return redirect.Rule{From: from, To: to, Reporter: func(part string) diag.Report {
		return func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return diag.Diagnostic{Severity: severity, File: from + "." + part, Text: text, Hint: hint}
		}
	}}
}

// planOf makes a plan from pairs of "from" and "to".
func planOf(t *testing.T, pairs ...string) (redirect.Plan, []diag.Diagnostic) {
	t.Helper()
	var rules []redirect.Rule
	for i := 0; i < len(pairs); i += 2 {
		rules = append(rules, rule(pairs[i], pairs[i+1]))
	}
	return redirect.Make(rules, pages())
}

// show formats a plan as one line per redirect.
func show(plan redirect.Plan) string {
	var out strings.Builder
	for _, page := range plan.Pages {
		fmt.Fprintln(&out, "page", page.Path, page.To, page.Anchors)
	}
	if len(plan.Moved) > 0 {
		fmt.Fprintln(&out, "moved", plan.Moved)
	}
	return out.String()
}

func TestPagesAndAnchorsCanBeRedirected(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		pairs []string
		want  string
	}{
		{"a page", []string{"/old", "/setup"}, "page /base/old /base/setup map[]\n"},
		{"with the base URL", []string{"/base/old", "/base/setup"}, "page /base/old /base/setup map[]\n"},
		{"with a slash at the end", []string{"/old/", "/setup/"}, "page /base/old /base/setup map[]\n"},
		{"to a heading", []string{"/old", "/setup#now"}, "page /base/old /base/setup#now map[]\n"},
		{"to another site", []string{"/old", "https://example.com/?a=b"}, "page /base/old https://example.com/?a=b map[]\n"},
		{"pages in order", []string{"/z", "/", "/a", "/"}, "page /base/a /base/ map[]\npage /base/z /base/ map[]\n"},
		{"an anchor of a page that is there", []string{"/setup#was", "/guide"}, "moved map[/base/setup:map[was:/base/guide]]\n"},
		{"an encoded anchor", []string{"/setup#fr%C3%BCher", "/guide"}, "moved map[/base/setup:map[früher:/base/guide]]\n"},
		{"an anchor of the home page", []string{"/#was", "/guide"}, "moved map[/base:map[was:/base/guide]]\n"},
		{"an anchor to one of the same page", []string{"/setup#was", "/setup#now"}, "moved map[/base/setup:map[was:/base/setup#now]]\n"},
		{"an anchor of a page that is gone", []string{"/old#first", "/guide", "/old", "/setup"}, "page /base/old /base/setup map[first:/base/guide]\n"},
		{"two anchors", []string{"/setup#a", "/guide", "/setup#b", "/"}, "moved map[/base/setup:map[a:/base/guide b:/base/]]\n"},
	} {
		plan, findings := planOf(t, test.pairs...)
		sitetest.Compare(t, test.name, findings, []diag.Diagnostic(nil))
		sitetest.Compare(t, test.name, show(plan), test.want)
	}
}

func TestRedirectFromFrontMatterHasATarget(t *testing.T) {
	t.Parallel()
	of := rule("/old", "")
	of.Target = "/base/setup"
	plan, findings := redirect.Make([]redirect.Rule{of}, pages())
	sitetest.Compare(t, "findings", findings, []diag.Diagnostic(nil))
	sitetest.Compare(t, "plan", show(plan), "page /base/old /base/setup map[]\n")
}

func TestLinksToRetiredURLsAreFollowed(t *testing.T) {
	t.Parallel()
	plan, findings := planOf(t, "/old", "/setup", "/old#first", "/guide", "/past", "/setup#now", "/setup#was", "/guide#there")
	sitetest.Compare(t, "findings", findings, []diag.Diagnostic(nil))
	for _, test := range []struct{ name, path, anchor, want string }{
		{"a page", "/base/old", "", "/base/setup"},
		{"a page with a slash at the end", "/base/old/", "", "/base/setup"},
		{"an anchor with a redirect of its own", "/base/old", "first", "/base/guide"},
		{"an anchor without one", "/base/old", "second", "/base/setup#second"},
		{"an anchor, where the redirect has one", "/base/past", "second", "/base/setup#now"},
		{"an anchor of a page that is there", "/base/setup", "was", "/base/guide#there"},
		{"another anchor of it", "/base/setup", "now", ""},
		{"that page", "/base/setup", "", ""},
		{"no page", "/base/nowhere", "", ""},
	} {
		to, found := plan.Find(test.path, test.anchor)
		if to != test.want || found != (test.want != "") {
			t.Errorf("%s: got %q, %v, want %q", test.name, to, found, test.want)
		}
	}
}
