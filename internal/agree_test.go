package internal

import (
	"bytes"
	"context"
	"errors"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/audit"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/sitetest"
	"github.com/docgen-cli/docgen/theme"
)

// The sites come from the scripts for all codes, so that the comparison includes every code. What only a rendered page
// shows is left out.
func TestCheckFindsWhatBuildFinds(t *testing.T) {
	t.Parallel()
	scripts, err := filepath.Glob("../cmd/docgen/testdata/script/code_*.txtar")
	if err != nil || len(scripts) != len(diag.Codes()) {
		t.Fatalf("%d scripts (%v)", len(scripts), err)
	}
	for _, script := range scripts {
		t.Run(filepath.Base(script), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			sitetest.Write(t, dir, sitetest.Files(t, script))
			var stderr bytes.Buffer
			options := build.Options{Dir: dir, Config: "docgen.yaml", Jobs: 1, Theme: theme.Files, Version: "test", Stderr: &stderr}
			checked, err := build.Check(context.Background(), build.CheckOptions{Options: options})
			if err != nil && !errors.Is(err, build.ErrConfig) {
				t.Fatal(err)
			}
			built, err := build.Build(context.Background(), build.BuildOptions{
				Options: options, Out: filepath.Join(dir, "dist"), Now: time.Unix(1_700_000_000, 0).UTC(), FixedTime: true,
			})
			if err != nil && !errors.Is(err, build.ErrConfig) {
				t.Fatalf("%v\n%s", err, stderr.String())
			}
			isInPages := func(finding diag.Diagnostic) bool {
				return slices.Contains(audit.OfPages(), finding.Code) && !slices.Contains(checked.Findings, finding)
			}
			if want := slices.DeleteFunc(slices.Clone(built.Findings), isInPages); !slices.Equal(checked.Findings, want) {
				t.Errorf("check finds\n%+v\nbuild finds\n%+v", checked.Findings, built.Findings)
			}
		})
	}
}
