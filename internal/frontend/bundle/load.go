package bundle

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// loadFile leaves files of the site to esbuild, except Markdown, data, style sheets to leave
// out, and scripts of a preview.
func (r resolver) loadFile(args api.OnLoadArgs) (api.OnLoadResult, error) {
	below, err := filepath.Rel(r.input.Site, args.Path)
	if err == nil && style.IsSheet(below) {
		return r.loadSheet(filepath.ToSlash(below), args.Path, api.LoaderCSS)
	}
	if extension := filepath.Ext(below); err == nil && (extension == ".yaml" || extension == ".yml") {
		return r.loadAs("yaml", api.OnLoadArgs{Path: filepath.ToSlash(below), PluginData: args.Path})
	}
	extension := filepath.Ext(below)
	if isText := extension == ".mdx" || extension == ".md"; err == nil && r.input.Text != nil && isText {
		contents, err := r.input.Text(filepath.ToSlash(below))
		if err == nil && r.isHot() {
			return r.hotScript(args.Path, below, contents, api.LoaderTSX), nil
		}
		return api.OnLoadResult{Contents: &contents, Loader: api.LoaderTSX, ResolveDir: filepath.Dir(args.Path)}, err
	}
	if found, isElsewhere := r.loadElsewhere(args); isElsewhere {
		return found, nil
	}
	_, isUntyped := scriptLoaders()[extension]
	if isOwnScript := isUntyped || slices.Contains(disk.ScriptExtensions(), extension); isOwnScript && r.isOwn(args.Path) {
		text, err := r.disk.ReadFile(args.Path)
		if err != nil {
			return api.OnLoadResult{}, disk.CheckRegular(args.Path) // esbuild reports all other mistakes
		}
		if calls := contextCalls(below, string(text)); len(calls) > 0 {
			return api.OnLoadResult{Errors: calls}, nil
		}
		warnings := r.lackingCalls(below, string(text))
		contents, loader, isChanged := string(text), loaderFor(args.Path, string(text)), false
		if r.packages == nil {
			contents, isChanged = withMarkdown(args.Path, contents, loader)
		}
		if !isUntyped && !r.isHot() && !isChanged {
			r.disk.Loads(args.Path)
			return api.OnLoadResult{Warnings: warnings}, disk.CheckRegular(args.Path)
		}
		result := api.OnLoadResult{Contents: &contents, Loader: loader, ResolveDir: filepath.Dir(args.Path)}
		if r.isHot() {
			result = r.hotScript(args.Path, below, contents, loader)
		}
		result.Warnings = warnings
		return result, nil
	}
	if isUntyped {
		text, err := r.disk.ReadFile(args.Path)
		if contents, isChanged := withRequired(args.Path, string(text)); err == nil && isChanged {
			return api.OnLoadResult{Contents: &contents, Loader: scriptLoader(args.Path), ResolveDir: filepath.Dir(args.Path)}, nil
		}
	}
	r.disk.Loads(args.Path)
	return api.OnLoadResult{}, disk.CheckRegular(args.Path)
}

// markdownExport matches the export of a function that writes components as Markdown.
var markdownExport = regexp.MustCompile(`(?m)^\s*export\s+(?:function|const|let|var)\s+toMarkdown\b|^\s*export\s*\{[^}]*\btoMarkdown\b`)

// withMarkdown lets the components that a module exports use the function toMarkdown that it exports next to them,
// except for those that have one of their own. Markdown is written in Node, so only its bundle needs this. A module
// that does not parse stays as it is, so that error messages fit the source.
func withMarkdown(file, text string, loader api.Loader) (changed string, isChanged bool) {
	if !markdownExport.MatchString(text) || !parses(text, loader) {
		return text, false
	}
	return fmt.Sprintf(`%s
import * as docgenOwn from %q
for (const [name, own] of Object.entries(docgenOwn)) {
  if (/^(default$|[A-Z])/.test(name) && Object.isExtensible(own)) {
    own.toMarkdown ??= docgenOwn.toMarkdown
  }
}
`, text, "./"+filepath.Base(file)), true
}

var contextCall = regexp.MustCompile(`\brequire\.context\s*\(`)

// contextCalls reports the places where code asks webpack for all files of a folder.
func contextCalls(file, text string) []api.Message {
	var messages []api.Message
	for _, at := range contextCall.FindAllStringIndex(text, -1) {
		place := locationOf(file, text, at[0], len("require.context"))
		before := place.LineText[:place.Column]
		if trimmed := strings.TrimSpace(before); strings.Contains(before, "//") || strings.HasPrefix(trimmed, "*") || strings.HasPrefix(trimmed, "/*") {
			continue
		}
		messages = append(messages, api.Message{
			Text: "docgen has no require.context", Location: place,
			Notes: []api.Note{{Text: "import each file by its name, or write these imports to a file in a step before docgen build"}},
		})
	}
	return messages
}

// locationOf returns the place of a part of a file, from an offset and with a length in bytes, with its whole line.
func locationOf(file, text string, at, length int) *api.Location {
	start := 1 + strings.LastIndexByte(text[:at], '\n')
	line, _, _ := strings.Cut(text[start:], "\n")
	return &api.Location{File: filepath.ToSlash(file), Line: 1 + strings.Count(text[:at], "\n"), Column: at - start, Length: length, LineText: line}
}
