package code

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/reference"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/plugindata"
)

// pluginData asks the plugins in dataPlugins for their data. public is the part of the config that they may read, as
// JSON. A plugin that fails is a finding.
func (c Code) pluginData(ctx context.Context, public []byte) (plugindata.Data, []diag.Diagnostic, error) {
	var data plugindata.Data
	var findings []diag.Diagnostic
	for i, plugin := range c.Config.DataPlugins {
		argument := plugindata.Argument{Site: c.contextOf(public), Options: map[string]any{}}
		if len(plugin.Options) > 0 {
			argument.Options = plugin.Options[0]
		}
		function := c.functionOf(plugin.Reference)
		if _, err := c.Files.Stat(function.File); errors.Is(err, fs.ErrNotExist) {
			findings = append(findings, c.Config.Diagnostic(diag.Error, fmt.Sprintf("no file and no npm package %q", plugin.Reference),
				"paths are relative to the site folder", "dataPlugins", i))
			continue
		}
		adapter := reference.Adapter{Script: plugindata.Script, For: "dataPlugins." + strconv.Itoa(i)}
		results, problems, err := c.Modules.CallThrough(ctx, adapter, function, bundle.Code, []any{argument})
		if err != nil {
			return data, nil, fmt.Errorf("ask the plugin %s for its data: %w", function, err)
		}
		findings = append(findings, problems...)
		for _, result := range results {
			if err := data.Read(result); err != nil {
				return data, nil, err
			}
		}
	}
	return data, findings, nil
}

// functionOf returns the function of a plugin. An npm package is in node_modules.
func (c Code) functionOf(name string) config.Function {
	if function, isScript := config.FunctionOf(name); isScript {
		return function
	}
	return config.Function{File: path.Join("node_modules", name)}
}

// contextOf returns what Docusaurus tells plugins about the site.
func (c Code) contextOf(public []byte) map[string]any {
	locales, first := c.Config.I18n.Locales, c.Config.I18n.DefaultLocale
	return map[string]any{
		"siteConfig": json.RawMessage(public), "baseUrl": c.Config.BaseURL,
		"i18n": map[string]any{"defaultLocale": first, "currentLocale": first, "locales": locales},
	}
}
