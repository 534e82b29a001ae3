package content

import (
	"errors"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Unreadable reports an existing file that cannot be read. It never quotes the file.
func Unreadable(code, name string, err error) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: diag.Error, Code: code, File: name, Text: "the file cannot be read: " + err.Error()}
	var wrong *fs.PathError
	if errors.As(err, &wrong) {
		finding.Text = "the file cannot be read: " + wrong.Err.Error()
	}
	switch {
	case errors.Is(err, source.ErrOutside):
		finding.Hint = "copy its target into the site"
	case errors.Is(err, source.ErrNotRegular):
		finding.Hint = "replace it with a regular file"
	case errors.Is(err, fs.ErrPermission):
		finding.Hint = "check its permissions"
	}
	return finding
}
