package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func TestListNamesModulesAndPackagesInTheBinary(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	lock := filepath.Join(t.TempDir(), "package-lock.json")
	text := `{"packages": {"": {"version": "1"}, "node_modules/react": {"version": "19.3.1"}, "node_modules/a/node_modules/@b/c": {"version": "2"}, "node_modules/typescript": {"version": "7", "dev": true}}}`
	if err := os.WriteFile(lock, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := run([]string{self, lock}, &out); err != nil {
		t.Fatal(err)
	}
	var got document
	if err := json.Unmarshal(out.Bytes(), &got); err != nil || got.Format != "CycloneDX" {
		t.Fatalf("got %s %v", out.String(), err)
	}
	var urls []string
	for _, component := range got.Components {
		urls = append(urls, component.URL)
	}
	for url, want := range map[string]bool{"pkg:npm/react@19.3.1": true, "pkg:npm/%40b/c@2": true, "pkg:npm/typescript@7": false, "pkg:npm/@1": false} {
		if slices.Contains(urls, url) != want {
			t.Errorf("%s: listed is %v, want %v, among %v", url, !want, want, urls)
		}
	}
	if len(urls) < 3 || !bytes.Contains(out.Bytes(), []byte("pkg:golang/std@")) {
		t.Errorf("Go's standard library is missing from %v", urls)
	}
}

func TestFileThatIsNotABinaryIsAnError(t *testing.T) {
	t.Parallel()
	if err := run([]string{"main.go", "main.go"}, &bytes.Buffer{}); err == nil {
		t.Error("no error for a text file instead of a binary")
	}
}
