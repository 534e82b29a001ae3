package evaluate

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
)

// Failure means that code of the site failed: it throws, does not parse, or does not end.
type Failure struct {
	Place        // its line is 0 if only the file is known
	Text  string // what the code threw, or what is wrong with it, on one line
	Hint  string // what to do; may be ""
	Log   string // the last lines that the code printed; "" for none
	About About

	TimedOut bool // the code did not end within the limit
}

// Error describes the failure with its place.
func (f *Failure) Error() string {
	if f.Line == 0 {
		return fmt.Sprintf("%s: %s", f.File, f.Text)
	}
	return fmt.Sprintf("%s:%d:%d: %s", f.File, f.Line, f.Column, f.Text)
}

// About is what a script of docgen adds to a failure, as docgenAbout of the error.
type About struct {
	Plugin string `json:"plugin"` // the part of the site's code that failed
	Setup  bool   `json:"setup"`  // it cannot even be loaded
	Line   int    `json:"line"`   // in the text that it worked on; 0 if unknown
	Column int    `json:"column"`
}

// failure is what Node says about a failure.
type failure struct {
	Text      string  `json:"text"`
	Code      string  `json:"code"`
	Frames    []frame `json:"frames"`
	IsMistake bool    `json:"mistake"` // the compiler has the place
	Ended     bool    `json:"ended"`   // the process ends
	About     About   `json:"about"`
}

func (s *Session) failure(r request, found failure) error {
	if found.IsMistake && s.sources.last != nil {
		last := *s.sources.last
		last.About = found.About
		return &last
	}
	text, _, _ := strings.Cut(strings.TrimSpace(found.Text), "\n")
	text = strings.ReplaceAll(text, s.options.Site+string(filepath.Separator), "")
	made := &Failure{Place: s.sources.place(found.Frames), Text: strings.TrimSuffix(text, "."), Log: s.process.Tail.Text(), About: found.About}
	if name, isMissing := missing(found); isMissing {
		made.Text, made.Hint = fmt.Sprintf("%q is not installed", name), `run "npm install"`
		if strings.HasPrefix(name, ".") || filepath.IsAbs(name) {
			made.Text, made.Hint = fmt.Sprintf("no file %q", s.Name(name)), "create the file, or correct the path"
		}
	}
	if made.Place == (Place{}) {
		made.File = s.Name(r.File)
	}
	return made
}

// missing returns the module that an error of Node names.
func missing(found failure) (name string, isMissing bool) {
	if found.Code != "MODULE_NOT_FOUND" {
		return "", false
	}
	_, rest, hasStart := strings.Cut(found.Text, "'")
	name, _, hasEnd := strings.Cut(rest, "'")
	return name, hasStart && hasEnd
}

// ended ends the process after a failed exchange, and says why it failed.
func (s *Session) ended(ctx context.Context, r request) error {
	p := s.process
	s.end()
	made := &Failure{Place: Place{File: s.Name(r.File)}, Log: p.Tail.Text()}
	switch {
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case p.TimedOut.Load():
		made.Text, made.TimedOut = fmt.Sprintf("it did not end within %v", s.options.Limit), true
		made.Hint = "look for a loop that does not end, or for a request without an answer"
	case p.Tail.OutOfMemory():
		made.Text = "it ran out of memory"
		made.Hint, made.Log = "look for a loop that does not end", ""
	default:
		made.Text = fmt.Sprintf("node stopped unexpectedly with %s", p.State())
	}
	return made
}
