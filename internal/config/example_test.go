package config_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/config"
)

// Each example stands in a configuration that has only what docgen requires beside it.
func TestEveryOptionHasAnExampleThatWorks(t *testing.T) {
	t.Parallel()
	options := config.Reference()
	for _, option := range options {
		if option.Example == "" {
			t.Errorf("%s has no example: add an example tag", option.Path)
			continue
		}
		text := inPlace(option, options)
		_, findings := config.Load([]byte(text), "docgen.yaml")
		for _, finding := range findings {
			t.Errorf("the example of %s: %s\n%s", option.Path, finding.Text, text)
		}
		if _, isDefault := strings.CutSuffix(option.Example, ": "+strings.Trim(option.Default, `"`)); isDefault {
			t.Errorf("the example of %s is its default: %s", option.Path, option.Example)
		}
	}
}

// inPlace writes the example of an option below the names that its path has.
func inPlace(option config.Option, options []config.Option) string {
	steps := strings.Split(option.Path, ".")
	var text strings.Builder
	prefix, indent := "", ""
	for i := range steps {
		inItem := strings.HasSuffix(prefix, "[].")
		isWhole := strings.HasPrefix(option.Example, "{") && i == len(steps)-1
		first := indent
		if inItem {
			first, indent = indent+"- ", indent+"  "
		}
		if isWhole {
			return text.String() + first + option.Example + "\n"
		}
		for _, line := range required(prefix, steps[i], options) {
			text.WriteString(first + line + "\n")
			first = indent
		}
		if i == len(steps)-1 {
			text.WriteString(first + option.Example + "\n")
			return text.String()
		}
		name := strings.TrimSuffix(steps[i], "[]")
		if name == "NAME" {
			name = map[string]string{"i18n.localeConfigs.": "en", "docs.versions.": "current"}[prefix]
		}
		text.WriteString(first + name + ":\n")
		prefix, indent = prefix+steps[i]+".", indent+"  "
	}
	return text.String()
}

// required lists the examples of options directly below prefix that must be there, besides step.
func required(prefix, step string, options []config.Option) []string {
	var lines []string
	for _, option := range options {
		name, isBelow := strings.CutPrefix(option.Path, prefix)
		if isBelow && option.Required && name != step && !strings.Contains(name, ".") {
			value := option.Example
			if strings.HasPrefix(value, "{") {
				value = name + ": x"
			}
			lines = append(lines, value)
		}
	}
	return lines
}
