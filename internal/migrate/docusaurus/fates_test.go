package docusaurus_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
)

const head = `"title": "x", "url": "https://example.org"`

func TestEveryOptionHasTheFateOfTheTable(t *testing.T) {
	t.Parallel()
	for _, fate := range docusaurus.Options() {
		t.Run(fate.Name, func(t *testing.T) {
			t.Parallel()
			if fate.Name == "themeConfig.gtag" { // its own conversion
				return
			}
			plan, written := convert(t, withOption(fate.Name), nil)
			note, found := noteOf(plan, fate.Name)
			if fate.Text != "" && (!found || note.Class != fate.Class || note.Text != fate.Text) {
				t.Errorf("got note %+v, want %s: %s", note, fate.Class, fate.Text)
			}
			last := fate.Name[strings.LastIndex(fate.Name, ".")+1:]
			if fate.To == "" && strings.Contains(written, "  "+last+":") {
				t.Errorf("docgen.yaml has %s\n%s", last, written)
			}
		})
	}
}

// withOption returns a configuration that sets an option.
func withOption(name string) string {
	steps := strings.Split(name, ".")
	nested := `"some value"`
	for i := len(steps) - 1; i > 0; i-- {
		nested = fmt.Sprintf(`{%q: %s}`, steps[i], nested)
	}
	if steps[0] == "docs" || steps[0] == "blog" {
		plugin := "@docusaurus/plugin-content-" + steps[0]
		options := strings.Replace(nested, "{", `{"path": "../near", `, 1)
		return fmt.Sprintf(`{%s, "plugins": [[%q, %s]]}`, head, plugin, options)
	}
	return fmt.Sprintf(`{%s, %q: %s}`, head, steps[0], nested)
}

func TestEveryPluginHasTheFateOfTheTable(t *testing.T) {
	t.Parallel()
	special := map[string]bool{"@docusaurus/plugin-google-gtag": true, "@docusaurus/plugin-google-tag-manager": true,
		"@docusaurus/plugin-client-redirects": true}
	for _, fate := range docusaurus.Packages() {
		t.Run(fate.Name, func(t *testing.T) {
			t.Parallel()
			plan, _ := convert(t, fmt.Sprintf(`{%s, "plugins": [%q]}`, head, fate.Name), nil)
			note, found := noteOf(plan, fate.Name)
			if want := fate.Class != docusaurus.Works && !special[fate.Name]; want != found || want && (note.Class != fate.Class || note.Text != fate.Text) {
				t.Errorf("got note %v %+v, want %s: %s", found, note, fate.Class, fate.Text)
			}
		})
	}
}

func TestEveryMarkdownPluginHasTheFateOfTheTable(t *testing.T) {
	t.Parallel()
	for _, fate := range docusaurus.MarkdownPlugins() {
		t.Run(fate.Name, func(t *testing.T) {
			t.Parallel()
			plan, written := convert(t, fmt.Sprintf(`{%s, "presets": [["classic", {"docs": {"remarkPlugins": [["pkg:%s", {}]]}}]]}`, head, fate.Name), nil)
			if note, _ := noteOf(plan, fate.Name); note.Class != fate.Class || note.Text != fate.Text {
				t.Errorf("got note %+v, want %s: %s", note, fate.Class, fate.Text)
			}
			option := strings.TrimPrefix(fate.To, "markdown.")
			if fate.To != "" && !strings.Contains(written, "  "+option+": true\n") {
				t.Errorf("docgen.yaml does not set %s\n%s", fate.To, written)
			}
			if strings.Contains(written, fate.Name) {
				t.Errorf("docgen.yaml still names the plugin\n%s", written)
			}
		})
	}
}
