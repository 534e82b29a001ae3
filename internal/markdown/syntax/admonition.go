package syntax

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/message"
)

// admonitions lists the names of admonitions, in the order of the guide.
func admonitions() []string {
	return []string{"note", "tip", "info", "warning", "danger", "caution", "important", "success", "secondary"}
}

// Admonition maps a name to one of the five admonitions that the theme can show. A name that only the
// site has looks like info.
func Admonition(name string) (string, bool) {
	switch name {
	case "note", "tip", "info", "warning", "danger":
		return name, true
	case "caution":
		return "warning", true
	case "important":
		return "info", true
	case "success":
		return "tip", true
	case "secondary":
		return "note", true
	}
	return "info", false
}

// AdmonitionTitle returns the title of an admonition that has none of its own, in the language of
// labels.
func AdmonitionTitle(labels message.Catalog, name string) string {
	switch name {
	case "note":
		return labels.Text("theme.admonition.note")
	case "tip":
		return labels.Text("theme.admonition.tip")
	case "info":
		return labels.Text("theme.admonition.info")
	case "warning":
		return labels.Text("theme.admonition.warning")
	case "danger":
		return labels.Text("theme.admonition.danger")
	case "caution":
		return labels.Text("theme.admonition.caution")
	case "important":
		return labels.Text("docgen.admonition.important")
	case "success":
		return labels.Text("docgen.admonition.success")
	case "secondary":
		return labels.Text("docgen.admonition.secondary")
	}
	return strings.ToUpper(name[:1]) + name[1:]
}
