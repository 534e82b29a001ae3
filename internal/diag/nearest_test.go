package diag

import "testing"

func TestSuggestedNameReplacesTheUnderlinedOne(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name string
		of   Diagnostic
		want string
	}{
		{"a key", Diagnostic{Source: "titel: Site", Column: 1, Length: 5, Text: `unknown key "titel"`, Hint: `did you mean "title"?`}, "title"},
		{"a quoted value", Diagnostic{Source: `- "intor"`, Column: 3, Length: 7, Text: `no doc "intor"`, Hint: `did you mean "intro"?`}, `"intro"`},
		{"a directive", Diagnostic{Source: ":::nots", Column: 1, Length: 7, Text: `unknown directive ":::nots"`, Hint: `did you mean "note"?`}, ":::note"},
		{"one that is known", Diagnostic{Source: "x", Column: 1, Length: 1, Text: `no "x"`, Hint: `did you mean "y"?`, Fix: "z"}, "z"},
		{"more than the name", Diagnostic{Source: "a: [b", Column: 1, Length: 5, Text: `unknown key "a"`, Hint: `did you mean "b"?`}, ""},
		{"another hint", Diagnostic{Source: "titel: Site", Column: 1, Length: 5, Text: `unknown key "titel"`, Hint: "it may be title"}, ""},
		{"no place", Diagnostic{Text: `unknown key "titel"`, Hint: `did you mean "title"?`}, ""},
		{"a place beyond the line", Diagnostic{Source: "titel", Column: 3, Length: 9, Text: `unknown key "titel"`, Hint: `did you mean "title"?`}, ""},
	} {
		if got := test.of.Replacement(); got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}
