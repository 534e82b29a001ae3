package sidebar

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/icon"
)

// iconName is the name of one of Lucide's icons.
type iconName string

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (i *iconName) UnmarshalYAML(value strictyaml.Value) {
	var written string
	value.Decode(&written)
	if written != "" && !icon.Exists(written) {
		value.Expected("the name of an icon", nearestIcon(written))
		return
	}
	*i = iconName(written)
}

// nearestIcon returns a hint that names the icon that is probably meant.
func nearestIcon(name string) string {
	return cmp.Or(diag.DidYouMean(name, icon.Similar(name)), "see https://lucide.dev/icons for all icons")
}

// checkIcon reports a doc whose front matter names an icon that does not exist.
func (b *builder) checkIcon(doc *content.Doc) {
	if name := orDefault(doc.FrontMatter.SidebarIcon, ""); name != "" && !icon.Exists(name) {
		b.findings = append(b.findings, doc.Report("sidebar_icon", diag.Error, fmt.Sprintf("no icon has the name %q", name), nearestIcon(name)))
	}
}

// marked adds the icon and the badge of a doc to an item that has none.
func (spec ItemSpec) marked(doc *content.Doc) (name, badge string) {
	name, badge = string(spec.Icon), spec.Badge
	if doc == nil {
		return name, badge
	}
	if chosen := orDefault(doc.FrontMatter.SidebarIcon, ""); chosen != "" && icon.Exists(chosen) {
		name = cmp.Or(name, chosen)
	}
	return name, cmp.Or(badge, orDefault(doc.FrontMatter.SidebarBadge, ""))
}

// Icons returns the names of the icons in the sidebars, sorted.
func (n Navigation) Icons() []string {
	used := map[string]bool{}
	for _, tree := range n.trees {
		for item := range all(tree.Items) {
			used[item.Icon] = true
		}
	}
	delete(used, "") // of items without one
	return slices.Sorted(maps.Keys(used))
}
