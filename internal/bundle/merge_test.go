package bundle

import "testing"

func TestImportsOfOneModuleAreMerged(t *testing.T) {
	for _, test := range []struct{ name, script, want string }{
		{"several", `import{a as b}from"./r.js";var c=b();import{d}from"./r.js";d()`, `import{a as b,d}from"./r.js";var c=b();d()`},
		{"other modules stay", `import{a}from"./x.js";import{b}from"./r.js";import{c}from"./x.js";`, `import{a}from"./x.js";import{b}from"./r.js";import{c}from"./x.js";`},
		{"none", `import"./r.js";a()`, `import"./r.js";a()`},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := string(mergeImports([]byte(test.script), "./r.js")); got != test.want {
				t.Errorf("mergeImports(%s)\n got %s\nwant %s", test.script, got, test.want)
			}
		})
	}
}
