package main

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestDevRunsTheScriptOfTheSidebarsAgainWhenItsFilesChange(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":      "title: Site\nurl: https://example.org\ndocs: {sidebarPath: sidebars.js}\n",
		"sidebars.js":      "import { label } from './parts/label'\nexport default { docs: [{ type: 'category', label, items: ['index'] }] }\n",
		"parts/label.ts":   "export const label: string = 'First label'\n",
		"content/index.md": "# Welcome\n",
	})
	command, origin := startPreview(t, dir)
	if page := get(t, origin+"/"); !strings.Contains(page, "First label") {
		t.Errorf("the page lacks the label: %s", page)
	}
	sitetest.Write(t, dir, map[string]string{"parts/label.ts": "export const label: string = 'Second label'\n"})
	await(t, origin, "/", "Second label")
	sitetest.Write(t, dir, map[string]string{"sidebars.js": "export default { docs: [{ type: 'category', label: 'Third label', items: ['index'] }] }\n"})
	await(t, origin, "/", "Third label")
	sitetest.Write(t, dir, map[string]string{"sidebars.js": "export default { docs: [{ type: 'category', label: 'Fifth label', items: ['index'] }] }\n"})
	await(t, origin, "/", "Fifth label")
	stop(t, command)
}
