package main

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestHelpFitsEightyColumns(t *testing.T) {
	t.Parallel()
	commands := []string{"", "help"}
	for _, command := range newRoot(terminal{}).Commands() {
		commands = append(commands, command.Name())
	}
	for _, command := range commands {
		var out bytes.Buffer
		if code := run(t.Context(), append(strings.Fields(command), "--help"), terminal{out: &out, err: &out}); code != exitOK {
			t.Fatalf("docgen %s --help: exit code %d:\n%s", command, code, out.String())
		}
		for line := range strings.Lines(out.String()) {
			if width := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); width > 80 {
				t.Errorf("docgen %s --help: %d columns, want at most 80: %s", command, width, line)
			}
		}
	}
}
