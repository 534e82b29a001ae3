package build_test

import (
	"encoding/json"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// checkSharedFiles checks the files that belong to all sets, and those of each locale.
func checkSharedFiles(t *testing.T, site builtSite) {
	t.Helper()
	names := slices.Clone(site.written)
	slices.Sort(names)
	sitetest.Compare(t, "files that are written twice", len(names)-len(slices.Compact(slices.Clone(names))), 0)
	sitetest.Compare(t, "a static file", site.files["robots.txt"], "mine")
	outputs := map[string]string{}
	var listed []string
	for page := range site.Pages() {
		name := page.Route.Output
		if other, taken := outputs[name]; taken || site.files[name] == "" {
			t.Errorf("the file %q of %s is missing, or also belongs to %s", name, page.Route.Path, other)
		}
		outputs[name] = page.Route.Path
		if (page.Set == nil || !page.Set.Version.NoIndex) && page.Route.Kind != route.Search && page.IsTranslated() {
			listed = append(listed, "https://example.org"+page.Route.Path)
		}
	}
	sitetest.Compare(t, "sitemap", locations(site.files["sitemap.xml"]), listed)
	var images []string
	for name := range site.files {
		if strings.HasSuffix(name, ".svg") {
			images = append(images, name)
		}
	}
	if len(images) != 1 || !strings.HasPrefix(images[0], "assets/") {
		t.Fatalf("the image next to all docs is at %q", images)
	}
	for _, set := range docSets() {
		if content := site.page(t, set.base).Content; !strings.Contains(content, `src="/x/`+images[0]+`"`) {
			t.Errorf("%s does not show the image: %s", set.base, content)
		}
	}
	for _, locale := range []string{"en", "fr"} {
		checkLocaleFiles(t, site, locale)
	}
}

func locations(sitemap string) []string {
	var all []string
	for line := range strings.Lines(sitemap) {
		if location, found := strings.CutPrefix(line, "<url><loc>"); found {
			location, _, _ = strings.Cut(location, "</loc>")
			all = append(all, location)
		}
	}
	return all
}

// checkLocaleFiles checks the 404 page and the search of a locale.
func checkLocaleFiles(t *testing.T, site builtSite, locale string) {
	t.Helper()
	folder := ""
	if locale != "en" {
		folder = locale
	}
	if html := site.files[path.Join(folder, "404.html")]; !strings.Contains(html, `<html lang="`+locale+`"`) {
		t.Errorf("the 404 page in %s is %.300s", locale, html)
	}
	var manifest contract.SearchManifest
	if err := json.Unmarshal([]byte(site.files[path.Join(folder, "search.json")]), &manifest); err != nil {
		t.Fatalf("the search of %s: %v", locale, err)
	}
	checkSearch(t, site, locale, folder, "", "1.0", "1.0")
	checkSearch(t, site, locale, folder, "guide/next", "current", "1.0")
	checkSearch(t, site, locale, folder, "api/next", "1.0", "current")
}

// checkSearch checks that an index has one version of each instance.
func checkSearch(t *testing.T, site builtSite, locale, folder, index, guide, api string) {
	t.Helper()
	texts := ""
	for name, text := range site.files {
		if strings.HasPrefix(name, path.Join(folder, index, "search-doc")) {
			texts += text
		}
	}
	for _, set := range docSets() {
		want := set.Locale == locale && set.Version == map[string]string{"guide": guide, "api": api}[set.Instance]
		if found := strings.Contains(texts, set.title("Setup")); found != want {
			t.Errorf("the search of %s in %q finds %q: %t", locale, index, set.title("Setup"), found)
		}
	}
}

// checkSiteData checks the site data of each locale.
func checkSiteData(t *testing.T, site builtSite) {
	t.Helper()
	for i, home := range []string{"/x", "/x/fr"} {
		data := site.shared[i].Data
		versions := func(instance string) contract.DocsInstance {
			return contract.DocsInstance{ID: instance, Versions: []contract.Version{
				{Name: "current", Label: "Label of current", Home: home + "/" + instance + "/next", Base: home + "/" + instance + "/next"},
				{Name: "1.0", Label: "Label of 1.0", IsLast: true, Home: home + "/" + instance, Base: home + "/" + instance},
			}}
		}
		sitetest.Compare(t, "docs", data.Docs, []contract.DocsInstance{versions("guide"), versions("api")})
		sitetest.Compare(t, "locales", data.Locales, []contract.Locale{{Name: "en", Label: "English", Language: "en", Home: "/x/"},
			{Name: "fr", Label: "Français", Language: "fr", Home: "/x/fr/"}})
		sitetest.Compare(t, "locale", data.Locale, []string{"en", "fr"}[i])
		sitetest.Compare(t, "search page", data.Search.Page, home+"/guide/search")
		manifest := home + "/search.json"
		sitetest.Compare(t, "search", data.Search.Manifests, map[string]string{
			"guide/current": home + "/guide/next/search.json", "guide/1.0": manifest, "api/current": home + "/api/next/search.json", "api/1.0": manifest,
		})
	}
	for _, set := range docSets() {
		sitetest.Compare(t, "other versions", site.page(t, path.Join(set.base, "guide/setup")).Version.Others, []contract.VersionLink(nil))
	}
}
