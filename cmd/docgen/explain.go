package main

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/docs"
	"github.com/docgen-cli/docgen/internal/diag"
)

func newExplain(streams terminal) *cobra.Command {
	return &cobra.Command{
		Use:  "explain [code]",
		Args: atMostArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return listCodes(streams)
			}
			name := strings.Trim(args[0], "[]") // as messages show it
			page := docs.Code(name)
			if page == "" {
				return usageError{fmt.Errorf("unknown code %q: %s", name,
					cmp.Or(diag.DidYouMean(name, diag.CodeNames()), `run "docgen explain" to list all codes`))}
			}
			_, err := fmt.Fprint(streams.out, docs.Terminal(page, streams.heading))
			return err
		},
	}
}

// heading makes a heading on standard output bold.
func (t terminal) heading(text string) string { return terminal{err: t.out}.paint("1", text) }

func listCodes(streams terminal) error {
	var lines []string
	for _, code := range diag.Codes() {
		level := code.Level.String()
		if code.Level == diag.Ignore {
			level = "off"
		}
		lines = append(lines, code.Name+"\t"+level+"\t"+code.Summary)
	}
	return printColumns(streams.out, append(lines, "\nRun \"docgen explain <code>\" to read about one of them."))
}
