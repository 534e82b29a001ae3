package check

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/check/baseline"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// ErrNoBaseline is the error for a baseline file that does not exist.
var ErrNoBaseline = errors.New("the baseline does not exist")

// ApplyBaseline removes the findings that are in the baseline. name is the path of the
// baseline; idle are the codes whose checks did not run.
func ApplyBaseline(findings []diag.Diagnostic, files source.Files, name string, cfg config.Config, idle ...string) ([]diag.Diagnostic, error) {
	text, err := files.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w: %s (--update-baseline creates it)", ErrNoBaseline, name)
	}
	if err != nil {
		return nil, fmt.Errorf("read the baseline: %w", err)
	}
	known, err := baseline.Parse(name, text)
	if err != nil {
		return nil, err
	}
	findings = known.Apply(findings, idle...)
	level, _ := cfg.Level(baseline.Code)
	for i := range findings {
		if findings[i].Code == baseline.Code {
			findings[i].Severity = level
		}
	}
	return diag.Sort(findings), nil
}
