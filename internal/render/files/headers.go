package files

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/check/headers"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render/llms"
	"github.com/docgen-cli/docgen/internal/site"
)

// headersFile returns the file of headers for hosts, if the site wants it.
func headersFile(s site.Site, allowed headers.Policy) []output.File {
	if !s.Config.Security.HeadersFile {
		return nil
	}
	place := headers.Site{BaseURL: s.Config.BaseURL, Immutable: lasting(s)}
	for _, folder := range []string{asset.ImageFolder, asset.SandboxFolder} {
		place.Sandboxed = append(place.Sandboxed, s.Config.BaseURL+folder+"/")
	}
	isStatic := slices.ContainsFunc(s.Static, func(file asset.StaticFile) bool { return file.Name == llms.FileName })
	if isStatic || hasLists(s) {
		place.Index = s.Config.BaseURL + llms.FileName
	}
	rules := headers.ForHost(place, allowed)
	return []output.File{{Name: headers.FileName, Content: []byte(rules.String())}}
}
