// Package sitetest writes and reads the folders of sites, for tests.
//
// It does not know docgen.
package sitetest

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// Write creates files in a folder, by path. They can be executed.
func Write(t testing.TB, folder string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		syscall.ForkLock.RLock() // else a new process inherits the open file, and Linux runs no program that is open for writing
		err := os.WriteFile(file, []byte(text), 0o755)
		if syscall.ForkLock.RUnlock(); err != nil {
			t.Fatal(err)
		}
	}
}

// Read returns the contents of all files below a folder, by path.
func Read(t testing.TB, folder string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(folder, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(file)
		name, _ := filepath.Rel(folder, file) // it is below the folder
		files[filepath.ToSlash(name)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
