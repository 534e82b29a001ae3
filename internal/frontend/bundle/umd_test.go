package bundle

import (
	"strings"
	"testing"
)

const umd = `(function (factory) {
  if (typeof module === 'object' && typeof module.exports === 'object') { var v = factory(require, exports); if (v !== undefined) module.exports = v }
  else if (typeof define === 'function' && define.amd) define(['require', 'exports', './part'], factory)
})(function (require, exports) { exports.word = require('./part').word; exports.other = (name) => require(name) })
`

func TestPackagesAreTakenAsDocusaurusDoes(t *testing.T) {
	t.Parallel()
	input := inputOf(siteOf(t, map[string]string{
		"src/pages/a.jsx": "import { a } from 'both'\nimport { b } from 'listed'\nimport { word } from 'umd'\nexport default () => <p>{a}{b}{word}</p>\n",

		"node_modules/both/package.json":   `{"main": "main.js", "module": "esm.js"}`,
		"node_modules/both/main.js":        "exports.a = 'of main'",
		"node_modules/both/esm.js":         "export const a = 'of module'",
		"node_modules/listed/package.json": `{"exports": {".": {"webpack": "./webpack.js", "default": "./other.js"}}}`,
		"node_modules/listed/webpack.js":   "export const b = 'of webpack'",
		"node_modules/listed/other.js":     "export const b = 'of default'",
		"node_modules/umd/package.json":    `{"main": "main.js"}`,
		"node_modules/umd/main.js":         umd,
		"node_modules/umd/part.js":         "exports.word = 'of part'",
	}))
	input.Pages = []string{"src/pages/a.jsx"}
	bundle := bundled(t, input)
	for text, want := range map[string]bool{
		"of module": true, "of main": false, "of webpack": true, "of default": false, "of part": true,
		"the npm package umd requires in umd/main.js what docgen cannot bundle: ": true,
	} {
		if got := strings.Contains(bundle.Server, text); got != want {
			t.Errorf("the code for Node has %q: %t, want %t", text, got, want)
		}
	}
	before, _, _ := strings.Cut(bundle.Program(), "what docgen cannot bundle")
	line, column := 1+strings.Count(before, "\n"), len(before)-strings.LastIndex(before, "\n")
	if got := bundle.Package(line, column); got != "umd/main.js" {
		t.Errorf("the error of the package is said to be in %q", got)
	}
}

func TestParametersAreNoCallsOfUMD(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"define(function (require, exports, module) { require('./a') })", "register(require, exports) { }", "const f = async(require, exports) => 1", "require('./a')",
	} {
		if got, isChanged := withRequired("/x/node_modules/p/a.js", text); isChanged {
			t.Errorf("%s became %s", text, got)
		}
	}
}
