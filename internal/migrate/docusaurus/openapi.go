package docusaurus

import (
	"cmp"
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// openAPI says which commands write the pages of an API in docgen, in place of a plugin.
func (c *converter) openAPI(part part) {
	var commands []string
	described := func(spec, out string) {
		if spec == "" || out == "" {
			return
		}
		if strings.Contains(spec, "://") {
			commands = append(commands, "curl -O "+spec)
			spec = path.Base(spec)
		}
		spec, out = c.relative(spec), path.Clean(c.relative(out))
		if !strings.Contains(path.Base(spec), ".") { // the plugin takes all descriptions in a folder
			commands = append(commands, fmt.Sprintf(`for file in %s/*; do docgen openapi "$file" --out %s/"$(basename "${file%%.*}")"; done`,
				shown(path.Clean(spec)), shown(out)))
			return
		}
		commands = append(commands, "docgen openapi "+shown(spec)+" --out "+shown(out))
	}
	config := object(part.options.Fields["config"])
	for _, id := range config.Keys {
		described(text(evaluate.Get(config, id, "specPath")), text(evaluate.Get(config, id, "outputDir")))
		versions := object(evaluate.Get(config, id, "versions"))
		for _, version := range versions.Keys {
			described(text(evaluate.Get(versions, version, "specPath")), text(evaluate.Get(versions, version, "outputDir")))
		}
	}
	for _, spec := range list(part.options.Fields["specs"]) {
		route := strings.Trim(cmp.Or(text(evaluate.Get(spec, "route")), text(evaluate.Get(spec, "routePath"))), "/")
		described(text(evaluate.Get(spec, "spec")), path.Join("docs", cmp.Or(route, "api")))
	}
	if len(commands) == 0 {
		c.named1(part)
		return
	}
	outcome, _ := outcomeOf("package", part.name)
	c.lacksRoutes = true
	c.note(outcome.Class, part.at, part.name, outcome.Text+": "+strings.Join(commands, " && "))
}

// shown quotes a path with spaces, for a shell.
func shown(name string) string {
	if strings.ContainsAny(name, " '") {
		return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
	}
	return name
}
