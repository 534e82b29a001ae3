package docusaurus

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// installed returns a value without what comes from packages that are not installed and from files that do not exist,
// which it notes. It returns nil if nothing is left.
func (c *converter) installed(value evaluate.Value, from []string) evaluate.Value {
	switch value := value.(type) {
	case evaluate.Package:
		c.leftOut(value, from)
		return nil
	case []evaluate.Value:
		kept := make([]evaluate.Value, 0, len(value))
		for i, item := range value {
			if known := c.installed(item, at(from, i)); known != nil || item == nil {
				kept = append(kept, known)
			}
		}
		if len(kept) == 0 && len(value) > 0 {
			return nil
		}
		return kept
	case *evaluate.Object:
		kept := newObject()
		for _, key := range value.Keys {
			if known := c.installed(value.Fields[key], at(from, key)); known != nil || value.Fields[key] == nil {
				put(kept, key, known)
			}
		}
		if len(kept.Keys) == 0 && len(value.Keys) > 0 {
			return nil
		}
		return kept
	}
	return value
}

// leftOut notes an option whose value is missing.
func (c *converter) leftOut(value evaluate.Package, from []string) {
	name := strings.Join(from, ".")
	if strings.HasPrefix(value.Name, ".") {
		c.note(Lost, from, name, fmt.Sprintf("left out, because its value comes from %q, which does not exist: create the file and import again", value.Name))
		return
	}
	if !slices.Contains(c.missing, value.Name) {
		c.missing = append(c.missing, value.Name)
	}
	c.note(Lost, from, name, fmt.Sprintf("left out, because its value comes from %q, which is not installed: run %q and import again", value.Name, c.site.Install))
}
