package lsp

import (
	"net/url"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/docgen-cli/docgen/internal/serve/refactor"
	"github.com/docgen-cli/docgen/internal/site"
)

// buffer is a file that is open in the editor.
type buffer struct {
	content string
	version int
	in      *folder // the site that the file belongs to; nil for none
}

// changed returns the buffer after changes, which apply one after the other.
func (b buffer) changed(units encoding, version int, changes []change) buffer {
	for _, change := range changes {
		if change.Range == nil {
			b.content = change.Text
			continue
		}
		start, end := units.offsetOf(b.content, change.Range.Start), units.offsetOf(b.content, change.Range.End)
		b.content = b.content[:start] + change.Text + b.content[max(start, end):]
	}
	b.version = version
	return b
}

// view is an open file in its site.
type view struct {
	buffer
	path    string
	name    string           // relative to the site folder
	project refactor.Project // of the last check
	edition *site.Edition    // that of text
	text    *site.Text       // nil if the last check could not read the file, or if it is no text
}

// viewOf returns an open file; false if it belongs to no site.
func (s *server) viewOf(uri string) (view, bool) {
	s.mu.Lock()
	v := view{path: pathOf(uri)}
	v.buffer = s.buffers[v.path]
	s.mu.Unlock()
	if v.in == nil {
		return v, false
	}
	v.name, _ = nameIn(v.in.dir, v.path)
	v.project = v.in.state()
	for _, v.edition = range v.project.Site.Editions {
		v.text = v.edition.Find(v.name)
		if v.text != nil {
			break
		}
	}
	return v, true
}

// textOf returns the text of an open file; false if it has none.
func (s *server) textOf(uri string) (view, bool) {
	v, isInSite := s.viewOf(uri)
	return v, isInSite && v.text != nil
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
