package evaluate_test

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// site writes files into a new folder.
func site(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func start(t *testing.T, options evaluate.Options) *evaluate.Session {
	t.Helper()
	session, err := evaluate.New(options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	return session
}

func TestLoadReadsEveryFormOfModule(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"package.json": `{"version": "3.1"}`,
		"data.txt":     "from a file",
		"x.ts":         "export const one: number = 1\n",
		"cjs.js":       "module.exports = {title: 'cjs', dir: __dirname.length > 0}\n",
		"esm.mjs":      "import {one} from './x'\nimport path from 'node:path'\nconst __dirname = path.dirname(new URL(import.meta.url).pathname)\nexport default {one, dir: path.basename(__dirname)}\n",
		"require.ts":   "import path from 'path'\nimport {createRequire} from 'module'\nconst require = createRequire(import.meta.url)\nconst pkg = require('./package.json')\nexport default {version: pkg.version, css: path.basename(require.resolve('./x.ts'))} satisfies object\n",
		"function.js":  "module.exports = async () => ({title: 'made', text: require('fs').readFileSync(__dirname + '/data.txt', 'utf8')})\n",
		"promise.js":   "module.exports = Promise.resolve({title: 'later'})\n",
		"dynamic.cjs":  "module.exports = async () => ({one: (await import('./esm.mjs')).default.one})\n",
	})
	session := start(t, evaluate.Options{Site: root})
	for file, want := range map[string]map[string]evaluate.Value{
		"cjs.js":      {"title": "cjs", "dir": true},
		"esm.mjs":     {"one": 1.0, "dir": filepath.Base(root)},
		"require.ts":  {"version": "3.1", "css": "x.ts"},
		"function.js": {"title": "made", "text": "from a file"},
		"promise.js":  {"title": "later"},
		"dynamic.cjs": {"one": 1.0},
	} {
		value, err := session.Load(t.Context(), file)
		object, _ := value.(*evaluate.Object)
		if err != nil || object == nil || !maps.Equal(object.Fields, want) {
			t.Errorf("%s is %v (%v), want %v", file, value, err, want)
		}
	}
	if read := strings.Join(session.Inputs().Files, "\n"); !strings.Contains(read, "data.txt") || !strings.Contains(read, "x.ts") {
		t.Errorf("the inputs are\n%s\nwant data.txt and x.ts among them", read)
	}
}

func TestCallCallsFunctionsInside(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"c.js": "module.exports = () => ({docs: [{editUrl: async ({docPath}) => 'https://x/' + docPath}]})\n"})
	session := start(t, evaluate.Options{Site: root})
	config, err := session.Load(t.Context(), "c.js")
	function, isFunction := evaluate.Get(config, "docs", "0", "editUrl").(evaluate.Function)
	if err != nil || !isFunction || function.Path != "docs.0.editUrl" {
		t.Fatalf("editUrl is %#v (%v)", function, err)
	}
	calls := [][]any{{map[string]any{"docPath": "a.md"}}, {map[string]any{"docPath": "b.md"}}}
	for _, again := range []*evaluate.Session{session, start(t, evaluate.Options{Site: root})} {
		results, err := again.Call(t.Context(), "c.js", function.Path, calls)
		if err != nil || len(results) != 2 || results[1] != "https://x/b.md" {
			t.Errorf("the results are %v (%v)", results, err)
		}
	}
}

func TestMissingPackagesAreRecorded(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"c.ts": `import {themes} from 'prism-react-renderer'
import yaml from 'js-yaml'
import plugin, {other} from '@scope/plugin/deep'
class Sub extends plugin {}
const users = yaml.load('x').map((user: any) => ({...user, name: user.name}))
const {a, ...rest} = other
export default async () => ({theme: themes.github, users: [...users], plugin: [plugin, {x: 1}], text: ` + "`v${await a}`" +
		`, sub: typeof Sub, file: require.resolve('some/style.css'), rest: {...rest}, made: new plugin(1)})
`})
	if _, err := start(t, evaluate.Options{Site: root}).Load(t.Context(), "c.ts"); err == nil || !strings.Contains(err.Error(), "prism-react-renderer") {
		t.Errorf("without recording, the error is %v", err)
	}
	session := start(t, evaluate.Options{Site: root, Record: true})
	config, err := session.Load(t.Context(), "c.ts")
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]evaluate.Value{
		"theme": evaluate.Package{Name: "prism-react-renderer", Path: "themes.github"}, "plugin.0": evaluate.Package{Name: "@scope/plugin", Path: "deep"},
		"sub": "function", "file": evaluate.Package{Name: "some/style.css", IsFile: true}, "made": evaluate.Package{Name: "@scope/plugin", Path: "deep()"},
	} {
		if got := evaluate.Get(config, strings.Split(path, ".")...); got != want {
			t.Errorf("%s is %#v, want %#v", path, got, want)
		}
	}
	if users := evaluate.Get(config, "users").([]evaluate.Value); len(users) != 0 {
		t.Errorf("users are %v", users)
	}
	if _, found := session.Inputs().Unknown["js-yaml"]; !found {
		t.Errorf("unknown packages are %v, want js-yaml", session.Inputs().Unknown)
	}
}

func TestPackagesOfTheRepositoryNeedNoInstallation(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"package.json": `{"workspaces": ["packages/*"]}`, "site/package.json": `{"name": "site"}`,
		"packages/shared/package.json": `{"name": "@our/shared", "version": "4.2", "main": "src/index.js"}`,
		"packages/shared/src/index.js": "exports.hosts = () => ({ url: 'https://our.example' })\n",
		"packages/built/package.json":  `{"name": "built", "main": "dist/index.js"}`,
		"site/c.js":                    "const { version } = require('@our/shared/package.json')\nmodule.exports = { ...require('@our/shared').hosts(), version, built: require('built').x }\n",
	})
	config, err := start(t, evaluate.Options{Site: filepath.Join(root, "site"), Record: true}).Load(t.Context(), "c.js")
	object, _ := config.(*evaluate.Object)
	want := map[string]evaluate.Value{"url": "https://our.example", "version": "4.2", "built": evaluate.Package{Name: "built", Path: "x"}}
	if err != nil || object == nil || !maps.Equal(object.Fields, want) {
		t.Errorf("the config is %v (%v), want %v", config, err, want)
	}
}

func TestNotesSayWhatIsMissingAndWhere(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"c.js": `const yaml = require('js-yaml')
let extra = { none: true }
try {
  extra = require('./generated')
} catch {}
const data = require('./data.json')
const branch = require('child_process').execSync('no-such-program --now', { stdio: 'pipe', encoding: 'utf8' })
for (const user of yaml.load('x').users) throw user
module.exports = {
  names: yaml.load('y').map((each) => each.name), spread: { ...yaml.defaults, a: 1 }, text: ` + "`v${yaml.version}`" + `,
  extra, first: data.list[0], branch, plain: yaml.DEFAULT_SCHEMA, json: JSON.stringify({ yaml }),
}
`})
	session := start(t, evaluate.Options{Site: root, Record: true})
	config, err := session.Load(t.Context(), "c.js")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, note := range session.Notes() {
		got = append(got, fmt.Sprintf("%s:%d:%d: %s (%s)", note.Place.File, note.Place.Line, note.Place.Column, note.Text, note.Hint))
	}
	want := `c.js:7:41: the command "no-such-program --now" failed, so its output was empty ()
c.js:8:33: "js-yaml" is not installed, so "load().users" was empty in a loop (run "npm install")
c.js:10:25: "js-yaml" is not installed, so "load()" was empty in a loop (run "npm install")
c.js:10:69: "js-yaml" is not installed, so "defaults" had no keys (run "npm install")
c.js:10:102: "js-yaml" is not installed, so "version" is missing in a text (run "npm install")
c.js:11:78: "js-yaml" is not installed, so "js-yaml" is missing in a text (run "npm install")`
	if all := strings.Join(got, "\n"); all != want {
		t.Errorf("the notes are\n%s\nwant\n%s", all, want)
	}
	for path, want := range map[string]evaluate.Value{
		"extra.none": true, "first": evaluate.Package{Name: "./data.json", Path: "list.0"}, "branch": "", "spread.a": 1.0,
		"text": evaluate.Package{Name: "js-yaml", Path: "version"}, "json": evaluate.Package{Name: "js-yaml"},
	} {
		if got := evaluate.Get(config, strings.Split(path, ".")...); got != want {
			t.Errorf("%s is %#v, want %#v", path, got, want)
		}
	}
}

func TestFailuresHaveTheirPlace(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"throws.ts": "interface Unused { a: string }\n\nexport default function config() {\n  throw new Error('no title')\n}\n",
		"parse.ts":  "export default {\n  title: 'x',,\n}\n",
		"deep.js":   "module.exports = require('./lib/a')\n", "lib/a.js": "\nmodule.exports = missing.value\n",
		"await.mjs": "import './lib/b.ts'\nexport default 1\n", "lib/b.ts": "const wait: number = await 1\nthrow new Error(`late ${wait}`)\n",
		"awaits.mjs": "await 1\nimport './lib/c.ts'\n", "lib/c.ts": "let a: = 1\n",
		"exit.js": "console.log('bye')\nprocess.exit(3)\n",
		"loud.js": "process.stdout.write('{\"value\":1}\\n')\nthrow 'a text'\n",
	})
	session := start(t, evaluate.Options{Site: root})
	for file, want := range map[string]string{
		"throws.ts":  "throws.ts:4:9: no title",
		"parse.ts":   `parse.ts:2:14: Expected identifier but found ","`,
		"deep.js":    "lib/a.js:2:18: missing is not defined",
		"await.mjs":  "lib/b.ts:2:7: late 1",
		"awaits.mjs": "lib/c.ts:1:8: Unexpected \"=\"",
		"exit.js":    "exit.js:2:9: it calls process.exit(3)",
		"loud.js":    "loud.js: a text",
	} {
		if _, err := session.Load(t.Context(), file); err == nil || err.Error() != want {
			t.Errorf("%s failed with\n%v\nwant\n%s", file, err, want)
		}
	}
}

func TestCodeThatNeverEndsIsStopped(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"s.js": "for (;;) {}\n"})
	_, err := start(t, evaluate.Options{Site: root, Limit: 300 * time.Millisecond}).Load(t.Context(), "s.js")
	var failure *evaluate.Failure
	if !errors.As(err, &failure) || failure.File != "s.js" || failure.Text != "it did not end within 300ms" {
		t.Errorf("the error is %v", err)
	}
}

func TestPlacesOfOptions(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"c.js": `// {title: 'no'}
const docs = {
  editUrl: (x) => x / 2, // { a: 1 }
  remarkPlugins: [[require('x'), {sync: true}]],
}
module.exports = {
  title: 'T', tagline: /[}]/.source,
  presets: [['classic', {docs, theme: {customCss: './x.css'}}]],
  themeConfig: {
    navbar: {items: [{to: 'a'}, {type: 'doc', docId: 'b'}]},
    'footer': {},
  },
}
`})
	places := evaluate.ReadPlaces([]string{filepath.Join(root, "c.js")}, filepath.Base)
	for path, want := range map[string]evaluate.Place{
		"title": {Line: 7, Column: 3}, "presets.0.1.docs.editUrl": {Line: 3, Column: 3}, "presets.0.1.theme.customCss": {Line: 8, Column: 40},
		"themeConfig.navbar.items.1.docId": {Line: 10, Column: 47}, "themeConfig.footer.style": {Line: 11, Column: 5}, "nothing": {},
	} {
		if want.Line > 0 {
			want.File = "c.js"
		}
		if got := places.Find(strings.Split(path, ".")...); got != want {
			t.Errorf("%s is at %+v, want %+v", path, got, want)
		}
	}
}
