package main

import "github.com/spf13/cobra"

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
