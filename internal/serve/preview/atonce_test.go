package preview_test

import (
	"strings"
	"testing"
)

func TestPreviewShowsDraftsSidebarsAndStaticFilesAtOnce(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n")
	site.save("content/guide/setup.md", "# Set up\n")
	site.save("static/plain.txt", "one\n")
	live := site.openValid(site.options())
	for _, step := range []struct {
		name, file, text string
		at               string // what the preview serves
		want, gone       string // texts in it
	}{
		{"a draft", "content/idea.md", "---\ndraft: true\n---\n\n# Idea\n\nNot yet.\n", "idea/index.html", "Draft page", ""},
		{"says that it is not published", "static/plain.txt", "one\n", "idea/index.html", "excluded from the production build", ""},
		{"a category", "content/guide/_category_.yml", "label: Manual\n", "index.html", "Manual", "Elsewhere"},
		{"a sidebar", "sidebars.yaml", "docs: [guide/setup, {type: link, label: Elsewhere, href: 'https://example.com'}, index, idea]\n", "index.html",
			"Elsewhere", "Manual"},
		{"a static file", "static/plain.txt", "two\n", "plain.txt", "two", "one"},
		{"a new static file", "static/new.txt", "new\n", "new.txt", "new", ""},
	} {
		site.save(step.file, step.text)
		site.update(live)
		file, err := live.File(t.Context(), step.at)
		if err != nil || !strings.Contains(string(file), step.want) || step.gone != "" && strings.Contains(string(file), step.gone) {
			t.Errorf("%s: %s is %s, %v; want %q and not %q", step.name, step.at, file, err, step.want, step.gone)
		}
	}
}

func TestPreviewMakesOtherFilesOnRequest(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n")
	live := site.openValid(site.options())
	site.save("content/index.md", "# Home\n\nAfter.\n")
	site.update(live)
	page, err := live.Page(t.Context(), "/")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"/index.html", page.Styles, page.Script} {
		if _, err := live.File(t.Context(), strings.TrimPrefix(file, "/")); err != nil || live.HasOtherFiles() {
			t.Errorf("%s: %v, other files: %v", file, err, live.HasOtherFiles())
		}
	}
	if _, err := live.File(t.Context(), "sitemap.xml"); err != nil || !live.HasOtherFiles() {
		t.Errorf("the sitemap: %v", err)
	}
}
