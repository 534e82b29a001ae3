package preview_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/serve/preview"
)

// An editor checks a site and shows it at the same time, with one cache.
func TestPreviewBesideASessionSharesItsResults(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n\n## Heading\n\nText with a [link](other.mdx).\n")
	site.save("content/other.mdx", "# Other\n\n<b>MDX</b>\n")
	session := build.NewSession(site.options())
	defer session.Close()
	if findings, _, err := session.Check(t.Context(), nil); err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	project, err := session.Beside(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	live, findings, err := preview.Of(t.Context(), project, time.Unix(1_700_000_000, 0))
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	defer live.Close(t.Context())
	for i := range 5 {
		unsaved := map[string][]byte{"content/index.md": fmt.Appendf(nil, "# Home\n\nEdit %d of [other](other.mdx#missing).\n", i)}
		live.Show(unsaved)
		checked := make(chan int)
		go func() {
			findings, _, err := session.Check(t.Context(), unsaved)
			if err != nil {
				t.Error(err)
			}
			checked <- len(findings)
		}()
		if _, err := live.Update(t.Context()); err != nil {
			t.Fatal(err)
		}
		if number := <-checked; number != 1 {
			t.Errorf("edit %d: %d findings", i, number)
		}
		page, err := live.File(t.Context(), "index.html")
		if want := fmt.Sprintf("Edit %d of", i); err != nil || !strings.Contains(string(page), want) {
			t.Errorf("%v: the page lacks %q", err, want)
		}
	}
	if parsed := live.Parsed(); parsed > 1 {
		t.Errorf("the last edit made the preview parse %d texts", parsed)
	}
}
