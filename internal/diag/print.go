package diag

import (
	"fmt"
	"io"
	"path"
	"strconv"
	"strings"
	"unicode"
)

// Format is an output format for diagnostics.
type Format string

// The formats.
const (
	Text   Format = "text"   // for people, like the messages of a compiler
	JSON   Format = "json"   // one object, described in docs/content/reference/checks.md
	GitHub Format = "github" // workflow commands, which GitHub shows next to the code
	SARIF  Format = "sarif"  // SARIF 2.1.0, for code scanning
)

// IsData reports whether a format is for programs. It belongs on standard output.
func (f Format) IsData() bool { return f == JSON || f == SARIF }

// Style sets how Print prints diagnostics.
type Style struct {
	Format  Format
	Color   bool   // in text
	Width   int    // of the terminal for text, in columns; 0 for no terminal
	All     bool   // text lists all places of a group, not just the first ones
	Folder  string // path of the site folder for GitHub and SARIF, slash-separated; "" for the working directory
	Version string // of docgen, for SARIF
}

// Print writes diagnostics, grouped by their cause, without those to ignore.
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
		printed := map[string]int{} // by code
		for _, group := range groups {
			if printed[group.Code]++; printed[group.Code] > inFull && !style.All {
				text = append(text, group.withoutSource(style)...)
				continue
			}
			text = append(text, group.text(style)...)
		}
	}
	if err != nil {
		return fmt.Errorf("encode the diagnostics: %w", err)
	}
	_, err = out.Write(text)
	return err
}

// Place returns "file:line:column", or the parts of it that are known. A line break or another control character in
// the name of a file is escaped as in Go.
func (d Diagnostic) Place() string {
	place := d.File
	if strings.ContainsFunc(place, unicode.IsControl) {
		place = strings.Trim(strconv.Quote(place), `"`)
	}
	if d.Line > 0 {
		place += ":" + strconv.Itoa(d.Line)
		if d.Column > 0 {
			place += ":" + strconv.Itoa(d.Column)
		}
	}
	return place
}

// name returns the path of a file for GitHub and SARIF.
func (s Style) name(file string) string {
	if file == "" {
		return ""
	}
	return path.Join(s.Folder, file)
}
