package main

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestDevShowsAFolderOfMarkdownWithoutConfig(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "widget")
	sitetest.Write(t, dir, map[string]string{
		"README.md":              "# The widget\n\n[Setup](docs/setup.md#linux), [License](LICENSE), [gone](gone.md)\n",
		"LICENSE":                "MIT\n",
		"docs/setup.md":          "# Set up\n\n[Home](../README.md)\n\n## Linux\n",
		"docs/live.mdx":          "# Live\n\n<b>{1 + 1}</b>\n",
		"ignored/a.md":           "# Ignored\n",
		"node_modules/x/read.md": "# Package\n",
		"dist/a.md":              "# Built\n",
		".gitignore":             "ignored/\n",
		"src/pages/about.tsx":    "import gone from 'gone'\n",
	})
	if err := errors.Join(os.Symlink(os.TempDir(), filepath.Join(dir, "outside")), os.Symlink("/gone.md", filepath.Join(dir, "broken.md"))); err != nil {
		t.Fatal(err)
	}
	command := docgen(t, dir, "dev", "--port", "0")
	stderr, err := command.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = command.Process.Kill() })
	lines := bufio.NewReader(stderr)
	var printed strings.Builder
	for range 3 {
		line, err := lines.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		printed.WriteString(line)
	}
	match := regexp.MustCompile(`^1 warning: run "docgen dev -v" to list it
no docgen.yaml in this folder, so docgen shows the Markdown files as they are: run "docgen init" to make them a site
previewing at (http://\S+)/ \(press Ctrl\+C to stop\)
$`).FindStringSubmatch(printed.String())
	if match == nil {
		t.Fatalf("printed %s", &printed)
	}
	origin := match[1]
	for path, text := range map[string]string{
		"/": `href="/docs/setup#linux">Setup`, "/docs/setup": `href="/">Home`, "/docs/live": "<b>2</b>",
	} {
		if page := get(t, origin+path); !strings.Contains(page, text) || !strings.Contains(page, "The widget</title>") {
			t.Errorf("%s lacks %s: %s", path, text, page)
		}
	}
	license := regexp.MustCompile(`href="(/assets/[^"]+)"[^>]*>License`).FindStringSubmatch(get(t, origin+"/"))
	if license == nil || get(t, origin+license[1]) != "MIT\n" {
		t.Errorf("the link to the license is %v", license)
	}
	for _, path := range []string{"/ignored/a", "/node_modules/x/read", "/dist/a", "/about"} {
		if response, err := http.Get(origin + path); err != nil || response.StatusCode != http.StatusNotFound {
			t.Errorf("%s: got %v %v, want status 404", path, response.Status, err)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "docgen.yaml")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a preview wrote docgen.yaml: %v", err)
	}

	if text, err := os.ReadFile(filepath.Join(dir, ".docgen", ".gitignore")); string(text) != "*\n" {
		t.Errorf("git sees the cache: .gitignore has %q, %v", text, err)
	}

	// From now on, the site has a config.
	go func() { _, _ = lines.WriteTo(io.Discard) }()
	sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Configured\nurl: https://example.org\ndocs: {path: docs}\n"})
	await(t, origin, "/setup", "Set up")
	if page := get(t, origin+"/setup"); !strings.Contains(page, "Set up | Configured</title>") {
		t.Errorf("the page does not follow docgen.yaml: %s", page)
	}
	stop(t, command)
}

func TestDevLeadsToTheFirstPageWithoutReadme(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{"b.md": "# B\n", "a.md": "# First\n"})
	command, origin := startPreview(t, dir)
	if page := get(t, origin+"/"); !strings.Contains(page, "<title>First | ") {
		t.Errorf("the home page does not lead to the first page: %s", page)
	}
	sitetest.Write(t, dir, map[string]string{"README.md": "# Home\n"})
	await(t, origin, "/", "Home")
	stop(t, command)
}
