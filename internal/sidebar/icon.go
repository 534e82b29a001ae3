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
	if own := doc.FrontMatter.SidebarIcon; own != nil && *own != "" && !icon.Exists(*own) {
		b.findings = append(b.findings, doc.Report("sidebar_icon", diag.Error, fmt.Sprintf("no icon has the name %q", *own), nearestIcon(*own)))
	}
}

// marked adds the icon and the badge of a doc to an item that has none.
func (spec ItemSpec) marked(doc *content.Doc) (name, badge string) {
	name, badge = string(spec.Icon), spec.Badge
	if doc == nil {
		return name, badge
	}
	if own := doc.FrontMatter.SidebarIcon; own != nil && icon.Exists(*own) {
		name = cmp.Or(name, *own)
	}
	if own := doc.FrontMatter.SidebarBadge; own != nil {
		badge = cmp.Or(badge, *own)
	}
	return name, badge
}

// Icons returns the names of the icons in the sidebars, sorted.
func (n Navigation) Icons() []string {
	used := map[string]bool{}
	for _, tree := range n.trees {
		collectIcons(tree.Items, used)
	}
	return slices.Sorted(maps.Keys(used))
}

func collectIcons(items []Item, used map[string]bool) {
	for _, item := range items {
		if item.Icon != "" {
			used[item.Icon] = true
		}
		collectIcons(item.Items, used)
	}
}
