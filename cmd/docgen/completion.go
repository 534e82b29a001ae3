package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/diag"
)

func newCompletion(streams terminal) *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:       "completion <shell>",
		ValidArgs: shells,
		Args: func(_ *cobra.Command, args []string) error {
			const all = "use bash, zsh, fish or powershell"
			switch {
			case len(args) != 1:
				return usageError{errors.New("docgen completion needs the name of one shell: " + all)}
			case !slices.Contains(shells, args[0]):
				return usageError{fmt.Errorf("unknown shell %q: %s", args[0], cmp.Or(diag.DidYouMean(args[0], shells), all))}
			}
			return nil
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
