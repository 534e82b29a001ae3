package main

import (
	"errors"
	"log/slog"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/frontend/node"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/serve/built"
	"github.com/docgen-cli/docgen/internal/serve/mcp"
)

func newMCP(streams terminal) *cobra.Command {
	flags := &siteFlags{}
	cmd := &cobra.Command{
		Use:  "mcp",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if _, err := flags.options(streams); err != nil {
				return err
			}
			folder := built.NewFolder(flags.outFolder())
			err := mcp.Run(cmd.Context(), mcp.Transport(streams.in, streams.out), mcp.Options{
				Folder: folder, Node: func() (string, error) { return node.Find("") }, Version: product.Version, Build: flags.command("build"),
				Log: slog.New(slog.NewTextHandler(streams.err, &slog.HandlerOptions{Level: slog.LevelWarn})),
			})
			closed := folder.Close()
			if errors.Is(err, built.ErrNoSite) || errors.Is(err, built.ErrNoMarkdown) {
				return usageError{err}
			}
			return errors.Join(err, closed)
		},
	}
	flags.add(cmd, "config", "base-url", "url", "jobs", "format", "baseline", "quiet", "verbose", "no-cache", "timing")
	return cmd
}
