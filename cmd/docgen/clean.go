package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"docgen/internal/cache"
	"docgen/internal/output"
)

func newClean(streams terminal) *cobra.Command {
	flags := &siteFlags{}
	cmd := &cobra.Command{
		Use:   "clean",
		Short: "Remove dist/ and the cache",
		Args:  atMostArgs(0),
		RunE: func(*cobra.Command, []string) error {
			if err := flags.checkFolders(); err != nil {
				return err
			}
			there := existing(flags.outFolder(), flags.cacheFolder())
			if err := errors.Join(output.Clean(flags.outFolder()), cache.Open(flags.cacheFolder()).Remove()); err != nil {
				return err
			}
			if !flags.quiet {
				fmt.Fprintln(streams.err, removed(there))
			}
			return nil
		},
	}
	flags.add(cmd, "config", "base-url", "url", "jobs", "format", "baseline", "verbose", "no-cache", "timing")
	return cmd
}

// existing are those of the folders that are there.
func existing(folders ...string) []string {
	var there []string
	for _, folder := range folders {
		if _, err := os.Lstat(folder); err == nil {
			there = append(there, folder)
		}
	}
	return there
}

func removed(folders []string) string {
	if len(folders) == 0 {
		return "nothing to remove"
	}
	return "removed " + strings.Join(folders, " and ")
}
