package bundle

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"

	"docgen/internal/diag"
)

// Session bundles one site again and again for a preview, and takes over what did
// not change since the last time. Names in scripts stay long, and the text for Node
// waits until [Bundle.ForNode] asks for it. A nil one is for a single bundle. It is for one user at a time.
type Session struct {
	shape   string // of the input that the context is for
	context api.BuildContext
	current *resolver // that the context asks
	worker  *File
	boot    string

	shown map[string]string // what the scripts of the last build are called, by esbuild's names
	uses  map[string]int    // of a name, by all builds: a few bytes for every change
}

// NewSession begins a session.
func NewSession() *Session { return &Session{uses: map[string]int{}} }

// Close gives up what is kept.
func (s *Session) Close() {
	if s.context != nil {
		s.context.Dispose()
		s.context = nil
	}
}

// Build is the package's Build, for a preview.
func (s *Session) Build(input Input) (Bundle, []diag.Diagnostic, error) { return bundleWith(input, s) }

// workerOf is the script that searches; it is the same however often the site
// changes, since no code of the site's is in it.
func (s *Session) workerOf(input Input, resolver resolver) (File, error) {
	if s != nil && s.worker != nil {
		return *s.worker, nil
	}
	made, err := buildWorker(input, resolver)
	if s != nil && err == nil {
		s.worker = &made
	}
	return made, err
}

// bootOf is the script that stands in pages; likewise.
func (s *Session) bootOf(input Input, resolver resolver) (string, error) {
	if s != nil && s.boot != "" {
		return s.boot, nil
	}
	made, err := buildBoot(input, resolver)
	if s != nil {
		s.boot = made
	}
	return made, err
}

// browser bundles the scripts and styles for browsers. Of sources that are as they
// were esbuild keeps what it parsed, as long as the entry points are the same.
func (s *Session) browser(input Input, resolver resolver, worker File) (api.BuildResult, error) {
	if s == nil {
		return api.Build(knowWorker(browserOptions(input, resolver), input, worker)), nil
	}
	if shape := shapeOf(input, resolver); s.context == nil || s.shape != shape {
		s.Close()
		s.current = &resolver
		options := knowWorker(browserOptions(input, resolver), input, worker)
		options.Plugins = []api.Plugin{pluginOf(s.current)}
		made, err := api.Context(options)
		if err != nil {
			return api.BuildResult{}, fmt.Errorf("prepare to bundle: %w", err)
		}
		s.context, s.shape = made, shape
	}
	*s.current = resolver
	return s.distinct(s.context.Rebuild()), nil
}

// distinct gives scripts other names that had theirs before, and not in the last
// build: a page that has run a script does not run it again, so that what was undone
// would not come back.
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
		if now[name] = shown; shown != name {
			renamed = append(renamed, name, shown)
		}
		if !isShown {
			s.uses[name]++
		}
	}
	if s.shown = now; len(renamed) == 0 {
		return result
	}
	rename := strings.NewReplacer(renamed...) // a hash in each: nothing else is called so
	result.Metafile = rename.Replace(result.Metafile)
	for i, file := range result.OutputFiles {
		result.OutputFiles[i].Path = rename.Replace(file.Path)
		if strings.HasSuffix(file.Path, ".js") {
			result.OutputFiles[i].Contents = []byte(rename.Replace(string(file.Contents)))
		}
	}
	return result
}

// shapeOf names all of an input that esbuild's options depend on.
func shapeOf(input Input, resolver resolver) string {
	return fmt.Sprintf("%q", []any{
		input.Site, input.Folder, input.URL, input.Pages, input.Styles, input.Entry,
		slices.Sorted(maps.Keys(resolver.overrides)), resolver.hot,
	})
}

// shorten shortens the names in a script; a preview has no need of that.
func (s *Session) shorten(text []byte) ([]byte, error) {
	if s != nil {
		return text, nil
	}
	short := api.Transform(string(text), api.TransformOptions{
		MinifyIdentifiers: true, MinifyWhitespace: true, Format: api.FormatESModule, Target: api.ES2022,
	})
	if len(short.Errors) > 0 {
		return nil, errors.New(short.Errors[0].Text)
	}
	return short.Code, nil
}

// server is the text for Node.
type server struct {
	text      string
	site      string // with slashes
	sourceMap []byte // nil without code of the site's own
}

// later makes the text for Node once.
type later struct {
	once     sync.Once
	make     func() (server, []diag.Diagnostic)
	made     server
	findings []diag.Diagnostic
}

// ForNode gives the bundle with its text for Node, which that of a preview makes
// when it is first asked for it. What is wrong then are the findings.
func (b Bundle) ForNode() (Bundle, []diag.Diagnostic) {
	if b.later == nil {
		return b, nil
	}
	b.later.once.Do(func() { b.later.made, b.later.findings = b.later.make() })
	b.Server, b.site, b.serverMap = b.later.made.text, b.later.made.site, b.later.made.sourceMap
	return b, b.later.findings
}
