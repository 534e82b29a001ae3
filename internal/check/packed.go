package check

import (
	"iter"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// kept has the links of a text, packed in a fraction of the memory if possible.
type kept struct {
	packed []byte
	whole  []markdown.Resolved // if links have values that packLinks leaves out
	sum    fingerprint.Hash    // see HashLinks
}

func keep(links []markdown.Resolved) kept {
	if slices.ContainsFunc(links, hasMore) {
		return kept{whole: links, sum: HashLinks(links)}
	}
	return kept{packed: packLinks(links), sum: HashLinks(links)}
}

func (k kept) links() iter.Seq[markdown.Resolved] {
	if k.whole != nil {
		return slices.Values(k.whole)
	}
	return unpackLinks(k.packed)
}

// Final returns the links for a process that checks nothing after them. They no longer need the
// documents of texts.
func (l Links) Final(s site.Site) Links {
	result := Links{byText: make(map[*site.Text]kept, len(l.byText)), sources: map[*site.Edition]policy.Sources{}}
	for _, edition := range s.Editions {
		result.sources[edition] = textsNeed(edition, l, s.Config.Markdown.Unsafe)
	}
	var together block
	for text, links := range l.byText {
		links.packed = together.copy(links.packed)
		result.byText[text] = links
	}
	return result
}

// block has copies of bytes side by side. Between documents, which are freed, they would leave holes
// in memory.
type block struct{ last []byte }

const blockSize = 1 << 20

func (b *block) copy(bytes []byte) []byte {
	if len(b.last)+len(bytes) > cap(b.last) {
		b.last = make([]byte, 0, max(blockSize, len(bytes)))
	}
	from := len(b.last)
	b.last = append(b.last, bytes...)
	return b.last[from:len(b.last):len(b.last)]
}

// hasMore reports whether a link has values that packLinks leaves out.
func hasMore(link markdown.Resolved) bool { return len(link.Variants)+len(link.Homes) > 0 }

// HashLinks returns the hash of the targets of a text's links.
func HashLinks(links []markdown.Resolved) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	for _, link := range links {
		hasher.Text(link.Href)
		for _, home := range slices.Sorted(maps.Keys(link.Homes)) {
			hasher.Texts([]string{home, link.Homes[home]})
		}
		size := int64(link.Width)<<32 | int64(link.Height)<<1
		if link.External {
			size++
		}
		hasher.Number(size)
		hasher.Number(int64(link.Natural))
		hasher.List(len(link.Variants))
		for _, variant := range link.Variants {
			hasher.Texts([]string{variant.Type, variant.Set})
		}
	}
	return hasher.Sum()
}

// packLinks packs links. Most begin like the one before.
func packLinks(links []markdown.Resolved) []byte {
	var out pack.Writer
	last := ""
	for _, link := range links {
		same := 0
		for same < min(len(last), len(link.Href)) && last[same] == link.Href[same] {
			same++
		}
		out.Numbers(int64(same))
		out.Texts(link.Href[same:])
		out.Flag(link.External)
		out.Numbers(int64(link.Width), int64(link.Height), int64(link.Natural))
		last = link.Href
	}
	return slices.Clone(out.Bytes) // without the room to grow
}

// unpackLinks iterates over the links that packLinks packed.
func unpackLinks(packed []byte) iter.Seq[markdown.Resolved] {
	return func(yield func(markdown.Resolved) bool) {
		last := ""
		for from := (pack.Reader{Rest: packed}); len(from.Rest) > 0; {
			last = last[:from.Number()] + from.Text()
			link := markdown.Resolved{Href: last, External: from.Flag(), Width: int(from.Number()), Height: int(from.Number()), Natural: int(from.Number())}
			if !yield(link) {
				return
			}
		}
	}
}
