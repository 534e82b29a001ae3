package lint

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// optionalEnds are the elements of HTML without an end tag, or with one that authors may omit.
const optionalEnds = " basefont bgsound body br caption col colgroup dd dt frame head hr html li nextid optgroup p plaintext rb rp rt rtc tbody td tfoot th " +
	"thead tr wbr "

// pairs are the tags of a text that have no partner so far.
type pairs struct {
	open    map[string][]input.Span // start tags by name, in lower case
	strays  []input.Span            // end tags
	unknown bool                    // a part of the HTML cannot be read, so partners may be in it
}

// pair finds the partner of a tag. The order of end tags does not matter, because browsers repair
// "<b><i></b></i>".
func (p *pairs) pair(name string, match [][]byte, at input.Span) {
	name = strings.ToLower(name)
	isPaired := strings.Contains(name, "-") || isOf("html", name) && !strings.Contains(optionalEnds, " "+name+" ")
	open := p.open[name]
	switch isEnd := len(match[1]) > 0; {
	case !isPaired || bytes.HasSuffix(match[3], []byte("/")):
	case !isEnd:
		if p.open == nil {
			p.open = map[string][]input.Span{}
		}
		p.open[name] = append(open, at)
	case len(open) > 0:
		p.open[name] = open[:len(open)-1]
	default:
		p.strays = append(p.strays, at)
	}
}

// reportPairs reports tags without a partner. Posts have a check of their own, which is an error.
func (f *finder) reportPairs() {
	if f.Post || f.pairs.unknown {
		return
	}
	for name, open := range f.pairs.open {
		for _, at := range open {
			f.text.Report(at.Start, at.Stop, input.Finding{Code: input.UnclosedCode, Minor: true, Text: fmt.Sprintf("<%s> is never closed", name),
				Hint: fmt.Sprintf(`write </%s> where it ends, or "\<%s>" to show the tag`, name, name)})
		}
	}
	for _, at := range f.pairs.strays {
		written := at.In(f.source)
		f.text.Report(at.Start, at.Stop, input.Finding{Code: input.UnclosedCode, Minor: true, Text: written + " closes nothing",
			Hint: fmt.Sprintf("remove it, or write <%s where it begins", strings.TrimPrefix(written, "</"))})
	}
}
