package bundle

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

// A preview bundles its styles after the scripts, and shows what a build would.
func TestRestyleMakesTheStylesOfABuild(t *testing.T) {
	t.Parallel()
	for _, infima := range []bool{false, true} {
		site := siteOf(t, map[string]string{
			"src/css/a.css":              "@import url(https://example.org/font.css);\n@import './part.css';\n.menu__link--active { background: url(dot.png) }\n",
			"src/css/part.css":           "@layer tokens { :root { --own: 1 } }\nbody { color: red; background: url(/img/b.svg) }\n",
			"src/css/dot.png":            "png",
			"node_modules/font/font.css": "h1 { font-family: Own }\n",
		})
		input := inputOf(site)
		input.Tokens, input.Styles, input.Infima = "@layer tokens{:root{--accent:red}}", []string{Module + "font/font.css", "src/css/a.css"}, infima
		want := bundled(t, input)
		plain := input
		plain.Tokens, plain.Styles = TokensMark, nil
		result := bundled(t, plain)
		sheet, findings, err := Restyle(input, result)
		if err != nil || len(findings) > 0 {
			t.Fatal(err, findings)
		}
		got := result.Styled(sheet)
		unquoted := func(text string) string { return strings.ReplaceAll(text, `"`, "") } // esbuild writes url() with quotes, or without
		if made, whole := unquoted(got.file(t, got.Styles)), unquoted(want.file(t, want.Styles)); made != whole || got.Hash == result.Hash {
			t.Errorf("infima %t: the styles are\n%s\nnot\n%s", infima, made, whole)
		}
		if _, name, _ := strings.Cut(got.file(t, got.Styles), "url(./dot"); got.file(t, input.URL+"dot"+strings.SplitN(name, ")", 2)[0]) != "png" {
			t.Error("the picture of a rule is missing")
		}
		if err := writeFile(site, "src/css/part.css", "a {\n  color: red\n} }\n"); err != nil {
			t.Fatal(err)
		}
		_, findings, err = Restyle(input, result)
		if err != nil || len(findings) != 1 || findings[0].File != "src/css/part.css" || findings[0].Line != 3 || findings[0].Severity != diag.Warning {
			t.Errorf("the findings are %v, %v", findings, err)
		}
	}
}
