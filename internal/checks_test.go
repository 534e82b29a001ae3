package internal

import (
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

// UPDATE=1 writes the table.
func TestAuthorsGuideHasEveryCode(t *testing.T) {
	t.Parallel()
	page := guidePage(t, "checks.md")
	var rows strings.Builder
	for _, code := range diag.Codes() {
		severity := map[diag.Severity]string{diag.Error: "error", diag.Warning: "warning", diag.Log: "info", diag.Ignore: "off"}[code.Level]
		if code.Fixed {
			severity = "always error"
		}
		rows.WriteString("| [`" + code.Name + "`](../codes/" + code.Name + ".md) | " + severity + " | " + withCode(code.Summary) + " |\n")
	}
	want := tablesBelow(page, regexp.MustCompile(`(?m)^<!-- codes() -->\n`), "| Code | Severity | Problem |\n| --- | --- | --- |\n",
		func(string) string { return rows.String() })
	update(t, "checks.md", page, want)
}
