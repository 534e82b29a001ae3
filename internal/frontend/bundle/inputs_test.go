package bundle

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/theme"
)

// stateOf describes the inputs of a bundle as they are on disk now.
func stateOf(t *testing.T, site string, inputs disk.Inputs) string {
	t.Helper()
	var state strings.Builder
	for _, name := range inputs.Files {
		text, err := os.ReadFile(filepath.Join(site, name))
		fmt.Fprintf(&state, "%s %v %q\n", name, err == nil, text)
	}
	for _, name := range inputs.Folders {
		folder := filepath.Join(site, name)
		entries, err := os.ReadDir(folder)
		fmt.Fprintln(&state, name, err == nil)
		for _, entry := range entries {
			target, _ := os.Readlink(filepath.Join(folder, entry.Name()))
			fmt.Fprintln(&state, "  ", entry.Name(), entry.Type(), target)
		}
	}
	return state.String()
}

// everything returns a site with every kind of code. Its package "linked" is a symbolic link to
// a folder of the workspace around the site.
func everything(t *testing.T) (site string) {
	t.Helper()
	root := siteOf(t, map[string]string{
		"packages/linked/package.json":           `{"name": "linked", "main": "src/index.js"}`,
		"packages/linked/src/index.js":           "export const linked = 'linked'",
		"packages/next/package.json":             `{"name": "linked", "main": "src/index.js"}`,
		"packages/next/src/index.js":             "export const linked = 'next'",
		"node_modules/above/package.json":        `{"name": "above"}`,
		"node_modules/above/index.js":            "export const above = 'above'",
		"site/node_modules/one/package.json":     `{"name": "one", "exports": "./lib/index.js"}`,
		"site/node_modules/one/lib/index.js":     "export { two } from './two'",
		"site/node_modules/one/lib/two/index.js": "export const two = 'two'",
		"site/node_modules/unused/index.js":      "1",
		"site/content/page.md":                   "words",
		"site/src/css/site.css":                  "@import './more.css'; .a { color: red }",
		"site/src/css/more.css":                  ".b { color: blue }",
		"site/src/pages/page.tsx": `import { two } from 'one'
			import { above } from 'above'
			import { linked } from 'linked'
			import { words } from '../words'
			import styles from './page.module.css'
			import picture from './picture.png'
			import text from '!!raw-loader!../text.txt'
			export default () => <p className={styles.page} title={above + linked + picture + text}>{two}{words}</p>`,
		"site/src/pages/page.module.css": ".page { color: green }",
		"site/src/pages/picture.png":     "a picture",
		"site/src/text.txt":              "a text",
		"site/src/words.js":              "export { words } from './words/index'",
		"site/src/words/index.ts":        "export const words = 'words'",
	})
	if err := os.Symlink("../../packages/linked", filepath.Join(root, "site/node_modules/linked")); err != nil {
		t.Skip("no symbolic links here: ", err)
	}
	return filepath.Join(root, "site")
}

func everythingOf(site string) Input {
	input := inputOf(site)
	input.Pages, input.Styles = []string{"src/pages/page.tsx"}, []string{"src/css/site.css"}
	return input
}

// small returns the input of a site with a theme that has one component, and takes no time to bundle.
func small(t *testing.T) func(site string) Input {
	t.Helper()
	mermaid, err := fs.ReadFile(theme.Files, "prepared/mermaid.zip")
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{
		"prepared/mermaid.zip":     {Data: mermaid},
		"client.tsx":               {Data: []byte("import { Footer } from './layout/Footer'; console.log(Footer)")},
		"server.tsx":               {Data: []byte("import { Footer } from './layout/Footer'; export const createRender = () => () => Footer; export const render = createRender()")},
		"layout/Footer.tsx":        {Data: []byte("import styles from './Footer.module.css'\nexport const Footer = () => styles.footer")},
		"layout/Footer.module.css": {Data: []byte(".footer { color: gray }")},
		"search/worker.ts":         {Data: []byte("export {}")},
		"boot.ts":                  {Data: []byte("document.title")},
		"locale.ts":                {Data: []byte("globalThis.texts = localeData")},
		"mdx/MDXComponents.tsx":    {Data: []byte("export const MDXComponents = {}")},
		"prepared/react.js":        {Data: []byte("export default 1; export const jsx = 1, jsxs = 1, Fragment = 1")},
		"prepared/lunr.js":         {Data: []byte("export default 1")},
		"prepared/server.js":       {Data: []byte("for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) exports[name] = {}")},
	}
	return func(site string) Input {
		input := everythingOf(site)
		input.Theme = files
		return input
	}
}

// portable returns a bundle without the path of its site.
func portable(bundle Bundle) Bundle {
	bundle.Site, bundle.ServerMap = "", nil
	return bundle
}

func TestEqualInputsGiveEqualBundles(t *testing.T) {
	t.Parallel()
	remove := func(name string) func(string) error {
		return func(site string) error { return os.Remove(filepath.Join(site, name)) }
	}
	write := func(name, text string) func(string) error {
		return func(site string) error { return writeFile(site, name, text) }
	}
	inputOf := small(t)
	before := bundled(t, inputOf(everything(t)))
	for _, row := range []struct {
		name   string
		change func(site string) error
		same   bool // both the inputs and the bundle
	}{
		{name: "a doc", change: write("content/page.md", "other words"), same: true},
		{name: "a new folder of the site", change: write("dist/index.html", "<p>"), same: true},
		{name: "a package that nothing imports", change: write("node_modules/unused/index.js", "2"), same: true},
		{name: "a page", change: write("src/pages/page.tsx", "export default () => null")},
		{name: "a script next to it that takes precedence", change: write("src/words.tsx", "export const words = 'shadow'")},
		{name: "a script that a folder stood for", change: write("src/words/index.tsx", "export const words = 'shadow'")},
		{name: "a component", change: write("src/theme/Footer.tsx", "export default () => <p>own</p>")},
		{name: "a component in a folder", change: write("src/theme/Footer/index.tsx", "export default () => <p>own</p>")},
		{name: "styles of a component", change: write("src/theme/Footer.module.css", ".footer { color: pink }")},
		{name: "a style sheet", change: write("src/css/site.css", ".a { color: black }")},
		{name: "an imported style sheet", change: write("src/css/more.css", ".b { color: black }")},
		{name: "a style module", change: write("src/pages/page.module.css", ".page { color: black }")},
		{name: "a picture", change: write("src/pages/picture.png", "another picture")},
		{name: "a raw text", change: write("src/text.txt", "another text")},
		{name: "a file of a package", change: write("node_modules/one/lib/two/index.js", "export const two = 'three'")},
		{name: "a file of a package that takes precedence", change: write("node_modules/one/lib/two.js", "export const two = 'three'")},
		{name: "a package's own file", change: write("node_modules/one/package.json", `{"exports": "./lib/two/index.js", "sideEffects": false}`)},
		{name: "a package that takes precedence", change: write("node_modules/above/index.js", "export const above = 'beside'")},
		{name: "a package nearer to the page", change: write("src/node_modules/above/index.js", "export const above = 'nearer'")},
		{name: "a package of the workspace", change: write("../packages/linked/src/index.js", "export const linked = 'other'")},
		{name: "a link to another package", change: func(site string) error {
			link := filepath.Join(site, "node_modules/linked")
			if err := os.Remove(link); err != nil {
				return err
			}
			return os.Symlink("../../packages/next", link)
		}},
		{name: "an import without its file", change: remove("src/words/index.ts")},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			site := everything(t)
			state := stateOf(t, site, before.Inputs)
			if err := row.change(site); err != nil {
				t.Fatal(err)
			}
			after, _, err := Build(inputOf(site))
			if err != nil {
				t.Fatal(err)
			}
			if same := stateOf(t, site, before.Inputs) == state; same != row.same {
				t.Errorf("the inputs are the same: %t, want %t; they are\n%q", same, row.same, before.Inputs)
			}
			if same := reflect.DeepEqual(portable(before), portable(after)); same != row.same {
				t.Errorf("the bundle is the same: %t, want %t", same, row.same)
			}
		})
	}
}

func TestFailedBundleListsTheInputsThatCouldFixIt(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, page, file, text string }{
		{"a missing script", "export { default } from '../missing'", "src/missing.tsx", "export default () => null"},
		{"a missing package", "export { default } from 'missing'", "node_modules/missing/index.js", "export default () => null"},
		{"a mistake", "export default () => <p>", "src/pages/a.tsx", "export default () => null"},
	} {
		site := siteOf(t, map[string]string{"src/pages/a.tsx": row.page})
		input := inputOf(site)
		input.Pages = []string{"src/pages/a.tsx"}
		failed, findings, err := Build(input)
		if err != nil || len(findings) == 0 || failed.Client != "" {
			t.Fatalf("%s: findings %v, error %v", row.name, findings, err)
		}
		state := stateOf(t, site, failed.Inputs)
		if err := writeFile(site, row.file, row.text); err != nil {
			t.Fatal(err)
		}
		if stateOf(t, site, failed.Inputs) == state {
			t.Errorf("%s: %s is not among the inputs\n%q", row.name, row.file, failed.Inputs)
		}
	}
}

func TestBundleWorksAfterEncoding(t *testing.T) {
	t.Parallel()
	site := everything(t)
	preview := everythingOf(site)
	preview.Entry = DevEntry
	for name, input := range map[string]Input{"build": everythingOf(site), "preview": preview} {
		result := bundled(t, input)
		if name == "preview" {
			session := NewSession()
			defer session.Close()
			var err error
			result, _, err = session.Build(input)
			if err != nil {
				t.Fatal(err)
			}
		}
		var encoded bytes.Buffer
		if err := gob.NewEncoder(&encoded).Encode(result); err != nil {
			t.Fatal(err)
		}
		var decoded Bundle
		if err := gob.NewDecoder(&encoded).Decode(&decoded); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(result, decoded) {
			t.Errorf("%s: the decoded bundle is another", name)
		}
		decoded, findings, err := ForNode(input, decoded)
		if err != nil || len(findings) > 0 || !strings.Contains(decoded.Server, "words") {
			t.Fatalf("%s: no text for Node: %v %v", name, findings, err)
		}
		before, _, _ := strings.Cut(decoded.Program(), `"words"`)
		line, column := 1+strings.Count(before, "\n"), len(before)-strings.LastIndex(before, "\n")
		if origin, found := decoded.Origin(line, column); !found || origin.File != "src/words/index.ts" {
			t.Errorf("%s: the origin is %+v, %t", name, origin, found)
		}
	}
}
