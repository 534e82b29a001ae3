package bundle

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
)

// Session bundles a site repeatedly for a preview and reuses what did not change. It does not
// minify names, and leaves the code for Node to [ForNode]. A nil session makes a single bundle,
// as [Build] does. A session is not safe for concurrent use.
type Session struct {
	shape   string // of the input that the context was made for
	context api.BuildContext
	current *resolver // resolver that the context's plugin uses
	fixed   *fixed

	shown map[string]string // names of the last build's scripts, by esbuild's names
	uses  map[string]int    // number of builds that used a name
}

// NewSession returns an empty session.
func NewSession() *Session { return &Session{uses: map[string]int{}} }

// Close releases the resources of the session.
func (s *Session) Close() {
	if s.context != nil {
		s.context.Dispose()
		s.context = nil
	}
}

// Build bundles the theme and the site's own code for browsers. A nil session does the same as
// the function Build.
func (s *Session) Build(input Input) (Bundle, []diag.Diagnostic, error) {
	if s == nil {
		return Build(input)
	}
	return bundleWith(input, s)
}

// fixedOf returns the scripts that contain no code of the site, so that a session needs them only once.
func (s *Session) fixedOf(input Input, resolver resolver) (fixed, error) {
	if s != nil && s.fixed != nil {
		return *s.fixed, nil
	}
	scripts, isPrepared := preparedFixed(input, resolver.packages)
	if !isPrepared {
		var err error
		scripts, err = buildFixed(input, resolver)
		if err != nil {
			return fixed{}, err
		}
	}
	if s != nil {
		s.fixed = &scripts
	}
	return scripts, nil
}

// browser bundles the scripts and styles for browsers. While the entry points stay the same,
// esbuild parses only sources that changed.
func (s *Session) browser(input Input, resolver resolver, named named) (api.BuildResult, error) {
	if s == nil {
		return api.Build(named.withNames(browserOptions(input, resolver))), nil
	}
	shape := shapeOf(input, resolver) + named.sheets[dialogSheet].Name + named.sheets[buttonSheet].Name +
		named.playground.script.Name + named.playground.sheet.Name
	if s.context == nil || s.shape != shape {
		s.Close()
		s.current = &resolver
		options := named.withNames(browserOptions(input, resolver))
		options.Plugins = []api.Plugin{pluginOf(s.current)}
		built, err := api.Context(options)
		if err != nil {
			return api.BuildResult{}, fmt.Errorf("prepare to bundle: %w", err)
		}
		s.context, s.shape = built, shape
	}
	*s.current = resolver
	return s.distinct(s.context.Rebuild()), nil
}

// distinct renames scripts whose names were used before, but not by the last build. A page does
// not run a script of the same name again, so it would not show that a change was undone.
func (s *Session) distinct(result api.BuildResult) api.BuildResult {
	if len(result.Errors) > 0 {
		return result
	}
	now, renamed := map[string]string{}, []string{}
	for _, file := range result.OutputFiles {
		name := plainName(file.Path)
		shown, isShown := s.shown[name]
		switch {
		case !strings.HasSuffix(name, ".js"):
			continue
		case isShown:
		case s.uses[name] == 0:
			shown = name
		default:
			shown = fmt.Sprintf("%s-%d.js", strings.TrimSuffix(name, ".js"), s.uses[name])
		}
		now[name] = shown
		if shown != name {
			renamed = append(renamed, name, shown)
		}
		if !isShown {
			s.uses[name]++
		}
	}
	s.shown = now
	if len(renamed) == 0 {
		return result
	}
	rename := strings.NewReplacer(renamed...) // each name contains a hash, so nothing else is renamed
	result.Metafile = rename.Replace(result.Metafile)
	for i, file := range result.OutputFiles {
		result.OutputFiles[i].Path = rename.Replace(file.Path)
		if strings.HasSuffix(file.Path, ".js") {
			result.OutputFiles[i].Contents = []byte(rename.Replace(string(file.Contents)))
		}
	}
	return result
}

// shapeOf encodes the parts of an input that esbuild's options depend on.
func shapeOf(input Input, resolver resolver) string {
	return fmt.Sprintf("%q", []any{
		input.Site, input.Original, input.Folder, input.URL, input.Pages, input.Styles, input.Infima, input.ClientModules, input.DocSearch, input.HideBar,
		input.Entry,
		slices.Sorted(maps.Keys(resolver.overrides)), fmt.Sprint(resolver.foreign), resolver.hot,
	})
}

// shorten minifies the names in a script, except in a preview.
func (s *Session) shorten(text []byte, react string) ([]byte, error) {
	if s != nil {
		return text, nil
	}
	return shorten(text, react)
}
