package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"docgen/internal/diag"
)

func newCompletion(streams terminal) *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:   "completion <shell>",
		Short: "Print what completes commands in bash, zsh, fish or powershell",
		Long: `Print what completes commands in bash, zsh, fish or powershell.

  bash        source <(docgen completion bash), in ~/.bashrc
  zsh         source <(docgen completion zsh), in ~/.zshrc after compinit
  fish        docgen completion fish | source, in config.fish
  powershell  docgen completion powershell | Out-String | Invoke-Expression`,
		ValidArgs: shells,
		Args: func(_ *cobra.Command, args []string) error {
			switch {
			case len(args) == 1 && slices.Contains(shells, args[0]):
				return nil
			case len(args) == 1 && diag.DidYouMean(args[0], shells) != "":
				return usageError{fmt.Errorf("no shell %q: %s", args[0], diag.DidYouMean(args[0], shells))}
			}
			return usageError{fmt.Errorf("name one shell: docgen completion %s", strings.Join(shells, "|"))}
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			root := cmd.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(streams.out, true)
			case "zsh":
				return root.GenZshCompletion(streams.out)
			case "fish":
				return root.GenFishCompletion(streams.out, true)
			}
			return root.GenPowerShellCompletionWithDesc(streams.out)
		},
	}
}
