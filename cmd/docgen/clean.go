package main

import (
	"fmt"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/output"
)

func newClean(streams terminal) *cobra.Command {
	flags := &siteFlags{}
	cmd := &cobra.Command{
		Use:  "clean",
		Args: atMostArgs(0),
		RunE: func(*cobra.Command, []string) error {
			if err := flags.checkFolders(); err != nil {
				return err
			}
			there := existing(flags.outFolder(), flags.cacheFolder())
			done, err := flags.clean()
			if err != nil {
				return err
			}
			left := existing(there...)
			gone := slices.DeleteFunc(there, func(folder string) bool { return slices.Contains(left, folder) })
			if done.Removed > 0 && len(done.Kept) > 0 {
				gone = append([]string{"docgen's files in " + flags.outFolder()}, gone...)
			}
			if !flags.quiet {
				fmt.Fprintln(streams.err, removed(gone))
				printKept(streams, flags.outFolder(), done.Kept)
			}
			return nil
		},
	}
	flags.add(cmd, "config", "base-url", "url", "jobs", "format", "baseline", "verbose", "no-cache", "timing")
	return cmd
}

// clean removes the output and the cache. If it may not remove one of them, it removes
// neither.
func (f *siteFlags) clean() (output.Cleaned, error) {
	around, cache := path.Split(cacheFolder)
	folder := disk.Base(f.dir).Below(around)
	if err := folder.Below(cache).Check(); err != nil {
		return output.Cleaned{}, err
	}
	done, err := output.Clean(output.Target{Site: f.dir, Out: f.outFolder()})
	if err == nil {
		err = folder.RemoveAll(cache)
	}
	return done, err
}

// printKept lists the files that stay in an output folder because docgen did not write
// them.
func printKept(streams terminal, out string, kept []string) {
	if len(kept) > 0 {
		fmt.Fprintf(streams.err, "kept files in %s that docgen did not write: %s\n", out, output.Summarize(kept))
	}
}

// existing returns the folders that exist.
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
