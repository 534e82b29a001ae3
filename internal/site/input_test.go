package site_test

import (
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
)

func TestVersionsThatDoNotExistAreReported(t *testing.T) {
	t.Parallel()
	const version = `(the only version is "current")`
	for _, test := range []struct {
		name, options string
		want          []string
	}{
		{"nothing", "", []string{}},
		{"the one version", "docs:\n  lastVersion: current\n  versions: {current: {label: New}}\n", []string{}},
		{"other versions", "docs:\n  versions:\n    2.0: {}\n    '1.0': {}\n", []string{
			`error docgen.yaml:6:12 no version "1.0" ` + version, `error docgen.yaml:5:10 no version "2.0" ` + version,
		}},
		{"another last version", "docs:\n  lastVersion: '1.0'\n", []string{`error docgen.yaml:4:16 no version "1.0" ` + version}},
		{"no current version", "docs:\n  includeCurrentVersion: false\n", []string{
			`error docgen.yaml:4:26 the options leave no version of the docs (set docs.includeCurrentVersion to true, or add a version)`,
		}},
		{"locales", "i18n:\n  defaultLocale: fr\n  locales: [en, fr, de]\n", []string{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			cfg, findings := config.Load([]byte(minimal+test.options), "docgen.yaml")
			sitetest.Compare(t, "findings of the config", lines(findings), []string{})
			_, findings = site.Inputs(cfg, nil, nil, nil)
			sitetest.Compare(t, "findings", lines(findings), test.want)
			for _, finding := range findings {
				sitetest.Compare(t, "code", finding.Code, "config")
			}
		})
	}
}

func TestInputsFollowTheConfig(t *testing.T) {
	t.Parallel()
	cfg, findings := config.Load([]byte(minimal+"docs:\n  path: ./text/\n  routeBasePath: /guide\n  versions: {current: {path: new, noIndex: true}}\ni18n: {defaultLocale: fr}\n"), "docgen.yaml")
	sitetest.Compare(t, "findings of the config", lines(findings), []string{})
	editions, _ := site.Inputs(cfg, nil, nil, nil)
	if len(editions) != 1 || len(editions[0].Sets) != 1 {
		t.Fatalf("got %+v, want one locale with one doc set", editions)
	}
	edition, set := editions[0], editions[0].Sets[0]
	sitetest.Compare(t, "locale", []string{edition.Locale, edition.Folder, edition.Options.HTMLLang}, []string{"fr", "", "fr"})
	sitetest.Compare(t, "set", set.ID, content.SetID{Instance: "default", Version: "current", Locale: "fr"})
	sitetest.Compare(t, "names", []string{set.Folder, set.Label, set.Base(), set.Sidebars}, []string{"text", "Prochaine", "/guide/new", "sidebars.yaml"})
	sitetest.Compare(t, "version", []bool{set.IsLast, set.Version.NoIndex}, []bool{true, true})
}

func TestLargeSidebarsOfEachSetHaveTheirOwnFolder(t *testing.T) {
	t.Parallel()
	cfg, findings := config.Load([]byte(minimal+"docs:\n- {path: docs}\n- {id: more, path: more}\n- {id: api, path: api, routeBasePath: api}\n"), "docgen.yaml")
	sitetest.Compare(t, "findings of the config", lines(findings), []string{})
	memory := fstest.MapFS{
		"versions.json":                           &fstest.MapFile{Data: []byte(`["2.0"]`)},
		"versioned_docs/version-2.0/index.md":     &fstest.MapFile{},
		"api_versions.json":                       &fstest.MapFile{Data: []byte(`["2.0"]`)},
		"api_versioned_docs/version-2.0/index.md": &fstest.MapFile{},
	}
	editions, findings := site.Inputs(cfg, source.Files{sitetest.Plain{FS: memory, Folder: "."}}, nil, nil)
	sitetest.Compare(t, "findings", lines(findings), []string{})
	var folders []string
	for _, set := range editions[0].Sets {
		folders = append(folders, set.Files)
	}
	sitetest.Compare(t, "folders", folders, []string{"next/sidebar", "sidebar", "sidebar-more", "api/next/sidebar", "api/sidebar"})
}

func TestLocalesHaveTheirOwnFoldersAndAddresses(t *testing.T) {
	t.Parallel()
	cfg, findings := config.Load([]byte(minimal+`i18n:
  defaultLocale: fr
  locales: [en, fr, de, ja, ko]
  localeConfigs:
    de: {url: "https://example.de", baseUrl: /}
    ja: {path: jp}
    ko: {translate: false}
`), "docgen.yaml")
	sitetest.Compare(t, "findings of the config", lines(findings), []string{})
	files := fstest.MapFS{}
	for _, folder := range []string{"fr", "en", "jp", "ko", "it", ".git"} {
		files["i18n/"+folder+"/docusaurus-plugin-content-docs/current/index.md"] = &fstest.MapFile{}
	}
	files["i18n/en/docusaurus-plugin-content-pages/about.md"] = &fstest.MapFile{}
	editions, findings := site.Inputs(cfg, source.Files{sitetest.Plain{FS: files, Folder: "."}}, nil, nil)
	sitetest.Compare(t, "findings", lines(findings), []string{
		`warning i18n/it the site has no locale "it", so docgen does not read its translations (add it to i18n.locales, or delete the folder)`,
	})
	const below = "/docusaurus-plugin-content-docs/current"
	type locale struct{ name, docs, pages, origin, root, home, folder string }
	var got []locale
	for _, edition := range editions {
		got = append(got, locale{edition.Locale, edition.Sets[0].Translations, edition.Pages, edition.Origin, edition.Root, edition.Below, edition.Folder})
	}
	sitetest.Compare(t, "locales, the default one first", got, []locale{
		{"fr", "", "", "https://example.org", "/", "", ""},
		{"en", "i18n/en" + below, "i18n/en/docusaurus-plugin-content-pages", "https://example.org", "/", "en", ""},
		{"de", "", "", "https://example.de", "/", "", "de"},
		{"ja", "i18n/jp" + below, "", "https://example.org", "/", "ja", ""},
		{"ko", "", "", "https://example.org", "/", "ko", ""},
	})
}
