package main

import (
	"cmp"
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"docgen/docs"
	"docgen/internal/diag"
)

func newExplain(streams terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "explain [code]",
		Short: "Explain the code of a problem, or list all codes",
		Long:  "Prints what a code means and how to fix the problem. Each message ends with a\ncode in brackets, such as [links]. Without an argument, lists all codes.",
		Example: `  docgen explain             # list all codes
  docgen explain links       # explain [links]`,
		Args: atMostArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return listCodes(streams)
			}
			page := docs.Code(args[0])
			if page == "" {
				return usageError{fmt.Errorf("unknown code %q: %s", args[0], cmp.Or(diag.DidYouMean(args[0], diag.CodeNames()), `run "docgen explain" to list all codes`))}
			}
			_, err := fmt.Fprint(streams.out, page)
			return err
		},
	}
}

func listCodes(streams terminal) error {
	table := tabwriter.NewWriter(streams.out, 0, 0, 2, ' ', 0)
	for _, code := range diag.Codes() {
		fmt.Fprintf(table, "%s\t%s\t%s\n", code.Name, code.Level, code.Summary)
	}
	return table.Flush()
}
