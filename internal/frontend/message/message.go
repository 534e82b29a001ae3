// Package message has every text of docgen's own that a reader of a site sees or hears, with an
// id and a note for translators. [For] returns the [Catalog] of a locale.
//
// messages.tsv has a line for each: the part of a site, the id, the English text, and the note. The theme has the
// English texts in theme/messages.ts, which is generated from here. The folder
// languages has those of other languages. Messages that only the site's author sees are not part
// of it: those of packages diag and config, of the command line, and of the preview. The package
// knows neither sites nor files of translations.
package message

import (
	"embed"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

//go:generate go run ./generate ../../../theme/messages.ts

// Message is a label.
type Message struct {
	ID          string // of Docusaurus where it has the same message, else it begins with "docgen."
	Text        string // in English; values are names in braces, plural forms are separated by "|"
	Description string // for translators: where the text appears

	part string // of a site: page, blog, navigation, search, failure, changelog or playground
}

//go:embed messages.tsv
var lines string

// All returns the catalog, sorted by id.
var All = sync.OnceValue(func() []Message {
	var all []Message
	for line := range strings.Lines(lines) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		all = append(all, Message{part: cells[0], ID: cells[1], Text: cells[2], Description: cells[3]})
	}
	slices.SortFunc(all, func(a, b Message) int { return strings.Compare(a.ID, b.ID) })
	return all
})

// ScriptKey returns the key of a message in the scripts of the theme: its English text. Spaces at
// the end tell messages with equal texts apart.
func ScriptKey(id string) string { return scriptKeys()[id] }

// scriptKeys returns the keys by id. Nobody may change them.
var scriptKeys = sync.OnceValue(func() map[string]string {
	keys, used := map[string]string{}, map[string]bool{}
	for _, each := range All() {
		key := each.Text
		for used[key] {
			key += " "
		}
		keys[each.ID], used[key] = key, true
	}
	return keys
})

// english returns the English texts by id. Nobody may change them.
var english = sync.OnceValue(func() map[string]string {
	texts := map[string]string{}
	for _, each := range All() {
		texts[each.ID] = each.Text
	}
	return texts
})

//go:embed languages/*.json
var files embed.FS

const folder = "languages"

// names lists the languages of the files, sorted.
func names() []string {
	entries, err := files.ReadDir(folder)
	if err != nil {
		panic(err) // the folder is part of the program
	}
	list := make([]string, len(entries))
	for i, entry := range entries {
		list[i] = strings.TrimSuffix(entry.Name(), ".json")
	}
	return list
}

// read returns the texts of a language by id.
func read(name string) map[string]string {
	encoded, err := files.ReadFile(path.Join(folder, name+".json"))
	if err != nil {
		panic(err)
	}
	texts := map[string]string{}
	if err := json.Unmarshal(encoded, &texts); err != nil {
		panic(fmt.Errorf("%s.json: %w", name, err)) // a test reads all files
	}
	return texts
}

// languageOf returns the name of the file for a locale, or "".
func languageOf(locale string) string { return nearest(locale, names()) }

// nearest returns the language for a locale among the known ones, or "". As in Docusaurus, the
// locale itself comes first, then its language in the most likely region, in the most likely
// script, and alone. Another region of the language is still closer than English.
func nearest(locale string, known []string) string {
	tag, err := language.Parse(locale)
	if err != nil {
		return ""
	}
	base, _ := tag.Base()
	script, _ := tag.Script()
	region, _ := tag.Region()
	name := base.String()
	if name == "no" { // Norwegian; most of it is written as Bokmål
		name = "nb"
	}
	for _, wanted := range []string{locale, name + "-" + region.String(), name + "-" + script.String(), name} {
		if slices.Contains(known, wanted) {
			return wanted
		}
	}
	other := slices.IndexFunc(known, func(file string) bool { return strings.HasPrefix(file, name+"-") })
	if other < 0 {
		return ""
	}
	return known[other]
}
