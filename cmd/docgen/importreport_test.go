package main

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
)

// The name of a plugin or an option may have commands for the terminal.
func TestReportOfAnImportHasNoTerminalCommands(t *testing.T) {
	t.Parallel()
	var text strings.Builder
	printNotes(&text, terminal{}, docusaurus.Lost, []docusaurus.Note{{Class: docusaurus.Lost, What: "plugins.\x1b[2Jx", Text: "no such \x1b]0;x\x07 plugin"}})
	if got := text.String(); strings.ContainsAny(got, "\x1b\x07") || !strings.Contains(got, "plugin") {
		t.Errorf("got %q", got)
	}
}
