package bundle

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// Modules with which a preview bundles the site's code, so that open pages can apply changes
// and keep their state; see theme/dev/hot.ts.
const (
	hotModule  = fromTheme + "dev/hot.ts"
	hotRuntime = "dev/jsx-runtime.ts" // replaces React's for code of the site
)

// isHot reports whether the code is for the open pages of a preview.
func (r resolver) isHot() bool { return r.input.isPreview() && r.packages != nil }

// hotOverrides returns the names of the site's components that can change in an open page:
// those of which the theme uses only the component. Modules of the theme hold the exports of
// the others, so the page reloads.
func (r resolver) hotOverrides() []string {
	var names []string
	if r.isHot() {
		for name := range r.overrides {
			if _, isHot := r.hotExport(name); isHot {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return names
}

// hotExport returns the export of a site's component that can change in an open page.
func (r resolver) hotExport(name string) (export string, isHot bool) {
	given, known := r.exportsOfSite(r.overrides[name])
	theirs, err := exportsOfTheme(r.input.Theme, r.components.File(name))
	if !known || err != nil || name == scopeName || name == layoutName {
		return "", false
	}
	for _, export := range theirs {
		if export != name && slices.Contains(given, export) {
			return "", false
		}
	}
	if slices.Contains(given, name) {
		return name, true
	}
	return "default", slices.Contains(given, "default")
}

// hotOverride replaces a component of the site in the theme's modules, so that these do not
// change when it does.
func (r resolver) hotOverride(name string) (api.OnLoadResult, error) {
	original := r.components.File(name)
	others, err := r.reexports(original, fromTheme+original, name)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	var text strings.Builder
	fmt.Fprintf(&text, "import { override } from %q\nimport { %s as original } from %q\n", hotModule, name, fromTheme+original)
	fmt.Fprintf(&text, "export const %s = override(%[1]q, () => original)\nexport { %[1]s as default }\n", name)
	return r.script(text.String() + others)
}

// provided returns the part of the entry that registers the site's components.
func (r resolver) provided() string {
	var text strings.Builder
	for i, name := range r.hot {
		export, _ := r.hotExport(name)
		imported, file := fmt.Sprintf("own%d", i), r.overrides[name]
		fmt.Fprintf(&text, "import { %s as %s } from %q\nprovide(%q, %q, %s)\n", export, imported, fromSite+file, name, file, imported)
	}
	if text.Len() == 0 {
		return ""
	}
	return fmt.Sprintf("import { provide } from %q\n", hotModule) + text.String()
}

// hotPage returns the entry of a page whose component can be replaced in place.
func hotPage(source string) string {
	return fmt.Sprintf("import { page } from %q\nimport Page from %q\nexport * from %[2]q\nexport default page(%q, Page)\n", hotModule, fromSite+source, source)
}

var (
	isModule      = regexp.MustCompile(`(?m)^\s*(?:import|export)\b`)
	componentName = regexp.MustCompile(`(?m)^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function|const|let|var)\s+([A-Z][\w$]*)`)
	hookName      = regexp.MustCompile(`(?m)^(?:export\s+)?(?:default\s+)?(?:function|const|let|var)\s+use[A-Z]`)
	hookCall      = regexp.MustCompile(`\buse[A-Z]\w*\s*(?:<[^<>()]*>)?\(`)
	initialValue  = regexp.MustCompile(`^use(?:State|Reducer|Ref)\b`)
)

// registered adds to a module of the site which of its functions may be components and which
// hooks they call, because React can keep their state only if the hooks are the same. It leaves
// a module that does not parse as it is, so that error messages fit the source.
func registered(file, text string, loader api.Loader) string {
	if !isModule.MatchString(text) || len(api.Transform(text, api.TransformOptions{Loader: loader, JSX: api.JSXAutomatic, TsconfigRaw: "{}"}).Errors) > 0 {
		return text
	}
	hooks := hookCalls(text)
	usedHooks := ""
	if hookName.MatchString(text) {
		usedHooks = hooks
	}
	var components strings.Builder
	for _, match := range componentName.FindAllStringSubmatch(text, -1) {
		fmt.Fprintf(&components, " %s: typeof %[1]s === \"undefined\" ? undefined : %[1]s,", match[1])
	}
	return fmt.Sprintf("%s\nimport { register as docgenRegister } from %q\ndocgenRegister(%s, %s, %s, {%s })\n",
		text, hotModule, plainjson.Quote(file), plainjson.Quote(hooks), plainjson.Quote(usedHooks), components.String())
}

// hookCalls returns the calls of hooks in a text. If a hook takes an initial value, the rest of
// the line is included, because another value means another state.
func hookCalls(text string) string {
	var calls []string
	for _, at := range hookCall.FindAllStringIndex(text, -1) {
		call := text[at[0]:at[1]]
		if initialValue.MatchString(call) {
			call, _, _ = strings.Cut(text[at[0]:], "\n")
		}
		calls = append(calls, strings.TrimSpace(call))
	}
	return strings.Join(calls, "\n")
}

// hotScript reads a script of the site for a preview.
func (r resolver) hotScript(file, below, text string, loader api.Loader) api.OnLoadResult {
	contents := registered(filepath.ToSlash(below), text, loader)
	return api.OnLoadResult{Contents: &contents, Loader: loader, ResolveDir: filepath.Dir(file)}
}

// scriptLoader returns esbuild's loader for a script of the site.
func scriptLoader(file string) api.Loader {
	switch path.Ext(file) {
	case ".tsx":
		return api.LoaderTSX
	case ".ts":
		return api.LoaderTS
	}
	return api.LoaderJSX
}
