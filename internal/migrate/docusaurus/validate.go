package docusaurus

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// validated returns the text of docgen.yaml. Values that docgen does not accept are repaired if
// Docusaurus accepts them, or else left out, and noted with what docgen says about them.
func (c *converter) validated() string {
	c.withoutDefaults()
	for {
		text, lines := encode(c.ordered(), optionComments)
		_, findings := config.Load([]byte(text), "docgen.yaml")
		refused := slices.IndexFunc(findings, func(d diag.Diagnostic) bool { return d.Severity == diag.Error && d.Line > 0 && d.Line <= len(lines) })
		if refused < 0 {
			return text
		}
		found, path := findings[refused], lines[findings[refused].Line-1]
		if c.repair(path) {
			continue
		}
		path = whole(found, path)
		origin := c.origin(path)
		if !remove(c.out, path) {
			return text
		}
		c.note(Lost, origin, strings.Join(origin, "."), explained(found, path))
	}
}

// repair converts texts that Docusaurus reads as numbers or as true and false.
func (c *converter) repair(path []string) bool {
	found, isText := evaluate.Get(c.out, path...).(string)
	if !isText {
		return false
	}
	if found == "true" || found == "false" {
		return replace(c.out, path, found == "true")
	}
	last := path[len(path)-1]
	number, err := strconv.ParseFloat(strings.TrimSuffix(found, "px"), 64)
	return err == nil && (last == "width" || last == "height") && replace(c.out, path, math.Round(number))
}

// whole returns the path of what to leave out: an entry of a list that lacks something, or the
// option itself.
func whole(found diag.Diagnostic, path []string) []string {
	lacks := strings.Contains(found.Text, " is missing") || strings.Contains(found.Text, " has no link target") || strings.HasSuffix(found.Text, " is empty") ||
		strings.Contains(found.Text, " without items")
	for length := len(path); lacks && length > 0; length-- {
		if _, err := strconv.Atoi(path[length-1]); err == nil {
			return path[:length]
		}
	}
	return path
}

// explained says why docgen leaves an option out.
func explained(found diag.Diagnostic, path []string) string {
	if !strings.HasPrefix(found.Text, "unknown key") {
		return strings.TrimSuffix(found.Text+"; "+found.Hint, "; ")
	}
	if len(path) == 2 && path[0] == "themeConfig" {
		return "docgen has no such option; if your own components read it, move it to customFields"
	}
	return "docgen has no such option"
}

// optionComments explain options that the import adds.
var optionComments = map[string]string{
	"checks":              "Docusaurus builds the site in spite of these problems.",
	"markdown.codeImport": "In Docusaurus, file= in the options of a code block needs a plugin.",
	"indexSlash":          "In Docusaurus, the URLs of index pages end in a slash if trailingSlash is not set.",
	"markdown.format":     "Docusaurus reads .md files as MDX, too.",
	"themeConfig.infima":  "Style sheets and pages may use Docusaurus's variables and class names.",
}

// order is that of the options in docgen.yaml. Others come before themeConfig.
var order = []string{"title", "tagline", "titleDelimiter", "url", "baseUrl", "favicon", "noIndex", "trailingSlash", "indexSlash", "onBrokenLinks",
	"onBrokenAnchors", "onDuplicateRoutes", "checks", "staticDirectories", "i18n", "markdown", "docs", "blog"}

// ordered returns the options in docgen's order.
func (c *converter) ordered() *evaluate.Object {
	keys := slices.Clone(c.out.Keys)
	rank := func(key string) int {
		if key == "themeConfig" {
			return 1000
		}
		if at := slices.Index(order, key); at >= 0 {
			return at
		}
		return 500
	}
	slices.SortStableFunc(keys, func(a, b string) int { return rank(a) - rank(b) })
	return &evaluate.Object{Keys: keys, Fields: c.out.Fields}
}

// remove removes the option at a path.
func remove(from evaluate.Value, path []string) bool {
	if len(path) == 0 {
		return false
	}
	parent, last := evaluate.Get(from, path[:len(path)-1]...), path[len(path)-1]
	switch parent := parent.(type) {
	case *evaluate.Object:
		if _, found := parent.Fields[last]; !found {
			return false
		}
		delete(parent.Fields, last)
		parent.Keys = slices.DeleteFunc(parent.Keys, func(key string) bool { return key == last })
		return true
	case []evaluate.Value:
		index, err := strconv.Atoi(last)
		if err != nil || index >= len(parent) {
			return false
		}
		return replace(from, path[:len(path)-1], slices.Delete(slices.Clone(parent), index, index+1))
	}
	return false
}

// replace replaces the value at a path.
func replace(in evaluate.Value, path []string, value evaluate.Value) bool {
	if len(path) == 0 {
		return false
	}
	last := path[len(path)-1]
	switch parent := evaluate.Get(in, path[:len(path)-1]...).(type) {
	case *evaluate.Object:
		parent.Fields[last] = value
		return true
	case []evaluate.Value:
		index, err := strconv.Atoi(last)
		if err == nil && index < len(parent) {
			parent[index] = value
		}
		return err == nil
	}
	return false
}
