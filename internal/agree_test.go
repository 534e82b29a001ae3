package internal

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/e2e/ssrtest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/audit"
	"github.com/docgen-cli/docgen/theme"
)

// The test binary also replaces Node: it renders pages as their content, and leaves other code to Node.
func TestMain(m *testing.M) {
	switch {
	case ssrtest.IsWorker():
		ssrtest.Answer(os.Stdin, os.Stdout, ssrtest.Plain{})
	case slices.Contains(os.Args, "--eval"):
		node := exec.Command("node", os.Args[1:]...)
		node.Stdin, node.Stdout, node.Stderr = os.Stdin, os.Stdout, os.Stderr
		if err := node.Run(); err != nil {
			os.Exit(1)
		}
	default:
		os.Exit(m.Run())
	}
}

// The sites come from the scripts for all codes, so that the comparison includes every code. What only a rendered page
// shows is left out. React renders the pages of scripts that say so, and of sites with code.
func TestCheckFindsWhatBuildFinds(t *testing.T) {
	t.Parallel()
	code := regexp.MustCompile(`(?m)^react$|\.(mdx|[jt]sx?) --$`)
	scripts, err := filepath.Glob("../cmd/docgen/testdata/script/code_*.txtar")
	if err != nil || len(scripts) != len(diag.Codes()) {
		t.Fatalf("%d scripts (%v)", len(scripts), err)
	}
	for _, script := range scripts {
		t.Run(filepath.Base(script), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			sitetest.Write(t, dir, sitetest.Files(t, script))
			text, err := os.ReadFile(script)
			if err != nil {
				t.Fatal(err)
			}
			var stderr bytes.Buffer
			options := build.Options{Dir: dir, Config: "docgen.yaml", Jobs: 1, Theme: theme.Files, Version: "test", Stderr: &stderr}
			checked, err := build.Check(context.Background(), build.CheckOptions{Options: options})
			if err != nil && !errors.Is(err, build.ErrConfig) {
				t.Fatal(err)
			}
			if !code.Match(text) {
				options.Node = os.Args[0]
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
