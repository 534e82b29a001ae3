package markdown

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark/parser"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Limits for the files that one text may include. Without them, a chain of 24 files that
// include each other twice would result in sixteen million inclusions.
const (
	maxDepth        = 10 // levels of files that include files
	maxIncluded     = 500
	maxIncludedSize = 4_000_000 // bytes
)

// included counts what a text has included so far.
type included struct {
	count   int
	size    int  // bytes
	tooMuch bool // the finding that the limits are exceeded was reported
}

// fragment is the part of the text that replaces an inclusion.
type fragment struct {
	input.Span
	key string // the file, and the region if the inclusion names one
}

// include adds the blocks of included files to their inclusions. chain has the keys of the
// fragments that contain the inclusions, outermost first.
func (r *reading) include(nodes []*directive.Inclusion, chain []string) {
	for _, node := range nodes {
		fragment, finding := r.open(node, chain)
		if finding.Text != "" {
			finding.Code = IncludeCode
			r.text.Report(node.At.Start, node.At.Stop, finding)
		}
		if fragment.Empty() {
			continue
		}
		root, nested := r.parse(fragment.Span, parser.NewContext())
		for _, child := range syntax.Children(root) {
			node.AppendChild(node, child)
		}
		r.include(nested, append(slices.Clip(chain), fragment.key))
	}
}

// open returns the fragment for an inclusion, or a finding if there is none.
func (r *reading) open(node *directive.Inclusion, chain []string) (fragment, Finding) {
	name, content, finding := r.text.Load(node.Target, node.At.Start)
	target, region, hasRegion := strings.Cut(node.Target, "#")
	key := name
	if hasRegion {
		key += "#" + region
	}
	switch {
	case finding.Text != "":
		return fragment{}, finding
	case !isMarkdown(name):
		return fragment{}, Finding{Text: fmt.Sprintf("the file %q is not Markdown", target),
			Hint: fmt.Sprintf("only .md files can be included; to show another file, use a code block with file=%q", node.Target)}
	case slices.Contains(chain, key):
		cycle := append(chain[slices.Index(chain, key):], key)
		return fragment{}, Finding{Text: fmt.Sprintf("the file %q includes itself", target), Hint: "the cycle is " + strings.Join(cycle, " > ")}
	case len(chain) > maxDepth:
		return fragment{}, Finding{Text: fmt.Sprintf("the includes are nested too deeply at %q", target),
			Hint: fmt.Sprintf("includes can be nested up to %d levels deep", maxDepth)}
	}
	begin, _ := input.FrontMatterEnd([]byte(content))
	at := input.At(begin, len(content))
	if hasRegion {
		var known []string
		var found bool
		at, found, known = input.RegionBounds(content, region)
		if !found {
			return fragment{}, input.NoRegion(name, region, known)
		}
	}
	r.count++
	r.size += at.Stop - at.Start
	if r.count > maxIncluded || r.size > maxIncludedSize {
		if r.tooMuch {
			return fragment{}, Finding{}
		}
		r.tooMuch = true
		return fragment{}, Finding{Text: "the page includes too much text",
			Hint: fmt.Sprintf("a page can have up to %d includes with %d MB in total", maxIncluded, maxIncludedSize/1_000_000)}
	}
	start := r.text.Append(name, content)
	return fragment{Span: input.At(start+at.Start, start+at.Stop), key: key}, Finding{}
}

// isMarkdown reports whether a file can be included.
func isMarkdown(name string) bool {
	return strings.HasSuffix(name, ".md") || strings.HasSuffix(name, ".markdown")
}
