package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Each page is one that readers could not follow, and the problem is what the test of the guide
// reports for it.
func TestWrongExamplesAreFound(t *testing.T) {
	t.Parallel()
	const brokenLink = "```md title=\"content/setup.md\"\nSee [install](instal.md).\n```\n"
	const report = "```text\ncontent/setup.md:1:15: error: "
	for _, row := range []struct{ name, page, problem string }{
		{"broken page", "## A\n" + brokenLink, `2: the site of this section has problems:` + "\ncontent/setup.md:1:15: error: "},
		{"broken page before a section", brokenLink + "## A\n```yaml title=\"docgen.yaml\"\ntitle: A\n```\n", "\n5: the site of this section has problems:"},
		{"broken page after a report", brokenLink + report + "no page  [links]\n```\n" + brokenLink, "\n7: the site of this section has problems:"},
		{"wrong report", brokenLink + report + "no such page  [links]\n```\n", "4: the block is not what docgen prints"},
		{"report of a mistake that is not there", "```md\nText\n```\n" + report + "no page  [links]\n```\n", "4: the block is not what docgen prints"},
		{"unknown option", "```yaml title=\"docgen.yaml\"\nsearch: {lenguage: en}\n```\n",
			"1: the site of this section has problems:\ndocgen.yaml:1:10: error: "},
		{"component that throws", "```mdx\n{null.x}\n```\n", "1: the site of this section has problems:"},
		{"component that throws among others that do not", "## A\n```mdx\n{1}\n```\n## B\n```mdx\n{null.x}\n```\n## C\n```mdx\n{2}\n```\n",
			"6: the site of this section has problems:\ncontent/example-6.mdx:1:7: error: the page threw an error"},
		{"component that throws beside another of its name",
			"## A\n```mdx title=\"content/a.mdx\"\n{1}\n```\n## B\n```mdx title=\"content/a.mdx\"\n{null.x}\n```\n",
			"6: the site of this section has problems:\ncontent/a.mdx:1:7: error: the page threw an error"},
		{"path out of the site", "```js title=\"../x.js\"\nlet a\n```\n", `1: title="../x.js" is not the path of a file in a site`},
		{"unknown command", "```sh\ndocgen biuld\n```\n", `1: docgen biuld: `},
		{"unknown flag", "```sh\ncd docs && CI=1 docgen build --bass-url /x/\n```\n", `1: docgen build --bass-url /x/: `},
		{"argument that a command does not take", "```sh\nbin/docgen check docs # all\n```\n", `1: docgen check docs: `},
		{"unknown command of the npm package", "```sh\nnpx --yes @docgen-cli/docgen@0.1.0 biuld\n```\n", `1: docgen biuld: `},
		{"unknown flag in a container", "```sh\ndocker run --rm ghcr.io/docgen-cli/docgen:0.1.0 build --bass-url /x/\n```\n",
			`1: docgen build --bass-url /x/: `},
		{"wrong file of a host", "```sh\ndocgen deploy init github\n```\n```yaml title=\".github/workflows/docs.yml\"\nname: X\n```\n",
			"4: the block is not what docgen prints\n--- the page shows\nname: X\n+++ docgen prints\n# Publishes "},
		{"wrong output for a host", "```sh\ndocgen deploy init github\n```\n```text\nwrote x.yml\n```\n",
			"4: the block is not what docgen prints\n--- the page shows\nwrote x.yml\n+++ docgen prints\nwrote .github/workflows/docs.yml\n"},
		{"unknown host", "```sh\ndocgen deploy init netify\n```\n", "1: docgen deploy init netify: exit code 2"},
		{"unknown flag in a workflow", "```yaml\nsteps:\n  - run: npx --yes @docgen-cli/docgen@0.1.0 build --bass-url ${{ github.sha }}\n```\n",
			`1: docgen build --bass-url VALUE: `},
		{"prompt", "```sh\n$ docgen build\n```\n", "1: leave out the prompt: $ docgen build"},
		{"wrong JSON", "- in a list:\n\n  ```json\n  {\"a\": 1,}\n  ```\n", "3: invalid character '}'"},
		{"wrong YAML", "```yaml\na: [1\n```\n", "1: "},
		{"wrong TypeScript", "```ts\nlet a: = 1\n```\n", "1: line 1 of the block: "},
		{"wrong CSS", "```css\na { color: red\n```\n", "1: line 2 of the block: "},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			if problems := problemsOf(t, row.page); !strings.Contains(problems, row.problem) {
				t.Errorf("got %q, want %q for\n%s", problems, row.problem, row.page)
			}
		})
	}
}

func TestRightExamplesHaveNoProblems(t *testing.T) {
	t.Parallel()
	const broken = "# Setup\n\n```js\nlet a\n```\n\n[Home](index.md)\n"
	site, err := newExampleSite(t.TempDir(), filepath.Join(t.TempDir(), "none"))
	err = errors.Join(err, site.write("content/setup.md", broken))
	if err != nil {
		t.Fatal(err)
	}
	page := "````md title=\"content/setup.md\"\n" + broken + "````\n```text\n" + withoutSummary(site.output("")) + "```\n" +
		"## Mended\n```md title=\"content/index.md\"\n---\ntags: [a]\n---\n# Home {#here}\n```\n" +
		"## Other\n```yaml title=\"docgen.yaml\"\nonBrokenLinks: ignore\n```\n" +
		"```sh\ndocgen check --config docgen.yaml -q && docgen build \\\n  --base-url /x/ > log.txt & docgen help dev\n```\n" +
		"```sh\nnpx vercel deploy dist\npnpm add --save-dev @docgen-cli/docgen\nyarn docgen check\n```\n" +
		"## Yet another\n```nginx title=\"/etc/nginx.conf\"\nserver {}\n```\n"
	if problems := problemsOf(t, page); problems != "" {
		t.Errorf("%s\n%s", problems, page)
	}
}

func TestOutputInPagesIsCorrected(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "page.md")
	const before = "# A\n\n```text\nold\nlines\n```\n\n- b\n\n  ````text\n  ```\n  ````\n\nEnd\n"
	const want = "# A\n\n```text\nnew\n```\n\n- b\n\n  ````text\n  two\n  lines\n  ````\n\nEnd\n"
	if err := os.WriteFile(file, []byte(before), 0o644); err != nil {
		t.Fatal(err)
	}
	page := mistakes{file: file, printed: map[int]string{3: "new\n", 10: "two\nlines\n"}}
	if err := page.correct(); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
}

// problemsOf checks the sections of a page as the guide's are.
func problemsOf(t *testing.T, page string) string {
	t.Helper()
	var problems []string
	var left []unrendered
	for _, section := range readExamples(page) {
		if len(section.examples) == 0 {
			continue
		}
		mistakes, code := checkExamples(t.TempDir(), filepath.Join(t.TempDir(), "none"), section)
		for _, found := range mistakes {
			problems = append(problems, found.String())
		}
		if code != nil {
			left = append(left, unrendered{line: section.last(), files: code})
		}
	}
	for _, group := range together(left) {
		found, err := render(t.TempDir(), group)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range slices.Concat(found...) {
			problems = append(problems, found.String())
		}
	}
	return strings.Join(problems, "\n")
}
