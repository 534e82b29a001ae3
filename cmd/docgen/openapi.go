package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/content/openapi"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
)

func newOpenAPI(streams terminal) *cobra.Command {
	flags := &openapiFlags{}
	cmd := &cobra.Command{
		Use:  "openapi <file>",
		Args: oneArg("the path of a file", "docgen openapi openapi.yaml --out content/api"),
		RunE: func(_ *cobra.Command, args []string) error { return flags.generate(streams, args[0]) },
	}
	cmd.Flags().StringVarP(&flags.dir, "dir", "C", ".", "`folder` that the other paths start at")
	cmd.Flags().StringVarP(&flags.out, "out", "o", "", "`folder` to write the pages to, such as content/api")
	cmd.Flags().StringVar(&flags.by, "by", "operation", "what a page is for: `operation` or tag")
	cmd.Flags().StringVar(&flags.format, "format", "text", "`format` of the problems: text, json, github or sarif")
	return cmd
}

// openapiFlags are the flags of "docgen openapi".
type openapiFlags struct{ dir, out, by, format string }

func (f *openapiFlags) check() error {
	if err := cmp.Or(checkSiteFolder(f.dir), checkFormat(f.format, "text", "json", "github", "sarif")); err != nil {
		return err
	}
	switch {
	case f.out == "":
		return usageError{errors.New("say where to write the pages, as in --out content/api")}
	case f.by != "operation" && f.by != "tag":
		return usageError{fmt.Errorf("--by must be operation or tag, found %q", f.by)}
	}
	return nil
}

func (f *openapiFlags) generate(streams terminal, file string) error {
	if err := f.check(); err != nil {
		return err
	}
	text, err := os.ReadFile(inFolder(f.dir, file))
	if errors.Is(err, fs.ErrNotExist) {
		return usageError{fmt.Errorf("there is no file %s", file)}
	}
	if err != nil {
		return fmt.Errorf("read the description: %w", err)
	}
	files, findings := openapi.Generate(text, openapi.Options{ByTag: f.by == "tag", File: filepath.ToSlash(file), Source: f.source(file)})
	reporter := siteFlags{dir: f.dir, format: f.format}
	if err := reporter.report(streams, diag.Sort(findings)); err != nil {
		return err
	}
	written, err := openapi.Write(disk.At(f.dir, inFolder(f.dir, f.out)), files)
	if err != nil {
		return err
	}
	pages := 0
	for _, each := range files {
		if strings.HasSuffix(each.Name, ".md") {
			pages++
		}
	}
	f.summarize(streams, pages, written)
	return nil
}

// source returns the path of the description from the folder of the pages, which generated
// files name. It does not depend on the working directory.
func (f *openapiFlags) source(file string) string {
	if path, onSameDisk := relative(inFolder(f.dir, f.out), inFolder(f.dir, file)); onSameDisk {
		return path
	}
	return filepath.Base(file)
}

// summarize says what the run changed.
func (f *openapiFlags) summarize(streams terminal, pages int, written openapi.Written) {
	changed := diag.Counted(len(written.Changed), "file")
	if len(written.Removed) > 0 {
		changed += fmt.Sprintf(", %d removed", len(written.Removed))
	}
	if len(written.Changed)+len(written.Removed) == 0 {
		fmt.Fprintf(streams.err, "%s in %s, which are up to date\n", diag.Counted(pages, "page"), filepath.ToSlash(f.out))
	} else {
		fmt.Fprintf(streams.err, "wrote %s to %s (%s)\n", diag.Counted(pages, "page"), filepath.ToSlash(f.out), changed)
	}
	for _, name := range written.Kept {
		fmt.Fprintf(streams.err, "left your own %s as it is\n", filepath.ToSlash(filepath.Join(f.out, name)))
	}
}
