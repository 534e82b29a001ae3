package redirect

import (
	"slices"
	"strings"
)

// Folder is another name for a folder of the site: what is in To is also at Path, by redirect.
// Both are URL paths without a slash at the end; "" is the root of the host.
type Folder struct {
	Path, To string
	Home     string                 // URL path of the page that Path itself leads to, if To has none; "" while it is unknown
	Pages    []string               // URL paths of the pages in To
	Taken    func(path string) bool // whether there is something else at a URL path, or below it
}

// rules are the rules for the folder, for hosts.
func (f Folder) rules() string {
	return f.Path + " " + f.Home + " 301\n" + f.Path + "/* " + f.To + "/:splat 301\n"
}

// With returns the plan with the redirects of a folder. What the site and the plan already have
// at a path stays there.
//
// One rule redirects the whole folder, because hosts limit the number of rules. Some hosts apply
// rules even to files that exist. So if there is anything else in the folder, each page has its
// own rule.
func (p Plan) With(folder Folder) Plan {
	var pages []Page
	add := func(from, to string) {
		if !folder.Taken(from) {
			pages = append(pages, Page{Path: from, To: to, InFolder: folder.Path})
		}
	}
	if folder.Home != "" {
		add(folder.Path, folder.Home)
	}
	for _, to := range folder.Pages {
		add(Plain(folder.Path+strings.TrimPrefix(to, folder.To)), to)
	}
	result := p.Add(pages)
	if !folder.Taken(folder.Path + "/") {
		result.Folders = append(slices.Clone(p.Folders), folder)
	}
	return result
}

// Add returns the plan with more redirects, except at paths that already have one.
func (p Plan) Add(pages []Page) Plan {
	known := map[string]bool{}
	for _, page := range p.Pages {
		known[page.Path] = true
	}
	result := p
	result.Pages = slices.Clone(p.Pages)
	for _, page := range pages {
		if !known[page.Path] {
			known[page.Path] = true
			result.Pages = append(result.Pages, page)
		}
	}
	slices.SortFunc(result.Pages, byPath)
	return result
}

func byPath(a, b Page) int { return strings.Compare(a.Path, b.Path) }
