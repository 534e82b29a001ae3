package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
	"github.com/goccy/go-yaml"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// agent is a client of "docgen mcp".
type agent struct {
	t       *testing.T
	session *mcp.ClientSession
	stderr  *strings.Builder
}

// newAgent starts "docgen mcp" as agents do, and ends it after the test. It must end cleanly.
func newAgent(t *testing.T, dir string, args ...string) *agent {
	t.Helper()
	command := docgen(t, dir, append([]string{"mcp"}, args...)...)
	a := &agent{t: t, stderr: &strings.Builder{}}
	command.Stderr = a.stderr
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	session, err := client.Connect(t.Context(), &mcp.CommandTransport{Command: command}, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, a.stderr)
	}
	a.session = session
	t.Cleanup(func() {
		if err := session.Close(); err != nil || a.stderr.Len() > 0 {
			t.Errorf("docgen mcp ended with %v and printed %q", err, a.stderr)
		}
	})
	return a
}

// call returns the text of a tool's result. An error of the tool begins with "error: ".
func (a *agent) call(tool string, arguments map[string]any) string {
	a.t.Helper()
	result, err := a.session.CallTool(a.t.Context(), &mcp.CallToolParams{Name: tool, Arguments: arguments})
	if err != nil {
		a.t.Fatalf("%s %v: %v", tool, arguments, err)
	}
	var texts []string
	for _, content := range result.Content {
		text, isText := content.(*mcp.TextContent)
		if !isText {
			a.t.Fatalf("%s %v: got %T", tool, arguments, content)
		}
		texts = append(texts, text.Text)
	}
	if joined := strings.Join(texts, "\n"); !result.IsError {
		return joined
	}
	return "error: " + strings.Join(texts, "\n")
}

func buildSite(t *testing.T, dir string, args ...string) {
	t.Helper()
	if output, err := docgen(t, dir, append([]string{"build", "-q"}, args...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
}

// agentSite is a site with two versions and two languages.
func agentSite() map[string]string {
	return map[string]string{
		"docgen.yaml":      "title: Acme\ntagline: Tools for builders\nurl: https://example.org\nbaseUrl: /docs/\ni18n: {defaultLocale: en, locales: [en, de]}\n",
		"versions.json":    `["1.0"]`,
		"content/index.md": "# Home\n\nWelcome to the new site.\n",
		"content/setup.md": "# Setup\n\nConfigure the new server.\n",
		"static/secret.md": "not a page",
		"outside.md":       "---\ntitle: outside\n---\n",
		"i18n/de/docusaurus-plugin-content-docs/version-1.0/setup.md": "# Einrichten\n\nKonfigurieren Sie die Server.\n",
		"versioned_docs/version-1.0/index.md":                         "# Home\n\nThe old welcome.\n",
		"versioned_docs/version-1.0/setup.md":                         "# Setup\n\nConfigure the old server.\n\n## Install\n\nRun it.\n\n```sh\n# Use\n```\n\n### On *Linux* {#tux}\n\nUse apt.\n\n## Use\n\nNow use it.\n",
		"versioned_docs/version-1.0/long.md":                          "# Long\n\n" + strings.Repeat("A line of text about nothing.\n\n", 1000),
	}
}

func TestAgentsSearchListAndReadTheSite(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, agentSite())
	buildSite(t, dir)
	a := newAgent(t, dir)
	if got := a.session.InitializeResult().Instructions; !strings.Contains(got, `"Acme" (Tools for builders) at https://example.org/docs/`) ||
		!strings.Contains(got, "Versions: 1.0, Next") || !strings.Contains(got, "Languages: en, de") {
		t.Errorf("instructions %q", got)
	}
	for _, row := range []struct {
		name, tool string
		arguments  map[string]any
		want, not  string
	}{
		{"search", "search", map[string]any{"query": "configure"},
			"https://example.org/docs/setup\nVersion: 1.0\n\n- Setup (setup.md): Configure the old server.", "new server"},
		{"search for a section", "search", map[string]any{"query": "on linux"}, "(setup.md#tux)", ""},
		{"search in a version", "search", map[string]any{"query": "configure", "version": "next"}, "(next/setup.md): Configure the new server.", "old server"},
		{"search with another language's stemmer", "search", map[string]any{"query": "konfiguriere", "language": "de"},
			"(de/setup.md): Konfigurieren Sie die Server.", ""},
		{"search with a huge limit", "search", map[string]any{"query": "configure", "limit": 1 << 30}, "(limit is at most 25)", ""},
		{"search with a negative limit", "search", map[string]any{"query": "configure", "limit": -1}, "error: limit must be between 1 and 25, found -1", ""},
		{"search for a long text", "search", map[string]any{"query": strings.Repeat("a ", 200) + "configure"}, "No results", ""},
		{"search for nothing", "search", map[string]any{"query": " "}, "error: the query is empty: pass the words to look for", ""},
		{"search without results", "search", map[string]any{"query": "zebra"}, `No results for "zebra".`, ""},
		{"search with an unknown argument", "search", map[string]any{"query": "a", "page": 2}, `unexpected additional properties ["page"]`, ""},
		{"search in an unknown version", "search", map[string]any{"query": "a", "version": "3"}, `error: the site has no version "3": use one of 1.0, Next`,
			""},
		{"search in an unknown language", "search", map[string]any{"query": "a", "language": "fr"}, `error: the site has no language "fr": use one of en, de`,
			""},
		{"list", "list", nil, "- Setup (setup.md): Configure the old server.", "next/"},
		{"list a version", "list", map[string]any{"version": "Next"}, "- Setup (next/setup.md): Configure the new server.", "(setup.md)"},
		{"list an unknown section", "list", map[string]any{"section": "Nowhere"}, `error: there is no section "Nowhere": the sections are `, ""},
		{"read by path", "read", map[string]any{"page": "setup.md"}, "canonical: \"https://example.org/docs/setup\"\nversion: \"1.0\"\n", ""},
		{"read by URL", "read", map[string]any{"page": "https://example.org/docs/next/setup"}, "the new server", ""},
		{"read by URL path", "read", map[string]any{"page": "/docs/de/setup"}, "# Einrichten", ""},
		{"read the home page", "read", map[string]any{"page": "/docs/"}, "The old welcome.", ""},
		{"read the home page of a version", "read", map[string]any{"page": "/docs/next/"}, "the new site", ""},
		{"read at an anchor", "read", map[string]any{"page": "setup.md#tux"}, "### On *Linux*\n\nUse apt.\n", "Now use it"},
		{"read a section", "read", map[string]any{"page": "setup.md", "section": "Install"}, "# Use\n```\n\n### On *Linux*\n\nUse apt.\n", "Now use it"},
		{"read an unknown section", "read", map[string]any{"page": "setup.md", "section": "Instal"},
			`error: the page setup.md has no section "Instal": did you mean "Install"?`, ""},
		{"read a part", "read", map[string]any{"page": "long.md"}, "To continue, pass the same arguments with offset 199", ""},
		{"read too far", "read", map[string]any{"page": "setup.md", "offset": 1 << 20}, "error: offset must be between 0 and ", ""},
		{"read an unknown page", "read", map[string]any{"page": "/docs/setpu"}, `error: the site has no page "/docs/setpu": did you mean setup.md`, ""},
		{"read another site", "read", map[string]any{"page": "https://example.com/"},
			"error: \"https://example.com/\" is not a page of this site, whose URLs begin with https://example.org/docs/", ""},
		{"read outside of the site", "read", map[string]any{"page": "../outside.md"}, `error: the site has no page "../outside.md"`, "title: outside"},
		{"read outside of the site, encoded", "read", map[string]any{"page": "/docs/%2e%2e/outside.md"}, "error: the site has no page", "title: outside"},
		{"read a file that is no page", "read", map[string]any{"page": "secret.md"}, `error: the site has no page "secret.md"`, "not a page"},
		{"read nothing", "read", map[string]any{"page": "docgen.yaml\x00"}, "error: the site has no page", ""},
	} {
		got := a.call(row.tool, row.arguments)
		if !strings.Contains(got, row.want) || row.not != "" && strings.Contains(got, row.not) {
			t.Errorf("%s: got\n%s\nwant %q and not %q", row.name, got, row.want, row.not)
		}
	}
	resources, err := a.session.ListResources(t.Context(), nil)
	if err != nil || len(resources.Resources) != 10 {
		t.Fatalf("got %d resources (%v), want the 5 pages of each language", len(resources.Resources), err)
	}
	page, err := a.session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "https://example.org/docs/next/setup.md"})
	if err != nil || !strings.Contains(page.Contents[0].Text, "the new server") {
		t.Errorf("got %v %v", page, err)
	}
}

func TestAgentsGetTheNewBuild(t *testing.T) {
	t.Parallel()
	for _, foreign := range []string{"", "dist/own.txt"} { // docgen replaces a folder with files of others file by file
		dir := t.TempDir()
		sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Acme\nurl: https://example.org\n", "content/index.md": "# Old title\n\nApples.\n"})
		buildSite(t, dir)
		if foreign != "" {
			sitetest.Write(t, dir, map[string]string{foreign: "mine"})
		}
		a := newAgent(t, dir)
		if got := a.call("search", map[string]any{"query": "apples"}); !strings.Contains(got, "Old title (index.md)") {
			t.Errorf("got %s", got)
		}
		sitetest.Write(t, dir, map[string]string{"content/index.md": "# New title\n\nPears.\n", "content/more.md": "# More\n\nPears and plums.\n"})
		buildSite(t, dir)
		for _, row := range []struct{ tool, argument, value, want string }{
			{"search", "query", "pears", "New title (index.md)"},
			{"read", "page", "/more", "# More"},
			{"list", "version", "", "- More (more.md)"},
		} {
			if got := a.call(row.tool, map[string]any{row.argument: row.value}); !strings.Contains(got, row.want) {
				t.Errorf("%s after a build: got\n%s\nwant %q", row.tool, got, row.want)
			}
		}
		if err := os.RemoveAll(filepath.Join(dir, "dist")); err != nil {
			t.Fatal(err)
		}
		if got := a.call("list", nil); got != `error: the folder dist contains no built site: run "docgen build" first` {
			t.Errorf("without a site: got %s", got)
		}
	}
}

func TestMCPSaysWhatASiteLacks(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, config, want string }{
		{"no build", "", "error: the folder dist contains no built site: run \"docgen build\" first\n"},
		{"no Markdown", "llms: false\n", "error: the folder dist was built without pages in Markdown: remove \"llms: false\" from docgen.yaml, and run \"docgen build\"\n"},
	} {
		dir := t.TempDir()
		sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Acme\nurl: https://example.org\n" + row.config, "content/index.md": "# Home\n"})
		if row.config != "" {
			buildSite(t, dir)
		}
		command := docgen(t, dir, "mcp")
		var stdout, stderr strings.Builder
		command.Stdout, command.Stderr = &stdout, &stderr
		if code := exitCodeOf(t, command.Run()); code != exitUsage || stdout.Len() > 0 || stderr.String() != row.want {
			t.Errorf("%s: exit code %d, stdout %q, stderr %q, want %q", row.name, code, stdout.String(), stderr.String(), row.want)
		}
	}
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Acme\nurl: https://example.org\n", "content/index.md": "# Home\n"})
	buildSite(t, dir)
	if err := os.Remove(filepath.Join(dir, "dist", "search.json")); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(dir, "dist", ".docgen-manifest")); err != nil { // some hosts leave out hidden files
		t.Fatal(err)
	}
	if got := newAgent(t, dir).call("search", map[string]any{"query": "home"}); !strings.HasPrefix(got, "error: the site has no search of its own") {
		t.Errorf("without a search: got %s", got)
	}
}

func TestMCPEndsWithASignal(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Acme\nurl: https://example.org\n", "content/index.md": "# Home\n"})
	buildSite(t, dir)
	command := docgen(t, dir, "mcp")
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	session, err := client.Connect(t.Context(), &mcp.CommandTransport{Command: command}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "search", Arguments: map[string]any{"query": "home"}}); err != nil {
		t.Fatal(err)
	}
	if err := command.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	_ = session.Wait() // the error depends on what the client was doing
	_ = session.Close()
	if code := command.ProcessState.ExitCode(); code != exitOK {
		t.Errorf("exit code %d, want 0", code)
	}
}

// questions returns the questions of readers that the search of Phoenix's site must answer, each followed by the
// pages that answer it.
func questions(t *testing.T) [][]string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join("..", "..", "theme", "tests", "search", "questions.ts"))
	if err != nil {
		t.Fatal(err)
	}
	script := api.Transform(string(source), api.TransformOptions{Loader: api.LoaderTS, MinifyWhitespace: true})
	text := strings.TrimSuffix(strings.TrimSpace(strings.TrimPrefix(string(script.Code), "export const questions=")), ";")
	var all [][]string
	if err := yaml.Unmarshal([]byte(text), &all); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestAgentsFindWhatReadersFind(t *testing.T) {
	t.Parallel()
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "dist")
	if output, err := exec.Command("docgen", "build", "-q", "--no-cache", "-C", root, "-o", out).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	a := newAgent(t, root, "-o", out)
	all := questions(t)
	if len(all) < 90 {
		t.Errorf("found %d questions", len(all))
	}
	for _, question := range all {
		result, err := a.session.CallTool(t.Context(), &mcp.CallToolParams{Name: "search", Arguments: map[string]any{"query": question[0]}})
		if err != nil {
			t.Fatal(err)
		}
		encoded, _ := json.Marshal(result.StructuredContent)
		var found struct {
			Pages []struct {
				Places []struct{ URL string }
			}
		}
		if err := json.Unmarshal(encoded, &found); err != nil {
			t.Fatal(err)
		}
		var urls []string
		for _, page := range found.Pages {
			for _, place := range page.Places {
				urls = append(urls, strings.TrimPrefix(place.URL, "https://kasper.github.io/phoenix/"))
			}
		}
		first := urls[:min(3, len(urls))]
		if !slices.ContainsFunc(first, func(url string) bool { return slices.Contains(question[1:], url) }) {
			t.Errorf("%s: found %v, want one of %v", question[0], first, question[1:])
		}
	}
}
