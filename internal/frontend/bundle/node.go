package bundle

import (
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
)

// ForNode adds the code for Node to the bundle of a preview, which has none. If the site's code
// has an error in Node only, ForNode returns it as a finding, and a bundle that contains only
// its inputs.
func ForNode(input Input, browser Bundle) (Bundle, []diag.Diagnostic, error) {
	if browser.Server != "" {
		return browser, nil, nil
	}
	resolver, err := newResolver(input)
	if err != nil {
		return Bundle{}, nil, err
	}
	text, sourceMap, findings := buildServer(input, resolver, browser.HasSiteCode)
	inputs := browser.Inputs.Merge(resolver.disk.Inputs())
	if diag.HasErrors(findings) {
		return Bundle{Inputs: inputs}, findings, nil
	}
	browser.Server, browser.ServerMap, browser.Inputs = text, sourceMap, inputs
	return browser, nil, nil
}

// buildServer bundles the code for Node, with a source map if it contains code of the site.
func buildServer(input Input, resolver resolver, hasSiteCode bool) (text string, sourceMap []byte, findings []diag.Diagnostic) {
	options := nodeOptions(input)
	options.EntryPoints = []string{"server.tsx"}
	if len(input.Pages)+len(input.Imports) > 0 {
		options.EntryPoints = []string{serverEntry}
	}
	options.Plugins = []api.Plugin{resolver.plugin()}
	if hasSiteCode {
		options.Sourcemap = api.SourceMapExternal
	}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return "", nil, diagnostics(input.Site, result)
	}
	for _, file := range result.OutputFiles {
		switch {
		case strings.HasSuffix(file.Path, ".js.map"):
			sourceMap = file.Contents
		case strings.HasSuffix(file.Path, ".js"):
			text = strings.TrimSpace(string(file.Contents))
		}
	}
	return text, sourceMap, nil
}
