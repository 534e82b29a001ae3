package build_test

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/theme"
)

// mistakesOnALine returns mistakes by name. "%d" in a mistake becomes a number, so that a
// text contains no mistake twice; mistakes without it are all equal.
func mistakesOnALine() map[string]string {
	return map[string]string{
		"link":              "[a](b%d.md) ",
		"same link":         "[a](b.md) ",
		"anchor":            "[a](#b%d) ",
		"script":            "[a](javascript:b%d) ",
		"image":             "![a](b%d.png) ",
		"no description":    "![](b.png) ",
		"HTML image":        `<img src="b%d.png"> `,
		"HTML link":         `<a href="/b%d.png">a</a> `,
		"id":                `<b id="a"></b> `,
		"variable":          "{{a%d}} ",
		"same variable":     "{{a}} ",
		"directive":         ":a%d[x] ",
		"reference":         "[a][b%d] ",
		"footnote":          "[^a%d] ",
		"shortcode":         "{{< a%d >}} ",
		"inclusion":         "{{#include a%d}} ",
		"formula":           "$a%d ",
		"ignore":            "<!-- docgen-ignore links --> ",
		"footnotes":         "x[^a%d]\n\n[^a%d]: [a](b%d.md)\n\n",
		"code":              "```js a%d={\n```\n\n",
		"language":          "```a%d\n```\n\n",
		"container":         ":::a%d\nx\n:::\n\n",
		"attribute":         ":::note{a%d=b}\nx\n:::\n\n",
		"heading id":        "# a {#x}\n\n",
		"mdx: tag":          "<A%d /> ",
		"mdx: open tag":     "<A%d> ",
		"mdx: expression":   "{a%d} {",
		"front matter: tag": "  - a%d: b\n",
		"config: option":    "a%d: b\n",
		"config: string":    "",
	}
}

// Not parallel, because it counts the allocations of the whole test binary.
func TestMemoryForFindingsGrowsLinearlyWithTheText(t *testing.T) {
	units := mistakesOnALine()
	for _, name := range slices.Sorted(maps.Keys(units)) {
		count, unit := 1_500, units[name]
		switch {
		case strings.HasPrefix(name, "same "):
			count = 10_000
		case strings.HasPrefix(name, "config: "): // the YAML parser needs quadratic memory, but accepts at most ten thousand keys
			count = 500
		}
		half, whole := allocatedFor(t, name, unit, count), allocatedFor(t, name, unit, 2*count)
		if whole > 5*half/2+1<<22 {
			t.Errorf("%s: %d MB for %d mistakes, %d MB for %d", name, half>>20, count, whole>>20, 2*count)
		}
	}
}

func allocatedFor(t *testing.T, name, unit string, count int) uint64 {
	t.Helper()
	site := t.TempDir()
	var text strings.Builder
	for i := range count {
		text.WriteString(strings.ReplaceAll(unit, "%d", fmt.Sprint(i)))
	}
	files := map[string]string{"docgen.yaml": "title: T\nurl: https://example.org\nmarkdown:\n  math: true\n  variables: {b: c}\n",
		"content/index.md": "# T\n\n" + text.String()}
	switch kind, _, _ := strings.Cut(name, ": "); kind {
	case "mdx":
		files["content/a.mdx"], files["content/index.md"] = files["content/index.md"], "# T\n"
	case "front matter":
		files["content/index.md"] = "---\ntags:\n" + text.String() + "---\n\n# T\n"
	case "config":
		files["docgen.yaml"], files["content/index.md"] = files["docgen.yaml"]+text.String(), "# T\n"
	}
	if name == "config: string" {
		files["docgen.yaml"] += "themeConfig: {navbar: {items: [" + strings.Repeat(`{label: "a", to: b}, `, count) + "]}}\n"
	}
	for file, text := range files {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(site, file)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(site, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, _ = build.Check(t.Context(), build.CheckOptions{Options: build.Options{Dir: site, Config: "docgen.yaml", Theme: theme.Files,
		Jobs: 1}}) // mistakes in a text return no error
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

func TestCodeTooLargeToHighlightIsReportedAtItsPlace(t *testing.T) {
	t.Parallel()
	site := t.TempDir()
	large := "# T\n\n```yaml\n" + strings.Repeat("- 123456\n", 12_000) + "```\n"
	for file, text := range map[string]string{
		"docgen.yaml": "title: T\nurl: https://example.org\n", "content/index.md": large, "content/large.mdx": large,
		"content/mixed.md": "# T\n\n```svelte\n" + strings.Repeat("<p>\n", 3_000) + "```\n",
	} {
		if err := errors.Join(os.MkdirAll(filepath.Dir(filepath.Join(site, file)), 0o755),
			os.WriteFile(filepath.Join(site, file), []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	const want = "content/index.md:3:4: warning: the code block is not highlighted because it has 107999 bytes  [code]\n" +
		"  3 | ```yaml\n" +
		"    |    ^^^^  docgen highlights up to 100000 bytes in this language: show only part of the code, or set its language to \"text\"\n" +
		"content/large.mdx:3:4: warning: the code block is not highlighted because it has 107999 bytes  [code]\n" +
		"  3 | ```yaml\n" +
		"    |    ^^^^  docgen highlights up to 100000 bytes in this language: show only part of the code, or set its language to \"text\"\n" +
		"content/mixed.md:3:4: warning: the code block is not highlighted because it has 11999 bytes  [code]\n" +
		"  3 | ```svelte\n" +
		"    |    ^^^^^^  docgen highlights up to 10000 bytes in this language: show only part of the code, or set its language to \"text\"\n"
	options := build.Options{Dir: site, Config: "docgen.yaml", Theme: theme.Files, Jobs: 1}
	checked, checkErr := build.Check(t.Context(), build.CheckOptions{Options: options})
	built, err := build.Build(t.Context(), build.BuildOptions{Options: options, Out: filepath.Join(site, "dist")})
	if err := errors.Join(checkErr, err); err != nil {
		t.Fatal(err)
	}
	for command, findings := range map[string][]diag.Diagnostic{"check": checked.Findings, "build": built.Findings} {
		var got strings.Builder
		if err := diag.Print(&got, findings, diag.Style{}); err != nil {
			t.Fatal(err)
		}
		if got.String() != want {
			t.Errorf("%s: got\n%s\nwant\n%s", command, got.String(), want)
		}
	}
}
