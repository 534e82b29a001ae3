package reference

import (
	"bytes"
	"cmp"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Document is an exported value as JSON.
type Document struct {
	Text []byte

	places []place // by line of the text, which has one key or item
	files  source.Files
}

// place is where the code writes the key or the item on a line of the text.
type place struct {
	File         string
	Line, Column int
	Text         string // of the value, if it is a string
}

// Origin moves a diagnostic from a line of the text to its place in the code.
func (d Document) Origin(finding diag.Diagnostic) diag.Diagnostic {
	var from place
	if finding.Line > 0 && finding.Line <= len(d.places) {
		from = d.places[finding.Line-1]
	}
	finding.File = cmp.Or(from.File, finding.File)
	finding.Line, finding.Column, finding.Length, finding.Source, finding.Skipped = from.Line, from.Column, 0, "", 0
	finding.Fix, finding.Edit = "", diag.Edit{}
	if from.Line == 0 {
		return finding
	}
	if text, err := d.files.ReadFile(from.File); err == nil {
		finding.Source = lineOf(string(text), from.Line)
		finding.Column, finding.Length = underlined(finding.Source, from)
	}
	return finding
}

// underlined returns the place of the value on its line, or else of the key or item.
func underlined(line string, from place) (column, length int) {
	start := len(string([]rune(line)[:min(from.Column-1, utf8.RuneCountInString(line))]))
	for _, quote := range []string{"'", `"`, "`"} {
		if at := strings.Index(line[start:], quote+from.Text+quote); from.Text != "" && at >= 0 {
			return utf8.RuneCountInString(line[:start+at]) + 1, utf8.RuneCountInString(from.Text) + 2
		}
	}
	return from.Column, 0
}

// document writes a value as JSON, with one key or item per line.
func document(value evaluate.Value, places evaluate.Places) ([]byte, []place) {
	w := writer{places: places}
	w.value(value, nil)
	w.line(place{})
	return w.text.Bytes(), w.lines
}

type writer struct {
	text   bytes.Buffer
	lines  []place
	places evaluate.Places
}

// line ends a line that has a place.
func (w *writer) line(at place) {
	w.lines = append(w.lines, at)
	w.text.WriteByte('\n')
}

func (w *writer) value(value evaluate.Value, path []string) {
	switch value := value.(type) {
	case *evaluate.Object:
		w.all('{', '}', len(value.Keys), path, func(i int) (string, evaluate.Value) { return value.Keys[i], value.Fields[value.Keys[i]] })
	case []evaluate.Value:
		w.all('[', ']', len(value), path, func(i int) (string, evaluate.Value) { return strconv.Itoa(i), value[i] })
	case evaluate.Function, evaluate.Package:
		w.text.WriteString("null")
	default:
		w.scalar(value)
	}
}

// all writes the keys of an object or the items of a list. The place of each is on the line that
// it begins.
func (w *writer) all(open, end byte, count int, path []string, at func(int) (string, evaluate.Value)) {
	w.text.WriteByte(open)
	w.pending(path)
	for i := range count {
		key, value := at(i)
		inside := append(path[:len(path):len(path)], key)
		w.text.WriteString(strings.Repeat(" ", len(inside)))
		if open == '{' {
			w.scalar(key)
			w.text.WriteString(": ")
		}
		w.value(value, inside)
		if i < count-1 {
			w.text.WriteByte(',')
		}
		if isScalar(value) {
			w.line(w.placeOf(inside, value))
		} else {
			w.line(place{})
		}
	}
	w.text.WriteString(strings.Repeat(" ", len(path)))
	w.text.WriteByte(end)
}

// pending ends the line that opens an object or a list.
func (w *writer) pending(path []string) { w.line(w.placeOf(path, nil)) }

func isScalar(value evaluate.Value) bool {
	switch value.(type) {
	case *evaluate.Object, []evaluate.Value:
		return false
	}
	return true
}

func (w *writer) placeOf(path []string, value evaluate.Value) place {
	text, _ := value.(string)
	found := w.places.FindValue(text, path...)
	return place{File: found.File, Line: found.Line, Column: found.Column, Text: text}
}

func (w *writer) scalar(value any) {
	text, err := plainjson.Marshal(value)
	if err != nil {
		text = []byte("null") // JSON has every scalar of a value
	}
	w.text.Write(text)
}
