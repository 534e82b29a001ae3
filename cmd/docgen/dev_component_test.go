package main

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestDevShowsEditsOfComponentsBesideTheDocs(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":            "title: Site\nurl: https://example.org\n",
		"content/index.md":       "# Welcome\n",
		"content/live/chart.mdx": "import { Chart } from './Chart'\n\n# Chart\n\n<Chart />\n",
		"content/live/Chart.tsx": "import { name } from '../names'\nexport function Chart() { return <b>Before of {name}</b> }\n",
		"content/names.ts":       "export const name = 'old name'\n",
	})
	command, origin := startPreview(t, dir)
	shows := func(texts ...string) {
		t.Helper()
		page := get(t, origin+"/live/chart")
		for _, text := range texts {
			if !strings.Contains(page, text) {
				t.Errorf("the page lacks %q: %s", text, page)
			}
		}
	}
	shows("Before of", "old name")
	// The preview handles saves in order, so a page that is saved last shows that it has
	// handled them all.
	sitetest.Write(t, dir, map[string]string{"content/live/Chart.tsx": "import { name } from '../names'\nexport function Chart() { return <b>After of {name}</b> }\n"})
	sitetest.Write(t, dir, map[string]string{"content/index.md": "# Welcome\n\nOne edit.\n"})
	await(t, origin, "/", "One edit.")
	shows("After of", "old name")
	sitetest.Write(t, dir, map[string]string{"content/names.ts": "export const name = 'new name'\n"})
	sitetest.Write(t, dir, map[string]string{"content/index.md": "# Welcome\n\nTwo edits.\n"})
	await(t, origin, "/", "Two edits.")
	shows("After of", "new name")
	stop(t, command)
}
