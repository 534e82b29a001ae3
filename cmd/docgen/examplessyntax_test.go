package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
	"github.com/goccy/go-yaml"
	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/release/product"
)

// checkSyntax says what is wrong with the syntax of an example; "" for nothing, and for languages
// that nothing here can read.
func checkSyntax(shown example) string {
	var err error
	loaders := map[string]api.Loader{"js": api.LoaderJS, "jsx": api.LoaderJSX, "ts": api.LoaderTS, "tsx": api.LoaderTSX, "css": api.LoaderCSS}
	switch loader, isCode := loaders[shown.lang]; {
	case isCode:
		result := api.Transform(shown.text, api.TransformOptions{Loader: loader, JSX: api.JSXAutomatic})
		if shown.lang == "ts" && len(result.Errors) > 0 { // the signature of a member is TypeScript only in a class
			if member := api.Transform("declare class Shown {"+shown.text+"}", api.TransformOptions{Loader: loader}); len(member.Errors) == 0 {
				result = member
			}
		}
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

var (
	workflowCommand = regexp.MustCompile(`(?m)^ *(?:- )?(?:run: )?((?:docgen|npx|pnpm|yarn|bunx) .*)$`)
	workflowValue   = regexp.MustCompile(`\$\{\{.*?\}\}|\$\{[^{}]*\}`)
)

// shellOf returns the commands of an example: a shell example itself, or a workflow's steps.
func shellOf(shown example) string {
	switch shown.lang {
	case "sh":
		return shown.text
	case "yaml":
		var commands strings.Builder
		for _, step := range workflowCommand.FindAllStringSubmatch(workflowValue.ReplaceAllString(shown.text, "VALUE"), -1) {
			commands.WriteString(step[1] + "\n")
		}
		return commands.String()
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

	// runner is a program that runs docgen, and released is what it calls docgen.
	runner   = regexp.MustCompile(`^(npx|pnpm|yarn|bunx|docker)$`)
	released = regexp.MustCompile(`^(docgen|` + product.Package + `(@.*)?|.*/docgen-cli/docgen:.*)$`)
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
			if args, isDocgen := docgenArguments(words); isDocgen {
				commands = append(commands, args)
			}
		}
	}
	return commands
}

// docgenArguments returns the arguments that the words of a command pass to docgen.
func docgenArguments(words []string) (args []string, isDocgen bool) {
	switch {
	case len(words) == 0:
		return nil, false
	case runner.MatchString(words[0]):
		at := slices.IndexFunc(words, released.MatchString)
		if at < 0 {
			return nil, false
		}
		args = words[at+1:]
	case words[0] == "docgen", strings.HasSuffix(words[0], "/docgen"):
		args = words[1:]
	default:
		return nil, false
	}
	for i, arg := range args {
		args[i] = strings.Trim(arg, `"'`)
	}
	return args, true
}

// tryCommand parses a command without running it.
func tryCommand(args []string) error {
	root := newRoot(terminal{})
	root.SetHelpFunc(func(*cobra.Command, []string) {})
	for _, command := range append(commandsBelow(root), root) {
		command.RunE = func(*cobra.Command, []string) error { return nil }
	}
	root.SetArgs(append([]string{}, args...)) // nil would stand for those of this process
	return root.Execute()
}
