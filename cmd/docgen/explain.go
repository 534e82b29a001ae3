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
		Short: "Say what a code of a message means, or list all",
		Args:  atMostArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return listCodes(streams)
			}
			page := docs.Code(args[0])
			if page == "" {
				return usageError{fmt.Errorf("no code %q: %s", args[0], cmp.Or(diag.DidYouMean(args[0], diag.CodeNames()), `"docgen explain" lists them`))}
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
