package lsp

import (
	"context"
	"slices"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/block"
)

// document returns the text on the screen as it is parsed now.
func (v view) document() markdown.Document {
	return v.project.Input.Parse(v.edition, v.text, []byte(v.content))
}

// foldingRanges returns the blocks that readers of a file can hide: sections, the front matter, directives, code, lists and tables.
func (s *server) foldingRanges(_ context.Context, params documentParams) ([]foldingRange, error) {
	open, isText := s.textOf(params.TextDocument.URI)
	if !isText {
		return nil, nil
	}
	ranges := []foldingRange{}
	var add func(blocks []block.Block)
	add = func(blocks []block.Block) {
		for _, each := range blocks {
			if each.Kind != block.Text && each.Last > each.First {
				ranges = append(ranges, foldingRange{each.First - 1, each.Last - 1})
			}
			add(each.Blocks)
		}
	}
	add(open.document().Blocks())
	return ranges, nil
}

// selectionRanges returns, for each position, the ranges around it from the inside out: the target of a link, the line, and the
// blocks and sections, up to the whole file.
func (s *server) selectionRanges(_ context.Context, params selectionParams) ([]*selectionRange, error) {
	found := make([]*selectionRange, len(params.Positions))
	for i, at := range params.Positions {
		on, isText := s.cursorAt(positionParams{params.TextDocument, at})
		if !isText {
			return nil, nil
		}
		content := linesOf(on.content)
		last := len(content) - 1
		around := &selectionRange{Range: textRange{End: position{last, s.units.length(content.at(last))}}}
		inside := func(inner textRange) {
			if inner != around.Range && contains(around.Range, inner.Start) && contains(around.Range, inner.End) {
				around = &selectionRange{inner, around}
			}
		}
		for _, each := range enclosing(on.document().Blocks(), at.Line+1) {
			inside(textRange{position{each.First - 1, 0}, position{each.Last - 1, s.units.length(content.at(each.Last - 1))}})
		}
		if at.Line >= 0 && at.Line <= last {
			inside(s.units.rangeOf(content, at.Line+1, 0, 0))
		}
		if on.link != nil {
			inside(on.where)
		}
		found[i] = around
	}
	return found, nil
}

// enclosing returns the blocks that contain a line, from the outside in.
func enclosing(blocks []block.Block, line int) []block.Block {
	at := slices.IndexFunc(blocks, func(each block.Block) bool { return each.First <= line && line <= each.Last })
	if at < 0 {
		return nil
	}
	return append([]block.Block{blocks[at]}, enclosing(blocks[at].Blocks, line)...)
}

// formatting lines up the columns of all tables of a file, and leaves everything else as the author wrote it.
func (s *server) formatting(_ context.Context, params documentParams) ([]textEdit, error) {
	open, isText := s.textOf(params.TextDocument.URI)
	if !isText {
		return nil, nil
	}
	content, edits := linesOf(open.content), []textEdit{}
	var format func(blocks []block.Block)
	format = func(blocks []block.Block) {
		for _, each := range blocks {
			if each.Kind != block.Table {
				format(each.Blocks)
				continue
			}
			for i, line := range block.Align(content[each.First-1 : each.Last]) {
				if number := each.First - 1 + i; line != content[number] {
					edits = append(edits, textEdit{textRange{position{number, 0}, position{number, s.units.length(content[number])}}, line})
				}
			}
		}
	}
	format(open.document().Blocks())
	return edits, nil
}
