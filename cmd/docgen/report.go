package main

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/release/product"
)

// report prints findings: formats for programs to standard output, all others to standard
// error. It returns errSite if any is an error.
func (f *siteFlags) report(streams terminal, findings []diag.Diagnostic) error {
	shown := findings
	if f.quiet {
		shown = slices.DeleteFunc(slices.Clone(findings), func(d diag.Diagnostic) bool { return d.Severity != diag.Error })
	}
	style := diag.Style{Format: diag.Format(f.format), Color: streams.colors(), Width: streams.width(), All: f.verbose, Folder: f.relativeDir(),
		Version: product.Version}
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

// conclude reports the findings of a run that ended with err. It returns err, or else
// errSite if any finding is an error.
func (f *siteFlags) conclude(streams terminal, findings []diag.Diagnostic, err error) error {
	if reported := f.report(streams, findings); err == nil {
		return reported
	}
	return err
}

// relativeDir returns the site folder relative to the working directory, which in a CI
// workflow is the root of the repository.
func (f *siteFlags) relativeDir() string {
	if path, onSameDisk := relative(".", f.dir); onSameDisk {
		return path
	}
	return filepath.ToSlash(f.dir)
}
