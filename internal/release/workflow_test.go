package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/rhysd/actionlint"
)

func TestWorkflowsPassActionlint(t *testing.T) {
	t.Parallel()
	shellcheck, _ := exec.LookPath("shellcheck") // "" turns it off
	linter, err := actionlint.NewLinter(io.Discard, &actionlint.LinterOptions{Shellcheck: shellcheck})
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range workflows(t) {
		found, err := linter.Lint(file, []byte(readFile(t, file)), nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, problem := range found {
			t.Error(problem)
		}
	}
}

func TestWorkflowsCallScriptsAndTargetsThatExist(t *testing.T) {
	t.Parallel()
	makefile := readFile(t, filepath.Join(repository, "Makefile"))
	for _, file := range workflows(t) {
		text := readFile(t, file)
		for _, call := range regexp.MustCompile(`run: sh (\S+)`).FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat(filepath.Join(repository, call[1])); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
		for _, call := range regexp.MustCompile(`run: make (\S+)`).FindAllStringSubmatch(text, -1) {
			if !strings.Contains(makefile, "\n"+call[1]+": ") {
				t.Errorf("%s calls make %s, which the Makefile lacks", file, call[1])
			}
		}
	}
}

// Only jobs that publish or attest may have more than the right to read.
func TestEachJobOfTheReleaseHasOnlyTheRightsItNeeds(t *testing.T) {
	t.Parallel()
	workflow, problems := actionlint.Parse([]byte(readFile(t, filepath.Join(repository, ".github", "workflows", "release.yml"))))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	want := map[string][]string{
		"build":    {"attestations", "id-token"},
		"npm":      {"id-token"},
		"image":    {"attestations", "id-token", "packages"},
		"github":   {"contents"},
		"homebrew": nil,
	}
	for name, job := range workflow.Jobs {
		var got []string
		for scope, permission := range job.Permissions.Scopes {
			if permission.Value.Value == "write" {
				got = append(got, scope)
			}
		}
		slices.Sort(got)
		if expected, known := want[name]; !known || !slices.Equal(got, expected) {
			t.Errorf("%s may write %v, want %v", name, got, expected)
		}
	}
	if len(workflow.Jobs) != len(want) {
		t.Errorf("found %d jobs, want %d", len(workflow.Jobs), len(want))
	}
}

func workflows(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(repository, ".github", "workflows", "*.yml"))
	if err != nil || len(files) < 2 {
		t.Fatalf("found workflows %v, %v", files, err)
	}
	return files
}
