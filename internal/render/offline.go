package render

import (
	"strings"

	"docgen/internal/assemble"
	"docgen/internal/bundle"
	"docgen/internal/check"
	"docgen/internal/output"
	"docgen/internal/site"
)

// OfflineWorker is the service worker of a site that can be read offline; none for others.
func (c Code) OfflineWorker(s site.Site, renderers []Renderer) ([]output.File, error) {
	if !s.Config.Offline {
		return nil, nil
	}
	kept := bundle.Kept{Version: renderers[0].Frame.Theme, Assets: lasting(s)}
	text, err := bundle.OfflineWorker(bundle.Input{Theme: c.Theme, Site: c.Dir}, kept)
	return []output.File{{Name: check.OfflineWorker, Content: text}}, err
}

// lasting is the URL path of files whose names change with their content; "" if others are
// among them.
func lasting(s site.Site) string {
	for _, file := range s.Static {
		if strings.HasPrefix(file.Name, assemble.Folder+"/") {
			return ""
		}
	}
	return s.Config.BaseURL + assemble.Folder + "/"
}
