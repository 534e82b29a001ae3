package translation_test

import (
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/translation"
)

func TestTextThatIsNotJSONHasOneDiagnosticAtItsPlace(t *testing.T) {
	t.Parallel()
	const prefix = "error: the file is not valid JSON: "
	for _, test := range []struct{ name, text, want string }{
		{"comma at the end", "{\n  \"a\": {\"message\": \"A\",}\n}\n", "2:23 " + prefix + "a comma before the end of the object (remove the comma)"},
		{"no comma", "{\n  \"a\": {\"message\": \"ä\"}\n  \"b\": {\"message\": \"B\"}\n}\n",
			"2:24 " + prefix + "no comma between two entries (add a comma at the end of the line)"},
		{"end", "{\n  \"a\": {\"message\": \"A\"\n\n", "2:23 " + prefix + "it ends too early (close all braces and quotes)"},
		{"quotes", "{\"a\": {\"message\": \"A \"b\" c\"}}", "1:23 " + prefix +
			"invalid character 'b' after object key:value pair (correct it; text in double quotes needs a backslash before each quote and backslash in it)"},
		{"comment", "{\n  // a\n}", "2:3 " + prefix + "JSON has no comments (move the comment to the description of the label)"},
		{"line break", "{\"a\": {\"message\": \"A\nB\"}}", `1:21 ` + prefix +
			`a string contains a line break (close the quotes on the same line, and write line breaks as \n)`},
		{"merge conflict", "{\n<<<<<<< HEAD\n}", `2:1 error: the file has a merge conflict (resolve it, or keep one side and run "docgen translate extract")`},
		{"empty", " \n", `1:1 error: the file is empty (write {}, or delete the file and run "docgen translate extract")`},
		{"another encoding", "{\"ä\": \"\xff\"}", "1:8 error: the file is not valid UTF-8 (save it as UTF-8)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings := translation.Parse([]byte(test.text), "code.json")
			if len(findings) != 1 {
				t.Fatalf("%q: %d findings: %+v", test.text, len(findings), findings)
			}
			if got := fmt.Sprintf("%d:%d %s: %s (%s)", findings[0].Line, findings[0].Column, findings[0].Severity, findings[0].Text,
				findings[0].Hint); got != test.want {
				t.Errorf("%q\ngot  %s\nwant %s", test.text, got, test.want)
			}
		})
	}
}

func TestEveryTextIsAFileOrADiagnostic(t *testing.T) {
	t.Parallel()
	file, findings := translation.Parse([]byte("\ufeff{\"a\": {\"message\": \"\\u00c4 \\\"x\\\"\", \"description\": \"b\"}, \"c\\n\": {\"message\": \"\"}}"),
		"code.json")
	if got := fmt.Sprintf("%q %q %q", file.Keys(), file.Text("a", "A"), file.Text("c\n", "C")); got != `["a" "c\n"] "Ä \"x\"" "C"` || len(findings) > 0 {
		t.Errorf("got %s, %+v", got, findings)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"a": {"message": "A", "description": "b"}}`))
	f.Add([]byte("{\"a\": {\"message\": 1,}}"))
	f.Add([]byte("[]"))
	f.Fuzz(func(t *testing.T, text []byte) {
		file, findings := translation.Parse(text, "code.json")
		if len(findings) > 0 {
			return
		}
		merged := file.Merge([]translation.Label{{Key: "new", Text: "New"}}, translation.Merging{})
		again, findings := translation.Parse(merged.Text, "code.json")
		if len(findings) > 0 || len(again.Keys()) < len(file.Keys()) {
			t.Errorf("%q becomes %q: %+v", text, merged.Text, findings)
		}
	})
}
