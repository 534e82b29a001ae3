package internal

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
)

// readersFindEveryOption reads the built page: each option has a heading with a link to itself, followed by its
// type, its default and an example.
func readersFindEveryOption(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	sections := map[string]string{}
	for _, section := range strings.Split(string(text), `<h3 id="`)[1:] {
		id, rest, _ := strings.Cut(section, `"`)
		if sections[id] != "" {
			t.Errorf("options.md has two headings with the anchor %s", id)
		}
		sections[id], _, _ = strings.Cut(rest, "<h2")
	}
	for _, option := range optionsOf(guidePage(t, "options.md")) {
		id := optionAnchor(option.Path)
		for _, want := range []string{"<code>" + option.Path + "</code></h3>", `href="#` + id + `"`, "Type: ", "Example: <code>"} {
			if !strings.Contains(sections[id], want) {
				t.Errorf("the section #%s of options.md does not have %s", id, want)
			}
		}
		if !strings.Contains(sections[id], "Default: ") && !strings.Contains(sections[id], "Required") {
			t.Errorf("the section #%s of options.md does not say what the default is", id)
		}
	}
}

// optionsOf are all options but the mappings that have a chapter of the page.
func optionsOf(page string) []config.Option {
	return slices.DeleteFunc(config.Reference(), func(option config.Option) bool {
		return strings.Contains(page, "\n## `"+option.Path+"`\n")
	})
}

// optionEntry is a heading with an anchor, the meaning of the option, and its type, default and example.
func optionEntry(option config.Option) string {
	about, next := "Type: *"+kinds(option.Kinds)+"*", " · "
	if len(option.Kinds) > 10 {
		next = "<br>\n"
	}
	about += next
	switch _, value, hasDefault := strings.Cut(defaultOf(option), ", default "); {
	case hasDefault:
		about += "Default: " + value
	case option.Required:
		about += "Required"
	default:
		about += "Default: none"
	}
	about += " · Example: `" + option.Example + "`"
	about = strings.ReplaceAll(withCode(option.Doc)+"<br>\n<small>"+about+"</small>", `\|`, "|") // this is no table
	return "\n\n### `" + option.Path + "` {#" + optionAnchor(option.Path) + "}\n\n" + about
}

// optionAnchor is themeconfig-navbar-items-label for themeConfig.navbar.items[].label.
func optionAnchor(path string) string {
	return strings.NewReplacer(".", "-", "[]", "").Replace(strings.ToLower(path))
}

func kinds(list []string) string {
	var words []string
	for _, kind := range list {
		if strings.HasPrefix(kind, `"`) {
			kind = code(strings.Trim(kind, `"`))
		}
		words = append(words, kind)
	}
	if last := len(words) - 1; last > 0 {
		return strings.Join(words[:last], ", ") + " or " + words[last]
	}
	return strings.Join(words, "")
}

func defaultOf(option config.Option) string {
	var list []string
	switch {
	case option.Required:
		return ", required"
	case option.Default == "" || option.Default == `""` || option.Default == "null":
		return ""
	case json.Unmarshal([]byte(option.Default), &list) == nil:
		for i := range list {
			list[i] = code(list[i])
		}
		return ", default " + strings.Join(list, ", ")
	}
	return ", default " + code(strings.Trim(option.Default, `"`))
}
