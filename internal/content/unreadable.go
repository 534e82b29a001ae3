package content

import (
	"errors"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Unreadable reports an existing file that cannot be read. It never quotes the file.
func Unreadable(code, name string, err error) diag.Diagnostic {
	return diag.Diagnostic{Severity: diag.Error, Code: code, File: name, Text: "the file cannot be read: " + reason(err), Hint: readingHint(err)}
}

// reason returns the operating system's part of an error, without the path.
func reason(err error) string {
	if failed, ok := errors.AsType[*fs.PathError](err); ok {
		return failed.Err.Error()
	}
	return err.Error()
}

// readingHint says what to do about a file or folder that cannot be read.
func readingHint(err error) string {
	switch {
	case errors.Is(err, source.ErrOutside):
		return "copy its target into the site"
	case errors.Is(err, source.ErrNotRegular):
		return "replace it with a regular file"
	case errors.Is(err, fs.ErrPermission):
		return "check its permissions"
	}
	return ""
}
