package markdown

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Bounds of what one text may take in: files that take in each other twice make
// sixteen million of a chain of 24.
const (
	maxDepth     = 10        // files in files
	maxTakenIn   = 500       // inclusions
	maxTakenSize = 4_000_000 // bytes of them
)

// part is a file in the source. Files that the text takes in stand behind it,
// each once: so nodes of all of them find their text by offsets in one source.
type part struct {
	start int    // where it begins in the source
	file  string // relative to the site folder; that of the text itself is the first part
}

// piece is the stretch of a part that an inclusion stands for.
type piece struct {
	span
	key string // the file, and the region when one is named
}

// parse makes a tree of a stretch of the source, and lists its inclusions.
func (p *Parser) parse(state *state, at span, context parser.Context) (ast.Node, []*inclusion) {
	context.Set(stateKey, state)
	state.inclusions, state.emojiEnd, state.dollars = nil, 0, [3]int{}
	reader := text.NewReader(state.source[:at.stop])
	if at.start > 0 {
		reader.SetPosition(-1, text.NewSegment(at.start, at.start))
		reader.AdvanceLine()
	}
	markdown := p.markdown
	if state.mdx != nil && at.start == 0 { // what it takes in is plain
		markdown, reader = p.mdx, regionReader{reader, state.mdx}
	}
	root := markdown.Parser().Parse(reader, parser.WithContext(context))
	return root, state.inclusions
}

// takeIn gives every inclusion its blocks. chain are the keys of the pieces that
// the inclusions stand in, outermost first.
func (p *Parser) takeIn(state *state, nodes []*inclusion, chain []string) {
	for _, node := range nodes {
		piece, finding := state.open(node, chain)
		if finding.Text != "" {
			finding.Code = IncludeCode
			state.report(node.at.start, node.at.stop, finding)
		}
		if piece.empty() {
			continue
		}
		root, nested := p.parse(state, piece.span, parser.NewContext())
		for child := root.FirstChild(); child != nil; {
			next := child.NextSibling()
			node.AppendChild(node, child)
			child = next
		}
		p.takeIn(state, nested, append(slices.Clip(chain), piece.key))
	}
}

// open finds what an inclusion stands for, or says why there is nothing.
func (s *state) open(node *inclusion, chain []string) (piece, Finding) {
	name, content, finding := s.load(node.target, node.at.start)
	target, region, hasRegion := strings.Cut(node.target, "#")
	key := name
	if hasRegion {
		key += "#" + region
	}
	switch {
	case finding.Text != "":
		return piece{}, finding
	case !isMarkdown(name):
		return piece{}, Finding{Text: fmt.Sprintf("the file %q is not Markdown", target),
			Hint: fmt.Sprintf("only .md files can be included; a code block shows another by file=%q", node.target)}
	case slices.Contains(chain, key):
		circle := append(chain[slices.Index(chain, key):], key)
		return piece{}, Finding{Text: fmt.Sprintf("the file %q includes itself", target), Hint: "the way round is " + strings.Join(circle, " > ")}
	case len(chain) > maxDepth:
		return piece{}, Finding{Text: fmt.Sprintf("the file %q is included too deep", target), Hint: fmt.Sprintf("files can be %d deep in each other", maxDepth)}
	}
	at := span{frontMatterEnd(content), len(content)}
	if hasRegion {
		var known []string
		var found bool
		if at, found, known = regionBounds(content, region); !found {
			return piece{}, noRegion(name, region, known)
		}
	}
	s.takenIn++
	s.takenSize += at.stop - at.start
	if s.takenIn > maxTakenIn || s.takenSize > maxTakenSize {
		if s.tooMuch {
			return piece{}, Finding{}
		}
		s.tooMuch = true
		return piece{}, Finding{Text: "the page includes too much", Hint: fmt.Sprintf("%d inclusions of %d MB in all are the most", maxTakenIn, maxTakenSize/1_000_000)}
	}
	start := s.append(name, content)
	return piece{span: span{start + at.start, start + at.stop}, key: key}, Finding{}
}

// append puts a file behind the source, once, and returns where it is.
func (s *state) append(name, content string) int {
	for _, part := range s.parts[1:] {
		if part.file == name {
			return part.start
		}
	}
	// a copy: the caller's text stays as it is
	s.source = append(slices.Clip(s.source), "\n"...)
	s.parts = append(s.parts, part{start: len(s.source), file: name})
	s.source = append(s.source, content...)
	return s.parts[len(s.parts)-1].start
}

// frontMatterEnd is where the text behind a file's front matter begins.
func frontMatterEnd(content string) int {
	source := []byte(content)
	if unclosed(source) != nil {
		return 0
	}
	end, number := 0, 0
	for line := range bytes.Lines(source) {
		end += len(line)
		if number++; number == 1 && !isFence(line) {
			return 0
		} else if number > 1 && isFence(line) {
			return end
		}
	}
	return 0
}

// fileAt is the file whose text is at an offset of the source.
func (s *state) fileAt(offset int) string {
	if offset < s.parts[min(1, len(s.parts)-1)].start || len(s.parts) == 1 {
		return s.file
	}
	return s.parts[partAt(s.parts, offset)].file
}

// folderAt is the folder of that file.
func (s *state) folderAt(offset int) string { return path.Dir(s.fileAt(offset)) }

// partAt is the number of the part that an offset is in.
func partAt(parts []part, offset int) int {
	number, _ := slices.BinarySearchFunc(parts, offset+1, func(part part, offset int) int { return part.start - offset })
	return max(0, number-1)
}
