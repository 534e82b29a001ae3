// Package plugindata has what plugins of Docusaurus give to components: global data, files of data, routes, and components.
//
// Plugins run in Node, through [Script]. The package knows neither the config that names them, nor the pages and bundles
// that use their data.
package plugindata

import (
	_ "embed" // for the script
	"encoding/json"
	"fmt"
	"maps"
)

// Script calls a plugin for [evaluate.Session.CallThrough]. Its argument is an [Argument], and its result is read by [Read].
//
//go:embed plugindata.js
var Script string

// Argument is what a plugin gets.
type Argument struct {
	Site    map[string]any `json:"site"`    // the context of Docusaurus, which need not have the folders: siteConfig, baseUrl, i18n
	Options any            `json:"options"` // of the plugin, a JSON object
}

// Data is what plugins give.
type Data struct {
	Global map[string]map[string]json.RawMessage // by the name and the id of the plugin
	Files  map[string]string                     // JSON by the module that code imports: "@generated/releases/default/all.json"
	Routes []Route
	Themes []string // folders of components that code imports as "@theme/Name", relative to the site folder
}

// Route is a page that a plugin adds.
type Route struct {
	Path      string     // with the base URL
	Component string     // module
	Modules   [][]string // pairs of the component's props and the modules that they get
}

// answer is the result of the script.
type answer struct {
	Name   string            `json:"name"`
	ID     string            `json:"id"`
	Global string            `json:"global"`
	Files  map[string]string `json:"files"`
	Routes []Route           `json:"routes"`
	Theme  string            `json:"theme"`
}

// Read adds the result of the script for one plugin. The value is plain, as JSON has it. Modules of routes that are no
// names make an error.
func (d *Data) Read(value any) error {
	text, err := json.Marshal(value)
	var read answer
	if err == nil {
		err = json.Unmarshal(text, &read)
	}
	if err != nil {
		return fmt.Errorf("read the data of a plugin: %w", err)
	}
	if d.Global == nil {
		d.Global, d.Files = map[string]map[string]json.RawMessage{}, map[string]string{}
	}
	if d.Global[read.Name] == nil {
		d.Global[read.Name] = map[string]json.RawMessage{}
	}
	if read.Global != "" {
		d.Global[read.Name][read.ID] = json.RawMessage(read.Global)
	}
	maps.Copy(d.Files, read.Files)
	d.Routes = append(d.Routes, read.Routes...)
	if read.Theme != "" {
		d.Themes = append([]string{read.Theme}, d.Themes...) // as in Docusaurus, the last plugin wins
	}
	return nil
}

// HasGlobal reports whether a plugin has global data.
func (d Data) HasGlobal(plugin string) bool { return len(d.Global[plugin]) > 0 }

// JSON returns the global data as a JSON object.
func (d Data) JSON() string {
	if len(d.Global) == 0 {
		return "{}"
	}
	text, err := json.Marshal(d.Global)
	if err != nil {
		panic(err) // the values were read from JSON
	}
	return string(text)
}
