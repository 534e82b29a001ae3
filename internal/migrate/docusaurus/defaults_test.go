package docusaurus_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
)

func TestDefaultsOfDocusaurusAreNotReported(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, config string
		want         int
	}{
		{"components", `"presets": [["classic", {"docs": {"docItemComponent": "@theme/DocItem"}, "blog": {"blogPostComponent": "@theme/BlogPostPage", "path": "../near"}}]]`, 0},
		{"another component", `"presets": [["classic", {"docs": {"docItemComponent": "@theme/Own"}}]]`, 1},
		{"regular expression", `"presets": [["classic", {"blog": {"truncateMarker": "/<!--\\s*truncate\\s*-->|\\{\\/\\*\\s*truncate\\s*\\*\\/\\}/", "path": "../near"}}]]`, 0},
		{"object", `"storage": {"type": "localStorage", "namespace": false}`, 0},
		{"another object", `"storage": {"type": "sessionStorage", "namespace": false}`, 1},
		{"pages", `"presets": [["classic", {"pages": {"path": "src/pages", "routeBasePath": "/", "include": ["**/*.{js,jsx,ts,tsx,md,mdx}"],
			"exclude": ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"], "mdxPageComponent": "@theme/MDXPage"}}]]`, 0},
		{"severity", `"onBrokenMarkdownLinks": "warn"`, 0},
		{"another severity", `"onBrokenMarkdownLinks": "throw"`, 1},
		{"theme", `"themeConfig": {"mermaid": {"theme": {"light": "default", "dark": "dark"}}, "blog": {"sidebar": {"groupByYear": true}}}`, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			plan, written := convert(t, fmt.Sprintf(`{%s, %s}`, head, test.config), nil)
			if len(plan.Notes) != test.want {
				t.Errorf("got %+v\n%s", plan.Notes, written)
			}
		})
	}
}

func TestIDsThatGoogleEndedAreNotLost(t *testing.T) {
	t.Parallel()
	plan, _ := convert(t, `{`+head+`, "presets": [["classic", {"gtag": {"trackingID": "UA-1"}, "googleAnalytics": {"trackingID": "UA-2"}}]]}`, nil)
	if len(plan.Notes) != 2 || plan.Notes[0].Class != docusaurus.Replaced || plan.Notes[1].Class != docusaurus.Replaced {
		t.Errorf("got %+v", plan.Notes)
	}
}

func TestMissingFoldersAreNamedWithTheirScript(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, scripts, want string }{
		{"folder of a command", `"prebuild": "typedoc --out ./gen/api", "start": "docusaurus start"`, "prebuild"},
		{"name of a script", `"gen:api": "node scripts/gen.js"`, "gen:api"},
		{"no script", `"start": "docusaurus start"`, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			plan, _ := convert(t, `{`+head+`, "presets": [["classic", {"docs": {"path": "gen/api"}}]]}`, fstest.MapFS{
				"package.json": {Data: []byte(`{"scripts": {` + test.scripts + `}}`)},
			})
			note, found := noteOf(plan, "gen/api")
			if found != (test.want != "") || !strings.Contains(note.Text, `"yarn run `+test.want) && found {
				t.Errorf("got %+v", plan.Notes)
			}
		})
	}
}
