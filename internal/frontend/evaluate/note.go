package evaluate

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Note says what a result lacks.
type Note struct {
	Place   Place
	Package string // that is not installed; "" for other reasons
	Text    string
	Hint    string // what to do; may be ""
}

// gap is a place where the code uses something that is missing.
type gap struct {
	Kind   string  `json:"kind"`
	Name   string  `json:"name"` // of a package, a path, or a command
	Path   string  `json:"path"` // what the code asked the package for
	Frames []frame `json:"frames"`
}

// dropped is a value that Go does not have.
type dropped struct {
	Path   string `json:"path"`
	Reason string `json:"reason"`
}

// addNotes adds the gaps of an answer.
func (s *Session) addNotes(r request, found message) {
	for _, gap := range found.Gaps {
		note := gap.note()
		note.Place = s.sources.place(gap.Frames)
		if note.Place == (Place{}) {
			note.Place.File = s.Name(r.File)
		}
		if note.Package != "" {
			if s.inputs.Unknown == nil {
				s.inputs.Unknown = map[string]string{}
			}
			s.inputs.Unknown[note.Package] = gap.Path
		}
		s.addNote(note)
	}
	for _, each := range found.Dropped {
		s.addNote(Note{Place: Place{File: s.Name(r.File)}, Text: fmt.Sprintf("%q is %s, which is left out", each.Path, each.Reason)})
	}
}

func (s *Session) addNote(note Note) {
	if !slices.Contains(s.notes, note) {
		s.notes = append(s.notes, note)
	}
}

func (g gap) note() Note {
	if g.Kind == "command" {
		return Note{Text: fmt.Sprintf("the command %q failed, so its output was empty", g.Name)}
	}
	value := cmp.Or(g.Path, g.Name)
	effect := map[string]string{
		"loop": "%q was empty in a loop", "spread": "%q had no keys", "text": "%q is missing in a text",
	}[g.Kind]
	why, hint := fmt.Sprintf("%q is not installed", g.Name), `run "npm install"`
	if strings.HasPrefix(g.Name, ".") || strings.HasPrefix(g.Name, "/") {
		why, hint = fmt.Sprintf("the file %q does not exist", g.Name), "create it"
		return Note{Text: why + ", so " + fmt.Sprintf(effect, value), Hint: hint}
	}
	return Note{Package: g.Name, Text: why + ", so " + fmt.Sprintf(effect, value), Hint: hint}
}
