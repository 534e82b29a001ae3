package openapi

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// Written says what Write changed. The names are relative to the folder.
type Written struct {
	Changed, Removed []string
	Kept             []string // files of the author, where a page would have been
}

// Write replaces the pages of an earlier run in a folder. It touches no file that docgen did
// not write, and changes all files or none.
func Write(folder disk.Folder, files []disk.File) (Written, error) {
	var written Written
	var changes []change
	wanted := map[string]bool{}
	for _, file := range files {
		wanted[file.Name] = true
		current, err := folder.Below(path.Dir(file.Name)).ReadFile(path.Base(file.Name))
		switch {
		case err == nil && bytes.Equal(current, file.Text):
		case err == nil && !isGenerated(current):
			written.Kept = append(written.Kept, file.Name)
		case err == nil, errors.Is(err, fs.ErrNotExist):
			changes = append(changes, change{name: file.Name, before: current, after: file.Text})
			written.Changed = append(written.Changed, file.Name)
		default:
			return Written{}, fmt.Errorf("read %s: %w", file.Name, err)
		}
	}
	stale, err := generatedIn(folder, ".")
	if err != nil {
		return Written{}, fmt.Errorf("list the pages of an earlier run: %w", err)
	}
	for _, file := range stale {
		if !wanted[file.Name] {
			changes = append(changes, change{name: file.Name, before: file.Text})
			written.Removed = append(written.Removed, file.Name)
		}
	}
	return written, apply(folder, changes)
}

// isGenerated reports whether docgen wrote a file: its first line, or in front matter the
// second, says so.
func isGenerated(text []byte) bool {
	return bytes.HasPrefix(bytes.TrimPrefix(text, []byte("---\n")), []byte(generated))
}

// generatedIn returns the files below a folder that docgen wrote.
func generatedIn(folder disk.Folder, name string) ([]disk.File, error) {
	entries, err := folder.Below(name).ReadDir()
	if err != nil {
		return nil, err
	}
	var all []disk.File
	for _, entry := range entries {
		file := path.Join(name, entry.Name())
		switch {
		case entry.IsDir():
			inside, err := generatedIn(folder, file)
			if err != nil {
				return nil, err
			}
			all = append(all, inside...)
		case entry.Type().IsRegular() && (strings.HasSuffix(file, ".md") || entry.Name() == "_category_.yml"):
			text, err := folder.Below(name).ReadFile(entry.Name())
			if err != nil {
				return nil, err
			}
			if isGenerated(text) {
				all = append(all, disk.File{Name: file, Text: text})
			}
		}
	}
	return all, nil
}
