//go:build deploy

package deploy_test

import (
	"regexp"
	"strings"
	"testing"
)

// inLanguages is a site in three languages, one of them with a domain of its own.
const inLanguages = "title: T\nurl: https://example.org\nbaseUrl: /docs/\ni18n:\n  locales: [en, de, fr]\n  localeConfigs: { fr: { url: 'https://example.fr' } }\n"

func TestNetlifyShowsThe404PageOfTheLanguage(t *testing.T) {
	t.Parallel()
	root, plan := repository{text: inLanguages}.plan(t, "netlify")
	if err := plan.Write(); err != nil {
		t.Fatal(err)
	}
	readAs(t, "netlify", []string{root})
	want := "[[redirects]]\n  from = \"/docs/de/*\"\n  to = \"/docs/de/404.html\"\n  status = 404\n"
	if text := plan.Files[0].Text; !strings.HasSuffix(text, want) || strings.Contains(text, "/fr/") {
		t.Errorf("netlify.toml does not end with %s:\n%s", want, text)
	}
}

func TestVercelShowsThe404PageOfTheLanguage(t *testing.T) {
	t.Parallel()
	root, plan := repository{text: inLanguages}.plan(t, "vercel")
	if err := plan.Write(); err != nil {
		t.Fatal(err)
	}
	matches := 0
	for _, route := range readAs(t, "vercel", []string{root})[0].Routes {
		if route.Status == 404 {
			matches++
			if pattern := regexp.MustCompile(route.Src); route.Dest != "/docs/de/404" || !pattern.MatchString("/docs/de/a/b") ||
				pattern.MatchString("/docs/a") {
				t.Errorf("%s leads to %s", route.Src, route.Dest)
			}
		}
	}
	if matches != 1 {
		t.Errorf("got %d routes for unknown addresses, want 1", matches)
	}
}
