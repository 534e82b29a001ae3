package preview_test

import (
	"strings"
	"testing"
)

// Changes of other files are no changes of the site: the author's editor, a log or another tool wrote them.
func TestPreviewKnowsWhichFilesItReads(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n\n![Box](box.svg)\n\n::include{file=\"/parts/part.md\"}\n")
	site.save("content/box.svg", `<svg xmlns="http://www.w3.org/2000/svg"/>`)
	site.save("content/live.mdx", "import { Count } from '@site/src/Count'\n\n# Live\n\n<Count />\n")
	site.save("parts/part.md", "A part.\n")
	site.save("src/Count.tsx", "import text from './text.json'\nexport const Count = () => <b>{text.count}</b>\n")
	site.save("src/text.json", `{"count": 1}`)
	site.save("src/unused.ts", "export {}\n")
	site.save("static/file.txt", "text")
	site.save("dev.log", "updated\n")
	live := site.openValid(site.options())
	for name, want := range map[string]bool{
		"docgen.yaml": true, "sidebars.yaml": true, "content/index.md": true, "content/box.svg": true, "parts/part.md": true,
		"content/live.mdx": true, "src/Count.tsx": true, "src/text.json": true, "static/file.txt": true,
		"src/unused.ts": false, "dev.log": false, "parts/other.md": false, "notes/todo.md": false,
	} {
		if got := live.Reads(name); got != want {
			t.Errorf("reads %s: %v, want %v", name, got, want)
		}
	}
	for name, want := range map[string]bool{
		"content/new.md": true, "content/folder": true, "static/new.txt": true, "src/new.ts": true, "parts/new.md": false, "notes/new.md": false,
	} {
		if got := live.Lists(name); got != want {
			t.Errorf("lists the folder of %s: %v, want %v", name, got, want)
		}
	}
}

func TestPreviewKeepsWhatCategoryFilesSay(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n")
	site.save("content/guides/a.md", "# A\n")
	site.save("content/guides/_category_.yml", "label: Guides\n")
	live := site.openValid(site.options())
	if live.Kept("category") != 1 {
		t.Error("the category is not kept")
	}
	site.save("content/guides/_category_.yml", "label: Manuals\n")
	site.update(live)
	if document, err := live.File(t.Context(), "index.html"); err != nil || !strings.Contains(string(document), "Manuals") {
		t.Errorf("the new label is missing: %v", err)
	}
}

func TestPreviewKeepsTheReleasesOfAChangelog(t *testing.T) {
	t.Parallel()
	const first, second = "# Changelog\n\n## 1.0.0 - 2026-01-02\n\nFirst.\n", "\n## 0.9.0 - 2025-01-02\n\nEarlier.\n"
	site := newSiteFolder(t)
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\nblog: {changelog: CHANGELOG.md}\n")
	site.save("content/index.md", "# Home\n")
	site.save("CHANGELOG.md", first)
	live := site.openValid(site.options())
	if live.Kept("changelog") != 1 {
		t.Error("the releases are not kept")
	}
	site.save("CHANGELOG.md", first+second)
	site.update(live)
	if page, err := live.Page(t.Context(), "/changelog/0.9.0"); err != nil || page.Missing {
		t.Errorf("the new release is missing: %v", err)
	}
}
