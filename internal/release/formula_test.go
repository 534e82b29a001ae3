package main

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestFormulaNamesEveryArchiveWithItsChecksum(t *testing.T) {
	t.Parallel()
	text := string(formulaOf(t))
	got := map[string]string{}
	for _, pair := range regexp.MustCompile(`url "(.+)"\n +sha256 "([0-9a-f]{64})"\n`).FindAllStringSubmatch(text, -1) {
		got[pair[1]] = pair[2]
	}
	sums := sumsOfArchives()
	for name, sum := range sums {
		url := "https://" + product.Repository + "/releases/download/v" + product.Version + "/" + name
		if want := !strings.HasSuffix(name, ".zip"); want && got[url] != sum {
			t.Errorf("%s: got checksum %q, want %q", url, got[url], sum)
		}
	}
	if len(got) != 4 {
		t.Errorf("got %d archives in\n%s", len(got), text)
	}
	for _, want := range []string{"class Docgen < Formula\n", "  depends_on \"node\"\n", "  version \"" + product.Version + "\"\n", "  test do\n",
		"bin.install \"docgen\"\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("the formula lacks %q", want)
		}
	}
}

func TestFormulaIsRuby(t *testing.T) {
	t.Parallel()
	text := string(formulaOf(t))
	if ruby, err := exec.LookPath("ruby"); err == nil {
		command := exec.CommandContext(t.Context(), ruby, "-wc")
		command.Stdin = strings.NewReader(text)
		if output, err := command.CombinedOutput(); err != nil || string(output) != "Syntax OK\n" {
			t.Errorf("ruby -wc: %v\n%s\n%s", err, output, text)
		}
	}
	// Without Ruby: every block ends at the indentation of its start, and every text is closed.
	var open []string
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		indent := line[:len(line)-len(strings.TrimLeft(line, " "))]
		switch word := strings.TrimSpace(line); {
		case strings.Count(line, `"`)%2 != 0:
			t.Errorf("a text is not closed: %s", line)
		case strings.HasPrefix(word, "class "), strings.HasPrefix(word, "def "), strings.HasSuffix(word, " do"):
			open = append(open, indent)
		case word == "end" && (len(open) == 0 || open[len(open)-1] != indent):
			t.Fatalf("an end without a start in\n%s", text)
		case word == "end":
			open = open[:len(open)-1]
		}
	}
	if len(open) != 0 {
		t.Errorf("%d blocks have no end in\n%s", len(open), text)
	}
}

func TestFormulaWithoutAnArchiveIsAnError(t *testing.T) {
	t.Parallel()
	sums := sumsOfArchives()
	delete(sums, platform{"linux", "arm64"}.Archive())
	if _, err := formula(sums); err == nil || !strings.Contains(err.Error(), "the release has no docgen-"+product.Version+"-linux-arm64.tar.gz") {
		t.Errorf("got %v", err)
	}
}

func formulaOf(t *testing.T) []byte {
	t.Helper()
	text, err := formula(sumsOfArchives())
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// sumsOfArchives returns a different checksum for each archive.
func sumsOfArchives() map[string]string {
	sums := map[string]string{}
	for i, found := range platforms() {
		sums[filepath.Base(found.Archive())] = strings.Repeat(string(rune('a'+i)), 64)
	}
	return sums
}
