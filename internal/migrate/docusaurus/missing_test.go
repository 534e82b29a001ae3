package docusaurus_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func TestValuesOfMissingPackagesAreLeftOut(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, config, what, missing, want, unwanted string }{
		{"value", `"customFields": {"people": "pkg:yaml:parse()", "a": 1}`, "customFields.people", "yaml", "customFields:\n  a: 1\n", "people"},
		{"text", `"tagline": "pkg:names:text"`, "tagline", "names", "", "tagline"},
		{"package itself", `"customFields": {"lib": "pkg:yaml"}`, "customFields.lib", "yaml", "", "customFields"},
		{"item of a list", `"staticDirectories": ["a", "pkg:b:folder"]`, "staticDirectories.1", "b", "staticDirectories:\n  - a\n", "folder"},
		{"style sheet", `"presets": [["classic", {"theme": {"customCss": ["pkg:b:css", "./a.css"]}}]]`, "presets.0.1.theme.customCss.0", "b", "customCss:\n    - a.css\n", "b"},
		{"file of a package", `"customFields": {"file": "file:yaml/a.js"}`, "", "", "customFields:\n  file: yaml/a.js\n", ""},
		{"file of the site", `"customFields": {"data": "pkg:./data.json:list"}`, "customFields.data", "", "", "customFields"},
		{"value that docgen does not need", `"themeConfig": {"prism": {"theme": "pkg:prism-react-renderer:themes.github"}}`, "", "", "", "prism"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			plan, written := convert(t, fmt.Sprintf(`{%s, %s}`, head, test.config), nil)
			if !strings.Contains(written, test.want) || test.unwanted != "" && strings.Contains(written, test.unwanted+":") {
				t.Errorf("got\n%s\nwant\n%s", written, test.want)
			}
			note, found := noteOf(plan, test.what)
			if wanted := `"` + test.missing + `", which is not installed: run "yarn install" and import again`; test.missing != "" && !strings.HasSuffix(note.Text, wanted) {
				t.Errorf("got %+v, want %s", plan.Notes, wanted)
			}
			if found != (test.what != "") || !slices.Equal(plan.Missing, strings.Fields(test.missing)) {
				t.Errorf("missing are %v, and the notes are %+v", plan.Missing, plan.Notes)
			}
		})
	}
}

func TestEmptySubmodulesAreNamed(t *testing.T) {
	t.Parallel()
	const modules = "[submodule \"spec\"]\n\tpath = external/spec\n\turl = https://example.com/spec\n"
	config := fmt.Sprintf(`{%s, "presets": [["classic", {"docs": {"path": "external/spec/docs", "sidebarPath": "pkg:./external/spec/sidebars.js:default"}}]]}`, head)
	plan, _ := convert(t, config, fstest.MapFS{".gitmodules": {Data: []byte(modules)}})
	if note, _ := noteOf(plan, "external/spec"); !strings.Contains(note.Text, "git submodule update --init") {
		t.Errorf("got %+v", plan.Notes)
	}
	if note, _ := noteOf(plan, "presets.0.1.docs.sidebarPath"); !strings.Contains(note.Text, `"./external/spec/sidebars.js", which does not exist`) {
		t.Errorf("got %+v", plan.Notes)
	}
	plan, _ = convert(t, config, fstest.MapFS{".gitmodules": {Data: []byte(modules)}, "external/spec/docs/a.md": {Data: []byte("# A")}})
	if _, found := noteOf(plan, "external/spec"); found {
		t.Errorf("got %+v", plan.Notes)
	}
}
