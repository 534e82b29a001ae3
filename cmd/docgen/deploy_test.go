package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Go stamps no commit into the programs of tests.
func TestFromSourceNeedsACommit(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "docgen.yaml"), []byte("title: T\nurl: https://example.org\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var messages bytes.Buffer
	code := run(t.Context(), []string{"deploy", "init", "github", "-C", dir, "--from-source"}, terminal{out: &messages, err: &messages})
	if code != exitUsage || !strings.Contains(messages.String(), "this docgen does not know its commit") {
		t.Errorf("exit %d: %s", code, messages.String())
	}
}
