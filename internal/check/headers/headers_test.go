package headers_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/check/headers"
)

func TestPolicyAllowsOnlyTheSiteAndItsScript(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		policy  headers.Policy
		meta    string
		inFront string // directives that only the header has
	}{
		{
			name: "nothing inline",
			meta: "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'",
		},
		{
			name: "one script", policy: headers.Policy{Script: "alert(1)"},
			meta: "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
		},
		{
			name: "everything inline", policy: headers.Policy{Script: "alert(1)", Sources: map[string][]string{"script-src": {"'unsafe-inline'"}}},
			meta: "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; script-src 'self' 'unsafe-inline'",
		},
		{
			name: "more sources", policy: headers.Policy{Sources: map[string][]string{"img-src": {"https:", "data:"}, "object-src": {"'self'"},
				"font-src": {}}},
			meta: "default-src 'self'; base-uri 'none'; form-action 'self'; img-src 'self' https: data:; object-src 'self'",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, test.name, test.policy.Meta(), test.meta)
			sitetest.Compare(t, test.name, headers.Parse("/\n  A: " + test.policy.Header()).For("/")[0].Value, test.policy.Header())
		})
	}
	sitetest.Compare(t, "header", headers.Policy{}.Header(), "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'")
}

func TestRulesAreReadAsHostsReadThem(t *testing.T) {
	t.Parallel()
	const file = "# comment\n\n  Before: any rule\n/*\n  All: one: two\n\tTab:  trimmed \n  no colon\n  Sp ace: x\n/a/*\r\n  A: x\r\n" +
		"/:first/b\n  B: x\n/*.svg\n  Svg: x\n/a/b\n  Same: x\n"
	rules := headers.Parse(file)
	all := []headers.Field{{Name: "All", Value: "one: two"}, {Name: "Tab", Value: "trimmed"}}
	for path, want := range map[string][]headers.Field{
		"/":            all,
		"/a":           all,
		"/a/":          append(all[:2:2], headers.Field{Name: "A", Value: "x"}),
		"/a/b":         append(all[:2:2], headers.Field{Name: "A", Value: "x"}, headers.Field{Name: "B", Value: "x"}, headers.Field{Name: "Same", Value: "x"}),
		"/c/b":         append(all[:2:2], headers.Field{Name: "B", Value: "x"}),
		"//b":          all,
		"/c/b/":        all,
		"/x/y\n/z.svg": append(all[:2:2], headers.Field{Name: "Svg", Value: "x"}),
		"elsewhere":    nil,
	} {
		sitetest.Compare(t, path, rules.For(path), want)
	}
	sitetest.Compare(t, "written and read again", headers.Parse(rules.String()), rules)
}

func FuzzAnyHeadersFileIsRead(f *testing.F) {
	f.Add("/*\n  A: b\n", "/x")
	f.Add("/:a*b\n\tA:b\n/(\n A: [", "/(")
	f.Fuzz(func(t *testing.T, text, path string) {
		rules := headers.Parse(text)
		for _, field := range rules.For(path) {
			if field.Name == "" {
				t.Errorf("%q: a field without a name", text)
			}
		}
	})
}
