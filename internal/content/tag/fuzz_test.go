package tag_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/diag"
)

func FuzzAnyTagsFileIsReadOrDiagnosed(f *testing.F) {
	for _, seed := range []string{
		"", "a:", "a: {}", "a: {label: A, permalink: /a, description: x}", "a: b", "- a", "a: {permalink: /}\nb: {permalink: ../..}", "'': {}",
		"a: &x {label: A}\nb: *x", "[]: 1", "? [a]\n: b", "a: {permalink: '%2e%2e/'}", "\ufeffa:", "a: !!int b", "é: {label: [x]}",
	} {
		f.Add([]byte(seed), "a")
	}
	f.Fuzz(func(t *testing.T, text []byte, label string) {
		file, findings := tag.ParseFile(text, "content/tags.yml")
		for _, finding := range findings {
			if finding.File != "content/tags.yml" || finding.Line < 1 {
				t.Errorf("%q\ngot a finding without a place: %v", text, finding)
			}
		}
		doc := content.Doc{ID: "x", FrontMatter: content.FrontMatter{Tags: []content.Tag{{Label: label}, {Label: label, Permalink: label}}}}
		tags, _ := tag.Group([]content.Doc{doc}, tag.Options{File: &file, Inline: diag.Warning})
		for _, found := range tags.All {
			if len(found.Slug) <= len(tag.Root) || found.Slug[:len(tag.Root)+1] != tag.Root+"/" {
				t.Errorf("%q %q\ngot the slug %q", text, label, found.Slug)
			}
		}
	})
}
