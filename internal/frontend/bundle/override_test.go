package bundle

import (
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

func TestOverridesFollowDocusaurusNaming(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, file, text string }{
		{"named export", "Footer.tsx", "export function Footer() { return 'own text' }"},
		{"default export", "Footer.jsx", "import Footer from '@theme-original/Footer'\nexport default () => <>own text<Footer /></>"},
		{"folder", "Footer/index.tsx", "import { Footer as Original } from '@theme-init/Footer'\nexport default function Own() { return <>own text<Original /></> }"},
		{"another file", "Footer/index.js", "export * from './own'"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			files := map[string]string{"src/theme/" + test.file: test.text}
			if strings.Contains(test.text, "./own") {
				files["src/theme/Footer/own.js"] = "export const Footer = () => 'own text'"
			}
			bundle := bundled(t, inputOf(siteOf(t, files)))
			for name, text := range map[string]string{"script": bundle.file(t, bundle.Client), "text for Node": bundle.Server} {
				if !strings.Contains(text, "own text") {
					t.Errorf("the %s has not the site's component", name)
				}
				if isWrapper := strings.Contains(test.text, "import"); strings.Contains(text, "Footer_columns") != isWrapper {
					t.Errorf("the %s has the theme's component: %t", name, !isWrapper)
				}
			}
		})
	}
}

func TestOverrideNeedsOnlyTheComponentExport(t *testing.T) {
	t.Parallel()
	bundle := bundled(t, inputOf(siteOf(t, map[string]string{"src/theme/SkipLink.tsx": "export default () => <a href=\"#x\">own text</a>"})))
	if !strings.Contains(bundle.Server, "own text") || !strings.Contains(bundle.Server, "docgen-main") {
		t.Error("mainId of the theme's SkipLink is lost")
	}
}

func TestMistakesOfOverridesAreDiagnostics(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, file, text string
		want             diag.Diagnostic
	}{
		{name: "no such export", file: "Footer.tsx", text: "export const Foter = () => null",
			want: diag.Diagnostic{Severity: diag.Error, Text: "the file does not export Footer", Hint: `it exports "Foter"`}},
		{name: "no export", file: "Footer.tsx", text: "const a = 1",
			want: diag.Diagnostic{Severity: diag.Error, Text: "the file does not export Footer", Hint: `write "export function Footer"`}},
		{name: "unknown name", file: "Foter.tsx", text: "export default () => null",
			want: diag.Diagnostic{Severity: diag.Warning, Text: `the theme has no component "Foter", and nothing imports the file`,
				Hint: `did you mean "Footer"?`}},
		{name: "itself", file: "Footer.tsx", text: "import Footer from '@theme/Footer'\nexport default () => <Footer />",
			want: diag.Diagnostic{Severity: diag.Error, Line: 1, Column: 20, Length: 15,
				Text: `Footer.tsx overrides "@theme/Footer", so it would import itself`, Hint: `import "@theme-original/Footer" to get the theme's component`}},
		{name: "CSS", file: "Footer.tsx", text: "import './own.css'\nexport default () => null",
			want: diag.Diagnostic{Severity: diag.Warning, File: "src/theme/own.css", Line: 2, Column: 1, Length: 1, Text: `unexpected "}"`,
				Hint: "browsers skip this rule: look for an unclosed bracket or quote above it"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings, err := Build(inputOf(siteOf(t, map[string]string{"src/theme/" + test.file: test.text, "src/theme/own.css": ".a { color: red }\n}\n"})))
			if err != nil || len(findings) != 1 {
				t.Fatalf("findings %+v, error %v", findings, err)
			}
			got, want := findings[0], test.want
			want.Code, want.Source = Code, got.Source
			if want.File == "" {
				want.File = "src/theme/" + test.file
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("\n got %+v\nwant %+v", got, want)
			}
		})
	}
}
