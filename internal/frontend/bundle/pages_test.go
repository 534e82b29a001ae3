package bundle

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/theme"
)

// siteOf writes the files of a site and returns its folder.
func siteOf(t *testing.T, files map[string]string) string {
	t.Helper()
	site := t.TempDir()
	for name, text := range files {
		if err := writeFile(site, name, text); err != nil {
			t.Fatal(err)
		}
	}
	return site
}

func writeFile(site, name, text string) error {
	file := filepath.Join(site, filepath.FromSlash(name))
	return errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644))
}

func inputOf(site string) Input {
	return Input{Theme: theme.Files, Site: site, Folder: "assets", URL: "/docs/assets/"}
}

// bundled bundles a site without errors.
func bundled(t *testing.T, input Input) Bundle {
	t.Helper()
	bundle, findings, err := Build(input)
	if err != nil || len(findings) > 0 {
		t.Fatalf("bundle: %v %v", err, findings)
	}
	return bundle
}

func TestEachPageHasItsOwnScriptAndSharesCode(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{
		"src/pages/one.tsx":        "import { Shared } from '../shared'\nimport classes from './one.module.css'\nexport default function One() { return <p className={classes.big}>text of one <Shared /></p> }",
		"src/pages/two.jsx":        "import { Shared } from '@site/src/shared'\nimport { usePage } from '@docgen/theme/runtime/page'\nexport default () => <p>text of two {usePage().path} <Shared /></p>",
		"src/pages/three.tsx":      "export default () => <p>text of three</p>",
		"src/shared.tsx":           "export const Shared = () => <b>text of both</b>",
		"src/pages/one.module.css": ".big { color: red }",
	}))
	input.Pages = []string{"src/pages/one.tsx", "src/pages/three.tsx", "src/pages/two.jsx"}
	bundle := bundled(t, input)
	for _, test := range []struct {
		source, own string
		preload     int
		styles      int
	}{
		{"src/pages/one.tsx", "text of one", 1, 1},
		{"src/pages/two.jsx", "text of two", 1, 0},
		{"src/pages/three.tsx", "text of three", 0, 0},
	} {
		page := bundle.Pages[test.source]
		if len(page.Preload) != test.preload || len(page.Styles) != test.styles {
			t.Errorf("%s preloads %v and has the styles %v", test.source, page.Preload, page.Styles)
		}
		script := bundle.file(t, page.Script)
		if !strings.Contains(script, test.own) || strings.Count(script, "text of ") != 1 {
			t.Errorf("%s has other code than its own:\n%s", test.source, script)
		}
		if strings.Contains(bundle.file(t, bundle.Client), test.own) {
			t.Errorf("the entry has the code of %s", test.source)
		}
		if !strings.Contains(bundle.Server, test.own) {
			t.Errorf("the text for Node lacks %s", test.source)
		}
	}
	if shared := bundle.Pages["src/pages/one.tsx"].Preload[0]; !strings.Contains(bundle.file(t, shared), "text of both") {
		t.Errorf("%s lacks what both pages use", shared)
	}
	styles := bundle.file(t, bundle.Pages["src/pages/one.tsx"].Styles[0])
	if !strings.HasPrefix(styles, ".one_") || strings.Contains(styles, "--color-bg") {
		t.Errorf("the page's style sheet has more than its own:\n%s", styles)
	}
	name := styles[1:strings.Index(styles, "{")]
	if !strings.Contains(bundle.Server, name) || !strings.Contains(bundle.file(t, bundle.Pages["src/pages/one.tsx"].Script), name) {
		t.Errorf("the class %s is not that of Node's text and of the script", name)
	}
}

func TestPagesDoNotSplitTheThemeScript(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{
		"src/pages/a.tsx": "import { useSite } from '@docgen/theme/runtime/site'\nexport default () => <p>{useSite().title}</p>",
		"src/pages/b.tsx": "import { Icon } from '@theme/Icon'\nexport default () => <Icon name=\"external\" />",
	}))
	plain := bundled(t, inputOf(t.TempDir()))
	input.Pages = []string{"src/pages/a.tsx", "src/pages/b.tsx"}
	with := bundled(t, input)
	if extra := len(with.Files) - len(plain.Files); extra != 2 {
		t.Errorf("two pages make %d more files, want 2", extra)
	}
	if with.Styles != plain.Styles {
		t.Errorf("pages without styles change the style sheet: %s, %s", plain.Styles, with.Styles)
	}
	grown := len(with.file(t, with.Client)) - len(plain.file(t, plain.Client))
	if grown > 200 {
		t.Errorf("the entry grew by %d bytes", grown)
	}
}

func TestSiteWithoutCodeGetsThePreparedTheme(t *testing.T) {
	t.Parallel()
	alone, site := bundled(t, inputOf("")), bundled(t, inputOf(siteOf(t, map[string]string{"content/index.md": "# Hi"})))
	if alone.Hash != site.Hash || alone.Server != site.Server || !slices.EqualFunc(alone.Files, site.Files, func(a, b File) bool {
		return a.Name == b.Name && string(a.Content) == string(b.Content)
	}) {
		t.Error("the site's theme is not that of the binary")
	}
	if site.HasSiteCode || len(site.Pages) > 0 {
		t.Errorf("the site has code: %v", site.Pages)
	}
}

func TestSiteStylesFollowThemeStyles(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{
		"src/a.css": ":root { --color-accent: tomato } .own { background: url('/img/x.png') }", "src/b.css": ".own { background: url(./dot.png) }",
		"src/dot.png": "png",
	}))
	input.Styles = []string{"src/a.css", "src/b.css"}
	bundle := bundled(t, input)
	styles := bundle.file(t, bundle.Styles)
	first, second := strings.Index(styles, "tomato"), strings.Index(styles, "dot-")
	if first < strings.LastIndex(styles, "@layer") || second < first {
		t.Errorf("the site's styles start at %d and %d of %d", first, second, len(styles))
	}
	if !strings.Contains(styles, `url(/docs/img/x.png)`) {
		t.Error("a path from the root has no base URL")
	}
	if !slices.ContainsFunc(bundle.Files, func(file File) bool {
		return strings.HasPrefix(file.Name, "assets/dot-") && string(file.Content) == "png"
	}) {
		t.Error("the image is not among the files")
	}
	other := inputOf(siteOf(t, map[string]string{"src/a.css": "a { color: red }", "src/b.css": ""}))
	other.Styles = input.Styles
	if other := bundled(t, other); other.Client != bundle.Client || other.Styles == bundle.Styles {
		t.Errorf("other styles give the script %s for %s, the style sheet %s for %s", other.Client, bundle.Client, other.Styles, bundle.Styles)
	}
}

func TestSiteCodeImportsDataAndImages(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{
		"src/pages/a.tsx": "import data from './data.json'\nimport dot from './dot.png'\nimport Logo from './logo.svg'\nimport { greet } from 'greeter'\n" +
			"const again = require('./dot.png').default\nexport default () => <p>{data.name}{dot}{again}<Logo className=\"x\" />{greet()}</p>",
		"src/pages/data.json": `{"name":"text of data"}`, "src/pages/dot.png": "png",
		"src/pages/logo.svg":                `<?xml version="1.0" encoding="iso-8859-1"?><svg viewBox="0 0 1 1" stroke-width="2" class="logo"><path d="M0"/></svg>`,
		"node_modules/greeter/package.json": `{"name":"greeter","main":"index.js"}`,
		"node_modules/greeter/index.js":     "const { useState } = require('react')\nexports.greet = () => 'text of greeter' + typeof useState",
		"node_modules/react/package.json":   `{"name":"react","main":"index.js"}`,
		"node_modules/react/index.js":       "throw new Error('another React')",
	}))
	input.Pages = []string{"src/pages/a.tsx"}
	bundle := bundled(t, input)
	for name, text := range map[string]string{"script": bundle.file(t, bundle.Pages["src/pages/a.tsx"].Script), "text for Node": bundle.Server} {
		for _, want := range []string{"text of data", "/docs/assets/dot-", "text of greeter", `<path d=`, "strokeWidth", "className"} {
			if !strings.Contains(text, want) {
				t.Errorf("the %s lacks %q", name, want)
			}
		}
		if strings.Contains(text, "another React") {
			t.Errorf("the %s has a React of the site's", name)
		}
	}
}

func TestMistakesOfSiteCodeAreDiagnostics(t *testing.T) {
	t.Parallel()
	const fine = "export default () => null\n"
	for _, test := range []struct {
		name, text string
		want       diag.Diagnostic
	}{
		{name: "no component", text: "export const x = 1\n",
			want: diag.Diagnostic{Text: "the page does not export a component",
				Hint: `write "export default function Page()"; if the file is not a page, start its name with "_"`}},
		{name: "package", text: "import 'left-pad/sub'\n" + fine,
			want: diag.Diagnostic{Line: 1, Column: 8, Length: 14, Text: `no npm package "left-pad" in node_modules`,
				Hint: `run "npm install left-pad" in the site folder`}},
		{name: "alias", text: "import '~/lib/x'\n" + fine, want: diag.Diagnostic{Line: 1, Column: 8, Length: 9, Text: `no file "~/lib/x"`,
			Hint: `if "~" stands for a folder, say so in docgen.yaml: aliases: {'~': src}`}},
		{name: "alias like a scope", text: "import '@/x'\n" + fine,
			want: diag.Diagnostic{Line: 1, Column: 8, Length: 5, Text: `no file "@/x"`,
				Hint: `if "@" stands for a folder, say so in docgen.yaml: aliases: {'@': src}`}},
		{name: "scoped package", text: "import '@a/b/c'\n" + fine,
			want: diag.Diagnostic{Line: 1, Column: 8, Length: 8, Text: `no npm package "@a/b" in node_modules`,
				Hint: `run "npm install @a/b" in the site folder`}},
		{name: "package of another tool", text: "import '@astrojs/starlight/components'\n" + fine,
			want: diag.Diagnostic{Line: 1, Column: 8, Length: 31, Text: `no npm package "@astrojs/starlight" in node_modules`,
				Hint: "it belongs to Starlight; docgen has components of its own, which need no import: Tabs, Steps, Cards, Admonition and others"}},
		{name: "file", text: "import './date'\n" + fine, want: diag.Diagnostic{Line: 1, Column: 8, Length: 8, Text: `no file "./date"`,
			Hint: `did you mean "./data"?`}},
		{name: "file of the site", text: "import '@site/src/pages/date.json'\n" + fine,
			want: diag.Diagnostic{Line: 1, Column: 8, Length: 27, Text: `no file "@site/src/pages/date.json"`,
				Hint: `did you mean "@site/src/pages/data.json"?`}},
		{name: "component", text: "import Fooder from '@theme/Fooder'\nexport default Fooder\n",
			want: diag.Diagnostic{Line: 1, Column: 20, Length: 15, Text: `the theme has no component "Fooder"`, Hint: `did you mean "Footer"?`}},
		{name: "Docusaurus's module", text: "import x from '@docusaurus/Lnk'\nexport default x\n",
			want: diag.Diagnostic{Line: 1, Column: 15, Length: 17, Text: `docgen has no module "@docusaurus/Lnk"`, Hint: `did you mean "Link"?`}},
		{name: "export of a component", text: "import { Foo } from '@theme/Footer'\nexport default () => <Foo />\n",
			want: diag.Diagnostic{Line: 1, Column: 10, Length: 3, Text: `@theme/Footer does not export "Foo"`}},
		{name: "React's server", text: "import 'react-dom/server'\n" + fine,
			want: diag.Diagnostic{Line: 1, Column: 8, Length: 18, Text: `"react-dom/server" cannot be imported`,
				Hint: "sites share the theme's React: import react, react/jsx-runtime, react-dom or react-dom/client"}},
		{name: "syntax", text: "const é = <p>\n", want: diag.Diagnostic{Line: 1, Column: 11, Length: 2, Text: `"<p>" is never closed`,
			Hint: `close it with "</p>"`}},
		{name: "drawing", text: "import x from './no.svg'\nexport default x\n",
			want: diag.Diagnostic{File: "src/pages/no.svg", Text: "the file is not an SVG image: its svg element is not closed"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			input := inputOf(siteOf(t, map[string]string{"src/pages/a.tsx": test.text, "src/pages/data.json": "{}", "src/pages/no.svg": "text"}))
			input.Pages = []string{"src/pages/a.tsx"}
			_, findings, err := Build(input)
			if err != nil || len(findings) != 1 {
				t.Fatalf("findings %+v, error %v", findings, err)
			}
			got, want := findings[0], test.want
			want.Severity, want.Code, want.Source = diag.Error, Code, got.Source
			if want.File == "" {
				want.File = "src/pages/a.tsx"
			}
			if got != want {
				t.Errorf("\n got %+v\nwant %+v", got, want)
			}
		})
	}
}

func TestMDXPagesShareTheComponentsInScope(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{"content/a.mdx": "", "content/b.mdx": "", "content/_c.mdx": ""}))
	input.Pages = []string{"content/a.mdx", "content/b.mdx"}
	input.Text = func(file string) (string, error) {
		text := "import { MDXComponents as scope } from '@theme/MDXComponents'\n"
		if file == "content/a.mdx" {
			text += "import C from './_c.mdx'\nexport const c = C\n"
		}
		return text + "export default function Page(): string { return scope.h2 ? 'text of " + file + "' : '' }", nil
	}
	bundle := bundled(t, input)
	first, second := bundle.Pages["content/a.mdx"], bundle.Pages["content/b.mdx"]
	if len(first.Preload) != 1 || !slices.Equal(first.Preload, second.Preload) {
		t.Fatalf("the pages need %v and %v, want one script for both", first.Preload, second.Preload)
	}
	if shared := bundle.file(t, first.Preload[0]); !strings.Contains(shared, "heading-anchor") || strings.Contains(shared, "text of") {
		t.Error("the shared script lacks the components, or has a page")
	}
	for file, others := range map[string][]string{"content/a.mdx": {"content/b.mdx"}, "content/b.mdx": {"content/a.mdx", "content/_c.mdx"}} {
		script := bundle.file(t, bundle.Pages[file].Script)
		if !strings.Contains(script, "text of "+file) || strings.Contains(script, "heading-anchor") {
			t.Errorf("%s is not itself alone:\n%s", file, script)
		}
		for _, other := range others {
			if strings.Contains(script, "text of "+other) {
				t.Errorf("%s has the code of %s", file, other)
			}
		}
	}
}

func TestScopeComesFromTheThemeUnlessTheSiteReplacesIt(t *testing.T) {
	t.Parallel()
	names, known := Scope(inputOf(t.TempDir()))
	for _, name := range []string{"Tabs", "TabItem", "CodeBlock", "Admonition", "Details", "DocCardList", "Cards", "Steps", "Badge", "Head"} {
		if !known || !slices.Contains(names, name) {
			t.Errorf("%s is not in scope: %v", name, names)
		}
	}
	if names, known := Scope(inputOf(siteOf(t, map[string]string{"src/theme/MDXComponents.tsx": ""}))); known {
		t.Errorf("got %v for a site with a list of its own", names)
	}
}
