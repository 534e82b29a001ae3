package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"docgen/internal/diag"
)

// report prints findings where their format goes: what programs read to standard
// output, all else to standard error. It returns errSite when one is an error.
func (f *siteFlags) report(streams terminal, findings []diag.Diagnostic) error {
	shown := findings
	if f.quiet {
		shown = slices.DeleteFunc(slices.Clone(findings), func(d diag.Diagnostic) bool { return d.Severity != diag.Error })
	}
	style := diag.Style{Format: diag.Format(f.format), Color: streams.colors(), Width: streams.width(), All: f.verbose, Folder: f.folderFromHere(), Version: version}
	out := streams.err
	if style.Format.IsData() {
		out = streams.out
	}
	if err := diag.Print(out, shown, style); err != nil {
		return fmt.Errorf("print the diagnostics: %w", err)
	}
	if diag.HasErrors(findings) {
		return errSite
	}
	return nil
}

// conclude reports what was found by work that ended with err, and returns the
// graver error: the machine's, else errSite.
func (f *siteFlags) conclude(streams terminal, findings []diag.Diagnostic, err error) error {
	if reported := f.report(streams, findings); err == nil {
		return reported
	}
	return err
}

// folderFromHere is the site folder as seen from the working directory, which is
// the repository's root in a workflow.
func (f *siteFlags) folderFromHere() string {
	here, err := os.Getwd()
	if err != nil {
		return filepath.ToSlash(f.dir)
	}
	site, err := filepath.Abs(f.dir)
	if err != nil {
		return filepath.ToSlash(f.dir)
	}
	below, err := filepath.Rel(here, site)
	if err != nil {
		return filepath.ToSlash(site) // on another disk
	}
	return filepath.ToSlash(below)
}
