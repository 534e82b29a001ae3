package main

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/spf13/pflag"

	"github.com/docgen-cli/docgen/internal/release/product"
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

func TestAuthorsGuideHasEveryInputAndOutputOfTheAction(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../docs/content/reference/github-action.md")
	if err != nil {
		t.Fatal(err)
	}
	definition, err := os.ReadFile("../../action.yml")
	if err != nil {
		t.Fatal(err)
	}
	var action struct {
		Inputs  map[string]struct{ Default string }
		Outputs map[string]struct{}
	}
	if err := yaml.Unmarshal(definition, &action); err != nil {
		t.Fatal(err)
	}
	row := func(begin string) {
		if !regexp.MustCompile(`(?m)^\| ` + regexp.QuoteMeta(begin)).Match(page) {
			t.Errorf("github-action.md has no row that begins with %s", begin)
		}
	}
	for name, input := range action.Inputs {
		if input.Default == "" {
			row("`" + name + "` | ")
		} else {
			row("`" + name + "` | `" + input.Default + "` | ")
		}
	}
	for name := range action.Outputs {
		row("`" + name + "` | ")
	}
	if len(action.Inputs) == 0 || len(action.Outputs) == 0 {
		t.Errorf("action.yml has %d inputs and %d outputs", len(action.Inputs), len(action.Outputs))
	}
}

// The first lines of the messages of the npm package are in the guide, with one system for all.
func TestAuthorsGuideQuotesTheMessagesOfTheNpmPackage(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../docs/content/guides/start/install.md")
	if err != nil {
		t.Fatal(err)
	}
	var code strings.Builder
	for _, name := range []string{"bin/docgen.js", "lib/explain.js"} {
		text, err := os.ReadFile("../../npm/docgen/" + name)
		if err != nil {
			t.Fatal(err)
		}
		code.Write(text)
	}
	values := strings.NewReplacer(product.Package+"-linux-x64", "${wanted}", "freebsd x64", "${system}", "linux x64", "${system}", "darwin arm64", "${found}")
	quoted := regexp.MustCompile("(?m)^\\* \\*\\*`(.+)`\\*\\*").FindAllStringSubmatch(string(page), -1)
	if len(quoted) < 5 {
		t.Errorf("install.md quotes %d messages", len(quoted))
	}
	for _, message := range quoted {
		if message[1] != "docgen: command not found" && !strings.Contains(code.String(), values.Replace(message[1])) {
			t.Errorf("no message of npm/docgen begins with %q", message[1])
		}
	}
}
