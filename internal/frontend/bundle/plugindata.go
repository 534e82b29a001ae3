package bundle

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// globalDataFile is the script of the theme that Input.Plugins replaces.
const globalDataFile = frameworkFolder + "/globalData.ts"

// dataNamespace has the files that plugins of Docusaurus make, by the names that code imports.
const dataNamespace = "plugin-data"

// docsPlugin is the plugin whose data docgen has itself.
const docsPlugin = "docusaurus-plugin-content-docs"

func (r resolver) loadPluginData(args api.OnLoadArgs) (api.OnLoadResult, error) {
	contents := r.input.Plugins.Files[args.Path]
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJSON}, nil
}

var pluginCall = regexp.MustCompile(`\b(?:usePluginData|useAllPluginInstancesData)\s*\(\s*['"]([^'"]+)['"]`)

// lackingCalls warns about the places where code asks for the data of a plugin that docgen does not run.
func (r resolver) lackingCalls(file, text string) []api.Message {
	var messages []api.Message
	for _, at := range pluginCall.FindAllStringSubmatchIndex(text, -1) {
		place, plugin := locationOf(file, text, at[0], at[1]-at[0]), text[at[2]:at[3]]
		if plugin == docsPlugin || r.input.Plugins.HasGlobal(plugin) || strings.Contains(place.LineText[:place.Column], "//") {
			continue
		}
		messages = append(messages, api.Message{
			Text: fmt.Sprintf("docgen has no data of the plugin %q, so this is undefined", plugin), Location: place,
			Notes: []api.Note{{Text: "list the plugin in dataPlugins, or import its data from a JSON file"}},
		})
	}
	return messages
}
