package bundle

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// playgroundFolder is the folder of the theme with everything about playgrounds.
const playgroundFolder = "playground/"

// The entry points of the scripts in the frame of a playground.
const (
	workerEntry = "playground worker"
	frameEntry  = "playground frame"
)

// playground holds the files of the code blocks that readers can run. It is empty for a site without the option.
type playground struct {
	script File   // opens the frame; scripts of pages load it
	sheet  File   // of the buttons and the frame
	others []File // the document of the frame, and its script
}

// define tells the scripts of pages the names of the files, or "" for a site without any.
func (p playground) define(options api.BuildOptions) {
	name := func(file File) string {
		if file.Name == "" {
			return `""`
		}
		return strconv.Quote(path.Base(file.Name))
	}
	options.Define["playgroundFile"], options.Define["playgroundSheetFile"] = name(p.script), name(p.sheet)
}

// files returns all files.
func (p playground) files() []File {
	if p.script.Name == "" {
		return nil
	}
	return append([]File{p.script, p.sheet}, p.others...)
}

// buildPlayground bundles the runtime of the site and what shows it. The findings are mistakes in the runtime.
func buildPlayground(input Input, resolver resolver) (playground, []diag.Diagnostic, error) {
	if input.Playground == "" {
		return playground{}, nil, nil
	}
	resolver.input.Entry = "" // the frame does not change in place, as open pages of a preview do
	exports, isRead := resolver.exportsOfSite(input.Playground)
	if isRead && !slices.Contains(exports, "run") {
		return playground{}, []diag.Diagnostic{{
			Severity: diag.Error, Code: Code, File: input.Playground, Text: "the playground does not export a function run",
			Hint: `write "export function run(host) { return { globals: {} } }"`,
		}}, nil
	}
	worker, findings, err := resolver.buildInline(entryNamespace+":"+workerEntry, nil)
	if err != nil || diag.HasErrors(findings) {
		return playground{}, findings, err
	}
	if bytes.ContainsRune(worker, '\n') {
		return playground{}, nil, errors.New("bundle the playground: the worker is not one line, so errors would be at wrong lines")
	}
	define := map[string]string{"playgroundWorker": plainjson.Quote(string(worker)), "playgroundShow": strconv.FormatBool(slices.Contains(exports, "show"))}
	frame, findings, err := resolver.buildInline(entryNamespace+":"+frameEntry, define)
	if err != nil || diag.HasErrors(findings) {
		return playground{}, findings, err
	}
	named := func(name string, content []byte) File {
		extension := path.Ext(name)
		return File{Name: path.Join(input.Folder, strings.TrimSuffix(name, extension)+"-"+shortHash(content)+extension), Content: content}
	}
	script := named("playgroundFrame.js", frame)
	document := named("playground.html", []byte(fmt.Sprintf(frameDocument, html.EscapeString(path.Base(script.Name)))))
	rules, err := fs.ReadFile(input.Theme, playgroundFolder+"playground.css")
	if err != nil {
		return playground{}, nil, fmt.Errorf("read the theme: %w", err)
	}
	define = map[string]string{"playgroundFrameFile": strconv.Quote(path.Base(document.Name))}
	opener, err := buildAlone(input, resolver, api.EntryPoint{InputPath: playgroundFolder + "playground.ts", OutputPath: "playground"}, define)
	if err != nil {
		return playground{}, nil, fmt.Errorf("bundle the playground: %w", err)
	}
	return playground{script: opener, sheet: named("playground.css", Minified(rules)), others: []File{document, script}}, nil, nil
}

// frameDocument is the document in which scripts of readers run. Its policy lets them load nothing: together with
// the sandbox of the frame, they have neither a network nor the page.
const frameDocument = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'">
<title>Playground</title>
<script src="%s" defer></script>
</html>
`

// playgroundText returns the code of an entry point.
func (i Input) playgroundText(entry string) string {
	if entry == workerEntry {
		return fmt.Sprintf("import { startWorker } from %q\nimport { run } from %q\nstartWorker(run)\n", fromTheme+playgroundFolder+"worker.ts", fromSite+i.Playground)
	}
	return fmt.Sprintf("import { startFrame } from %q\nimport * as runtime from %q\nstartFrame(playgroundShow ? runtime.show : undefined, playgroundWorker)\n",
		fromTheme+playgroundFolder+"frame.ts", fromSite+i.Playground)
}

// buildInline bundles an entry point to a classic script of one line.
func (r resolver) buildInline(entry string, define map[string]string) ([]byte, []diag.Diagnostic, error) {
	options := inlineOptions(r.input)
	options.Target = api.ES2022
	options.EntryPoints = []string{entry}
	options.Plugins = []api.Plugin{r.plugin()}
	options.Supported = map[string]bool{"template-literal": false} // they may have line breaks
	maps.Copy(options.Define, define)
	result := api.Build(options)
	findings := diagnostics(r.input.Site, result)
	if diag.HasErrors(findings) {
		return nil, findings, nil
	}
	for _, file := range result.OutputFiles {
		if path.Ext(plainName(file.Path)) == ".js" {
			return bytes.TrimSpace(file.Contents), findings, nil
		}
	}
	return nil, nil, errors.New("bundle the playground: esbuild returned no script")
}
