package bundle

import (
	"github.com/evanw/esbuild/pkg/api"
)

func commonOptions(input Input) api.BuildOptions {
	return api.BuildOptions{
		Bundle:           true,
		Outdir:           "/",
		AbsWorkingDir:    input.Site, // messages name files relative to it
		JSX:              api.JSXAutomatic,
		Loader:           scriptLoaders(),
		MinifyWhitespace: true,
		MinifySyntax:     true,
		Define:           map[string]string{"process.env.NODE_ENV": `"production"`},
		LogLevel:         api.LogLevelSilent,
		LegalComments:    api.LegalCommentsNone,
		TsconfigRaw:      "{}",
	}
}

// scriptLoaders also allows JSX in files with these extensions, because many sites have it there.
func scriptLoaders() map[string]api.Loader {
	return map[string]api.Loader{".js": api.LoaderJSX, ".mjs": api.LoaderJSX, ".cjs": api.LoaderJSX, ".jsx": api.LoaderJSX}
}

// loaderFor returns the loader for a script of the site. Some sites have types in .js and .jsx
// files, which the compiler of Docusaurus accepts.
func loaderFor(file, text string) api.Loader {
	loader := scriptLoader(file)
	if loader != api.LoaderJSX || parses(text, api.LoaderJSX) || !parses(text, api.LoaderTSX) {
		return loader
	}
	return api.LoaderTSX
}

func parses(text string, loader api.Loader) bool {
	result := api.Transform(text, api.TransformOptions{Loader: loader, JSX: api.JSXPreserve, LogLevel: api.LogLevelSilent, TsconfigRaw: "{}"})
	return len(result.Errors) == 0
}

func browserOptions(input Input, resolver resolver) api.BuildOptions {
	options := commonOptions(input)
	client := clientSource
	if input.Infima || len(input.Styles)+len(resolver.hot) > 0 {
		client = clientEntry
	}
	options.EntryPointsAdvanced = []api.EntryPoint{{InputPath: client, OutputPath: "client"}}
	if len(resolver.hot) > 0 { // keep the theme's modules in a separate script
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: clientSource, OutputPath: "theme"})
	}
	for _, source := range input.Pages {
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: pageEntry + source, OutputPath: pageOutput(source)})
	}
	options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, resolver.sharedPoints()...)
	options.Platform = api.PlatformBrowser
	options.Format = api.FormatESModule
	options.Target = api.ES2022
	options.Splitting = true
	options.Metafile = true
	options.EntryNames = "[name]-[hash]"
	options.ChunkNames = "[name]-[hash]"
	options.AssetNames = "[name]-[hash]"
	options.Plugins = []api.Plugin{resolver.plugin()}
	return options
}

func nodeOptions(input Input) api.BuildOptions {
	options := commonOptions(input)
	options.Platform = api.PlatformNode
	options.Format = api.FormatCommonJS
	options.Target = api.ES2023
	options.MainFields = []string{"module", "main"} // like the bundler of Docusaurus for its server
	options.Conditions = []string{"webpack", "production", "module"}
	for _, name := range []string{"searchWorkerFile", "searchSheetFile", "buttonSheetFile", "playgroundFile", "playgroundSheetFile", "import.meta.url"} {
		options.Define[name] = `""` // for browsers alone
	}
	options.External = []string{"react", "react-dom", "lunr", "mermaid"} // only browsers import the last two
	return options
}

// inlineOptions are the options for scripts that are inline in pages.
func inlineOptions(input Input) api.BuildOptions {
	options := commonOptions(input)
	options.Platform = api.PlatformBrowser
	options.Format = api.FormatIIFE
	options.Target = api.ES2020
	options.MinifyIdentifiers = true
	return options
}
