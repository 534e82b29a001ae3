package build

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"docgen/internal/diag"
)

// A symbolic link must not let a page show what lies outside of the site.
func TestShownFileIsNotReadThroughALinkOutOfTheSite(t *testing.T) {
	t.Parallel()
	parent := t.TempDir()
	site := filepath.Join(parent, "site")
	for name, content := range map[string]string{
		"secret.txt":           "secret",
		"site/docgen.yaml":     "title: Site\nurl: https://example.org\n",
		"site/inside.txt":      "inside",
		"site/content/page.md": "# Page\n\n```text file=\"/out.txt\"\n```\n\n```text file=\"/in.txt\"\n```\n",
	} {
		file := filepath.Join(parent, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for link, target := range map[string]string{"out.txt": filepath.Join("..", "secret.txt"), "in.txt": "inside.txt"} {
		if err := os.Symlink(target, filepath.Join(site, link)); err != nil {
			t.Skip("no symbolic links here:", err)
		}
	}
	result, err := Check(t.Context(), Options{Dir: site, Config: "docgen.yaml", Jobs: 1})
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Findings) != 1 {
		t.Fatalf("got %+v, want one finding", result.Findings)
	}
	got := result.Findings[0]
	if got.Severity != diag.Error || got.Code != "include" || got.Place() != "content/page.md:3:15" || !strings.Contains(got.Text, `"/out.txt" cannot be read`) {
		t.Errorf("got %+v, want an error that /out.txt cannot be read", got)
	}
}
