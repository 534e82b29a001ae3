package code

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/diag/othertools"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

var (
	// gatsby matches "js:title=a.js"; the groups are the language, the option, its value and the rest.
	gatsby = regexp.MustCompile(`^([\w+#.-]+):(\w+)=(?:"([^"]*)"|([^\s{]*))(.*)$`)
	// pandoc matches "{.python}" and, in R Markdown, "{python, echo=FALSE}"; the group is the language.
	pandoc = regexp.MustCompile(`^\{\s*\.?([A-Za-z][\w+#-]*)[^}]*\}`)
)

// checkForeign reports the forms in which other programs write the language of a block. docgen
// finds no language in them.
func (r Reader) checkForeign(fence *ast.FencedCodeBlock) {
	if fence.Info == nil {
		return
	}
	mark, info := syntax.FenceAt(fence).In(r.State.Text.Bytes), strings.TrimSpace(string(fence.Info.Segment.Value(r.State.Text.Bytes)))
	for _, part := range []string{info, info[max(0, strings.LastIndexByte(info, '[')):]} {
		if form, found := othertools.Find(othertools.Fence, part); found {
			r.report(fence, form.Written, input.Finding{Text: form.Text(), Hint: form.Instead})
			return
		}
	}
	written, fix := "", ""
	if match := gatsby.FindStringSubmatch(info); match != nil {
		written, fix = info, fmt.Sprintf("%s %s=%q", match[1], match[2], match[3]+match[4])
		if rest := strings.TrimSpace(match[5]); rest != "" {
			fix += " " + rest
		}
	} else if match := pandoc.FindStringSubmatch(info); match != nil {
		written, fix = match[0], match[1]
	}
	if written == "" {
		return
	}
	finding := input.Finding{Text: fmt.Sprintf("%q is not a language, so the code has no syntax highlighting", written),
		Hint: "write the language first, and then its options"}
	if language, _, _ := strings.Cut(fix, " "); r.Highlighter.Knows(language) {
		finding.Hint, finding.Fix = "write "+mark+fix, fix
	}
	r.report(fence, written, finding)
}
