package preview_test

import (
	"strings"
	"testing"
)

func TestPreviewReadsLanguagesWhenTheyAreAskedFor(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("docgen.yaml", "title: Site\nurl: https://example.org\nbaseUrl: /x/\ni18n: {locales: [en, de, fr]}\nthemeConfig: {navbar: {items: [{type: localeDropdown}]}}\n")
	site.save("content/index.md", "# Home\n\n[Guide](guide.md)\n")
	site.save("content/guide.md", "# Guide\n\nWords.\n")
	site.save("i18n/de/docusaurus-plugin-content-docs/current/index.md", "# Start\n\n[Anleitung](guide.md)\n")
	live := site.openValid(site.options())
	wantParsed(t, live, "start", 2)
	wantText(t, live, "guide/index.html", `href="/x/de/guide"`)
	wantText(t, live, "index.html", `href="/x/fr/"`)
	wantParsed(t, live, "the default language", 2)
	wantText(t, live, "de/index.html", `<a href="/x/de/guide">Anleitung</a>`)
	wantParsed(t, live, "German", 1) // the translation; the other text is shared
	wantText(t, live, "de/guide/index.html", "Words.")
	wantText(t, live, "de/search.json", "search-doc")

	shows := func(path, want string) {
		t.Helper()
		if state, err := live.Page(t.Context(), path); err != nil || !strings.Contains(string(state.Data), want) {
			t.Errorf("the open page %s lacks %q (%v): %s", path, want, err, state.Data)
		}
	}
	site.save("i18n/de/docusaurus-plugin-content-docs/current/index.md", "# Start\n\nMehr [Anleitung](guide.md)\n")
	site.update(live)
	wantParsed(t, live, "an edit of a translation", 1)
	shows("/x/de/", "Mehr")
	site.save("content/guide.md", "# Guide\n\nWords of an edit.\n")
	site.update(live)
	wantParsed(t, live, "an edit of an original", 1)
	shows("/x/guide", "Words of an edit.")
	shows("/x/de/guide", "Words of an edit.")
	wantText(t, live, "fr/guide/index.html", "Words of an edit.")
}
