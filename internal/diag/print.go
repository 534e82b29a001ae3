package diag

import (
	"fmt"
	"io"
	"path"
	"strconv"
)

// Format is a way to print diagnostics.
type Format string

// The formats.
const (
	Text   Format = "text"   // for people, like a compiler's
	JSON   Format = "json"   // one object, described in docs/content/reference/checks.md
	GitHub Format = "github" // workflow commands that GitHub shows beside the code
	SARIF  Format = "sarif"  // SARIF 2.1.0, for code scanning
)

// Formats lists the formats.
func Formats() []Format { return []Format{Text, JSON, GitHub, SARIF} }

// IsData reports whether a format is for programs, which read standard output.
func (f Format) IsData() bool { return f == JSON || f == SARIF }

// Style says how diagnostics are printed.
type Style struct {
	Format  Format
	Color   bool   // of text
	Width   int    // of the terminal that text is read on, in columns; 0 when there is none
	All     bool   // text names every place of a cause, not the first few
	Folder  string // the site folder, slash-separated, as GitHub and SARIF shall name it; "" for the one they run in
	Version string // of docgen, for SARIF
}

// Print writes diagnostics, those of one cause together, but for those to ignore.
func Print(out io.Writer, list []Diagnostic, style Style) error {
	groups := Groups(list)
	var text []byte
	var err error
	switch style.Format {
	case JSON:
		text, err = jsonReport(groups)
	case SARIF:
		text, err = sarifReport(groups, style)
	case GitHub:
		for _, group := range groups {
			text = append(text, group.github(style)...)
		}
	default:
		for _, group := range groups {
			text = append(text, group.text(style)...)
		}
	}
	if err != nil {
		return fmt.Errorf("encode the diagnostics: %w", err)
	}
	_, err = out.Write(text)
	return err
}

// Place is "file:line:column" as far as it is known.
func (d Diagnostic) Place() string {
	place := d.File
	if d.Line > 0 {
		place += ":" + strconv.Itoa(d.Line)
		if d.Column > 0 {
			place += ":" + strconv.Itoa(d.Column)
		}
	}
	return place
}

// name is a file's path from the folder that GitHub and SARIF start at.
func (s Style) name(file string) string {
	if file == "" {
		return ""
	}
	return path.Join(s.Folder, file)
}
