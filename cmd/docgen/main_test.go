package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// The test binary is docgen under that name, and the tests find it in PATH.
func TestMain(m *testing.M) {
	switch filepath.Base(os.Args[0]) {
	case "docgen":
		main()
		return
	case "docgen-kept":
		keep()
	}
	folder, err := os.MkdirTemp("", "docgen-test-")
	self, failure := os.Executable()
	err = errors.Join(err, failure, os.Symlink(self, filepath.Join(folder, "docgen")),
		os.Setenv("PATH", folder+string(filepath.ListSeparator)+os.Getenv("PATH")))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	_ = os.RemoveAll(folder) // in the folder for temporary files
	os.Exit(code)
}
