package internal

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"docgen/internal/config"
)

// UPDATE=1 writes the page.
func TestAuthorsGuideHasEveryOption(t *testing.T) {
	t.Parallel()
	want := optionsPage(config.Reference())
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(filepath.Join("..", "docs", "content", "reference", "options.md"), []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if guidePage(t, "options.md") != want {
		t.Error("docs/content/reference/options.md is not what the options say; UPDATE=1 go test ./internal writes it")
	}
}

const optionsHead = `---
title: Options
description: Every option of docgen.yaml, with what it takes, its default and its meaning.
sidebar_position: 8
tags: [configuration]
---

# Options

The file ` + "`docgen.yaml`" + ` holds the options of the site. Unknown names, wrong types and impossible values are errors at their place. In the names below, ` + "`[]`" + ` stands for each item of a list, and ` + "`NAME`" + ` for a name of your own.

` + "`docgen schema`" + ` prints a JSON schema of the file. With it an editor completes names and shows their meaning.
`

// optionsPage has a section for each mapping at the top, and one for the rest.
func optionsPage(options []config.Option) string {
	var out strings.Builder
	out.WriteString(optionsHead)
	slices.SortStableFunc(options, func(a, b config.Option) int { return strings.Compare(groupOf(a), groupOf(b)) })
	for i, option := range options {
		if group := groupOf(option); i == 0 || group != groupOf(options[i-1]) {
			title := "The site"
			if group != "" {
				title = "`" + group + "`"
			}
			out.WriteString("\n## " + title + "\n\n| option | takes | default | meaning |\n| --- | --- | --- | --- |\n")
		}
		out.WriteString("| `" + option.Path + "` | " + kinds(option.Kinds) + " | " + defaultOf(option) + " | " + escape(option.Doc) + " |\n")
	}
	return out.String()
}

// groupOf is the mapping that an option is in; "" for none.
func groupOf(option config.Option) string {
	group, _, nested := strings.Cut(option.Path, ".")
	if !nested {
		return ""
	}
	return strings.TrimSuffix(group, "[]")
}

func kinds(list []string) string {
	var words []string
	for _, kind := range list {
		if strings.HasPrefix(kind, `"`) {
			kind = "`" + strings.Trim(kind, `"`) + "`"
		}
		words = append(words, kind)
	}
	return strings.Join(words, ", ")
}

func defaultOf(option config.Option) string {
	switch {
	case option.Required:
		return "required"
	case option.Default == "" || option.Default == `""` || option.Default == "null":
		return "none"
	}
	return "`" + strings.ReplaceAll(strings.Trim(option.Default, `"`), "|", `\|`) + "`"
}

// escape makes Markdown of plain text.
func escape(text string) string {
	return strings.NewReplacer("|", `\|`, "$", `\$`, "{", `\{`, "<", `\<`, "*", `\*`, "[", `\[`, "_", `\_`).Replace(text)
}
