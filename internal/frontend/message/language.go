package message

import (
	"embed"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

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
