package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/serve/lsp"
)

func newLSP(streams terminal) *cobra.Command {
	flags := &siteFlags{}
	cmd := &cobra.Command{
		Use:  "lsp",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if _, err := flags.options(streams); err != nil {
				return err
			}
			log := func(doing string, err error) { fmt.Fprintf(streams.err, "cannot %s: %v\n", doing, err) }
			err := lsp.Run(cmd.Context(), streams.in, unclosed{streams.out}, lsp.Options{
				ConfigFile: flags.config,
				Open: func(dir string) (lsp.Checker, error) {
					own := *flags
					own.dir = dir
					options, err := own.options(streams)
					options.Adopt = true
					return editedSite{build.NewSession(options.Options), options.Out, log}, err
				},
				Preview: func(ctx context.Context, of lsp.Checker, unsaved map[string][]byte) (lsp.Preview, error) {
					return of.(editedSite).preview(ctx, unsaved)
				},
				Log: log,
			})
			if errors.Is(err, lsp.ErrNoShutdown) {
				return errors.Join(errSite, err)
			}
			return err
		},
	}
	flags.addSome(cmd, "config", "jobs", "no-cache")
	cmd.Flags().Bool("stdio", true, "talk on standard input and output") // some editors set it; there is no other way
	cmd.Flags().Lookup("stdio").Hidden = true
	return cmd
}

// unclosed is a stream that the protocol does not close.
type unclosed struct{ io.Writer }

func (unclosed) Close() error { return nil }
