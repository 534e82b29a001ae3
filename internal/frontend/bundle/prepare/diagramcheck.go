package main

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"regexp"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

//go:embed checkdiagram.js
var checkEntry []byte

// diagramCheck bundles mermaid's parsers for Node as a compressed CommonJS module that reports
// what is wrong with a diagram. It leaves out code that only draws, so it needs no browser and
// is much smaller.
func diagramCheck() ([]byte, error) {
	parsers, err := bundled(parserEntry, api.BuildOptions{
		Platform: api.PlatformNeutral, MainFields: []string{"module", "main"}, Format: api.FormatIIFE, Target: api.ES2023,
		Plugins: []api.Plugin{{Name: "parsers", Setup: leaveOutDrawing}},
	})
	if err != nil {
		return nil, err
	}
	var packed bytes.Buffer
	out, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression) // the level is valid
	if _, err := out.Write(bytes.Replace(checkEntry, []byte("(PARSERS)"), []byte("("+plainjson.Quote(string(parsers))+")"), 1)); err != nil {
		return nil, err
	}
	err = out.Close()
	return packed.Bytes(), err
}

// drawing matches the packages with which mermaid draws and lays out diagrams. It includes
// DOMPurify, with which parsers clean labels, because a check does not show them.
var drawing = regexp.MustCompile(`^(d3|roughjs|dompurify|dagre-d3-es|cytoscape|marked|katex|stylis|fastdom|d3-sankey|@iconify/utils|@upsetjs/venn\.js|cytoscape-fcose|cytoscape-cose-bilkent|@zenuml)(/.*)?$`)

// leaveOutDrawing replaces each package that draws with an object that does nothing.
func leaveOutDrawing(build api.PluginBuild) {
	build.OnResolve(api.OnResolveOptions{Filter: drawing.String()}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
		return api.OnResolveResult{Path: args.Path, Namespace: "nothing"}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: "nothing"}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
		contents := `
const nothing = new Proxy(function () {}, {
  get: (_, name) => name === "sanitize" ? (text) => text : name === Symbol.toPrimitive ? () => "" : name === "then" ? undefined : nothing,
  apply: () => nothing,
  construct: () => nothing,
})
module.exports = nothing
`
		return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
	})
}

// parserEntry parses a diagram, and stores the error in a variable.
const parserEntry = `
import mermaid from "mermaid"
mermaid.initialize({ startOnLoad: false, logLevel: "fatal", suppressErrorRendering: true })
globalThis.parse = (text) => {
  globalThis.failure = "the parser did not answer"
  mermaid.parse(text).then(
    () => { globalThis.failure = null },
    (error) => { globalThis.failure = error },
  )
}
`
