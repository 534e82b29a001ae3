package preview_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/serve/preview"
)

func TestPreviewReusesWhatThePreviousOneParsed(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n\nSee [more](more.md).\n")
	site.save("content/more.md", "# More\n")
	options := site.options()
	options.Cache = filepath.Join(site.dir, ".docgen", "cache")
	for start, want := range []int{2, 0} {
		live, findings, err := preview.Open(t.Context(), options, time.Unix(0, 0))
		if err != nil || len(findings) > 0 {
			t.Fatal(findings, err)
		}
		if live.Parsed() != want {
			t.Errorf("start %d: %d texts parsed, want %d", start+1, live.Parsed(), want)
		}
		if page, err := live.Page(t.Context(), "/more"); err != nil || len(page.Data) == 0 {
			t.Errorf("start %d: no page: %v", start+1, err)
		}
		live.Close(t.Context())
	}
}
