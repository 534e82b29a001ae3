package preview_test

import (
	"strings"
	"testing"
)

func TestPreviewStartsWithErrorsInTheSitesCode(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n\nWords.\n")
	site.save("src/theme/Footer.tsx", "export function Footer() { return <p>{1 +}</p> }\n")
	live, findings := site.open(site.options())
	if len(findings) != 1 || findings[0].Place() != "src/theme/Footer.tsx:1:42" {
		t.Errorf("findings are %v", findings)
	}
	if page, err := live.Page(t.Context(), "/"); err != nil || !strings.Contains(string(page.Data), "Words.") {
		t.Errorf("the page is %s, %v", page.Data, err)
	}
	site.save("src/theme/Footer.tsx", "export function Footer() { return <p>{1}</p> }\n")
	site.update(live)
}

func TestPreviewReportsLinksInOtherDocsThatAnEditBreaks(t *testing.T) {
	t.Parallel()
	const home = "# Home\n\n[Part](other.md#part) ![Box](box.svg) [Text](pathname:///a.txt)\n"
	const image = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>`
	site := newSiteFolder(t)
	site.save("content/index.md", home)
	site.save("content/box.svg", image)
	site.save("content/other.md", "# Other\n\n## Part\n")
	live := site.openValid(site.options())
	for _, step := range []struct {
		name string
		do   func()
		want string // place of the only finding; "" for none
	}{
		{"nothing", func() {}, ""},
		{"another heading", func() { site.save("content/other.md", "# Other\n\n## Piece\n") }, "content/index.md:3:8"},
		{"the old heading", func() { site.save("content/other.md", "# Other\n\n## Part\n\nMore.\n") }, ""},
		{"no page", func() { site.remove("content/other.md") }, "content/index.md:3:8"},
		{"the page again", func() { site.save("content/other.md", "# Other\n\n## Part\n") }, ""},
		{"a draft", func() { site.save("content/other.md", "---\ndraft: true\n---\n# Other\n\n## Part\n") }, "content/index.md:3:8"},
		{"a link between drafts", func() { site.save("content/index.md", "---\ndraft: true\n---\n[Part](other.md#part)\n") }, ""},
		{"no draft any more", func() {
			site.save("content/index.md", home)
			site.save("content/other.md", "# Other\n\n## Part\n")
		}, ""},
		{"no image", func() { site.remove("content/box.svg") }, "content/index.md:3:30"},
		{"a broken image", func() { site.save("content/box.svg", "none") }, "content/index.md:3:30"},
		{"the image again", func() { site.save("content/box.svg", image) }, ""},
	} {
		step.do()
		findings, err := live.Update(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, finding := range findings {
			got += finding.Place()
		}
		if got != step.want {
			t.Errorf("%s: findings at %q, want %q: %v", step.name, got, step.want, findings)
		}
	}
}

// An invalid config leaves the preview unchanged.
func TestPreviewKeepsTheLastStateWhileTheConfigIsInvalid(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n\nOld words.\n")
	live := site.openValid(site.options())
	site.save("content/index.md", "# Home\n\nNew words.\n")
	site.save("docgen.yaml", "title: [\n")
	if findings, err := live.Update(t.Context()); err != nil || len(findings) == 0 {
		t.Fatalf("findings are %v, %v", findings, err)
	}
	if page, err := live.Page(t.Context(), "/"); err != nil || !strings.Contains(string(page.Data), "Old words.") {
		t.Errorf("the page is %s, %v", page.Data, err)
	}
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\n")
	site.update(live)
	if page, err := live.Page(t.Context(), "/"); err != nil || !strings.Contains(string(page.Data), "New words.") {
		t.Errorf("after the fix, the page is %s, %v", page.Data, err)
	}
}

func TestPreviewShowsThePageInThePlaceOfAStaticFile(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\nchecks: {routes: warn}\nanalytics: {plausible: {domain: example.org}}\n")
	site.save("content/index.md", "---\ntags: [new]\n---\n\n# Home\n")
	site.save("content/about.md", "# About\n\nThe page.\n")
	site.save("static/about/index.html", "a static file")
	site.save("static/tags/new/index.html", "a static file")
	live, findings := site.open(site.options())
	if len(findings) != 2 {
		t.Errorf("findings are %v, want those of two static files", findings)
	}
	for name, want := range map[string]string{"about/index.html": "The page.", "tags/new/index.html": "a static file"} {
		if file, err := live.File(t.Context(), name); err != nil || !strings.Contains(string(file), want) {
			t.Errorf("%s is %s, %v: want %q", name, file, err, want)
		}
	}
	if home, err := live.File(t.Context(), "index.html"); err != nil || strings.Contains(string(home), "plausible.io") {
		t.Errorf("the page counts the author's visits: %s, %v", home, err)
	}
}
