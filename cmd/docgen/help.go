package main

import (
	_ "embed" // the help of commands
	"strings"

	"github.com/spf13/cobra"
)

//go:embed help.txt
var helpText string

// describe sets the help of a command and of those below it. text has a section for each: its path, its summary,
// its description and its examples.
func describe(cmd *cobra.Command, text string) {
	_, section, _ := strings.Cut(text, "\n# "+cmd.CommandPath()+"\n")
	section, _, _ = strings.Cut(section, "\n# ")
	summary, section, _ := strings.Cut(section, "\n")
	long, example, _ := strings.Cut(section, "\nExamples:\n")
	cmd.Short, cmd.Long, cmd.Example = summary, strings.TrimSpace(long), strings.TrimRight(example, "\n")
	for _, below := range cmd.Commands() {
		describe(below, text)
	}
}

// usage is the template for the help text below a command's description. It fits 80
// columns.
const usage = `Usage:
  {{if .HasAvailableSubCommands}}{{.CommandPath}} <command> [flags]

Commands:{{range .Commands}}{{if .IsAvailableCommand}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}

Run "{{.CommandPath}} <command> --help" to list the flags of a command.{{else}}{{.UseLine}}{{if .HasExample}}

Examples:
{{.Example}}{{end}}

Flags:
{{.LocalFlags.FlagUsagesWrapped 80 | trimTrailingWhitespaces}}{{end}}
`

// newHelp replaces cobra's help command, which succeeds for unknown commands.
func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Print help for a command",
		RunE: func(cmd *cobra.Command, args []string) error {
			asked, rest, err := cmd.Root().Find(args)
			switch {
			case err != nil:
				return err
			case len(rest) > 0:
				return unknownCommand(asked, rest)
			}
			return asked.Help()
		},
	}
}
