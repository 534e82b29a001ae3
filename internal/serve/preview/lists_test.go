package preview_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
)

// Agents can ask a preview for the same lists as a built site.
func TestPreviewHasTheListsForAgents(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\nllms: full\n")
	site.save("content/index.md", "# Home\n\nWords.\n")
	site.save("content/live.mdx", "# Live\n\n{1 + 2} words.\n")
	site.save("src/pages/team.tsx", "export const frontMatter = { title: 'Team' }\nexport default () => <h1>Team</h1>\n")
	live := site.openValid(site.options())
	contains := func(name string, parts ...string) {
		t.Helper()
		text, err := live.File(t.Context(), name)
		for _, part := range parts {
			if err != nil || !strings.Contains(string(text), part) {
				t.Errorf("%s lacks %q (%v):\n%s", name, part, err, text)
			}
		}
	}
	contains("llms.txt", "[Home](https://example.org/index.md)", "[Team](https://example.org/team.md)", "(https://example.org/llms-full.txt)")
	contains("llms-full.txt", "\nWords.\n", "\n3 words.\n", "\n# Team\n")

	site.save("content/index.md", "# Start\n\nOther words.\n")
	if findings, err := live.Update(t.Context()); err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	contains("llms.txt", "[Start](https://example.org/index.md)")
	contains("llms-full.txt", "\nOther words.\n")

	site.save("docgen.yaml", "title: Site\nurl: https://example.org\nllms: false\n")
	if findings, err := live.Update(t.Context()); err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	for _, name := range []string{"llms.txt", "llms-full.txt"} {
		if text, err := live.File(t.Context(), name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
}
