package config_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
)

func FuzzAnyTextIsLoadedOrDiagnosed(f *testing.F) {
	for _, seed := range []string{everything, head, "", "themeConfig: {navbar: {items: [~, a, {items: [~]}]}, footer: {links: [~]}}", "url: 'http://['",
		"baseUrl: '%'", "i18n: {locales: [~], localeConfigs: {~: ~}}"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		loaded, findings := config.Load(text, "docgen.yaml")
		if len(findings) == 0 && (loaded.Title == "" || loaded.URL == "" || loaded.BaseURL[0] != '/') {
			t.Errorf("%q\ngot %+v without a diagnostic", text, loaded)
		}
	})
}
