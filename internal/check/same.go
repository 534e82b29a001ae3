package check

import (
	"maps"

	"docgen/internal/asset"
)

// LeadsAs reports whether every link without a finding leads to the same place in
// two states of a site. What findings suggest may differ.
func (s Site) LeadsAs(other Site) bool {
	return s.HTML == other.HTML && s.Origin == other.Origin && s.Severities == other.Severities &&
		s.Routes.Equal(other.Routes) && s.Drafts.Equal(other.Drafts) &&
		maps.EqualFunc(s.Anchors, other.Anchors, maps.Equal[map[string]bool, map[string]bool]) &&
		maps.EqualFunc(s.Assets, other.Assets, isSameAsset) && maps.Equal(s.Static, other.Static)
}

// isSameAsset compares what a link shows of a file: its name tells its content.
func isSameAsset(a, b asset.Asset) bool {
	return a.Output == b.Output && a.Width == b.Width && a.Height == b.Height && a.Broken == b.Broken
}
