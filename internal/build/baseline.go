package build

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"docgen/internal/baseline"
	"docgen/internal/diag"
	"docgen/internal/output"
)

// ErrNoBaseline says that the baseline file does not exist.
var ErrNoBaseline = errors.New("the baseline does not exist")

// settled leaves out findings that the baseline knows, when there is one. A
// baseline that is to be updated knows all of them.
func (p *plan) settled(options Options, findings []diag.Diagnostic) ([]diag.Diagnostic, error) {
	findings = diag.Sort(findings)
	if options.Baseline == "" {
		return findings, nil
	}
	file := filepath.Join(options.Dir, filepath.FromSlash(options.Baseline))
	if options.UpdateBaseline {
		updated := baseline.Of(options.Baseline, findings)
		text, err := updated.Format()
		if err != nil {
			return nil, err
		}
		if err := output.ReplaceFile(file, text); err != nil {
			return nil, fmt.Errorf("write the baseline: %w", err)
		}
		return updated.Apply(findings), nil
	}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w: %s (--update-baseline writes it)", ErrNoBaseline, options.Baseline)
	}
	if err != nil {
		return nil, fmt.Errorf("read the baseline: %w", err)
	}
	known, err := baseline.Parse(options.Baseline, text)
	if err != nil {
		return nil, err
	}
	findings = known.Apply(findings, options.idle()...)
	level, _ := p.config.Level(baseline.Code)
	for i := range findings {
		if findings[i].Code == baseline.Code {
			findings[i].Severity = level
		}
	}
	return diag.Sort(findings), nil
}
