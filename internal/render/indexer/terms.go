package indexer

import (
	"context"
	"encoding/binary"
	"errors"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/search"
)

// hasOwnTerms reports whether the terms of a page depend on nothing but its own text.
func (p searchedPage) hasOwnTerms() bool {
	return p.text != nil && !p.text.Hash.IsZero() && !p.text.Document.IsMDX
}

// termsOf identifies the terms of a page.
func termsOf(page searchedPage) incremental.Item {
	return incremental.Item{Key: page.language.Tag + page.text.Hash.String(), Used: fingerprint.Sum(page.Title, page.Summary, page.Keywords)}
}

// offer gets the terms of pages from other machines, and offers them those that they lack.
func (s Searcher) offer(ctx context.Context, pages []searchedPage) {
	for _, group := range s.groups(pages) {
		items := make([]incremental.Item, len(group))
		for i, page := range group {
			items[i] = termsOf(page)
		}
		incremental.Offer(s.Engine, s.terms(), items)
	}
	s.Engine.Fetch(ctx, TermsRule)
}

// groups returns the pages with terms of their own, in the groups in which their texts were read.
func (s Searcher) groups(pages []searchedPage) [][]searchedPage {
	if !s.Engine.IsShared() {
		return nil
	}
	grouped := slices.DeleteFunc(slices.Clone(pages), func(page searchedPage) bool { return !page.hasOwnTerms() || page.text.Group.Name == "" })
	type group struct {
		set  content.SetID
		name string
	}
	return incremental.ByGroup(grouped, func(page searchedPage) group { return group{page.text.Set, page.text.Group.Name} })
}

// Terms computes the terms of pages for other machines: of those whose texts this one has parsed.
func (s Searcher) Terms(ctx context.Context) error {
	pages := searchedPages(s.Assembler, s.Index, languagesOf(s.Assembler))
	s.offer(ctx, pages)
	var parsed []searchedPage
	for _, group := range s.groups(pages) {
		if !group[0].text.Group.IsElsewhere {
			parsed = append(parsed, group...)
		}
	}
	errs := parallel.Map(ctx, s.Jobs, parsed, func(page searchedPage) error {
		_, err := s.find(page)
		return err
	})
	return errors.Join(errs...)
}

// countsCodec is a codec for the terms of a page.
type countsCodec struct{}

// Encode implements incremental.Codec.
func (countsCodec) Encode(counts search.Counts) ([]byte, error) {
	size := 0
	for _, record := range counts {
		size += len(record) + binary.MaxVarintLen32
	}
	out := pack.Writer{Bytes: make([]byte, 0, size)}
	for _, record := range counts {
		out.Numbers(int64(len(record)))
		out.Bytes = append(out.Bytes, record...)
	}
	return out.Bytes, nil
}

// Decode implements incremental.Codec.
func (countsCodec) Decode(text []byte) (search.Counts, error) {
	var counts search.Counts
	from := pack.Reader{Rest: text}
	for len(from.Rest) > 0 {
		counts = append(counts, from.Take(from.Count()))
	}
	if from.Broken {
		return nil, errors.New("the terms of a page are damaged")
	}
	return counts, nil
}
