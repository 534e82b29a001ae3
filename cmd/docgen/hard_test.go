package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// TestHardUse runs docgen on the smallest inputs of faults that hard use has found. Each file of testdata/hard has a
// site, the commands to run, what they print, and parts of what is published. UPDATE=1 rewrites what they print.
func TestHardUse(t *testing.T) {
	t.Parallel()
	cases, err := filepath.Glob("testdata/hard/*.txt")
	if err != nil || len(cases) == 0 {
		t.Fatal("no cases: ", err)
	}
	for _, file := range cases {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			t.Parallel()
			site, dir := sitetest.Files(t, file), t.TempDir()
			commands, want, published := site["run"], site["want"], site["published"]
			maps.DeleteFunc(site, func(name, _ string) bool { return name == "run" || name == "want" || name == "published" })
			sitetest.Write(t, dir, site)
			var got strings.Builder
			for line := range strings.Lines(commands) {
				output, err := docgen(t, dir, strings.Fields(line)...).CombinedOutput()
				fmt.Fprintf(&got, "docgen %s: exit code %d\n%s", strings.TrimSpace(line), exitCodeOf(t, err), strings.ReplaceAll(string(output), dir, "."))
			}
			switch {
			case got.String() == want:
			case os.Getenv("UPDATE") == "1":
				updateWant(t, file, got.String())
			default:
				t.Errorf("%s: got\n%swant\n%s", file, got.String(), want)
			}
			for line := range strings.Lines(published) {
				line, isAbsent := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "! ")
				name, part, _ := strings.Cut(line, ": ")
				text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
				if err != nil || strings.Contains(string(text), part) == isAbsent {
					t.Errorf("%s: %s (%v)", file, line, err)
				}
			}
		})
	}
}

func updateWant(t *testing.T, file, want string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, _, _ := strings.Cut(string(text), "-- want --\n")
	if err := os.WriteFile(file, []byte(before+"-- want --\n"+want), 0o644); err != nil {
		t.Fatal(err)
	}
}
