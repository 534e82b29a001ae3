package files

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// offlineWorker returns the service worker of a site with the option offline, or nothing.
func offlineWorker(c code.Code, s site.Site, renderers []render.Renderer) ([]output.File, error) {
	if !s.Config.Offline {
		return nil, nil
	}
	locales, err := offlineLocales(s)
	if err != nil {
		return nil, err
	}
	kept := bundle.Kept{Version: renderers[0].Frame.Theme, Assets: lasting(s), Locales: locales}
	text, err := bundle.OfflineWorker(bundle.Input{Theme: c.Theme, Site: c.Dir}, kept)
	return []output.File{{Name: contract.OfflineWorker, Content: text}}, err
}

// offlineLocales returns the locales of a site with the texts that the worker shows, as JSON. The default
// locale is last, because its home page is above those of the others.
func offlineLocales(s site.Site) ([]byte, error) {
	type locale struct {
		Home      string          `json:"home"`
		Language  string          `json:"language"`
		Direction string          `json:"direction"`
		Labels    json.RawMessage `json:"labels"`
	}
	var locales []locale
	for _, edition := range slices.Backward(s.Editions) {
		labels, err := code.Labels(edition.Messages, []string{
			"docgen.offline.title", "docgen.offline.notSaved", "docgen.offline.back", "theme.ErrorPageContent.tryAgain",
		})
		if err != nil {
			return nil, err
		}
		if labels == nil {
			labels = json.RawMessage("{}")
		}
		home := edition.Routes.Home()
		if edition.IsOwn() {
			home = edition.Origin + home
		}
		locales = append(locales, locale{home, edition.Options.HTMLLang, string(edition.Options.Direction), labels})
	}
	return plainjson.Marshal(locales)
}

// lasting returns the URL path of files whose names change with their content, or "" if the
// folder contains other files too.
func lasting(s site.Site) string {
	for _, file := range s.Static {
		if strings.HasPrefix(file.Name, assemble.Folder+"/") {
			return ""
		}
	}
	return s.Config.BaseURL + assemble.Folder + "/"
}
