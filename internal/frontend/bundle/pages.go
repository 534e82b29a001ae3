package bundle

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// entryNamespace has the entry points that are not files.
const entryNamespace = "entry"

// The entry points, by their names in esbuild's outputs.
const (
	clientSource = themeNamespace + ":client.tsx"
	clientEntry  = entryNamespace + ":client"
	serverEntry  = entryNamespace + ":server"
	pageEntry    = entryNamespace + ":page/"
	stylesEntry  = entryNamespace + ":styles/"
	sharedEntry  = entryNamespace + ":shared/"
	sheetEntry   = entryNamespace + ":sheet/"
)

// The prefixes of imports in entry points.
const (
	fromTheme = "docgen-theme:"
	fromSite  = "docgen-site:"
)

// entryText returns the code of an entry point.
func (r resolver) entryText(entry string) string {
	input := r.input
	var text strings.Builder
	switch source, isPage := strings.CutPrefix(entryNamespace+":"+entry, pageEntry); {
	case isPage:
		// If every page's graph contains the client, no page can split the client's chunk.
		fmt.Fprintf(&text, "import %q\n", fromTheme+"client.tsx")
		if r.isHot() {
			return text.String() + hotPage(source)
		}
		fmt.Fprintf(&text, "export * from %q\nexport { default } from %[1]q\n", fromSite+source)
	case strings.HasPrefix(entry, "styles/"):
		fmt.Fprintf(&text, "import %q\n", fromSite+strings.TrimPrefix(entry, "styles/"))
	case strings.HasPrefix(entry, "shared/"):
		return r.sharedText(strings.TrimPrefix(entry, "shared/"))
	case strings.HasPrefix(entry, "sheet/"):
		return sheetText(strings.TrimPrefix(entry, "sheet/"))
	case strings.HasPrefix(entry, apartEntry):
		return r.apartText(strings.TrimPrefix(entry, apartEntry))
	case entry == workerEntry || entry == frameEntry:
		return input.playgroundText(entry)
	case entry == ownSheets:
		return "import " + plainjson.Quote(fromTheme+tokensFile) + "\n" + input.stylesText()
	case entry == clientModules:
		return input.clientModulesText()
	case entry == "server":
		fmt.Fprintf(&text, "import { createRender } from %q\nconst sources = {\n", fromTheme+"server.tsx")
		for _, source := range input.Pages {
			fmt.Fprintf(&text, "  %q: () => require(%q),\n", source, fromSite+source)
		}
		text.WriteString("}\nexport const render = createRender(sources)\n" + r.addText())
	default:
		fmt.Fprintf(&text, "import %q\n", fromTheme+"client.tsx")
		if input.Infima {
			fmt.Fprintf(&text, "import %q\n", fromTheme+infimaFile)
		}
		text.WriteString(input.stylesText() + r.provided())
	}
	return text.String()
}

// clientModules is the entry that replaces clientModulesFile.
const clientModules = "clientModules"

// clientModulesText returns the code that every page runs before it is hydrated.
func (i Input) clientModulesText() string {
	var text, list strings.Builder
	if i.HideBar {
		fmt.Fprintf(&text, "import %q\n", fromTheme+"navbar/hideOnScroll.ts")
	}
	if len(i.ClientModules) == 0 {
		return text.String()
	}
	for number, name := range i.ClientModules {
		fmt.Fprintf(&text, "import * as module%d from %q\n", number, moduleImport(name))
		fmt.Fprintf(&list, "module%d, ", number)
	}
	fmt.Fprintf(&text, "import { runLifecycles } from %q\nrunLifecycles([%s])\n", fromTheme+"runtime/navigation/lifecycles.ts", list.String())
	return text.String()
}

// moduleImport returns the import of a file in [Input.Styles] or [Input.ClientModules].
func moduleImport(name string) string {
	if module, isInPackage := strings.CutPrefix(name, Module); isInPackage {
		return module
	}
	return fromSite + name
}

// longestStem leaves room for a hash and an extension in a file name of at most 255 bytes.
const longestStem = 200

// pageOutput returns the base name of a page's files: "page-guide-setup".
func pageOutput(source string) string {
	plain := strings.Map(func(char rune) rune {
		if char >= 'a' && char <= 'z' || char >= '0' && char <= '9' {
			return char
		}
		return '-'
	}, strings.ToLower(strings.TrimSuffix(source, path.Ext(source))))
	plain = strings.TrimPrefix(plain, "src-pages-")
	return "page-" + strings.Trim(plain[:min(len(plain), longestStem)], "-")
}

// addPages adds each page's script with its imports, and the style sheets of pages.
func (b *Bundle) addPages(input Input, resolver resolver, graph graph) ([]diag.Diagnostic, error) {
	known := graph.neededBy(graph.client)
	var styled []string
	for _, source := range input.Pages {
		script := graph.scripts[pageEntry+source]
		page := Page{Script: input.URL + script}
		for _, needed := range graph.neededBy(script) {
			if needed != script && strings.HasSuffix(needed, ".js") && !slices.Contains(known, needed) {
				page.Preload = append(page.Preload, input.URL+needed)
			}
		}
		b.Pages[source] = page
		if graph.hasOwnStyles(pageEntry + source) {
			styled = append(styled, source)
		}
	}
	lists := b.addShared(input, resolver, graph)
	if len(styled)+len(lists) == 0 {
		return nil, nil
	}
	return b.addPageStyles(input, resolver, graph, styled, lists)
}

// hasOwnStyles reports whether an entry point has styles that the client does not have.
func (g graph) hasOwnStyles(point string) bool {
	client := g.outputs[g.styles(g.clientPoint())].Inputs
	for input := range g.outputs[g.styles(point)].Inputs {
		if _, found := client[input]; !found && !strings.HasPrefix(input, entryNamespace+":") {
			return true
		}
	}
	return false
}

// addPageStyles bundles the styles of pages without those that all pages have.
func (b *Bundle) addPageStyles(input Input, resolver resolver, all graph, sources, lists []string) ([]diag.Diagnostic, error) {
	resolver.without = all.outputs[all.styles(all.clientPoint())].Inputs
	options := browserOptions(input, resolver)
	options.EntryPointsAdvanced = nil
	for _, source := range sources {
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: stylesEntry + source, OutputPath: pageOutput(source)})
	}
	for _, list := range lists {
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: sheetEntry + list, OutputPath: "shared"})
	}
	result := api.Build(options)
	if findings := diagnostics(input.Site, result); diag.HasErrors(findings) {
		return findings, nil
	}
	graph, err := readGraph(result)
	if err != nil {
		return nil, err
	}
	known, contents := map[string]bool{}, map[string][]byte{}
	for _, file := range b.Files {
		known[path.Base(file.Name)] = true
	}
	for _, file := range graph.files {
		contents[file.Name] = file.Content
	}
	add := func(name string) {
		if !known[name] {
			known[name] = true
			b.Files = append(b.Files, File{Name: path.Join(input.Folder, name), Content: contents[name]})
		}
	}
	for _, source := range sources {
		if name := graph.styles(stylesEntry + source); name != "" {
			page := b.Pages[source]
			page.Styles = append(page.Styles, input.URL+name)
			b.Pages[source] = page
			add(name)
		}
	}
	b.Sheets = map[string]string{}
	for _, list := range lists {
		if name := graph.styles(sheetEntry + list); name != "" {
			b.Sheets[list] = input.URL + name
			add(name)
		}
	}
	return nil, nil
}
