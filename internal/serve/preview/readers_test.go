package preview_test

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// Readers request pages, data and search files while the author saves, and share one
// snapshot of the site. The race detector finds any write to it.
func TestPreviewServesManyReadersDuringUpdates(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "---\ntags: [new]\n---\n# Home\n\nWords.\n")
	site.save("content/live.mdx", "import { Chart } from '@site/src/Chart'\n\n# Live\n\n<Chart />\n")
	site.save("content/guide/_category_.yml", "link: {type: generated-index}\n")
	site.save("content/guide/setup.md", "# Setup\n\nMore words.\n")
	site.save("src/Chart.tsx", "export function Chart() { return <b>Chart</b> }\n")
	site.save("src/pages/team.tsx", "export const frontMatter = { title: 'Team' }\nexport default () => <h1>Team</h1>\n")
	site.save("src/pages/about.md", "# About\n")
	live := site.openValid(site.options())
	var readers sync.WaitGroup
	defer readers.Wait()
	ended := make(chan struct{})
	defer close(ended)
	for _, name := range []string{
		"index.html", "live/index.html", "guide/setup/index.html", "category/guide/index.html",
		"team/index.html", "about/index.html", "tags/new/index.html", "search.json", "sitemap.xml", "404.html",
	} {
		readers.Go(func() {
			for {
				select {
				case <-ended:
					return
				default:
				}
				if _, err := live.File(t.Context(), name); err != nil && !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("%s: %v", name, err)
				}
				if _, err := live.Page(t.Context(), "/team"); err != nil {
					t.Error(err)
				}
			}
		})
	}
	for number := range sitetest.Size(1, 3) {
		site.save("content/index.md", fmt.Sprintf("---\ntags: [new]\n---\n# Home\n\nWords of edit %d.\n", number))
		site.save("src/pages/team.tsx", fmt.Sprintf("export const frontMatter = { title: 'Team %d' }\nexport default () => <h1>Team</h1>\n", number))
		site.save("src/Chart.tsx", fmt.Sprintf("export function Chart() { return <b>Chart %d</b> }\n", number))
		if findings, err := live.Update(t.Context()); err != nil || len(findings) > 0 {
			t.Error(err, findings)
			return
		}
	}
}

func TestReaderOvertakenByTwoUpdatesGetsTheNewestState(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n")
	live := site.openValid(site.options())
	page, err := live.FileAfter(t.Context(), "index.html", func() {
		for number := range 3 {
			site.save("content/index.md", fmt.Sprintf("# Home\n\nWords of edit %d.\n", number))
			if findings, err := live.Update(t.Context()); err != nil || len(findings) > 0 {
				t.Fatal(err, findings)
			}
		}
	})
	if err != nil || !strings.Contains(string(page), "Words of edit 2.") {
		t.Errorf("got %v and %d bytes, want the current page", err, len(page))
	}
}
