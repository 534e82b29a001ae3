package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/frontend/pdf"
	"github.com/docgen-cli/docgen/internal/migrate/verify"
)

// verifyFlags are the flags of "docgen import --verify".
type verifyFlags struct {
	old    string // the folder that Docusaurus wrote, relative to the site folder; "" to import the site
	update bool
}

func (f *verifyFlags) add(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.old, "verify", "", "`folder` that Docusaurus built, relative to the site folder: compare it with what docgen builds, and write nothing")
	flags.BoolVar(&f.update, "update-baseline", false, "with --verify: write all differences to the --baseline file")
	baseline := flags.Lookup("baseline")
	baseline.Hidden, baseline.Usage = false, "with --verify: `file` of accepted differences, relative to the site folder"
}

// isAsked reports whether the command is to compare, rather than to import.
func (f *verifyFlags) isAsked() bool { return f.old != "" || f.update }

// compare compares the old output with what docgen builds from the site in a folder.
func (f *importFlags) compare(cmd *cobra.Command, args []string, streams terminal) error {
	if err := f.choose(args); err != nil {
		return err
	}
	if f.verify.old == "" {
		return usageError{errors.New("--update-baseline needs --verify: add the folder that Docusaurus built")}
	}
	if f.verify.update && f.baseline == "" {
		return usageError{errors.New("--update-baseline needs a file: add --baseline <file>")}
	}
	if err := f.checkFolders(); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(f.dir, f.config)); errors.Is(err, fs.ErrNotExist) {
		return usageError{fmt.Errorf("there is no %s in %s: run \"docgen import%s\" first", f.config, folderName(f.dir), folderArgument(f.dir))}
	}
	accepted, err := f.accepted()
	if err != nil {
		return err
	}
	old, err := f.readOld(cmd.Context())
	if err != nil {
		return err
	}
	now, err := f.readNew(cmd.Context(), streams, &old)
	if err != nil {
		return err
	}
	report := verify.Compare(old, now)
	if f.verify.update {
		return f.updateBaseline(streams, verify.BaselineOf(report))
	}
	report = accepted.Apply(report)
	if f.format == "json" {
		err = printJSON(streams.out, report)
	} else {
		err = f.printComparison(streams, report)
	}
	if err == nil && len(report.Differences) > 0 {
		return errSite
	}
	return err
}

// accepted reads the baseline.
func (f *importFlags) accepted() (verify.Baseline, error) {
	if f.baseline == "" || f.verify.update {
		return verify.Baseline{}, nil
	}
	text, err := os.ReadFile(filepath.Join(f.dir, f.baseline))
	if errors.Is(err, fs.ErrNotExist) {
		return verify.Baseline{}, usageError{fmt.Errorf("there is no baseline %s: write it with --update-baseline", f.baseline)}
	}
	if err != nil {
		return verify.Baseline{}, fmt.Errorf("read the baseline: %w", err)
	}
	baseline, err := verify.ParseBaseline(text)
	if err != nil {
		return baseline, usageError{fmt.Errorf("%s is not a baseline of \"docgen import --verify\": %w", f.baseline, err)}
	}
	return baseline, nil
}

func (f *importFlags) updateBaseline(streams terminal, baseline verify.Baseline) error {
	text, err := baseline.Format()
	if err != nil {
		return err
	}
	file := filepath.Join(f.dir, filepath.FromSlash(f.baseline))
	if err := disk.At(f.dir, filepath.Dir(file)).Replace(filepath.Base(file), text); err != nil {
		return fmt.Errorf("write the baseline: %w", err)
	}
	_, err = fmt.Fprintf(streams.out, "wrote %s with %s\n", f.baseline, diag.Counted(baseline.Len(), "difference"))
	return err
}

// readOld reads the folder that Docusaurus wrote.
func (f *importFlags) readOld(ctx context.Context) (verify.Output, error) {
	folder := inFolder(f.dir, f.verify.old)
	const name = "name the folder that \"docusaurus build\" wrote, as in \"docgen import --verify build\""
	info, err := os.Stat(folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return verify.Output{}, usageError{fmt.Errorf("there is no folder %s: %s", folder, name)}
	case err != nil:
		return verify.Output{}, fmt.Errorf("find the old output: %w", err)
	case !info.IsDir():
		return verify.Output{}, usageError{fmt.Errorf("%s is not a folder: %s", folder, name)}
	}
	if _, err := os.Stat(filepath.Join(folder, ".docgen-manifest")); err == nil {
		return verify.Output{}, usageError{fmt.Errorf("%s was built by docgen: %s", folder, name)}
	}
	old, err := verify.Read(ctx, f.jobs, os.DirFS(folder), "Docusaurus")
	switch {
	case errors.Is(err, verify.ErrEmpty):
		return old, usageError{fmt.Errorf("%s is empty: build the site with Docusaurus first, as in \"npx docusaurus build\"", folder)}
	case errors.Is(err, verify.ErrNoPages), errors.Is(err, verify.ErrUnknown):
		return old, usageError{fmt.Errorf("%s has no page that Docusaurus built: %s", folder, name)}
	case err != nil:
		return old, fmt.Errorf("read %s: %w", folder, err)
	}
	return old, nil
}

// readNew builds the site into a temporary folder and reads it, and the colors of both outputs.
func (f *importFlags) readNew(ctx context.Context, streams terminal, old *verify.Output) (verify.Output, error) {
	options, err := f.options(streams)
	if err != nil {
		return verify.Output{}, err
	}
	temporary, err := os.MkdirTemp("", "docgen-verify-")
	if err != nil {
		return verify.Output{}, fmt.Errorf("make a folder for the build: %w", err)
	}
	defer os.RemoveAll(temporary)
	options.Out, options.Baseline, options.Cache = filepath.Join(temporary, "dist"), "", ""
	ended := f.watch(streams, &options.Options)
	result, err := build.Build(ctx, options)
	ended()
	findings := slices.DeleteFunc(result.Findings, func(found diag.Diagnostic) bool { return found.Severity != diag.Error }) // "docgen check" prints the others
	if err != nil || len(findings) > 0 {
		return verify.Output{}, f.conclude(streams, findings, err)
	}
	now, err := verify.Read(ctx, f.jobs, os.DirFS(options.Out), "docgen")
	if err != nil {
		return now, fmt.Errorf("read what docgen built: %w", err)
	}
	browser, err := pdf.Here().Find()
	if err != nil {
		_, err = fmt.Fprintf(streams.err, "the colors are not compared: %s\n", strings.Replace(err.Error(), "to print", "for that", 1))
		return now, err
	}
	document := func(url string) (string, error) { return browser.Document(ctx, url) }
	pages := verify.ColorPages(*old, now)
	return now, errors.Join(old.ReadColors(os.DirFS(inFolder(f.dir, f.verify.old)), pages, document), now.ReadColors(os.DirFS(options.Out), pages, document))
}
