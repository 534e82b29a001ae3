package diag_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

// object decodes a report as a program without docgen's types does.
func object(t *testing.T, text string) map[string]any {
	t.Helper()
	var read map[string]any
	if err := json.Unmarshal([]byte(text), &read); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return read
}

// Section 3 of SARIF 2.1.0 requires this structure, and GitHub reads it.
func TestSARIFHasTheNeededShape(t *testing.T) {
	t.Parallel()
	list := append(links(2), diag.Diagnostic{Severity: diag.Warning, Code: "theme", Text: "no place"},
		diag.Diagnostic{Severity: diag.Log, Code: "orphans", File: "content/a b:c.md", Text: "whole file"})
	list[0].Fix, list[1].Fix = "install.md", "../install.md"
	var out strings.Builder
	if err := diag.Print(&out, list, diag.Style{Format: diag.SARIF, Folder: "site", Version: "1.2.3"}); err != nil {
		t.Fatal(err)
	}
	log := object(t, out.String())
	compare(t, "version", log["version"], any("2.1.0"))
	run := log["runs"].([]any)[0].(map[string]any)
	driver := run["tool"].(map[string]any)["driver"].(map[string]any)
	compare(t, "name", driver["name"], any("docgen"))
	rules := driver["rules"].([]any)
	compare(t, "rules", len(rules), len(diag.Codes()))
	results := run["results"].([]any)
	compare(t, "results", len(results), 3)
	for _, result := range results {
		result := result.(map[string]any)
		rule := rules[int(result["ruleIndex"].(float64))].(map[string]any)
		compare(t, "rule", rule["id"], result["ruleId"])
	}
	place := func(file string) any {
		return map[string]any{"physicalLocation": map[string]any{
			"artifactLocation": map[string]any{"uri": file},
			"region":           map[string]any{"startLine": 42.0, "startColumn": 15.0, "endColumn": 24.0},
		}}
	}
	first := results[0].(map[string]any)
	compare(t, "level", first["level"], any("error"))
	same(t, first["message"], map[string]any{"text": `no page "instal.md": did you mean "install.md"?`})
	same(t, first["locations"], []any{place("site/content/01.md"), place("site/content/02.md")})
	change := func(file, text string) any {
		return map[string]any{
			"artifactLocation": map[string]any{"uri": file},
			"replacements": []any{map[string]any{
				"deletedRegion":   map[string]any{"startLine": 42.0, "startColumn": 15.0, "endColumn": 24.0},
				"insertedContent": map[string]any{"text": text},
			}},
		}
	}
	same(t, first["fixes"], []any{map[string]any{
		"description":     map[string]any{"text": `did you mean "install.md"?`},
		"artifactChanges": []any{change("site/content/01.md", "install.md"), change("site/content/02.md", "../install.md")},
	}})
	compare(t, "no place", results[1].(map[string]any)["locations"], any(nil))
	compare(t, "levels", results[1].(map[string]any)["level"].(string)+" "+results[2].(map[string]any)["level"].(string), "warning note")
	same(t, results[2].(map[string]any)["locations"], []any{map[string]any{"physicalLocation": map[string]any{
		"artifactLocation": map[string]any{"uri": "site/content/a%20b:c.md"},
	}}})
}

// same compares decoded JSON.
func same(t *testing.T, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("\n got %v\nwant %v", got, want)
	}
}
