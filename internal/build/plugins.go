package build

import (
	"context"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/diag"
)

// openPlugins asks the plugins what they give, and adds their pages to the files of the site. What is wrong with a plugin is a finding.
func (p *Project) openPlugins(ctx context.Context) ([]diag.Diagnostic, error) {
	if len(p.Config.Plugins) == 0 {
		return nil, nil
	}
	set, findings, err := p.host.Open(ctx, p.Engine, p.Config)
	p.Engine = p.Engine.Under(set.Pages())
	p.Plugins = set.With(p.Engine)
	if err == nil && len(set.Plugins) < len(p.Config.Plugins) { // their directives would all be unknown
		err = ErrConfig
	}
	return findings, err
}

// RefusesPlugins reports whether Node can refuse what a plugin does not declare, and its version.
func (p Project) RefusesPlugins(ctx context.Context) (refuses bool, version string, err error) {
	version, err = p.host.Version(ctx, p.Engine)
	return plugin.HasPermissions(version), version, err
}

// PluginFolders returns the folders outside of the site folder that plugins declare, as paths on disk.
func (p Project) PluginFolders() []string {
	var folders []string
	for _, base := range p.Plugins.Bases() {
		if folder := filepath.Join(p.Dir, filepath.FromSlash(base)); !filepath.IsLocal(filepath.FromSlash(base)) {
			folders = append(folders, folder)
		}
	}
	return folders
}
