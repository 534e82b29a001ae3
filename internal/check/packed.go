package check

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/pack"
	"github.com/docgen-cli/docgen/internal/policy"
	"github.com/docgen-cli/docgen/internal/site"
)

// Packed returns the links in a third of the memory, for a process that checks nothing after them.
// They no longer need the documents of texts.
func (l Links) Packed(s site.Site) Links {
	result := Links{of: map[*site.Text][]markdown.Resolved{}, packed: make(map[*site.Text][]byte, len(l.of)), sources: map[*site.Edition]policy.Sources{}}
	for _, edition := range s.Editions {
		result.sources[edition] = textsNeed(edition, l, s.Config.Markdown.Unsafe)
	}
	for text, links := range l.of {
		if slices.ContainsFunc(links, hasMore) {
			result.of[text] = links
		} else {
			result.packed[text] = packLinks(links)
		}
	}
	return result
}

// hasMore reports whether a link has values that packLinks leaves out.
func hasMore(link markdown.Resolved) bool { return len(link.Variants)+len(link.Homes) > 0 }

func packLinks(links []markdown.Resolved) []byte {
	out := pack.Writer{}
	for _, link := range links {
		out.Texts(link.Href)
		out.Flag(link.External)
		out.Numbers(int64(link.Width), int64(link.Height), int64(link.Natural))
	}
	return slices.Clone(out.Bytes) // without the room to grow
}

// unpackLinks returns the links that packLinks packed.
func unpackLinks(packed []byte) []markdown.Resolved {
	var links []markdown.Resolved
	for from := (pack.Reader{Rest: packed}); len(from.Rest) > 0; {
		links = append(links, markdown.Resolved{
			Href: from.Text(), External: from.Flag(), Width: int(from.Number()), Height: int(from.Number()), Natural: int(from.Number()),
		})
	}
	return links
}
