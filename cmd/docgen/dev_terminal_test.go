package main

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestDevSaysWhatEachSaveChangedAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	const home = "# Welcome\n\nWords.\n"
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{"docgen.yaml": "title: Site\nurl: https://example.org\n", "content/index.md": home, "static/.keep": ""})
	command := docgen(t, dir, "dev", "--port", "0")
	stderr, err := command.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = command.Process.Kill() })
	lines := bufio.NewScanner(stderr)
	// until returns what the preview says, up to the first line that starts with a text.
	until := func(start string) string {
		t.Helper()
		var printed strings.Builder
		for lines.Scan() {
			printed.WriteString(lines.Text() + "\n")
			if strings.HasPrefix(lines.Text(), start) {
				return regexp.MustCompile(`\d+ ms`).ReplaceAllString(printed.String(), "n ms")
			}
		}
		t.Fatalf("no line starts with %q: %s, %v", start, printed.String(), lines.Err())
		return ""
	}
	until("previewing at ")
	for _, step := range []struct {
		name, file, text string
		want             string // "..." stands for other text
	}{
		{"new words", "content/index.md", home + "\nMore.\n", "updated content/index.md in n ms\n"},
		{"two mistakes", "content/index.md", home + "\n![](/x.svg)\n",
			"content/index.md:5:5: error: no image...updated content/index.md in n ms: 1 error, 1 warning\n"},
		{"the same mistakes elsewhere", "content/index.md", "New.\n\n" + home + "\n![](/x.svg)\n", "updated content/index.md in n ms: 1 error, 1 warning\n"},
		{"one less", "static/x.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`,
			"fixed: content/index.md:7:5: no image...updated static/x.svg in n ms: 1 warning\n"},
		{"none", "content/index.md", home + "\n![X](/x.svg)\n",
			"fixed: content/index.md:7:5: ... has no alt text...updated content/index.md in n ms: no problems left\n"},
	} {
		sitetest.Write(t, dir, map[string]string{".new": step.text})
		// Like editors, which never leave half a file.
		if err := os.Rename(filepath.Join(dir, ".new"), filepath.Join(dir, step.file)); err != nil {
			t.Fatal(err)
		}
		pattern := "(?s)^" + strings.ReplaceAll(regexp.QuoteMeta(step.want), `\.\.\.`, ".*") + "$"
		if got := until("updated "); !regexp.MustCompile(pattern).MatchString(got) {
			t.Errorf("%s: got %q, want %q", step.name, got, step.want)
		}
	}
	stop(t, command)
}
