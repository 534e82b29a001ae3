package diag

import (
	_ "embed" // for the codes
	"slices"
	"strings"
	"sync"
)

// Code is a kind of diagnostic.
type Code struct {
	Name    string   // such as "links"
	Level   Severity // the highest that its diagnostics have, unless the config sets another
	Summary string   // the problem in a few words
	Option  string   // older name of its option in docgen.yaml, such as "onBrokenLinks"; "" for none
	Fixed   bool     // always an error, because docgen cannot build the site
}

//go:embed codes.tsv
var codesFile string

// Codes returns all codes, sorted by name. Nobody may change them. Each has a page in the guide, in
// docs/content/codes.
//
// codes.tsv has a line for each: name, level, option and summary. The level of an error that the config
// cannot change is "always".
var Codes = sync.OnceValue(func() []Code {
	levels := map[string]Severity{"always": Error}
	for _, level := range []Severity{Ignore, Log, Warning, Error} {
		levels[level.String()] = level
	}
	var codes []Code
	for line := range strings.Lines(codesFile) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		level, isKnown := levels[cells[1]]
		if !isKnown {
			panic("codes.tsv has an unknown level: " + line)
		}
		codes = append(codes, Code{Name: cells[0], Level: level, Option: cells[2], Summary: cells[3], Fixed: cells[1] == "always"})
	}
	return codes
})

// CodeNamed returns the code with a name.
func CodeNamed(name string) (Code, bool) {
	index := slices.IndexFunc(Codes(), func(code Code) bool { return code.Name == name })
	if index < 0 {
		return Code{}, false
	}
	return Codes()[index], true
}

// CodeNames returns the names of all codes.
func CodeNames() []string {
	var names []string
	for _, code := range Codes() {
		names = append(names, code.Name)
	}
	return names
}
