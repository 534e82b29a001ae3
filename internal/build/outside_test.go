package build_test

import (
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/build"
)

// It is no mistake if docs and sidebars are outside the site folder, or if a site has
// nothing to search.
func TestUnusualSitesAreBuiltWithoutFindings(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		files map[string]string
	}{
		{"docs outside with a page", map[string]string{"docgen.yaml": "docs: {path: ../docs}", "../docs/index.md": "# Home\n",
			"src/pages/about.md": "# About\n"}},
		{"docs outside with a script", map[string]string{"docgen.yaml": "docs: {path: ../docs}", "../docs/index.md": "# Home\n",
			"src/pages/home.js": "export default function Home() {}\n"}},
		{"docs outside with a partial", map[string]string{"docgen.yaml": "docs: {path: ../docs}",
			"../docs/index.mdx": "import Part from './_part.mdx'\n\n# Home\n\n<Part />\n", "../docs/_part.mdx": "Part.\n"}},
		{"docs outside with a partial of the site", map[string]string{"docgen.yaml": "docs: {path: ../docs}",
			"../docs/index.mdx": "import Part from '@site/part/_p.mdx'\n\n# Home\n\n<Part />\n", "part/_p.mdx": "Part.\n"}},
		{"sidebars outside", map[string]string{"docgen.yaml": "docs: {sidebarPath: ../x.yaml}", "content/index.md": "# Home\n",
			"../x.yaml": "docs:\n  - index\n"}},
		{"nothing to search", map[string]string{"docgen.yaml": "search: {budget: 0}", "content/index.md": "---\nunlisted: true\n---\n# Home\n"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			site := &site{t: t, dir: filepath.Join(t.TempDir(), "site"), flags: flags{version: "test"}}
			for name, text := range test.files {
				if name == "docgen.yaml" {
					text = "title: Site\nurl: https://example.org\n" + text + "\n"
				}
				site.write(name, text)
			}
			result, err := build.Build(t.Context(), site.options(filepath.Join(t.TempDir(), "out"), ""))
			if err != nil || len(result.Findings) > 0 {
				t.Errorf("%v, %v", result.Findings, err)
			}
		})
	}
}
