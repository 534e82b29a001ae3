package main

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
)

// commandsBelow returns the commands that do something, not those that only group others.
func commandsBelow(parent *cobra.Command) []*cobra.Command {
	var list []*cobra.Command
	for _, command := range parent.Commands() {
		if command.HasSubCommands() {
			list = append(list, commandsBelow(command)...)
		} else {
			list = append(list, command)
		}
	}
	return list
}

func TestHelpFitsEightyColumns(t *testing.T) {
	t.Parallel()
	commands := []string{"", "help", "deploy"}
	for _, command := range commandsBelow(newRoot(terminal{})) {
		commands = append(commands, strings.TrimPrefix(command.CommandPath(), "docgen "))
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
