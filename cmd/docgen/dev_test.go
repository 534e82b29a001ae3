package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// startPreview runs "docgen dev" in a folder and returns the preview's origin.
func startPreview(t *testing.T, dir string) (command *exec.Cmd, origin string) {
	t.Helper()
	command = docgen(t, dir, "dev", "--port", "0")
	stderr, err := command.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = command.Process.Kill() })
	lines := bufio.NewReader(stderr)
	for origin == "" {
		line, err := lines.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		if match := regexp.MustCompile(`^previewing at (http://\S+)/ `).FindStringSubmatch(line); match != nil {
			origin = match[1]
		}
	}
	go func() { _, _ = lines.WriteTo(io.Discard) }() // so that it never blocks on a full pipe
	return command, origin
}

// stop ends a preview as Ctrl+C does.
func stop(t *testing.T, command *exec.Cmd) {
	t.Helper()
	if err := command.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if code := exitCodeOf(t, command.Wait()); code != 0 {
		t.Errorf("exit code %d, want 0", code)
	}
}

// await reads the events of an open page until one contains a text. It reconnects after
// each reload event, and fails after half a minute without an event.
func await(t *testing.T, origin, path, text string) {
	t.Helper()
	client := http.Client{Timeout: 30 * time.Second}
	for event := "event: reload\n"; event == "event: reload\n"; {
		changes, err := client.Get(origin + "/__docgen/changes?path=" + url.QueryEscape(path))
		if err != nil {
			t.Fatal(err)
		}
		events := bufio.NewReader(changes.Body)
		event = ""
		for event != "event: reload\n" && !strings.Contains(event, text) {
			event, err = events.ReadString('\n')
			if err != nil {
				t.Fatalf("the open page receives no event with %q: %v", text, err)
			}
		}
		changes.Body.Close()
	}
}

func TestDevNotifiesOpenPagesAndWritesNothing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":      "title: Site\nurl: https://example.org\n",
		"content/index.md": "# Welcome\n\nBefore.\n",
	})
	command, origin := startPreview(t, dir)
	if page := get(t, origin+"/"); !strings.Contains(page, "Before.") {
		t.Errorf("the page lacks its text: %s", page)
	}
	sitetest.Write(t, dir, map[string]string{"content/index.md": "# Welcome\n\nAfter.\n"})
	await(t, origin, "/", "After.")
	if page := get(t, origin+"/"); !strings.Contains(page, "After.") {
		t.Errorf("the page does not show the edit: %s", page)
	}
	if _, err := os.Stat(filepath.Join(dir, "dist")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a preview wrote dist: %v", err)
	}
	stop(t, command)
}

// randomEdits edits a site at random. About half of its saves break the site.
type randomEdits struct {
	dir    string
	random *rand.Rand
}

func (m randomEdits) save(t *testing.T) {
	t.Helper()
	names := []string{"content/a.md", "content/b.md", "content/sub/c.md", "content/new.md", "content/live.mdx"}
	name := names[m.random.IntN(len(names))]
	number := m.random.IntN(1000)
	switch m.random.IntN(12) {
	case 0:
		sitetest.Write(t, m.dir, map[string]string{name: "---\ntitle: [\n---\n\n# Broken\n"})
	case 1:
		sitetest.Write(t, m.dir, map[string]string{name: "# Page\n\n[Gone](gone.md) <div>\n\n:::note\n"})
	case 2:
		sitetest.Write(t, m.dir, map[string]string{"docgen.yaml": "title: Site\nurl: https://example.org\nnavbra: {}\n"})
	case 3:
		sitetest.Write(t, m.dir, map[string]string{"sidebars.yaml": "docs:\n  - nowhere\n"})
	case 4:
		sitetest.Write(t, m.dir, map[string]string{"content/live.mdx": "# Live\n\n<b>{1 +\n"})
	case 5:
		sitetest.Write(t, m.dir, map[string]string{"content/sub/_category_.yml": "label: [\n"})
	case 6:
		_ = os.Remove(filepath.Join(m.dir, name)) // it may not be there
	case 7:
		_ = os.Rename(filepath.Join(m.dir, "content/sub"), filepath.Join(m.dir, "content/moved"))
	case 8:
		sitetest.Write(t, m.dir, map[string]string{"docgen.yaml": fmt.Sprintf("title: Site %d\nurl: https://example.org\n", number)})
	default:
		sitetest.Write(t, m.dir, map[string]string{name: fmt.Sprintf("# Page %d\n\nText of %[1]d.\n\n## Part %[1]d\n", number)})
	}
}

func TestDevShowsTheSiteAsBuiltAfterFiveHundredRandomSaves(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	good := map[string]string{
		"docgen.yaml":      "title: Site\nurl: https://example.org\n",
		"content/index.md": "# Welcome\n\n[A](a.md)\n",
		"content/a.md":     "# A\n\n[B](b.md) is the last.\n\n## Part\n",
		"content/b.md":     "# B\n\nText of b.\n",
		"content/sub/c.md": "# C\n",
		"content/live.mdx": "# Live\n\n<b>{1 + 1}</b>\n",
	}
	sitetest.Write(t, dir, good)
	command, origin := startPreview(t, dir)
	edits := randomEdits{dir, rand.New(rand.NewPCG(1, 2))}
	for number := range 500 {
		edits.save(t)
		if number%5 == 0 {
			_ = get(t, origin+"/a") // request a page while the site changes
		}
	}
	for _, name := range []string{"content", "sidebars.yaml"} {
		if err := os.RemoveAll(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	sitetest.Write(t, dir, good)
	await(t, origin, "/a", "is the last.")
	await(t, origin, "/b", "Text of b.")
	if output, err := docgen(t, dir, "build").CombinedOutput(); err != nil {
		t.Fatalf("%s", output)
	}
	for _, path := range []string{"", "a", "b", "sub/c", "live", "search"} {
		file := filepath.Join(dir, "dist", filepath.FromSlash(path), "index.html")
		built, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if shown, want := timeless(get(t, origin+"/"+path)), timeless(string(built)); shown != want {
			t.Errorf("/%s: shown\n%s\nbuilt\n%s", path, shown, want)
		}
	}
	stop(t, command)
}

// timeless removes from a page what differs between preview and build: scripts, style
// sheets, which a preview links, and the hash that identifies them.
func timeless(page string) string {
	page = regexp.MustCompile(`(?s)<style( data-page-styles="[^"]*")?>.*?</style>`).ReplaceAllString(page, "$1")
	page = regexp.MustCompile(`<link rel="stylesheet" href="[^"]*"( data-page-styles="[^"]*")?>`).ReplaceAllString(page, "$1")
	page = regexp.MustCompile(`<link rel="modulepreload" href="[^"]*/shared-[^"]*" fetchpriority="low">\n`).ReplaceAllString(page, "")
	page = regexp.MustCompile(`"preload":\[[^\]]*\]`).ReplaceAllString(page, `"preload":[]`)
	page = regexp.MustCompile(`(shared|page|client)-[\w-]+\.css`).ReplaceAllString(page, "page.css")
	page = regexp.MustCompile(`(client|chunk|page)-[\w-]+\.js`).ReplaceAllString(page, "$1.js")
	return regexp.MustCompile(`"theme":"\w+"`).ReplaceAllString(page, "")
}
