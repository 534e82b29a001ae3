package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

func TestWorkflowsPassActionlint(t *testing.T) {
	t.Parallel()
	lint := exec.CommandContext(t.Context(), "go", "tool", "-modfile=e2e/tools/go.mod", "actionlint")
	lint.Dir = repository
	if found, err := lint.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, found)
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
	var workflow struct {
		Jobs map[string]struct{ Permissions map[string]string }
	}
	if err := yaml.Unmarshal([]byte(readFile(t, filepath.Join(repository, ".github", "workflows", "release.yml"))), &workflow); err != nil {
		t.Fatal(err)
	}
	want := map[string][]string{
		"build":    {"attestations", "id-token"},
		"npm":      {"id-token"},
		"vscode":   nil,
		"image":    {"attestations", "id-token", "packages"},
		"github":   {"contents"},
		"homebrew": nil,
	}
	for name, job := range workflow.Jobs {
		var got []string
		for scope, permission := range job.Permissions {
			if permission == "write" {
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
