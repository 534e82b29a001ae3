package read_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site/read"
)

// A symbolic link must not let a page show a file outside the site.
func TestIncludeDoesNotFollowALinkOutOfTheSite(t *testing.T) {
	t.Parallel()
	parent := t.TempDir()
	dir := filepath.Join(parent, "site")
	for name, text := range map[string]string{
		"secret.txt":           "secret",
		"site/inside.txt":      "inside",
		"site/content/page.md": "# Page\n\n```text file=\"/out.txt\"\n```\n\n```text file=\"/in.txt\"\n```\n",
	} {
		file := filepath.Join(parent, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for link, target := range map[string]string{"out.txt": filepath.Join("..", "secret.txt"), "in.txt": "inside.txt"} {
		if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
			t.Skip("no symbolic links here:", err)
		}
	}
	reader := newReader(t, "")
	reader.input.Engine = reader.engine.Begin(source.Files{source.Site(dir, "."), source.Site(dir, "content")}, nil, time.Now())
	result, findings, err := read.Site(t.Context(), reader.input)
	if err != nil || len(findings) != 1 {
		t.Fatalf("got %+v, %v, want one finding", findings, err)
	}
	sitetest.Compare(t, "code and place", []string{findings[0].Severity.String(), findings[0].Code, findings[0].Place()},
		[]string{"error", "include", "content/page.md:3:15"})
	if !strings.Contains(findings[0].Text, `"/out.txt" cannot be read`) {
		t.Errorf("got %q", findings[0].Text)
	}
	if body := bodyOf(t, result, "content/page.md"); !strings.Contains(body, "inside") || strings.Contains(body, "secret") {
		t.Errorf("the page shows %s", body)
	}
}

// An included file is part of the text, so editing it is editing the text.
func TestEditOfAnIncludedFileIsNoticed(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	page := "# Page\n\n::include{file=\"_part.md\"}\n\n```text file=\"./code.txt\"\n```\n"
	texts := files{"content/page.md": page, "content/_part.md": "Old part.\n", "content/code.txt": "old code"}
	result, findings := reader.read(texts)
	sitetest.Compare(t, "findings", findings, []string{})
	if body := bodyOf(t, result, "content/page.md"); !strings.Contains(body, "Old part.") || !strings.Contains(body, "old code") {
		t.Fatalf("the page shows %s", body)
	}
	texts["content/_part.md"] = "New part.\n"
	result, _ = reader.read(texts)
	texts["content/code.txt"] = "new code"
	again, _ := reader.read(texts)
	sitetest.Compare(t, "parsed", []int{result.Parsed, again.Parsed}, []int{1, 1})
	if body := bodyOf(t, again, "content/page.md"); !strings.Contains(body, "New part.") || !strings.Contains(body, "new code") {
		t.Errorf("the page shows %s", body)
	}
	result, _ = reader.read(texts)
	sitetest.Compare(t, "parsed when nothing changed", result.Parsed, 0)
	delete(texts, "content/_part.md")
	_, findings = reader.read(texts)
	sitetest.Compare(t, "findings of a part that is gone", len(findings), 1)
	texts["content/_part.md"] = "Back again.\n"
	result, findings = reader.read(texts)
	sitetest.Compare(t, "findings when it is back", findings, []string{})
	if body := bodyOf(t, result, "content/page.md"); !strings.Contains(body, "Back again.") {
		t.Errorf("the page shows %s", body)
	}
}
