//go:build install

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestPreparedPackagesAreCurrent bundles the npm packages again, because the bundles are
// committed: "go install" gets no others.
func TestPreparedPackagesAreCurrent(t *testing.T) {
	t.Chdir(filepath.Join("..", "..", "..", ".."))
	fresh, committed := t.TempDir(), filepath.Join("theme", "prepared")
	if err := preparePackages(fresh); err != nil {
		t.Fatalf("%v (run npm ci first)", err)
	}
	files, err := os.ReadDir(fresh)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		want, err := os.ReadFile(filepath.Join(fresh, file.Name()))
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join(committed, file.Name()))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("theme/prepared/%s is older than package-lock.json or internal/frontend/bundle/prepare: run make generate (%v)", file.Name(), err)
		}
	}
}
