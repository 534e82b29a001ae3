package code

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/bundle"
)

// At returns the theme for pages whose root is not that of the site.
func (t Theme) At(from, to string) Theme {
	if from == to {
		return t
	}
	moved := func(url string) string {
		if below, isBelow := strings.CutPrefix(url, from); isBelow {
			return to + below
		}
		return url
	}
	all := func(urls []string) []string {
		result := make([]string, len(urls))
		for i, url := range urls {
			result[i] = moved(url)
		}
		return result
	}
	t.Client, t.Styles, t.Preload = moved(t.Client), moved(t.Styles), all(t.Preload)
	pages := make(map[string]bundle.Page, len(t.Pages))
	for source, page := range t.Pages {
		pages[source] = bundle.Page{Script: moved(page.Script), Preload: all(page.Preload), Styles: all(page.Styles)}
	}
	sheets := make(map[string]string, len(t.KindSheets))
	for kind, url := range t.KindSheets {
		sheets[kind] = moved(url)
	}
	t.Pages, t.KindSheets = pages, sheets
	return t
}
