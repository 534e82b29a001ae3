package main

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

func TestAuthorsGuideHasEveryCommandFlagAndExitCode(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../docs/content/reference/commands.md")
	if err != nil {
		t.Fatal(err)
	}
	row := func(begin string) {
		if !regexp.MustCompile("(?m)^\\| " + begin).Match(text) {
			t.Errorf("commands.md has no row that begins with %s", begin)
		}
	}
	for _, command := range commandsBelow(newRoot(terminal{})) {
		path := command.CommandPath()
		row("\\[`" + regexp.QuoteMeta(path+strings.TrimPrefix(command.Use, command.Name())) + "`\\]\\(#" + strings.ReplaceAll(path, " ", "-") + "\\) ")
		command.LocalFlags().VisitAll(func(flag *pflag.Flag) {
			switch {
			case flag.Name == "help":
			case flag.Shorthand != "":
				row("`-" + flag.Shorthand + "`, `--" + flag.Name + "`")
			default:
				row("`--" + flag.Name + "`")
			}
		})
	}
	for _, code := range []int{exitOK, exitSiteErrors, exitUsage, exitMachine, exitInterrupted} {
		row(strconv.Itoa(code) + " ")
	}
}
