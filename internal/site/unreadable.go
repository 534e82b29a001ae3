package site

import (
	"errors"
	"io/fs"

	"docgen/internal/diag"
	"docgen/internal/source"
)

// Unreadable reports a file that is there and cannot be read. It never shows its text.
func Unreadable(code, name string, err error) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: diag.Error, Code: code, File: name, Text: "the file cannot be read: " + err.Error()}
	var wrong *fs.PathError
	if errors.As(err, &wrong) {
		finding.Text = "the file cannot be read: " + wrong.Err.Error()
	}
	switch {
	case errors.Is(err, source.ErrOutside):
		finding.Hint = "copy what it leads to"
	case errors.Is(err, source.ErrNotRegular):
		finding.Hint = "put a file in its place"
	case errors.Is(err, fs.ErrPermission):
		finding.Hint = "check its permissions"
	}
	return finding
}
