package evaluate_test

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/frontend/node"
)

// plain returns a value as JSON, with the paths of functions and packages.
func plain(t *testing.T, value evaluate.Value) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestConfigsOfAllFormsLoad(t *testing.T) {
	t.Parallel()
	other := map[string]string{
		"data.json": `{"title": "T"}`, "esm.mjs": `export default 'T'`, "lib/wait.ts": `const here: string = __dirname
			export const title: string = await Promise.resolve(here.endsWith('lib') ? 'T' : here)`, "lib/typed.ts": `export const title: string = 'T'`,
		"cjs.cjs":       `exports.title = 'T'`,
		"tsconfig.json": `{"extends": "@docusaurus/tsconfig", "compilerOptions": {"baseUrl": ".", "paths": {"@lib/*": ["lib/*"]}}}`,
	}
	for _, row := range []struct{ name, file, text string }{
		{"CommonJS", "a.js", `module.exports = { title: 'T' }`},
		{"ES module", "a.js", `export default { title: 'T' }`},
		{"both in one file", "a.js", "import path from 'path'\nmodule.exports = { title: require('./data.json').title }"},
		{"TypeScript", "a.ts", "import type { Config } from '@docusaurus/types'\nconst config: Config = { title: 'T' }\nexport default config"},
		{"CommonJS of TypeScript", "a.cts", `module.exports = { title: 'T' as string }`},
		{"ES module of TypeScript", "a.mts", "import { title } from './lib/typed.js'\nexport default { title } satisfies object"},
		{"function", "a.js", `module.exports = () => ({ title: 'T' })`},
		{"async function", "a.mjs", "export default async function create() { return { title: (await import('./esm.mjs')).default } }"},
		{"promise", "a.js", `module.exports = Promise.resolve({ title: 'T' })`},
		{"named exports", "a.js", `export const title = 'T'`},
		{"file next to it", "a.js", `module.exports = { title: JSON.parse(require('fs').readFileSync(require('path').join(__dirname, 'data.json'))).title }`},
		{"its own __dirname", "a.mjs", `import { fileURLToPath } from 'node:url'
			import { readFileSync } from 'node:fs'
			import path from 'node:path'
			const __dirname = path.dirname(fileURLToPath(import.meta.url))
			export default { title: JSON.parse(readFileSync(path.join(__dirname, 'data.json'), 'utf8')).title }`},
		{"createRequire", "a.mjs", "import { createRequire } from 'module'\nconst require = createRequire(import.meta.url)\nexport default { title: require('./lib/typed.ts').title }"},
		{"computed path", "a.ts", "import path from 'path'\nexport default { title: require(path.join(__dirname, '/lib/typed')).title }"},
		{"import attribute", "a.ts", "import data from './data.json' with { type: 'json' }\nexport default { title: data.title }"},
		{"URL", "a.mjs", `export default async () => ({ title: (await import(new URL('./esm.mjs', import.meta.url))).default })`},
		{"paths of tsconfig.json", "a.ts", "import { title } from '@lib/typed'\nexport default { title }"},
		{"CommonJS file from an ES module", "a.mjs", "import cjs, { title } from './cjs.cjs'\nexport default { title: cjs.title && title }"},
		{"await at the top level", "a.mjs", `import path from 'node:path'
			import { title } from './lib/wait'
			import wanted, { part } from 'not-installed'
			const file = path.join(import.meta.dirname, 'data.json')
			export default { title: (await import('./esm.mjs')).default && title && file.endsWith('data.json') && title, wanted, part }`},
		{"current folder", "a.js", `module.exports = { title: require('fs').readdirSync(process.cwd()).includes('data.json') && 'T' }`},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			files := map[string]string{row.file: row.text}
			for name, text := range other {
				files[name] = text
			}
			config, err := start(t, evaluate.Options{Site: site(t, files), Record: true}).Load(t.Context(), row.file)
			if err != nil {
				t.Fatal(err)
			}
			if got := evaluate.Get(config, "title"); got != "T" {
				t.Errorf("title is %v, want T\n%s", got, plain(t, config))
			}
		})
	}
}

// An old Node does not even parse most of docgen's scripts.
func TestOldNodeIsReportedWithItsVersion(t *testing.T) {
	root := site(t, map[string]string{"a.js": "", "old.js": `Object.defineProperty(process, 'version', { value: 'v16.20.2' })
		require('vm').runInThisContext = () => { throw new SyntaxError('Unexpected token') }`})
	t.Setenv("NODE_OPTIONS", "--require="+filepath.Join(root, "old.js"))
	_, err := start(t, evaluate.Options{Site: root}).Load(t.Context(), "a.js")
	if found, isOld := errors.AsType[*node.Error](err); !isOld || found.Version != "v16.20.2" {
		t.Errorf("error is %v, want one with the version", err)
	}
}
