package lsp

import (
	"net/url"
	"path/filepath"
	"runtime"
	"strings"
)

// buffer is a file that is open in the editor.
type buffer struct {
	text    string
	version int
	in      *folder // the site that the file belongs to; nil for none
}

// changed returns the buffer after changes, which apply one after the other.
func (b buffer) changed(units encoding, version int, changes []change) buffer {
	for _, change := range changes {
		if change.Range == nil {
			b.text = change.Text
			continue
		}
		start, end := units.offsetOf(b.text, change.Range.Start), units.offsetOf(b.text, change.Range.End)
		b.text = b.text[:start] + change.Text + b.text[max(start, end):]
	}
	b.version = version
	return b
}

// pathOf returns the path of a file that an editor names. It is "" if the file is not on this machine's disk, such as a
// document that has no name yet.
func pathOf(uri string) string {
	parsed, err := url.Parse(uri)
	if err != nil || parsed.Scheme != "file" {
		return ""
	}
	path := parsed.Path
	if runtime.GOOS == "windows" {
		path = strings.TrimPrefix(path, "/") // "/c:/docs"
	}
	return filepath.Clean(filepath.FromSlash(path))
}

// uriOf returns the address of a file for an editor.
func uriOf(path string) string {
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	return (&url.URL{Scheme: "file", Path: path}).String()
}
