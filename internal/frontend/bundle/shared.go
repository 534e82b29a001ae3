package bundle

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Shared is a module that the scripts of pages import.
type Shared struct {
	Script    string   // path relative to the scripts of pages
	Preload   []string // URLs of the module and its imports, without the entry's
	HasStyles bool     // whether it has styles that not all pages have
}

// fromShared is the prefix of imports of entries for modules that pages share.
const fromShared = "docgen-shared:"

// sharedText returns the code of the entry for a module that pages share. It re-exports names
// one by one, so that esbuild drops what no page imports.
func (r resolver) sharedText(wanted string) string {
	text := ""
	if r.packages != nil && r.without == nil {
		text = fmt.Sprintf("import %q\n", fromTheme+"client.tsx")
	}
	at := slices.IndexFunc(r.shared, func(each Import) bool { return each.Path == wanted })
	if names := r.shared[at].Names; len(names) > 0 {
		return text + fmt.Sprintf("export { %s } from %q\n", strings.Join(names, ", "), wanted)
	}
	return text + fmt.Sprintf("import %q\nexport {}\n", wanted)
}

// sheetText returns the code of the entry whose style sheet pages with equal imports share.
func sheetText(list string) string {
	var text strings.Builder
	for wanted := range strings.SplitSeq(list, listSeparator) {
		fmt.Fprintf(&text, "import %q\n", fromShared+wanted)
	}
	return text.String()
}

const listSeparator = "|"

// listOf returns the key of a list of imports.
func listOf(paths []string) string { return strings.Join(paths, listSeparator) }

// styled returns the paths of the imports that have styles.
func (b Bundle) styled(imports []Import) []string {
	var paths []string
	for _, each := range imports {
		if b.Shared[each.Path].HasStyles {
			paths = append(paths, each.Path)
		}
	}
	return paths
}

// addShared adds the modules that pages share. It returns the distinct lists of imports that
// have styles.
func (b *Bundle) addShared(input Input, resolver resolver, graph graph) (lists []string) {
	if len(input.Imports) == 0 {
		return nil
	}
	packages := resolver.packages
	b.Shared = map[string]Shared{}
	for name, script := range packages {
		b.Shared[name] = Shared{Script: script}
	}
	known := graph.neededBy(graph.client)
	for _, each := range resolver.shared {
		if packages[each.Path] != "" {
			continue
		}
		point := sharedEntry + each.Path
		script := graph.scripts[point]
		result := Shared{Script: "./" + script, HasStyles: graph.hasOwnStyles(point)}
		for _, needed := range graph.neededBy(script) {
			if strings.HasSuffix(needed, ".js") && !slices.Contains(known, needed) {
				result.Preload = append(result.Preload, input.URL+needed)
			}
		}
		b.Shared[each.Path] = result
	}
	for _, imports := range input.Imports {
		if list := listOf(b.styled(imports)); list != "" {
			lists = append(lists, list)
		}
	}
	slices.Sort(lists)
	return slices.Compact(lists)
}

// sharedPoints returns the entry points for modules that pages share.
func (r resolver) sharedPoints() []api.EntryPoint {
	var points []api.EntryPoint
	for _, each := range r.shared {
		if r.packages[each.Path] == "" {
			points = append(points, api.EntryPoint{InputPath: sharedEntry + each.Path,
				OutputPath: strings.Replace(pageOutput(path.Base(each.Path)), "page-", "shared-", 1)})
		}
	}
	return points
}

// sharedBy returns the imports of all pages by path, with all names that any page imports.
func sharedBy(imports map[string][]Import) []Import {
	byPath := map[string]Import{}
	for _, each := range imports {
		for _, one := range each {
			byPath[one.Path] = Import{one.Path, evaluate.Union(byPath[one.Path].Names, one.Names)}
		}
	}
	var all []Import
	for _, wanted := range sortedKeys(byPath) {
		all = append(all, byPath[wanted])
	}
	return all
}

// withWhole returns an input in which the pages that import something with an error are bundled
// whole. esbuild then reports the error at its place in the page. It returns false if there are
// no such pages.
func (i Input) withWhole(errors []api.Message) (Input, bool) {
	wrong := map[string]bool{}
	for _, message := range errors {
		if message.Location != nil {
			wanted, isShared := strings.CutPrefix(message.Location.File, sharedEntry)
			wrong[wanted] = isShared
		}
	}
	pages, imports := slices.Clone(i.Pages), map[string][]Import{}
	for _, source := range sortedKeys(i.Imports) {
		if slices.ContainsFunc(i.Imports[source], func(each Import) bool { return wrong[each.Path] }) {
			pages = append(pages, source)
		} else {
			imports[source] = i.Imports[source]
		}
	}
	isChanged := len(imports) < len(i.Imports)
	i.Pages, i.Imports = pages, imports
	return i, isChanged
}

// inPages moves findings about modules that pages share to the first page that imports the module.
func (i Input) inPages(findings []diag.Diagnostic) []diag.Diagnostic {
	for at, finding := range findings {
		wanted, isShared := strings.CutPrefix(finding.File, sharedEntry)
		for _, source := range sortedKeys(i.Imports) {
			if isShared && slices.ContainsFunc(i.Imports[source], func(each Import) bool { return each.Path == wanted }) {
				finding.File, finding.Line, finding.Column, finding.Length, finding.Source = source, 0, 0, 0, ""
				findings[at], isShared = finding, false
			}
		}
	}
	return findings
}

func sortedKeys[V any](values map[string]V) []string { return slices.Sorted(maps.Keys(values)) }

// addText returns the part of the code for Node that accepts the scripts of pages, and drops them after their pages.
func (r resolver) addText() string {
	if len(r.input.Imports) == 0 {
		return ""
	}
	var text strings.Builder
	text.WriteString("let added = []\nconst shared = {\n")
	for _, each := range r.shared {
		if !isReact(each.Path) {
			fmt.Fprintf(&text, "  %q: () => require(%q),\n", importMark+each.Path, fromShared+each.Path)
		}
	}
	fmt.Fprintf(&text, `}
export function needs(pages) {
  for (const source of added) delete sources[source]
  added = []
  const wanted = new Set(pages.map((page) => (page.static ?? page.twin ?? page).code?.name))
  return [...wanted].filter((source) => source && !sources[source])
}
export function add(source, run) {
  let loaded
  added.push(source)
  sources[source] = () => {
    if (!loaded) {
      const module = { exports: {} }
      run(module, module.exports, (name) => (shared[name] ? shared[name]() : require(name.slice(%d))))
      loaded = module.exports
    }
    return loaded
  }
}
`, len(importMark))
	return text.String()
}
