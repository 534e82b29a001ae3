package bundle

import "testing"

func TestEveryNameOfReactIsImportedOnce(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, script, want string }{
		{
			"two modules use the same name",
			`import{a as b}from"./r.js";console.log(b());import{a as b2,c as d}from"./r.js";console.log(b2(d));`,
			`import{a as o,c as a}from"./r.js";console.log(o());console.log(o(a));` + "\n",
		},
		{"other modules stay", `import{a}from"./x.js";import{a as b}from"./r.js";a(b);`, `import{a as r}from"./x.js";import{a as o}from"./r.js";r(o);` + "\n"},
		{"other imports stay", `import*as r from"./r.js";console.log(r);import("./r.js");`, `import*as o from"./r.js";console.log(o);import("./r.js");` + "\n"},
		{"exports keep their names", `import{a}from"./r.js";var long=a();export{long as default,long as b};`,
			`import{a}from"./r.js";var e=a();export{e as b,e as default};` + "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got, err := shorten([]byte(test.script), "./r.js")
			if string(got) != test.want || err != nil {
				t.Errorf("shorten(%s)\n got %s %v\nwant %s", test.script, got, err, test.want)
			}
		})
	}
}
