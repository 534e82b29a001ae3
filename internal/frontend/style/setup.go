package style

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// setup is how the style sheets of a site are compiled.
type setup struct {
	hasPlugins bool
	plugins    []string
	config     string // file with the PostCSS config, in the site folder; "" for none
	key        string // its key in that file; "" for the whole file
	inputs     Inputs // files that decide this
	state      state  // of the inputs
}

// configNames are the names of files with a PostCSS config, in the order of postcss-load-config.
func configNames() []string {
	names := []string{".postcssrc", ".postcssrc.json"}
	for _, name := range []string{".postcssrc", "postcss.config"} {
		for _, extension := range []string{".ts", ".mts", ".cts", ".js", ".mjs", ".cjs"} {
			names = append(names, name+extension)
		}
	}
	return append(names, "postcss.config.json")
}

// reset finds the plugins again, and ends the process, which may have loaded an older config.
func (c *Compiler) reset() {
	c.end()
	c.sheets = map[string]made{}
	begun := time.Now()
	c.setup = c.findSetup()
	c.setup.state = c.stateOf(c.setup.inputs, begun)
	c.inputs = c.inputs.with(c.setup.inputs)
}

func (c *Compiler) findSetup() *setup {
	if c.options.IsSet {
		return &setup{hasPlugins: len(c.options.Plugins) > 0, plugins: c.options.Plugins}
	}
	found := &setup{inputs: Inputs{Files: append(configNames(), "package.json")}}
	var manifest map[string]json.RawMessage
	text, _ := os.ReadFile(filepath.Join(c.options.Site, "package.json")) // npm reports a broken one
	if json.Unmarshal(text, &manifest) == nil && manifest["postcss"] != nil {
		found.config, found.key, found.hasPlugins = "package.json", "postcss", true
		return found
	}
	entries, _ := os.ReadDir(c.options.Site)
	for _, name := range configNames() {
		isHere := slices.ContainsFunc(entries, func(entry os.DirEntry) bool { return entry.Name() == name && !entry.IsDir() })
		if isHere {
			found.config, found.hasPlugins = name, true
			return found
		}
	}
	return found
}

// argument is the argument of style.js for a style sheet.
func (s *setup) argument(file string, hasPlugins bool) map[string]any {
	plugins := append([]string{}, s.plugins...) // a list in JSON, even if it is empty
	return map[string]any{"file": file, "hasPlugins": hasPlugins, "plugins": plugins, "config": s.config, "key": s.key}
}

// addCode adds to the setup what the process has loaded as code since a time. It keeps the code in memory, so
// a change ends the process.
func (c *Compiler) addCode(names []string, since time.Time) {
	code := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return !isCode(name) })
	if len(code) > 0 {
		c.setup.inputs = c.setup.inputs.with(Inputs{Files: code})
		c.setup.state = c.stateOf(c.setup.inputs, since)
	}
}

// isCode reports whether a file can be part of the setup, which a process keeps in memory.
func isCode(name string) bool {
	switch filepath.Ext(name) {
	case ".js", ".cjs", ".mjs", ".ts", ".cts", ".mts", ".json":
		return true
	}
	return strings.HasSuffix(name, ".postcssrc")
}
