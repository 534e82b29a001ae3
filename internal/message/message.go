// Package message is the catalog of labels: every text of docgen's own that a reader of a
// site sees or hears, with an id and a note for translators.
//
// The theme has the same texts in theme/messages.ts, which is generated from here. Messages
// that only the site's author sees are not in the catalog: those of packages diag and
// config, of the command line, and of the preview.
package message

import (
	"slices"
	"strconv"
	"strings"
)

//go:generate go run ./generate ../../theme/messages.ts

// Message is a label.
type Message struct {
	ID          string // of Docusaurus where it has the same message, else it begins with "docgen."
	Text        string // in English; values are names in braces, plural forms are separated by "|"
	Description string // for translators: where the text appears
}

// All returns the catalog, sorted by id.
func All() []Message {
	return slices.SortedFunc(slices.Values(slices.Concat(pageMessages(), navigationMessages(), searchMessages(), failureMessages())),
		func(a, b Message) int { return strings.Compare(a.ID, b.ID) })
}

// english has the texts by id. Nothing changes it.
var english = textsByID(All())

func textsByID(all []Message) map[string]string {
	texts := make(map[string]string, len(all))
	for _, each := range all {
		texts[each.ID] = each.Text
	}
	return texts
}

// Text returns the text of a message; for an unknown id, the id.
func Text(id string) string {
	if text, known := english[id]; known {
		return text
	}
	return id
}

// Fill returns the text of a message with values in place of their names. Names and values alternate.
func Fill(id string, namesAndValues ...string) string { return fill(Text(id), namesAndValues) }

func fill(text string, namesAndValues []string) string {
	pairs := slices.Clone(namesAndValues)
	for i := 0; i < len(pairs); i += 2 {
		pairs[i] = "{" + pairs[i] + "}"
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// Plural returns the form of a message for a number, with the number in place of {count}.
func Plural(id string, count int) string {
	forms := strings.Split(Text(id), "|")
	form := forms[min(englishForm(count), len(forms)-1)]
	return fill(form, []string{"count", strconv.Itoa(count)})
}

// englishForm is the position of the form for a number among those of English.
func englishForm(count int) int {
	if count == 1 {
		return 0
	}
	return 1
}
