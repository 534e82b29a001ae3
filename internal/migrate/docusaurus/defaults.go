package docusaurus

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// isTheirDefault reports whether Docusaurus has a value for an option anyway. Only options that docgen does not have are
// in the table.
func isTheirDefault(name string, value evaluate.Value) bool {
	standard := outcomeText("default", name)
	written, err := json.Marshal(exported(value))
	if standard == "" || err != nil {
		return false
	}
	return string(written) == standard || text(value) != "" && strconv.Quote(text(value)) == standard // without JSON's escapes of HTML
}

// withoutDefaults leaves out options that have docgen's defaults anyway.
func (c *converter) withoutDefaults() {
	defaults := map[string]string{}
	for _, option := range config.Reference() {
		defaults[option.Path] = option.Default
	}
	leaveOut(c.out, nil, defaults)
}

func leaveOut(value evaluate.Value, path []string, defaults map[string]string) {
	switch value := value.(type) {
	case *evaluate.Object:
		for _, key := range slices.Clone(value.Keys) {
			inner := append(slices.Clone(path), key)
			had := len(object(value.Fields[key]).Keys)
			leaveOut(value.Fields[key], inner, defaults)
			isEmptied := len(object(value.Fields[key]).Keys) == 0 && had > 0
			if key != "id" && isDefault(value.Fields[key], defaults[strings.Join(inner, ".")]) || isEmptied && key != "blog" {
				remove(value, []string{key})
			}
		}
	case []evaluate.Value:
		for i, item := range value {
			steps := slices.Clone(path)
			if len(path) == 1 { // an instance of docs or a blog
				steps = path
			} else {
				steps = append(steps, strconv.Itoa(i))
			}
			leaveOut(item, steps, defaults)
		}
	}
}

// isDefault reports whether a value is the default, which is JSON.
func isDefault(value evaluate.Value, written string) bool {
	var standard any
	if written == "" || json.Unmarshal([]byte(written), &standard) != nil {
		return false
	}
	switch value.(type) {
	case string, bool, float64:
		return value == standard
	}
	return false
}
