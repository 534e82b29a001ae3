package main

import (
	"bytes"
	"slices"
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

// A command without a section in help.txt has no help, and a section without a command is never shown.
func TestEverySectionOfTheHelpIsOfACommand(t *testing.T) {
	t.Parallel()
	var commands, sections []string
	var list func(cmd *cobra.Command)
	list = func(cmd *cobra.Command) {
		commands = append(commands, cmd.CommandPath())
		if cmd.Short == "" {
			t.Errorf("%s has no help", cmd.CommandPath())
		}
		for _, below := range cmd.Commands() {
			list(below)
		}
	}
	list(newRoot(terminal{}))
	for line := range strings.Lines(helpText) {
		if name, isTitle := strings.CutPrefix(line, "# "); isTitle {
			sections = append(sections, strings.TrimSuffix(name, "\n"))
		}
	}
	if !slices.Equal(sections, commands) {
		t.Errorf("help.txt has sections for\n%q, want\n%q", sections, commands)
	}
}
