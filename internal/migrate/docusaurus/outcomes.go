package docusaurus

import (
	_ "embed" // for the outcomes
	"slices"
	"strings"
	"sync"
)

// Outcome says what becomes of an option.
type Outcome struct {
	Name  string // "themeConfig.algolia"; of a plugin's option "docs.editUrl"
	Class Class
	To    string // the option of docgen.yaml that gets the value; "" for none
	Text  string // for people; "" if it works unchanged
}

// outcomeLines has an outcome on each line, after the name of its table.
//
//go:embed outcomes.tsv
var outcomeLines string

var outcomes = sync.OnceValue(func() map[string][]Outcome {
	tables := map[string][]Outcome{}
	for line := range strings.Lines(outcomeLines) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		tables[cells[0]] = append(tables[cells[0]], Outcome{cells[1], Class(cells[2]), cells[3], cells[4]})
	}
	return tables
})

// Options returns what becomes of the options that docgen.yaml does not have under the same
// name. All others work unchanged.
func Options() []Outcome { return outcomes()["option"] }

// Packages returns what becomes of plugins and themes by name.
func Packages() []Outcome { return outcomes()["package"] }

// Lifecycles returns what plugins of a site's own can do instead of what they do in Docusaurus, or how docgen takes
// that over.
func Lifecycles() []Outcome {
	all := slices.Clone(outcomes()["lifecycle"])
	for i, each := range all {
		if taken, isTaken := outcomeOf("taken", each.Name); isTaken {
			all[i] = taken
		}
	}
	return all
}

func outcomeText(table, name string) string {
	outcome, _ := outcomeOf(table, name)
	return outcome.Text
}

func outcomeOf(table, name string) (Outcome, bool) {
	all := outcomes()[table]
	at := slices.IndexFunc(all, func(each Outcome) bool { return each.Name == name })
	if at < 0 {
		return Outcome{}, false
	}
	return all[at], true
}
