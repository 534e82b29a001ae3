package evaluate

import (
	"net/url"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/sourcemap"
)

// compile compiles a file for require. It hides the file's extension from esbuild, which would
// give default imports of CommonJS packages in ".mjs" the meaning that Node gives them.
// Docusaurus gives them the same meaning in all files.
func (s *sources) compile(file, text string) compiled {
	result := api.Transform(text, api.TransformOptions{
		Format: api.FormatCommonJS, Platform: api.PlatformNode, Loader: loaderOf(file), JSX: api.JSXAutomatic, Sourcefile: theFile,
		Sourcemap: api.SourceMapExternal, SourcesContent: api.SourcesContentExclude, TsconfigRaw: "{}",
		Engines: []api.Engine{{Name: api.EngineNode, Version: "20"}}, Supported: map[string]bool{"dynamic-import": false},
		Define: metaOf(file), LogLevel: api.LogLevelSilent,
	})
	if len(result.Errors) > 0 {
		return s.rejected(file, result.Errors[0])
	}
	s.keep(file, result.Map, file, map[string]string{file: text})
	return compiled{Code: string(result.Code)}
}

// theFile is the name of the only file in the source map of a file.
const theFile = "file"

// keep keeps the source map of a compiled file.
func (s *sources) keep(file string, text []byte, only string, texts map[string]string) {
	if read, err := sourcemap.Parse(text); err == nil {
		s.maps[file] = compiledFile{sourceMap: read, only: only, texts: texts}
	}
}

// rejected is the answer for a file that does not compile.
func (s *sources) rejected(file string, message api.Message) compiled {
	if strings.HasPrefix(message.Text, "Top-level await is currently not supported") {
		return compiled{TopLevelAwait: true}
	}
	found := &Failure{Place: Place{File: s.name(file)}, Text: message.Text}
	if at := message.Location; at != nil {
		found.Line = at.Line
		found.Column = utf8.RuneCountInString(at.LineText[:min(at.Column, len(at.LineText))]) + 1
	}
	s.last = found
	return compiled{Mistake: message.Text}
}

func loaderOf(file string) api.Loader {
	switch filepath.Ext(file) {
	case ".ts", ".mts", ".cts":
		return api.LoaderTS
	case ".tsx":
		return api.LoaderTSX
	case ".json":
		return api.LoaderJSON
	}
	return api.LoaderJSX
}

// metaOf defines what a module knows about itself.
func metaOf(file string) map[string]string {
	return map[string]string{
		"import.meta.url": plainjson.Quote(fileURL(file)), "import.meta.filename": plainjson.Quote(file), "import.meta.dirname": plainjson.Quote(filepath.Dir(file)),
		"import.meta.resolve": "docgenResolve",
	}
}

func fileURL(file string) string {
	path := filepath.ToSlash(file)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // a drive of Windows
	}
	return (&url.URL{Scheme: "file", Path: path}).String()
}

// resolve finds a module as a bundler does: with the paths of tsconfig.json, and in packages that
// offer only ES modules. It returns "" if there is none.
func resolve(request, folder string) string {
	found := ""
	api.Build(api.BuildOptions{
		Stdin: &api.StdinOptions{Contents: "", ResolveDir: folder}, Platform: api.PlatformNode, Bundle: true, LogLevel: api.LogLevelSilent,
		Plugins: []api.Plugin{{Name: "resolve", Setup: func(build api.PluginBuild) {
			build.OnStart(func() (api.OnStartResult, error) {
				result := build.Resolve(request, api.ResolveOptions{ResolveDir: folder, Kind: api.ResolveJSImportStatement,
					Importer: filepath.Join(folder, "docgen.js")})
				if len(result.Errors) == 0 && result.Namespace == "file" && !result.External {
					found = result.Path
				}
				return api.OnStartResult{}, nil
			})
		}}},
	})
	return found
}
