package docusaurus_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
)

const head = `"title": "x", "url": "https://example.org"`

func TestEveryOptionHasTheOutcomeOfTheTable(t *testing.T) {
	t.Parallel()
	for _, outcome := range docusaurus.Options() {
		t.Run(outcome.Name, func(t *testing.T) {
			t.Parallel()
			if outcome.Name == "themeConfig.gtag" { // its own conversion
				return
			}
			plan, written := convert(t, withOption(outcome.Name), nil)
			note, found := noteOf(plan, outcome.Name)
			if outcome.Text != "" && (!found || note.Class != outcome.Class || note.Text != outcome.Text) {
				t.Errorf("got note %+v, want %s: %s", note, outcome.Class, outcome.Text)
			}
			last := outcome.Name[strings.LastIndex(outcome.Name, ".")+1:]
			if outcome.To == "" && strings.Contains(written, "  "+last+":") {
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

func TestEveryPluginHasTheOutcomeOfTheTable(t *testing.T) {
	t.Parallel()
	special := map[string]bool{"@docusaurus/plugin-google-gtag": true, "@docusaurus/plugin-google-tag-manager": true,
		"@docusaurus/plugin-client-redirects": true}
	for _, outcome := range docusaurus.Packages() {
		t.Run(outcome.Name, func(t *testing.T) {
			t.Parallel()
			plan, _ := convert(t, fmt.Sprintf(`{%s, "plugins": [%q]}`, head, outcome.Name), nil)
			note, found := noteOf(plan, outcome.Name)
			if want := outcome.Class != docusaurus.Works && !special[outcome.Name]; want != found || want &&
				(note.Class != outcome.Class || note.Text != outcome.Text) {
				t.Errorf("got note %v %+v, want %s: %s", found, note, outcome.Class, outcome.Text)
			}
		})
	}
}

func TestEveryMarkdownPluginHasTheOutcomeOfTheTable(t *testing.T) {
	t.Parallel()
	for _, outcome := range docusaurus.MarkdownPlugins() {
		t.Run(outcome.Name, func(t *testing.T) {
			t.Parallel()
			plan, written := convert(t, fmt.Sprintf(`{%s, "presets": [["classic", {"docs": {"remarkPlugins": [["pkg:%s", {}]]}}]]}`, head, outcome.Name), nil)
			if note, _ := noteOf(plan, outcome.Name); note.Class != outcome.Class || note.Text != outcome.Text {
				t.Errorf("got note %+v, want %s: %s", note, outcome.Class, outcome.Text)
			}
			option := strings.TrimPrefix(outcome.To, "markdown.")
			if outcome.To != "" && !strings.Contains(written, "  "+option+": true\n") {
				t.Errorf("docgen.yaml does not set %s\n%s", outcome.To, written)
			}
			if strings.Contains(written, outcome.Name) {
				t.Errorf("docgen.yaml still names the plugin\n%s", written)
			}
		})
	}
}
