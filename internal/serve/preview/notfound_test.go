package preview_test

import (
	"bytes"
	"testing"
)

func TestPreviewShowsTheSitesOwn404Page(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n")
	site.save("src/pages/404.md", "# Lost in here\n")
	live := site.openValid(site.options())
	text, err := live.File(t.Context(), "404.html")
	if err != nil || !bytes.Contains(text, []byte("Lost in here")) {
		t.Fatalf("%s\n%v", text, err)
	}
	if page, err := live.Page(t.Context(), "/404"); err != nil || !bytes.Contains(page.Data, []byte(`"notFound":true`)) {
		t.Errorf("the page at /404 is %s (%v), want the 404 page", page.Data, err)
	}

	site.save("src/pages/404.md", "# Still lost\n")
	site.update(live)
	if page, err := live.Page(t.Context(), "/nowhere/at/all"); err != nil || !page.Missing || !bytes.Contains(page.Data, []byte("Still lost")) {
		t.Errorf("an open page at an unknown address gets %s (%v)", page.Data, err)
	}

	site.remove("src/pages/404.md")
	site.update(live)
	if page, err := live.Page(t.Context(), "/nowhere/at/all"); err != nil || !page.Missing || page.Data != nil {
		t.Errorf("an open page at an unknown address gets %s (%v)", page.Data, err)
	}
}
