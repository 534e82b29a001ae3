package bundle

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/theme"
)

func build(t *testing.T, site string) Bundle {
	t.Helper()
	bundle, findings, err := Build(Input{Theme: theme.Files, Site: site, Folder: "assets", URL: "/docs/assets/"})
	if err != nil || len(findings) > 0 {
		t.Fatalf("bundle: %v %v", err, findings)
	}
	return bundle
}

// override returns a site with a component of its own.
func override(t *testing.T, name, text string) (site string) {
	t.Helper()
	site = t.TempDir()
	folder := filepath.Join(site, "src", "theme")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return site
}

func (b Bundle) file(t *testing.T, url string) string {
	t.Helper()
	for _, file := range b.Files {
		if "/docs/"+file.Name == url {
			return string(file.Content)
		}
	}
	t.Fatalf("no file at %s", url)
	return ""
}

var picture = regexp.MustCompile(`url\("?([^")]*)"?\)`)

func TestPicturesOfStyleSheetsAreFilesOfTheSite(t *testing.T) {
	t.Parallel()
	bundle := build(t, t.TempDir())
	count := 0
	for _, file := range bundle.Files {
		if filepath.Ext(file.Name) != ".css" {
			continue
		}
		for _, found := range picture.FindAllStringSubmatch(string(file.Content), -1) {
			count++
			bundle.file(t, "/docs/assets/"+strings.TrimPrefix(found[1], "./")) // data: would loosen the policy
		}
	}
	if count < 2 {
		t.Errorf("got %d pictures, want those of the first sheet and of the buttons of code", count)
	}
}

func TestSameSourcesGiveTheSameBytes(t *testing.T) {
	t.Parallel()
	first, second := build(t, t.TempDir()), build(t, t.TempDir())
	if first.Hash != second.Hash || first.Server != second.Server || len(first.Files) != len(second.Files) {
		t.Fatalf("two bundles differ: %s %s", first.Hash, second.Hash)
	}
	for i, file := range first.Files {
		if file.Name != second.Files[i].Name || !bytes.Equal(file.Content, second.Files[i].Content) {
			t.Errorf("%s differs from %s", file.Name, second.Files[i].Name)
		}
	}
}

func TestStyleModulesHaveTheSameNamesInNodeAndBrowser(t *testing.T) {
	t.Parallel()
	bundle := build(t, t.TempDir())
	styles := bundle.file(t, bundle.Styles)
	for _, url := range bundle.KindSheets {
		styles += bundle.file(t, url)
	}
	names := regexp.MustCompile(`"([A-Z]\w+_[a-z]\w*)"`).FindAllStringSubmatch(bundle.Server, -1)
	if len(names) < 20 {
		t.Fatalf("only %d class names in the text for Node", len(names))
	}
	for _, name := range names {
		if !strings.Contains(styles, name[1]) {
			t.Errorf("name %s of the text for Node is not in the style sheet", name[1])
		}
	}
}

func TestStylesThatFewPagesNeedAreApart(t *testing.T) {
	t.Parallel()
	bundle := build(t, t.TempDir())
	all := bundle.file(t, bundle.Styles)
	for kind, class := range map[string]string{"searchDialog": "SearchDialog_option", "search": "SearchPage_option", "notFound": "NotFound_screen",
		buttonSheet: "code-button", LateSheet: "PageCrash_alone"} {
		if sheet := bundle.file(t, bundle.KindSheets[kind]); !strings.Contains(sheet, "."+class+"{") || strings.Contains(all, class) {
			t.Errorf("the rules of %s are not in the sheet of %q alone", class, kind)
		}
	}
}

func TestCopiedStylesOfTheSearchDialogAreNotMixedWithThoseOfTheTheme(t *testing.T) {
	t.Parallel()
	site := override(t, "SearchDialog.tsx", "import classes from './SearchDialog.module.css'\nexport const SearchDialog = () => <dialog className={classes.option} />")
	if err := os.WriteFile(filepath.Join(site, "src", "theme", "SearchDialog.module.css"), []byte(".option { color: red }"), 0o644); err != nil {
		t.Fatal(err)
	}
	bundle := build(t, site)
	if all := bundle.file(t, bundle.Styles); !strings.Contains(all, ".SearchDialog_option{color:red}") {
		t.Errorf("no rule of the copy in the style sheet of all pages")
	}
	if sheet := bundle.file(t, bundle.KindSheets["searchDialog"]); strings.Contains(sheet, ".SearchDialog_option") {
		t.Errorf("the rules of the theme apply to the copy: %.200s", sheet)
	}
}

func TestReactIsASeparateFile(t *testing.T) {
	t.Parallel()
	bundle := build(t, t.TempDir())
	if len(bundle.Preload) != 1 || !strings.HasPrefix(bundle.Preload[0], "/docs/assets/react-") {
		t.Fatalf("preload is %v", bundle.Preload)
	}
	name := filepath.Base(bundle.Preload[0])
	if !strings.Contains(bundle.file(t, bundle.Client), `from"./`+name+`"`) {
		t.Errorf("%s does not import %s", bundle.Client, name)
	}
}

func TestSiteComponentReplacesThemeComponent(t *testing.T) {
	t.Parallel()
	site := override(t, "Footer.tsx", `import { Footer as Original } from '@theme-original/Footer'
export function Footer() { return <><p>our own line</p><Original /></> }`)
	plain, own := build(t, t.TempDir()), build(t, site)
	if !strings.Contains(own.Server, "our own line") || !strings.Contains(own.file(t, own.Client), "our own line") {
		t.Error("the site's Footer is not in the bundle")
	}
	if !strings.Contains(own.Server, "Footer_") {
		t.Error("the original Footer, which the site's wraps, is not in the bundle")
	}
	if own.Hash == plain.Hash {
		t.Error("the hash does not tell the two themes apart")
	}
}

func TestMistakeInAComponentIsADiagnosticAtItsPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		want       diag.Diagnostic
	}{
		{
			name: "syntax", text: "export function Footer() { return <p> }",
			want: diag.Diagnostic{File: "src/theme/Footer.tsx", Line: 1, Column: 35, Text: `"<p>" is never closed`},
		},
		{
			name: "missing import", text: "import './nothing'\nexport const Footer = () => null",
			want: diag.Diagnostic{File: "src/theme/Footer.tsx", Line: 1, Column: 8, Text: `no file "./nothing"`},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings, err := Build(Input{Theme: theme.Files, Site: override(t, "Footer.tsx", test.text), Folder: "assets", URL: "/assets/"})
			if err != nil || len(findings) == 0 {
				t.Fatalf("findings %v, error %v", findings, err)
			}
			got := findings[0]
			if got.Severity != diag.Error || got.File != test.want.File || got.Line != test.want.Line || got.Column != test.want.Column ||
				got.Text != test.want.Text {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

func TestDiagramScriptsAreSeparateFiles(t *testing.T) {
	t.Parallel()
	bundle := build(t, t.TempDir())
	files, err := Diagrams(Input{Theme: theme.Files, Folder: "assets"})
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, file := range files {
		names[file.Name] = true
	}
	for _, file := range bundle.Files {
		if names[file.Name] {
			t.Errorf("%s is written for sites without a diagram", file.Name)
		}
		for _, entry := range regexp.MustCompile(`import\("\./(mermaid/[^"]+)"\)`).FindAllSubmatch(file.Content, -1) {
			if name := "assets/" + string(entry[1]); !names[name] {
				t.Errorf("%s loads %s, which is not there", file.Name, name)
			}
			delete(names, "assets/"+string(entry[1]))
		}
	}
	if len(names) != len(files)-1 {
		t.Errorf("the theme loads %d of the files that draw, want their entry", len(files)-len(names))
	}
}
