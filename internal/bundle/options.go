package bundle

import (
	"docgen/internal/diag"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

func commonOptions(input Input) api.BuildOptions {
	return api.BuildOptions{
		Bundle:           true,
		Outdir:           "/",
		AbsWorkingDir:    input.Site, // so that messages name files relative to it
		JSX:              api.JSXAutomatic,
		MinifyWhitespace: true,
		MinifySyntax:     true,
		Define:           map[string]string{"process.env.NODE_ENV": `"production"`},
		LogLevel:         api.LogLevelSilent,
		LegalComments:    api.LegalCommentsNone,
		TsconfigRaw:      "{}",
	}
}

func browserOptions(input Input, vendor vendored) api.BuildOptions {
	options := commonOptions(input)
	options.EntryPoints = []string{"client.tsx"}
	options.Platform = api.PlatformBrowser
	options.Format = api.FormatESModule
	options.Target = api.ES2022
	options.Splitting = true
	options.EntryNames = "[name]-[hash]"
	options.ChunkNames = "[name]-[hash]"
	options.AssetNames = "[name]-[hash]"
	options.Plugins = []api.Plugin{themePlugin(input, vendor.paths)}
	return options
}

func nodeOptions(input Input) api.BuildOptions {
	options := commonOptions(input)
	options.Platform = api.PlatformNode
	options.Format = api.FormatCommonJS
	options.Target = api.ES2023
	options.External = []string{"react", "react-dom", "lunr"} // lunr is imported when the reader searches
	return options
}

// inlineOptions are for scripts that stand in a page's HTML.
func inlineOptions(input Input) api.BuildOptions {
	options := commonOptions(input)
	options.Platform = api.PlatformBrowser
	options.Format = api.FormatIIFE
	options.Target = api.ES2020
	options.MinifyIdentifiers = true
	return options
}

// diagnostics turns esbuild's messages into ours.
func diagnostics(messages []api.Message) []diag.Diagnostic {
	findings := make([]diag.Diagnostic, len(messages))
	for i, message := range messages {
		findings[i] = diag.Diagnostic{Severity: diag.Error, Code: Code, Text: strings.TrimSuffix(message.Text, ".")}
		if place := message.Location; place != nil {
			findings[i].File = strings.TrimPrefix(place.File, themeNamespace+":")
			findings[i].Line, findings[i].Column, findings[i].Length = place.Line, place.Column+1, place.Length
			findings[i].Source, findings[i].Hint = place.LineText, place.Suggestion
		}
		if findings[i].Hint == "" && len(message.Notes) > 0 {
			findings[i].Hint = message.Notes[0].Text
		}
	}
	return findings
}
