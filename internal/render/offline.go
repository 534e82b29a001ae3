package render

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/assemble"
	"github.com/docgen-cli/docgen/internal/bundle"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/output"
	"github.com/docgen-cli/docgen/internal/site"
)

// OfflineWorker returns the service worker of a site with the option offline, or nothing.
func (c Code) OfflineWorker(s site.Site, renderers []Renderer) ([]output.File, error) {
	if !s.Config.Offline {
		return nil, nil
	}
	kept := bundle.Kept{Version: renderers[0].Frame.Theme, Assets: lasting(s)}
	text, err := bundle.OfflineWorker(bundle.Input{Theme: c.Theme, Site: c.Dir}, kept)
	return []output.File{{Name: check.OfflineWorker, Content: text}}, err
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
