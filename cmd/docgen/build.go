package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/release/deploy"
)

// buildFlags are the flags of "docgen build".
type buildFlags struct {
	siteFlags
	compress bool
	locales  []string
	shard    string
	sharded  *pflag.Flag // the flag of shard
}

func newBuild(streams terminal) *cobra.Command {
	flags := &buildFlags{}
	cmd := &cobra.Command{
		Use:  "build",
		Args: atMostArgs(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			return flags.build(cmd.Context(), streams)
		},
	}
	flags.add(cmd)
	cmd.Flags().BoolVar(&flags.compress, "compress", false, "also write a compressed .gz copy of each text file, for nginx and Apache")
	cmd.Flags().StringArrayVar(&flags.locales, "locale", nil, "build only this `locale`; repeat the flag for more. A single locale gets no folder of its own")
	cmd.Flags().StringVar(&flags.remote.URL, "remote-cache", "", "`URL` of a cache that machines share, instead of cache.remote in docgen.yaml")
	cmd.Flags().BoolVar(&flags.remote.ReadOnly, "remote-cache-read-only", false, "send nothing to the remote cache")
	cmd.Flags().StringVar(&flags.shard, "shard", "", "compute only part `i/n` of the pages, such as 1/4, and store it in the remote cache")
	flags.sharded = cmd.Flags().Lookup("shard")
	return cmd
}

// build builds the site once and prints the outcome.
func (f *buildFlags) build(ctx context.Context, streams terminal) error {
	options, err := f.options(streams)
	if err != nil {
		return err
	}
	options.Compress, options.Locales = f.compress, f.locales
	options.Shard, err = f.part()
	if err != nil {
		return err
	}
	f.noticePinned(streams, "build")
	started := time.Now()
	ended := f.watch(streams, &options.Options)
	result, err := build.Build(ctx, options)
	ended()
	if errors.Is(err, build.ErrNoRemote) {
		return usageError{err}
	}
	err = f.conclude(streams, result.Findings, err)
	f.printTiming(streams, result)
	f.printOutcome(streams, result, err, time.Since(started))
	if err == nil && f.shard == "" {
		for _, refusal := range deploy.Refusals(f.dir, f.outFolder()) {
			fmt.Fprintln(streams.err, streams.paint("1;33", "warning:"), refusal)
		}
		f.printNext(streams, result)
	}
	return err
}

// printOutcome prints one line that summarizes a build.
func (f *buildFlags) printOutcome(streams terminal, result build.Result, err error, spent time.Duration) {
	summary := diag.Summary(result.Findings)
	if err != nil {
		if summary != "" {
			fmt.Fprintf(streams.err, "%s; nothing was written\n", summary)
		}
		return
	}
	if f.quiet {
		return
	}
	if f.verbose {
		for _, name := range result.Changed {
			fmt.Fprintln(streams.err, "changed "+name)
		}
		for _, directive := range slices.Sorted(maps.Keys(result.Inline)) {
			fmt.Fprintln(streams.err, "inline in pages: "+directive+" "+strings.Join(result.Inline[directive], " "))
		}
	}
	if f.shard != "" {
		fmt.Fprintf(streams.err, "%s shard %s in %s: %s rendered\n", streams.paint("1;32", "stored"), f.shard, spent.Round(time.Millisecond),
			diag.Counted(result.Rendered, "page"))
		return
	}
	printKept(streams, f.outFolder(), result.Kept)
	f.printSearch(streams, result)
	if summary != "" {
		summary = "; " + summary
	}
	fmt.Fprintf(streams.err, "%s %s into %s in %s (%d of %d files changed)%s\n",
		streams.paint("1;32", "built"), diag.Counted(result.Pages, "page"), f.outFolder(), spent.Round(time.Millisecond), len(result.Changed), result.Files, summary)
}

// printNext suggests what to do after the first build of a folder, to a user who watches.
func (f *siteFlags) printNext(streams terminal, result build.Result) {
	isFirst := result.Files > 0 && len(result.Changed) == result.Files
	if isFirst && !f.quiet && isTerminal(streams.err) && !inCI() {
		fmt.Fprintf(streams.err, "run \"%s\" to look at it as a static host shows it\n", f.command("serve"))
	}
}

// printSearch prints the size of the search index, and whether it is split into parts
// because of its size.
func (f *siteFlags) printSearch(streams terminal, result build.Result) {
	found := result.Search
	if found.Records == 0 { // Algolia's search
		return
	}
	inParts := ""
	if found.InParts {
		inParts = "; warning: it exceeds search.budget, so readers download only the parts that they need"
	}
	fmt.Fprintf(streams.err, "search index: %s, %s (about %s compressed)%s\n", diag.Counted(found.Records, "record"), kilobytes(found.Raw), kilobytes(found.Gzip),
		inParts)
}

// part parses --shard.
func (f *buildFlags) part() (part build.Shard, err error) {
	if !f.sharded.Changed {
		return part, nil
	}
	number, of, isPair := strings.Cut(f.shard, "/")
	i, errNumber := strconv.Atoi(number)
	n, errOf := strconv.Atoi(of)
	switch {
	case !isPair || errNumber != nil || errOf != nil:
		return part, usageError{fmt.Errorf("--shard needs a number and a total, such as 1/4, found %q", f.shard)}
	case i < 1 || n < i:
		return part, usageError{fmt.Errorf("--shard %s: the number must be from 1 to the total", f.shard)}
	}
	return build.Shard{Number: i, Of: n}, nil
}

// kilobytes returns a size in KB, rounded up.
func kilobytes(bytes int) string { return fmt.Sprintf("%d KB", (bytes+1023)/1024) }

func (f *siteFlags) printTiming(streams terminal, result build.Result) {
	if !f.timing {
		return
	}
	for _, stage := range result.Timing {
		fmt.Fprintf(streams.err, "%8.1f ms  %s\n", float64(stage.Spent.Microseconds())/1000, stage.Name)
	}
}
