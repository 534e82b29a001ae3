package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestPreparedPackagesHaveTheVersionsOfTheLockFile compares what the packages say of themselves. With the build tag
// install, TestPreparedPackagesAreCurrent compares all bytes.
func TestPreparedPackagesHaveTheVersionsOfTheLockFile(t *testing.T) {
	t.Parallel()
	root := filepath.Join("..", "..", "..", "..")
	var lock struct {
		Packages map[string]struct{ Version string }
	}
	text, err := os.ReadFile(filepath.Join(root, "package-lock.json"))
	if err == nil {
		err = json.Unmarshal(text, &lock)
	}
	if err != nil {
		t.Fatal(err)
	}
	version := regexp.MustCompile(`version[:=]"(\d+\.\d+\.\d+)"`)
	for file, name := range map[string]string{"react.js": "react-dom", "server.js": "react-dom", "lunr.js": "lunr", "katex.js": "katex"} {
		text, err := os.ReadFile(filepath.Join(root, "theme", "prepared", file))
		found, want := version.FindAllSubmatch(text, -1), lock.Packages["node_modules/"+name].Version
		if err != nil || len(found) == 0 || want == "" {
			t.Errorf("theme/prepared/%s has no version, want %q (%v)", file, want, err)
		}
		for _, match := range found {
			if string(match[1]) != want {
				t.Errorf("theme/prepared/%s has version %s of %s, and package-lock.json %s: run make generate", file, match[1], name, want)
			}
		}
	}
}
