// Package sitetest writes and reads the folders of sites and compares values, for tests.
//
// It does not know docgen.
package sitetest

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
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

// start matches the line before a file in a script such as cmd/docgen/testdata/script/build.txtar.
var start = regexp.MustCompile(`(?m)^-- (.+) --\n`)

// Files returns the files in a script, by path.
func Files(t testing.TB, script string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(script)
	if err != nil {
		t.Fatal(err)
	}
	files, names := map[string]string{}, start.FindAllSubmatch(text, -1)
	for i, content := range start.Split(string(text), -1)[1:] {
		files[string(names[i][1])] = content
	}
	return files
}

// Compare reports a value that differs from the wanted one. what names the case, or is its input.
func Compare(t testing.TB, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s\n got %+v\nwant %+v", what, got, want)
	}
}
