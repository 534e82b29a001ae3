package bundle

import (
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// ownSheets is the entry point of the style sheets of a site that Restyle adds.
const ownSheets = "own sheets"

// Restyle bundles the style sheet of all pages from that of a bundle without input.Styles and with
// [TokensMark] as colors. So a preview bundles no scripts when only styles have changed. The result has
// only the style sheet and the files that it names; see [Bundle.Styled].
func Restyle(input Input, plain Bundle) (Bundle, []diag.Diagnostic, error) {
	at := slices.IndexFunc(plain.Files, func(file File) bool { return input.URL+path.Base(file.Name) == plain.Styles })
	input.Tokens = strings.Replace(string(plain.Files[at].Content), TokensMark, input.Tokens, 1)
	resolver, err := newResolver(input)
	if err != nil {
		return Bundle{}, nil, err
	}
	options := browserOptions(input, resolver)
	options.EntryPointsAdvanced = []api.EntryPoint{{InputPath: entryNamespace + ":" + ownSheets, OutputPath: "client"}}
	result := api.Build(options)
	findings := slices.DeleteFunc(diagnostics(input.Site, result), func(found diag.Diagnostic) bool {
		return found.File == tokensFile && found.Severity != diag.Error // plain has it at its place
	})
	styled := Bundle{Inputs: resolver.disk.Inputs()}
	if diag.HasErrors(findings) {
		return styled, findings, nil
	}
	graph, err := readGraph(result)
	for _, file := range graph.files {
		if file.Name == graph.styles(entryNamespace+":"+ownSheets) {
			name := stylesName(file.Content)
			styled.Styles, styled.Files = input.URL+name, append(resolver.assets.files(), File{Name: path.Join(input.Folder, name), Content: file.Content})
		}
	}
	return styled, findings, err
}

// Styled returns a bundle with the style sheet that Restyle made for it.
func (b Bundle) Styled(sheet Bundle) Bundle {
	b.Styles, b.Files = sheet.Styles, slices.Concat(b.Files, sheet.Files)
	b.Hash = b.hash()
	return b
}

// stylesText returns the code that imports the style sheets of the site after those of the theme.
func (i Input) stylesText() string {
	var text strings.Builder
	for _, style := range i.Styles {
		text.WriteString("import " + plainjson.Quote(moduleImport(style)) + "\n")
	}
	return text.String()
}
