package render

import (
	"bytes"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// pathHolder replaces the path of a page below the root of its version in the request for its parts.
const pathHolder = "docgen~path"

// partsRequest asks for the parts of a page that its frame lacks. Most pages of a version have the same
// request, with a placeholder for their path.
type partsRequest struct {
	json string
	path string // replaces the placeholder; "" if the request has none
}

// partsKept has the parts that Node has rendered, by request.
type partsKept struct {
	tails  []string // see [tailsIn]
	byJSON sync.Map // ssr.Rendered
}

// partsRequest returns the request for the parts of a page, with the data that these components read.
func (p *Printer) partsRequest(page contract.PageData, urls frameURLs) (partsRequest, error) {
	asked := contract.PageData{
		Kind: page.Kind, Path: page.Path, Docs: page.Docs, Version: page.Version, Locales: page.Locales, Translation: page.Translation,
		TOC: []contract.TOCItem{}, Breadcrumbs: []contract.Breadcrumb{},
	}
	if page.Sidebar != nil {
		asked.Sidebar = &contract.Sidebar{ID: page.Sidebar.ID, Items: []contract.SidebarItem{}}
	}
	var result partsRequest
	isLikeOthers := len(page.Version.Others)+len(page.Locales) == 0 && page.Translation == nil
	if tail, isBelow := strings.CutPrefix(page.Path, urls.root+"/"); isBelow && isLikeOthers && !needsEscape(tail) && p.parts.isPlain("/"+tail) {
		asked.Path, result.path = urls.root+"/"+pathHolder, tail
		if latest := page.Version.Latest; latest != nil && latest.Href == urls.last+"/"+tail {
			version := *page.Version
			version.Latest = &contract.VersionLink{Name: latest.Name, Href: urls.last + "/" + pathHolder, Missing: latest.Missing}
			asked.Version = &version
		}
	}
	request, err := Request(asked)
	result.json = string(only("parts", request))
	return result, err
}

// has reports whether it has the answer to a request.
func (k *partsKept) has(request partsRequest) bool {
	_, found := k.byJSON.Load(request.json)
	return found
}

// of returns the parts of a page: those that Node has just rendered, or others. at says where the answers to requests are.
func (k *partsKept) of(request partsRequest, rendered []ssr.Rendered, at map[string]int) ssr.Rendered {
	if number, isNew := at[request.json]; isNew {
		if request.path != "" { // otherwise hardly any other page has the same request
			k.byJSON.Store(request.json, rendered[number])
		}
		return request.fill(rendered[number])
	}
	parts, _ := k.byJSON.Load(request.json)
	return request.fill(parts.(ssr.Rendered))
}

// fill returns the parts of a page.
func (r partsRequest) fill(rendered ssr.Rendered) ssr.Rendered {
	if r.path != "" {
		rendered.HTML = strings.ReplaceAll(rendered.HTML, pathHolder, r.path)
	}
	return rendered
}

// isPlain reports whether the theme treats a path below the root of a version like the placeholder. The theme only finds
// out whether a path equals or starts with a URL of the site's data.
func (k *partsKept) isPlain(path string) bool {
	for _, tail := range k.tails {
		for _, start := range [...]string{tail, tail + "/"} {
			if strings.HasPrefix(path+"/", start) != strings.HasPrefix("/"+pathHolder+"/", start) {
				return false
			}
		}
	}
	return true
}

// urlIn matches the path of a URL at the beginning of a text in JSON.
var urlIn = regexp.MustCompile(`"(/[^"?#]*)`)

// tailsIn returns what follows the roots of versions in the URLs of the site's data. If the theme also compares paths with
// patterns, no path is like the placeholder.
func tailsIn(site contract.SiteData, encoded []byte) []string {
	if bytes.Contains(encoded, []byte(`"pattern":`)) {
		return []string{"/" + pathHolder}
	}
	tails := map[string]bool{}
	for _, match := range urlIn.FindAllSubmatch(encoded, -1) {
		for _, docs := range site.Docs {
			for _, version := range docs.Versions {
				if tail, isBelow := strings.CutPrefix(string(match[1]), version.Base); isBelow && strings.Trim(tail, "/") != "" {
					tails[tail] = true
				}
			}
		}
	}
	return slices.Collect(maps.Keys(tails))
}
