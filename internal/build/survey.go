package build

import (
	"crypto/sha256"
	"fmt"
	"hash"
	"os"
	"path/filepath"
	"time"

	"docgen/internal/fingerprint"
)

// survey describes the files below a folder by what tells that one has changed: name,
// size and times. It says nothing where that does not tell enough: of symbolic links,
// of files that cannot be read, of files just written.
type survey struct {
	all, besides account   // of all files, and of those that are no texts
	now          time.Time // by which files have settled
	skip, isText func(path string) bool
}

// account is what a survey says of some files.
type account struct {
	sum       hash.Hash
	isLacking bool
}

// newSurvey begins a survey with what else the same is to be told by.
func newSurvey(also string, now time.Time) survey {
	s := survey{now: now, all: account{sum: sha256.New()}, besides: account{sum: sha256.New()}}
	never := func(string) bool { return false }
	s.skip, s.isText = never, never
	s.say(false, "%s\n", also)
	return s
}

// say adds to what the survey says.
func (s *survey) say(ofText bool, format string, values ...any) {
	line := fmt.Appendf(nil, format, values...)
	s.all.sum.Write(line)
	if !ofText {
		s.besides.sum.Write(line)
	}
}

// lack notes that something is not known.
func (s *survey) lack(ofText bool) {
	s.all.isLacking = true
	s.besides.isLacking = s.besides.isLacking || !ofText
}

// key is "" when the survey does not tell enough.
func (a account) key() key {
	if a.isLacking {
		return ""
	}
	return key(a.sum.Sum(nil))
}

// walk describes a folder.
func (s *survey) walk(folder string) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		s.lack(false)
		return
	}
	for _, entry := range entries {
		path := filepath.Join(folder, entry.Name())
		if s.skip(path) {
			continue
		}
		info, err := entry.Info()
		var found fingerprint.File
		if err == nil {
			found = fingerprint.FromInfo(info, s.now)
		}
		switch {
		case err != nil:
			s.lack(false)
		case info.IsDir():
			s.say(false, "%q {\n", entry.Name())
			s.walk(path)
			s.say(false, "}\n")
		case !found.Settled():
			s.lack(s.isText(path) && info.Mode().IsRegular())
		default:
			s.say(s.isText(path), "%q %v\n", entry.Name(), found)
		}
	}
}
