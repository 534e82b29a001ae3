package markdown_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestLabelsInATextAreInItsLanguage(t *testing.T) {
	t.Parallel()
	german := markdown.With(markdown.Options{Labels: message.For("de", nil)})
	const text = "# Titel\n\n## Teil\n\n:::tip\nA.\n:::\n\n> [!IMPORTANT]\n> B.\n\n- [x] C\n\n| D |\n|---|\n| E |\n"
	html, err := german.HTML(german.Parse([]byte(text)), asWritten)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Direkter Link zu Teil", ">Tipp<", ">Wichtig<", "Erledigte Aufgabe", `aria-label="Tabelle"`} {
		if !strings.Contains(html, want) {
			t.Errorf("the HTML lacks %s: %s", want, html)
		}
	}
	document := german.ParseMDX("a.mdx", []byte(text))
	module := markdown.With(markdown.Options{}).Module(document, markdown.ModuleOptions{}, nil)
	if !strings.Contains(module.Text, "Wichtig") {
		t.Errorf("the title of an alert is not in the language of the text: %s", module.Text)
	}
}
