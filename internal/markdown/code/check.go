package code

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/diag/othertools"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/lint"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// checkOptions reports unclosed options, and words after the language that look like
// misspelled options. Other words may be options of other programs.
func (r Reader) checkOptions(fence *ast.FencedCodeBlock, options Options) {
	for _, name := range options.unknown {
		if name != "" && !slices.Contains(foreignOptions(), name) {
			r.report(fence, name, input.Finding{Text: fmt.Sprintf("unknown code block option %q", name), Name: name, Known: OptionNames()})
		}
	}
	for _, rest := range options.unclosed {
		closing := strings.Replace(rest[:1], "{", "}", 1)
		r.report(fence, rest, input.Finding{Text: fmt.Sprintf("%q is never closed", rest), Hint: fmt.Sprintf("close it with %q", closing)})
	}
}

// checkFences reports a line in a block that looks like an opening fence: the block is not
// closed, or it closed too early.
func (r Reader) checkFences(fence *ast.FencedCodeBlock) {
	source, at := r.State.Text.Bytes, syntax.FenceAt(fence)
	mark := at.In(source)
	for i := range fence.Lines().Len() {
		segment := fence.Lines().At(i)
		line := segment.Value(source)
		start := len(line) - len(bytes.TrimLeft(line, " "))
		info, opens := bytes.CutPrefix(line[start:], []byte(mark))
		info = bytes.TrimSpace(info)
		if !opens || start > 3 || !startsFence(info, mark[0]) {
			continue
		}
		place := segment.Start - segment.Padding + start
		r.State.Text.Report(place, place+len(mark)+len(info), input.Finding{Code: input.CodeCode,
			Text: fmt.Sprintf("%q opens a code block inside another one", mark+string(info)),
			Hint: fmt.Sprintf("close the block above with %q first; to show a fence in a block, open the block with more characters", mark)})
		return
	}
}

// startsFence reports whether a text may follow the marks of an opening fence.
func startsFence(info []byte, mark byte) bool {
	info = bytes.TrimLeft(info, string(mark))
	return len(info) > 0 && ('a' <= info[0]|0x20 && info[0]|0x20 <= 'z') && bytes.IndexByte(info, '`') < 0
}

// checkBook reports a line that mdBook would replace with a file. It ignores languages in which
// such braces have their own meaning.
func (r Reader) checkBook(fence *ast.FencedCodeBlock, language string) {
	if slices.Contains([]string{"markdown", "md", "mdx", "handlebars", "hbs", "mustache"}, strings.ToLower(language)) {
		return
	}
	opening := syntax.FenceAt(fence).In(r.State.Text.Bytes) + language
	for i := range fence.Lines().Len() {
		segment := fence.Lines().At(i)
		line := segment.Value(r.State.Text.Bytes)
		if !bytes.Contains(line, []byte("{{#")) {
			continue
		}
		if finding, found := lint.BookDirective(string(line), opening); found {
			start := segment.Start - segment.Padding + len(line) - len(bytes.TrimLeft(line, " \t"))
			r.State.Text.Report(start, start+len(bytes.TrimSpace(line)), finding)
		}
	}
}

// checkSize reports code that is too large to be highlighted.
func (r Reader) checkSize(fence *ast.FencedCodeBlock, block *Block) {
	if limit := r.Highlighter.MaxSize(block.Language); len(block.Text) > limit {
		r.report(fence, block.Language, input.Finding{
			Text: fmt.Sprintf("the code block is not highlighted because it has %d bytes", len(block.Text)),
			Hint: fmt.Sprintf(`docgen highlights up to %d bytes in this language: show only part of the code, or set its language to "text"`, limit),
		})
	}
}

// checkPlayground reports code that readers cannot run, and makes it plain.
func (r Reader) checkPlayground(fence *ast.FencedCodeBlock, block *Block) {
	const option = "playground"
	switch isScript := slices.Contains([]string{"js", "javascript", "mjs", "cjs"}, block.Language); {
	case !block.Options.Playable:
	case !isScript:
		block.Options.Playable = false
		r.report(fence, option, input.Finding{Text: fmt.Sprintf("readers cannot run code in the language %q", block.Language),
			Hint: fmt.Sprintf("only JavaScript runs in browsers: write the code in it, with the language js, or remove %q", option)})
	case !r.Playground:
		block.Options.Playable = false
		r.report(fence, option, input.Finding{Text: "readers cannot run this code, because the site has no playground",
			Hint: fmt.Sprintf("set markdown.playground to a module that runs code, or remove %q", option)})
	}
}

// checkMarks reports marked lines and words that the code does not contain. The code may have
// changed since the author marked them.
func (r Reader) checkMarks(fence *ast.FencedCodeBlock, block *Block) {
	if block.Text == "" { // the file does not exist
		return
	}
	count := strings.Count(block.Text, "\n") + 1
	for _, line := range slices.Sorted(maps.Keys(block.Options.highlighted)) {
		if line < 1 || line > count {
			r.report(fence, "{", input.Finding{Text: fmt.Sprintf("line %d is marked, but the code ends at line %d", line, count),
				Hint: fmt.Sprintf("choose a line from 1 to %d", count)})
			break
		}
	}
	for _, word := range block.Options.words {
		if !strings.Contains(block.Text, word) {
			r.report(fence, "/"+word+"/", input.Finding{Text: fmt.Sprintf("the marked word %q is not in the code", word),
				Hint: "write it exactly as it is in the code"})
		}
	}
}

// report adds a finding at a part of the text after the fence. Without a code, it is about the options.
func (r Reader) report(fence *ast.FencedCodeBlock, part string, finding input.Finding) {
	at := r.infoPart(fence, part)
	finding.Code = cmp.Or(finding.Code, input.CodeCode)
	r.State.Text.Report(at.Start, at.Stop, finding)
}

// infoPart returns the place of a part of the text after an opening fence; that of all of it if the author has written the part in another way.
func (r Reader) infoPart(fence *ast.FencedCodeBlock, part string) input.Span {
	info := fence.Info.Segment
	if at := strings.Index(string(info.Value(r.State.Text.Bytes)), part); at >= 0 {
		return input.At(info.Start+at, info.Start+at+len(part))
	}
	return input.At(info.Start, info.Stop)
}

// FileOf returns the name of the file that a block shows, as written, and its place; "" for a block with its own code.
func (r Reader) FileOf(fence *ast.FencedCodeBlock) (name string, at input.Span) {
	if block := Of(fence); block.IsFile() {
		return block.Options.file, r.infoPart(fence, block.Options.file)
	}
	return "", input.Span{}
}

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
