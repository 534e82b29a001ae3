package link

import (
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// ResolvesLike reports whether every link without a finding has the same target in two states
// of a site. Suggestions may differ.
func (t Targets) ResolvesLike(other Targets) bool {
	return t.HTML == other.HTML && t.Origin == other.Origin && t.Severities == other.Severities &&
		t.Routes.Equal(other.Routes) && t.Drafts.Equal(other.Drafts) && t.Unread.Equal(other.Unread) &&
		maps.EqualFunc(t.Anchors, other.Anchors, slices.Equal[markdown.Anchors]) &&
		maps.EqualFunc(t.Assets, other.Assets, isSameAsset) && maps.Equal(t.Static, other.Static) && maps.Equal(t.Replaced, other.Replaced)
}

// isSameAsset compares what links use of two files. The output name contains the hash of the
// content.
func isSameAsset(a, b asset.Asset) bool {
	return a.Output == b.Output && a.Width == b.Width && a.Height == b.Height && a.Broken == b.Broken && a.Size == b.Size
}
