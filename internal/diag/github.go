package diag

import (
	"strconv"
	"strings"
)

// github returns a workflow command (https://docs.github.com/actions, "Workflow commands").
// GitHub shows at most ten of each kind, so a group is one command whose text lists the other
// places.
func (g Group) github(style Style) string {
	end := 0
	if g.Column > 0 && g.Length > 1 {
		end = g.Column + g.Length
	}
	var properties []string
	for _, property := range []struct{ name, value string }{
		{"file", style.name(g.File)}, {"line", number(g.Line)}, {"col", number(g.Column)}, {"endColumn", number(end)}, {"title", g.Code},
	} {
		if property.value != "" {
			properties = append(properties, property.name+"="+escapeGitHub(property.value, ":", "%3A", ",", "%2C"))
		}
	}
	text := g.Text
	if g.Hint != "" {
		text += "\n" + g.Hint
	}
	if elsewhere := strings.TrimSpace(g.elsewhere(Style{})); elsewhere != "" {
		text += "\n" + elsewhere
	}
	return "::" + words[g.Severity].github + " " + strings.Join(properties, ",") + "::" + escapeGitHub(text) + "\n"
}

func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func escapeGitHub(text string, more ...string) string {
	return strings.NewReplacer(append([]string{"%", "%25", "\r", "%0D", "\n", "%0A"}, more...)...).Replace(text)
}
