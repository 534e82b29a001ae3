package version

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"unicode"
	"unicode/utf16"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Code is the code of this package's diagnostics.
const Code = "versions"

// List is the content of a list of versions.
type List struct {
	File  string   // relative to the site folder
	Names []string // newest first

	positions strictyaml.Positions
	indexes   []int // of the names in the file
}

// ParseList reads a list of versions: a JSON array of names. Names that are invalid or repeat
// are reported and left out.
func ParseList(text []byte, file string) (List, []diag.Diagnostic) {
	list := List{File: file}
	var items entries
	positions, findings := strictyaml.Decode(text, &items, strictyaml.Options{File: file, Code: Code})
	list.positions = positions
	for i, item := range items {
		if item == nil {
			continue // it has been reported
		}
		item := *item
		problem := Problem(item)
		if slices.Contains(list.Names, item) {
			problem = fmt.Sprintf("the version %q is listed twice", item)
		}
		if problem != "" {
			findings = append(findings, positions.Diagnostic(diag.Error, problem, "", i))
			continue
		}
		list.Names, list.indexes = append(list.Names, item), append(list.indexes, i)
	}
	return list, findings
}

// entries are the names in a list of versions; nil for anything else.
type entries []*string

// UnmarshalYAML reads a list of strings.
func (e *entries) UnmarshalYAML(value strictyaml.Value) {
	if value.Kind() != strictyaml.List {
		value.Expected("a list of version names", `for example, write ["2.0", "1.0"]`)
		return
	}
	for _, item := range value.Items() {
		if item.Kind() != strictyaml.String {
			item.Expected("the name of a version", "write it in quotes")
			*e = append(*e, nil)
			continue
		}
		text := item.Text()
		*e = append(*e, &text)
	}
}

// Report returns a diagnostic at a name in the list, or at the file if it lists no such name.
func (l List) Report(version string, severity diag.Severity, text, hint string) diag.Diagnostic {
	if at := slices.Index(l.Names, version); at >= 0 {
		return l.positions.Diagnostic(severity, text, hint, l.indexes[at])
	}
	return diag.Diagnostic{Severity: severity, Code: Code, File: l.File, Text: text, Hint: hint}
}

// maxLength is the greatest length of a name, in UTF-16 code units as JavaScript counts them.
const maxLength = 32

// Problem describes what is wrong with the name of a version, by Docusaurus's rules, or returns
// "".
func Problem(name string) string {
	switch {
	case strings.TrimSpace(name) == "":
		return "the name of a version is empty"
	case strings.ContainsAny(name, `/\`):
		return fmt.Sprintf("the version %q contains a slash", name)
	case name == "." || name == "..":
		return fmt.Sprintf("a version cannot have the name %q", name)
	case strings.ContainsAny(name, `<>:"|?*`) || strings.ContainsFunc(name, unicode.IsControl):
		return fmt.Sprintf("the version %q contains a character that file names cannot have on all systems", name)
	case len(utf16.Encode([]rune(name))) > maxLength:
		return fmt.Sprintf("the version %q is longer than %d characters", name, maxLength)
	}
	return ""
}

// WithDocs returns the names of the versions that have a folder, sorted, by the folder that
// contains them.
func WithDocs(folders []fs.DirEntry) []string {
	var names []string
	for _, folder := range folders {
		if name, isVersion := strings.CutPrefix(folder.Name(), folderPrefix); isVersion && folder.IsDir() {
			names = append(names, name)
		}
	}
	return names
}
