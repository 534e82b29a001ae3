package main

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
)

// idleForCache are the flags that have no effect on "docgen cache".
var idleForCache = []string{"config", "out", "base-url", "url", "jobs", "format", "baseline", "verbose", "no-cache", "timing"}

func newCache(streams terminal) *cobra.Command {
	cmd := newGroup("cache", newCacheStats(streams), newCachePrune(streams))
	cmd.Args = atMostArgs(0)
	return cmd
}

func newCacheStats(streams terminal) *cobra.Command {
	flags := &siteFlags{}
	cmd := &cobra.Command{
		Use:  "stats",
		Args: atMostArgs(0),
		RunE: func(*cobra.Command, []string) error {
			if err := flags.checkFolders(); err != nil {
				return err
			}
			use, known, stored, err := build.CacheUse(flags.cacheOptions())
			if err != nil {
				return err
			}
			if known {
				fmt.Fprint(streams.out, useText(use, time.Now()))
			} else {
				fmt.Fprintln(streams.out, "no build has used the cache of this site yet")
			}
			fmt.Fprint(streams.out, storedText(stored))
			return nil
		},
	}
	flags.add(cmd, idleForCache...)
	return cmd
}

func newCachePrune(streams terminal) *cobra.Command {
	flags, limit := &siteFlags{}, ""
	cmd := &cobra.Command{
		Use:  "prune",
		Args: atMostArgs(0),
		RunE: func(*cobra.Command, []string) error {
			most, err := parseSize(limit)
			if err != nil {
				return err
			}
			if err := flags.checkFolders(); err != nil {
				return err
			}
			gone, err := build.Prune(flags.cacheOptions(), most)
			if flags.quiet {
				return err
			}
			if len(gone) == 0 && err == nil {
				fmt.Fprintln(streams.err, "nothing to remove")
			}
			for _, each := range gone {
				fmt.Fprintf(streams.err, "removed %s: %s\n", partNames[each.Part], sizeText(each.Bytes))
			}
			return err
		},
	}
	flags.add(cmd, idleForCache...)
	cmd.Flags().StringVar(&limit, "max-size", "0", "`size` to keep, such as 200MB or 1GB; 0 keeps nothing")
	return cmd
}

// cacheOptions returns the options that say where the cache is.
func (f *siteFlags) cacheOptions() build.Options {
	return build.Options{Dir: f.dir, Cache: f.cacheFolder()}
}
