package build

import (
	"os"
	"path"
	"path/filepath"
	"time"

	"docgen/internal/content"
	"docgen/internal/fingerprint"
)

// stampFile stamps a file that has been left alone for long enough: one that was written
// just now can change again and look the same.
func (s *State) stampFile(name string) fingerprint.File {
	now := s.now()
	info, err := os.Lstat(name)
	if err != nil {
		return fingerprint.File{}
	}
	if stamp := fingerprint.FromInfo(info, now); stamp.Settled() {
		return stamp
	}
	return fingerprint.File{}
}

// now is the time by which files have settled, or have not.
func (s *State) now() time.Time { return time.Now().Add(fingerprint.Settling - s.settles) }

// head is what is known of a doc besides its text, so that its file need not be read.
type head struct {
	Stamp  fingerprint.File // of the file; zero when it is to be read
	Parser key              // of all that texts depend on but themselves
	Matter []byte           // the decoded front matter, packed
	Source []byte           // the front matter as it is written
}

// untouched gives a doc whose file was not touched since the last build.
func (p *plan) untouched(options Options, relative string) (docPage, bool) {
	name := path.Join(p.config.Docs.Path, relative)
	known := p.state.docs.of(name)
	if known.Head.Stamp == (fingerprint.File{}) || known.Head.Parser != p.textKey || !areAsTaken(options, known.Taken) ||
		p.state.stampFile(filepath.Join(options.Dir, filepath.FromSlash(name))) != known.Head.Stamp {
		return docPage{}, false
	}
	matter, err := content.UnpackFrontMatter(known.Head.Matter)
	if err != nil {
		return docPage{}, false
	}
	page := docPage{parsed: known, document: known.Document, findings: known.Findings, readable: true, untouched: true}
	page.doc, _ = p.describe(content.File{Path: relative, Name: name, Text: known.Head.Source}, known.Document, matter) // without findings, as before
	return page, true
}

// headOf is what can be kept of a doc besides its text, given the stamp of its file
// from before it was read: nothing when its front matter is to be read again.
func (p *plan) headOf(page docPage, stamp fingerprint.File) head {
	matter, isWhole := page.doc.FrontMatter.Pack()
	if !isWhole {
		return head{}
	}
	return head{Stamp: stamp, Parser: p.textKey, Matter: matter, Source: page.doc.Head()}
}
