package bundle

import (
	"fmt"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"docgen/internal/diag"
)

// buildServer bundles the text for Node, with a source map if it has code of the
// site's own.
func buildServer(input Input, resolver resolver, hasSiteCode bool) (text string, sourceMap []byte, findings []diag.Diagnostic) {
	options := nodeOptions(input)
	options.EntryPoints = []string{"server.tsx"}
	if len(input.Pages) > 0 {
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

// addBoot adds the script that is inline in pages.
func (b *Bundle) addBoot(session *Session, input Input, resolver resolver) (err error) {
	if b.Boot, err = session.bootOf(input, resolver); err != nil {
		return err
	}
	b.Hash = strings.ToLower(shortHash([]byte(b.Hash+b.Boot))) + b.Hash[:4]
	return nil
}

func buildBoot(input Input, resolver resolver) (string, error) {
	options := inlineOptions(input)
	options.EntryPoints = []string{"boot.ts"}
	options.Plugins = []api.Plugin{resolver.plugin()}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return "", fmt.Errorf("bundle the theme: %s", result.Errors[0].Text)
	}
	return strings.TrimSpace(string(result.OutputFiles[0].Contents)), nil
}
