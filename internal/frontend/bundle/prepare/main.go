// Command prepare bundles, when docgen itself is built, what every site needs. It
// writes to theme/prepared, which is embedded in the binary, so that a site needs no
// npm packages of its own.
//
//	prepare packages OUTDIR    the npm packages; run in the folder that holds node_modules
//	prepare theme OUTDIR       the theme in OUTDIR's parent folder, after the packages
//
//	react.js     React for the browser, one ES module with the names of all its packages
//	lunr.js      lunr for the browser, an ES module
//	stem-de.js   stems of German for the browser, an ES module; other languages likewise
//	server.js    React for Node, a CommonJS module that maps package names to exports
//	katex.js     KaTeX for Node, a CommonJS module that renders formulas
//	remark.js    unified with the parsers of Docusaurus for Node, a CommonJS module
//	diagrams.js.gz  mermaid's parsers for Node, a CommonJS module, compressed
//	mermaid.zip  mermaid for the browser, an ES module and those it loads
//	math-*.woff2  fonts of formulas, for browsers on systems that have none
//	theme.cbor    the theme as a site without code of its own has it
//
// react-dom/server requires Node's built-in modules, which an ES module cannot.
package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/bundle"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "prepare:", err)
		os.Exit(1)
	}
}

func run() error {
	switch {
	case len(os.Args) == 3 && os.Args[1] == "packages":
		return preparePackages(os.Args[2])
	case len(os.Args) == 3 && os.Args[1] == "theme":
		return prepareTheme(os.Args[2])
	}
	return errors.New("usage: prepare packages|theme OUTDIR")
}

func prepareTheme(folder string) error {
	prepared, err := bundle.Prepare(os.DirFS(filepath.Dir(folder)))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "theme.cbor"), prepared, 0o644)
}

func preparePackages(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	react, err := browserEntry("react", "react/jsx-runtime", "react-dom", "react-dom/client")
	if err != nil {
		return err
	}
	lunr, err := browserEntry("lunr")
	if err != nil {
		return err
	}
	outputs := []preparation{
		{"react.js", react, api.BuildOptions{Platform: api.PlatformBrowser, Format: api.FormatESModule, Target: api.ES2022}},
		{"lunr.js", lunr, api.BuildOptions{Platform: api.PlatformBrowser, Format: api.FormatESModule, Target: api.ES2022}},
		{"server.js", serverEntry("react", "react/jsx-runtime", "react-dom", "react-dom/server"),
			api.BuildOptions{Platform: api.PlatformNode, Format: api.FormatCommonJS, Target: api.ES2023}},
		{"katex.js", formulaEntry, api.BuildOptions{Platform: api.PlatformNode, Format: api.FormatCommonJS, Target: api.ES2023}},
		{"remark.js", remarkEntry, api.BuildOptions{Platform: api.PlatformNode, Format: api.FormatCommonJS, Target: api.ES2023}},
	}
	for name, language := range stemmers() {
		outputs = append(outputs, preparation{
			"stem-" + name + ".js", fmt.Sprintf("export { stemmer } from %q", "@orama/stemmers/"+language),
			api.BuildOptions{Platform: api.PlatformBrowser, Format: api.FormatESModule, Target: api.ES2022},
		})
	}
	for _, output := range outputs {
		text, err := bundled(output.entry, output.options)
		if err != nil {
			return fmt.Errorf("bundle %s: %w", output.name, err)
		}
		if output.name == "react.js" {
			text, err = shorter(text)
			if err != nil {
				return fmt.Errorf("minify %s: %w", output.name, err)
			}
		}
		if err := os.WriteFile(filepath.Join(folder, output.name), text, 0o644); err != nil {
			return err
		}
	}
	check, err := diagramCheck()
	if err != nil {
		return fmt.Errorf("bundle diagrams.js.gz: %w", err)
	}
	if err := os.WriteFile(filepath.Join(folder, "diagrams.js.gz"), check, 0o644); err != nil {
		return err
	}
	scripts, err := diagramScripts()
	if err != nil {
		return fmt.Errorf("bundle mermaid.zip: %w", err)
	}
	if err := os.WriteFile(filepath.Join(folder, "mermaid.zip"), scripts, 0o644); err != nil {
		return err
	}
	if output, err := exec.Command("node", "internal/frontend/bundle/prepare/fonts.mjs", folder).CombinedOutput(); err != nil {
		return fmt.Errorf("make the fonts of formulas: %w\n%s", err, output)
	}
	return nil
}

// preparation is a file to write.
type preparation struct {
	name, entry string
	options     api.BuildOptions
}

// stemmers returns the languages of the search besides English, as their package names them, by
// tag.
func stemmers() map[string]string {
	return map[string]string{
		"da": "danish", "de": "german", "es": "spanish", "fi": "finnish", "fr": "french", "hu": "hungarian", "it": "italian",
		"nb": "norwegian", "nl": "dutch", "pt": "portuguese", "ro": "romanian", "ru": "russian", "sv": "swedish", "tr": "turkish",
	}
}

//go:embed formula.js
var formulaEntry string

// remarkEntry exports what package hooks runs the Markdown plugins of sites with.
const remarkEntry = `
export { unified } from 'unified'
export { default as parse } from 'remark-parse'
export { default as mdx } from 'remark-mdx'
export { default as gfm } from 'remark-gfm'
export { default as directive } from 'remark-directive'
export { default as frontmatter } from 'remark-frontmatter'
export { VFile } from 'vfile'
export { toMarkdown } from 'mdast-util-to-markdown'
export { mdxToMarkdown } from 'mdast-util-mdx'
export { default as Slugger } from 'github-slugger'
export { default as remarkRehype, defaultHandlers } from 'remark-rehype'
export { find, html } from 'property-information'
export { load as yaml } from 'js-yaml'
`

func bundled(entry string, options api.BuildOptions) ([]byte, error) {
	folder, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	options.Stdin = &api.StdinOptions{Contents: entry, ResolveDir: folder}
	options.Bundle = true
	options.MinifyWhitespace, options.MinifySyntax, options.MinifyIdentifiers = true, true, true
	options.Define = map[string]string{"process.env.NODE_ENV": `"production"`}
	options.LegalComments = api.LegalCommentsInline
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return nil, errors.New(result.Errors[0].Text)
	}
	return result.OutputFiles[0].Contents, nil
}

// shorter minifies React again with Terser, which saves 1.1 kilobytes of it (gzip). Inlining
// functions makes scripts shorter but less compressible, so it is off. The first line asks V8 to
// compile all functions while the script loads, beside the main thread. Otherwise V8 parses most of
// them a second time in one task, the first time React calls them.
func shorter(script []byte) ([]byte, error) {
	command := exec.Command("node", "--input-type=module", "--eval", `
import { readFileSync } from 'node:fs'
import { minify } from 'terser'
const { code } = await minify(readFileSync(0, 'utf8'), {
  module: true,
  compress: { ecma: 2020, passes: 2, pure_getters: true, inline: 1, reduce_funcs: false, sequences: false },
  format: { comments: /@license/, preamble: '//# allFunctionsCalledOnLoad' },
})
process.stdout.write(code)`)
	command.Stdin = bytes.NewReader(script)
	output, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("run terser: %w", err)
	}
	return output, nil
}

// browserEntry re-exports all names of CommonJS packages. "export *" cannot do that, so Node
// lists the names.
func browserEntry(packages ...string) (string, error) {
	var entry strings.Builder
	taken := []string{"default"}
	for i, name := range packages {
		names, err := exportsOf(name)
		if err != nil {
			return "", err
		}
		names = slices.DeleteFunc(names, func(name string) bool { return slices.Contains(taken, name) })
		taken = append(taken, names...)
		fmt.Fprintf(&entry, "import package%d from %q\n", i, name)
		fmt.Fprintf(&entry, "export const {%s} = package%d\n", strings.Join(names, ", "), i)
	}
	entry.WriteString("export default package0\n")
	return entry.String(), nil
}

func exportsOf(name string) ([]string, error) {
	script := fmt.Sprintf(`console.log(JSON.stringify(Object.keys(require(%q)).filter(name => /^[A-Za-z]\w*$/.test(name))))`, name)
	command := exec.Command("node", "--eval", script)
	command.Env = append(os.Environ(), "NODE_ENV=production")
	output, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("ask node for the exports of %s: %w", name, err)
	}
	var names []string
	return names, json.Unmarshal(output, &names)
}

func serverEntry(packages ...string) string {
	var entry strings.Builder
	for _, name := range packages {
		source := name
		if name == "react-dom/server" {
			// only renderToString: the whole entry doubles the start time of Node
			source = "./node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js"
		}
		fmt.Fprintf(&entry, "exports[%q] = require(%q)\n", name, source)
	}
	return entry.String()
}
