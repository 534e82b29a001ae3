package build

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"docgen/theme"
)

// A tiny site of any texts is read, checked and its contents rendered: what is
// wrong is found, twice the same, and nothing ends in a fault. React and esbuild
// take no part: they would leave no time for the rest.
func FuzzAnySiteIsCheckedOrDiagnosed(f *testing.F) {
	const config = "title: Site\nurl: https://example.org\n"
	f.Add(config, "# Welcome\n\n[a](page.md) ![b](c.png)\n", "all: [index, page]\n", "label: A\nlink: {type: generated-index}\n", "page.md")
	f.Add(config+"trailingSlash: false\nmarkdown: {unsafe: false}\n", "---\nslug: /../x\ntags: [a]\n---\n", "- index\n", "{}", "é/index.md")
	f.Add("title: 1\nurl: x\nx: &a [*a]\n", "---\n", "x: {\"y\": [*a]}", "position: .nan", "a b%2e.md")
	f.Fuzz(func(t *testing.T, config, doc, sidebars, category, name string) {
		dir := t.TempDir()
		for file, text := range map[string]string{
			"docgen.yaml": config, "sidebars.yaml": sidebars, "content/index.md": "# Welcome\n", "content/category/_category_.yml": category, "content/category/x.md": doc,
		} {
			writeFile(t, filepath.Join(dir, file), text)
		}
		if path := filepath.Join(dir, "content", name); filepath.IsLocal(name) && os.MkdirAll(filepath.Dir(path), 0o755) == nil {
			_ = os.WriteFile(path, []byte(doc), 0o644) // not every text can be a name
		}
		options := Options{Dir: dir, Config: "docgen.yaml", Out: filepath.Join(dir, "dist"), Jobs: 1, Theme: theme.Files, Stderr: os.Stderr}
		cfg, _, err := loadConfig(options)
		if err != nil || cfg.Markdown.Math {
			return // formulas are Node's
		}
		first, err := makePlan(t.Context(), options, plan{config: cfg, renders: true})
		if err != nil {
			return // the name of a folder, say, that cannot be one
		}
		second, err := makePlan(t.Context(), options, plan{config: cfg, renders: true})
		if err != nil || !reflect.DeepEqual(first.findings, second.findings) {
			t.Errorf("findings %v, then %v %v", first.findings, second.findings, err)
		}
		for _, page := range first.pages {
			if _, err := first.content(page); err != nil {
				t.Error(err)
			}
		}
	})
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
