package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
	"github.com/goccy/go-yaml"
	"github.com/spf13/cobra"
)

// checkSyntax says what is wrong with the syntax of an example; "" for nothing, and for languages
// that nothing here can read.
func checkSyntax(shown example) string {
	var err error
	loaders := map[string]api.Loader{"js": api.LoaderJS, "jsx": api.LoaderJSX, "ts": api.LoaderTS, "tsx": api.LoaderTSX, "css": api.LoaderCSS}
	switch loader, isCode := loaders[shown.lang]; {
	case isCode:
		result := api.Transform(shown.text, api.TransformOptions{Loader: loader, JSX: api.JSXAutomatic})
		for _, message := range append(result.Errors, result.Warnings...) { // mistakes in CSS are warnings
			err = fmt.Errorf("line %d of the block: %s", message.Location.Line, message.Text)
		}
	case shown.lang == "json":
		err = json.Unmarshal([]byte(shown.text), new(any))
	case shown.lang == "yaml" && shown.title != "docgen.yaml": // docgen reads that one
		err = yaml.Unmarshal([]byte(shown.text), new(any))
	}
	if err != nil {
		return err.Error()
	}
	return ""
}

// checkCommands says which lines of a shell example begin with a prompt, or run docgen in a way
// that it does not understand.
func checkCommands(shell string) []string {
	var problems []string
	for line := range strings.Lines(shell) {
		if strings.HasPrefix(line, "$ ") {
			problems = append(problems, fmt.Sprintf("leave out the prompt: %s", line))
		}
	}
	for _, args := range docgenCommands(shell) {
		if err := tryCommand(args); err != nil {
			problems = append(problems, fmt.Sprintf("docgen %s: %v", strings.Join(args, " "), err))
		}
	}
	return problems
}

var (
	continued    = regexp.MustCompile(`\\\n\s*`)
	shellComment = regexp.MustCompile(`(^|\s)#.*`)
	shellOutput  = regexp.MustCompile(`\d?>>?\s*\S+`)
	shellJoint   = regexp.MustCompile(`[|;&]+`)
	shellWord    = regexp.MustCompile(`"[^"]*"|'[^']*'|\S+`)
)

// docgenCommands returns the arguments of each docgen command in a shell example.
func docgenCommands(shell string) [][]string {
	var commands [][]string
	for line := range strings.Lines(continued.ReplaceAllString(shell, " ")) {
		line = shellOutput.ReplaceAllString(shellComment.ReplaceAllString(line, ""), "")
		for _, command := range shellJoint.Split(line, -1) {
			words := shellWord.FindAllString(command, -1)
			for len(words) > 0 && strings.Contains(words[0], "=") {
				words = words[1:] // variables of the environment
			}
			if len(words) == 0 || words[0] != "docgen" && !strings.HasSuffix(words[0], "/docgen") {
				continue
			}
			args := words[1:]
			for i, arg := range args {
				args[i] = strings.Trim(arg, `"'`)
			}
			commands = append(commands, args)
		}
	}
	return commands
}

// tryCommand parses a command without running it.
func tryCommand(args []string) error {
	root := newRoot(terminal{})
	root.SetHelpFunc(func(*cobra.Command, []string) {})
	for _, command := range append(root.Commands(), root) {
		command.RunE = func(*cobra.Command, []string) error { return nil }
	}
	root.SetArgs(append([]string{}, args...)) // nil would stand for those of this process
	return root.Execute()
}
