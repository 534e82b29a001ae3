//go:build install

package main

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// The benchmarks copy the pages of Phoenix, which may come to use what a copy of a page cannot. Then their sites do not build.
func TestCorpusOfTheBenchmarksHasNoProblems(t *testing.T) {
	t.Parallel()
	root := filepath.Join("..", "..")
	for name, arguments := range map[string][]string{
		"repeated": nil, "unique": {"--unique"}, "shuffled": {"--unique", "--shuffle"}, "MDX": {"--mdx"}, "plain": {"--flavour", "docgen-plain"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			site := filepath.Join(t.TempDir(), "site")
			script := []string{filepath.Join(root, "bench", "gencorpus.py"), "--content", filepath.Join(root, "content"), "--out", site, "--pages", "31"}
			if out, err := exec.CommandContext(t.Context(), "python3", append(script, arguments...)...).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if out, err := docgen(t, site, "check").CombinedOutput(); err != nil || string(out) != "checked 32 pages: no problems found\n" {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
