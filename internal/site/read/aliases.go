package read

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/redirect"
	"github.com/docgen-cli/docgen/internal/site"
)

// withAliases adds redirects from the name of each last version, which is published without it:
// /docs/2.0/setup leads to /docs/setup. Readers can name the version in a link for good.
func withAliases(plan redirect.Plan, edition *site.Edition) redirect.Plan {
	taken := newOccupied(edition)
	for _, set := range edition.Sets {
		if !hasAlias(set) {
			continue
		}
		folder := redirect.Folder{
			Path: strings.TrimSuffix(edition.Routes.Place(path.Join("/", set.Options.RouteBasePath, set.Name)).Path, "/"), To: set.Root(), Home: set.Home,
			Taken: func(path string) bool {
				name := edition.Routes.OutputOf(path)
				if strings.HasSuffix(path, "/") {
					return taken.folders[strings.TrimSuffix(strings.TrimSuffix(name, "/index.html"), ".html")]
				}
				return taken.has(name)
			},
		}
		for _, page := range edition.Pages {
			if page.Set == set {
				folder.Pages = append(folder.Pages, page.Route.Path)
			}
			if redirect.Plain(page.Route.Path) == set.Root() {
				folder.Home = page.Route.Path
			}
		}
		if len(folder.Pages) > 0 {
			plan = plan.With(folder)
		}
	}
	return plan
}

// hasAlias reports whether a set is also at the name of its version.
func hasAlias(s *site.DocSet) bool {
	return s.IsLast && s.Name != version.Current && s.Options.LastVersionAlias == config.AliasRedirect &&
		path.Join("/", s.Path) != path.Join("/", s.Name)
}

// occupied has the names of files in the output, and of the folders that contain them.
type occupied struct{ files, folders map[string]bool }

// newOccupied returns the names of the files of a locale's pages, and of static files.
func newOccupied(edition *site.Edition) occupied {
	taken := occupied{map[string]bool{}, map[string]bool{}}
	for _, page := range edition.Pages {
		taken.addPage(page)
	}
	for name := range edition.Targets.Static {
		taken.add(name)
	}
	return taken
}

func (o occupied) addPage(page *site.Page) {
	o.add(page.Route.Output)
	if page.Twin != "" {
		o.add(page.Twin)
	}
}

func (o occupied) add(name string) {
	o.files[name] = true
	for folder := path.Dir(name); folder != "." && !o.folders[folder]; folder = path.Dir(folder) {
		o.folders[folder] = true
	}
}

// has reports whether a file cannot have a name, because there is one or because it would have to
// be a file and a folder.
func (o occupied) has(name string) bool {
	isTaken := o.files[name] || o.folders[name]
	for folder := path.Dir(name); folder != "."; folder = path.Dir(folder) {
		isTaken = isTaken || o.files[folder]
	}
	return isTaken
}

// withExtensions adds the redirects between URLs with and without a file extension. Whatever else
// is at such a URL stays there. Hosts get no rules for them, because they limit the number of
// rules, and many already ignore the extension.
func withExtensions(plan redirect.Plan, cfg config.Config, edition *site.Edition) redirect.Plan {
	wanted := cfg.RedirectExtensions
	if len(wanted.From)+len(wanted.To) == 0 {
		return plan
	}
	taken := newOccupied(edition)
	var pages []redirect.Page
	add := func(from, to, list string) {
		if taken.has(edition.Routes.OutputOf(from)) || taken.has(strings.TrimPrefix(from, cfg.BaseURL)) {
			return
		}
		rule := redirect.Rule{From: from, Target: to, Reporter: func(string) diag.Report { return cfg.Reporter("redirectExtensions", list) }}
		pages = append(pages, redirect.Page{Path: from, To: to, Rule: rule, IsTemporary: true})
	}
	for _, page := range edition.Pages {
		to := page.Route.Path
		path := redirect.Plain(to)
		if path == "/" || path+"/" == cfg.BaseURL {
			continue
		}
		for _, extension := range wanted.From {
			if !strings.HasSuffix(path, "."+extension) {
				add(path+"."+extension, to, "from")
			}
		}
		for _, extension := range wanted.To {
			if from, has := strings.CutSuffix(path, "."+extension); has && !strings.HasSuffix(from, "/") {
				add(from, to, "to")
			}
		}
	}
	return plan.Add(pages)
}
