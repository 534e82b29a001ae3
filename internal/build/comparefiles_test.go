package build_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// seeds returns the seeds of a test: so many from 0 on, or one or more of its own choice
// (SEEDS=7, SEEDS=0-99).
func seeds(count uint64) []uint64 {
	first, last := uint64(0), count-1
	if chosen := os.Getenv("SEEDS"); chosen != "" {
		if read, _ := fmt.Sscanf(chosen, "%d-%d", &first, &last); read == 1 {
			last = first
		}
	}
	var all []uint64
	for seed := first; seed <= last; seed++ {
		all = append(all, seed)
	}
	return all
}

// read returns the files below a folder by name.
func read(t *testing.T, dir string) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		found[filepath.ToSlash(name)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func compareFiles(t *testing.T, steps []string, got, want map[string]string) {
	t.Helper()
	for _, name := range slices.Sorted(maps.Keys(want)) {
		if got[name] != want[name] {
			at := firstDifference(got[name], want[name])
			t.Fatalf("after %q, %s from byte %d on\n got %.500s\nwant %.500s", steps, name, at, got[name][at:], want[name][at:])
		}
	}
	for name := range got {
		if _, wanted := want[name]; !wanted {
			t.Fatalf("after %q: %s should not be there", steps, name)
		}
	}
}

// firstDifference is a little before the first byte that two texts do not share.
func firstDifference(one, other string) int {
	at := 0
	for at < min(len(one), len(other)) && one[at] == other[at] {
		at++
	}
	return max(0, at-100)
}
