package evaluate

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// ofPackages is the namespace of modules that Node loads.
const ofPackages = "docgen-package"

// bundle compiles a module that uses await at its top level, with all files of the site that it
// imports, to the body of an async function. CommonJS has no such await.
func (s *sources) bundle(file string) compiled {
	read := &list{}
	result := api.Build(api.BuildOptions{
		Stdin: &api.StdinOptions{
			Contents:   fmt.Sprintf("import * as all from %s\ndocgenExport(all)", plainjson.Quote(file)),
			ResolveDir: s.site, Sourcefile: "docgen.js",
		},
		Bundle: true, Format: api.FormatESModule, Platform: api.PlatformNode, LogLevel: api.LogLevelSilent, TsconfigRaw: "{}",
		AbsWorkingDir: s.site, Outfile: filepath.Join(s.site, "docgen.js"), Sourcemap: api.SourceMapExternal, SourcesContent: api.SourcesContentExclude,
		Engines: []api.Engine{{Name: api.EngineNode, Version: "20"}}, Supported: map[string]bool{"dynamic-import": false},
		Plugins: []api.Plugin{{Name: "docgen", Setup: func(build api.PluginBuild) { s.setup(build, read) }}},
	})
	if len(result.Errors) > 0 {
		message := result.Errors[0]
		from := file
		if message.Location != nil {
			from = filepath.Join(s.site, filepath.FromSlash(message.Location.File))
		}
		return s.rejected(from, message)
	}
	code := compiled{Files: read.names}
	for _, output := range result.OutputFiles {
		if strings.HasSuffix(output.Path, ".map") {
			s.keep(file, output.Contents, "", nil)
		} else {
			code.Code = string(output.Contents)
		}
	}
	return code
}

// setup leaves packages to Node, and defines in each file what it knows about itself.
func (s *sources) setup(build api.PluginBuild, read *list) {
	build.OnResolve(api.OnResolveOptions{Filter: `^[^./]`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
		if filepath.IsAbs(args.Path) {
			return api.OnResolveResult{}, nil
		}
		if found := resolve(args.Path, args.ResolveDir); found != "" && !isInPackage(found) {
			return api.OnResolveResult{Path: found}, nil
		}
		return api.OnResolveResult{Path: args.Path, Namespace: ofPackages, PluginData: args.ResolveDir}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: ofPackages}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
		folder, _ := args.PluginData.(string)
		text := fmt.Sprintf("module.exports = docgenRequire(%s, %s)", plainjson.Quote(folder), plainjson.Quote(args.Path))
		return api.OnLoadResult{Contents: &text}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: `\.json$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
		read.add(args.Path)
		if !s.mayRead(args.Path) {
			return api.OnLoadResult{}, errNotAllowed
		}
		return api.OnLoadResult{}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: `\.[cm]?[jt]sx?$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
		read.add(args.Path)
		if !s.mayRead(args.Path) {
			return api.OnLoadResult{}, errNotAllowed
		}
		text, err := os.ReadFile(args.Path)
		if err != nil {
			return api.OnLoadResult{}, err
		}
		known := metaOf(args.Path)
		known["__filename"], known["__dirname"] = plainjson.Quote(args.Path), plainjson.Quote(filepath.Dir(args.Path))
		result := api.Transform(string(text), api.TransformOptions{
			Loader: loaderOf(args.Path), JSX: api.JSXAutomatic, Define: known, Sourcefile: args.Path, TsconfigRaw: "{}",
			Sourcemap: api.SourceMapInline, SourcesContent: api.SourcesContentExclude, LogLevel: api.LogLevelSilent,
		})
		code := string(result.Code)
		return api.OnLoadResult{Contents: &code, ResolveDir: filepath.Dir(args.Path), Errors: located(result.Errors, s.name(args.Path))}, nil
	})
}

var errNotAllowed = errors.New("the code may not read this file")

// mayRead reports whether the code may read a file, which Go reads for it.
func (s *sources) mayRead(file string) bool {
	real, err := filepath.EvalSymlinks(file)
	return s.roots == nil || err == nil && slices.ContainsFunc(s.roots, func(root string) bool {
		below, err := filepath.Rel(root, real)
		return err == nil && filepath.IsLocal(below)
	})
}

// located sets the file of messages.
func located(messages []api.Message, file string) []api.Message {
	for i := range messages {
		if messages[i].Location != nil {
			messages[i].Location.File = file
		}
	}
	return messages
}

// list collects names from several goroutines.
type list struct {
	mu    sync.Mutex
	names []string
}

func (l *list) add(name string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.names = append(l.names, name)
}
