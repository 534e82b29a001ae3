package render

import (
	"encoding/json"
	"fmt"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// twin is the Markdown version of a page, as far as Go can write it.
type twin struct {
	page    *site.Page // nil for no Markdown version
	twin    assemble.Twin
	text    string          // with marks for holes
	holes   []assemble.Hole // that Node fills
	request json.RawMessage // for Node; nil if it is not needed
	number  int             // of the request in its batch
}

// twinRequest is the TwinRequest of theme/server.tsx.
type twinRequest struct {
	Twin  contract.PageData `json:"twin"`
	Holes []assemble.Hole   `json:"holes"`
}

// twin returns the Markdown version of an assembled page. content is its HTML.
func (r Renderer) twin(page *site.Page, assembled assemble.Page, content string) (twin, error) {
	if assembled.Twin.File == "" {
		return twin{}, nil
	}
	result := twin{page: page, twin: assembled.Twin}
	var err error
	switch {
	case page.Script != nil:
		result.text = markdown.HoleMark(0)
		result.holes = []assemble.Hole{{In: -1, File: page.Script.File}}
	case page.Text != nil && page.Text.Document.IsMDX:
		result.text, result.holes = r.Assembler.WithHoles(page)
	default:
		result.text, err = r.Assembler.Markdown(page, assembled.Twin, content)
	}
	if err == nil && len(result.holes) > 0 {
		result.request, err = plainjson.Marshal(twinRequest{assembled.Data, result.holes})
	}
	return result, err
}

// twinRequests returns the requests for the Markdown of pages, and numbers them.
func twinRequests(pages []*printed) []json.RawMessage {
	var requests []json.RawMessage
	for i := range pages {
		if request := pages[i].twin.request; request != nil {
			pages[i].twin.number = len(requests)
			requests = append(requests, request)
		}
	}
	return requests
}

// filled is what Node says about a hole: TwinAnswer in theme/server.tsx.
type filled struct {
	Text     *string      `json:"text"`     // the value of an expression
	Markdown *string      `json:"markdown"` // what toMarkdown returned
	HTML     string       `json:"html"`
	Error    *ssr.Failure `json:"error"`
}

// fill returns the Markdown version of a page. Components that failed are findings, and the text says so.
func (t twin) fill(r Renderer, answers []ssr.Rendered) (string, []diag.Diagnostic) {
	if t.page == nil {
		return "", nil
	}
	if t.request == nil {
		return t.twin.With(t.text), nil
	}
	answer := answers[t.number]
	var holes []filled
	if answer.Failure == nil {
		if err := json.Unmarshal([]byte(answer.HTML), &holes); err != nil {
			answer.Failure = &ssr.Failure{Message: err.Error()}
		}
	}
	if answer.Failure != nil { // the page fails in the same way, or it takes too long
		return t.twin.With("> " + notWritten(assemble.Hole{})), nil
	}
	var findings []diag.Diagnostic
	for i, hole := range t.holes {
		if i >= len(holes) {
			break
		}
		if hole.Text != nil && hole.Path == nil {
			holes[i] = filled{Error: &ssr.Failure{}}
			findings = append(findings, atHole(hole, "code has no value here, because the page does not show this part", "write the text itself"))
		} else if failure := holes[i].Error; failure != nil {
			findings = append(findings, atHole(hole, what(hole)+" threw an error when it was written as Markdown: "+failure.Message,
				"fix its function toMarkdown, or the component if it has none; agents read a note in its place"))
		}
	}
	text := markdown.FillHoles(t.text, func(number int) string {
		switch {
		case number < len(holes):
			return t.hole(r, t.holes[number], holes[number])
		case number < 2*len(holes): // see theme/markdown.tsx
			return t.holes[number-len(holes)].Children
		}
		return ""
	})
	return t.twin.With(text), findings
}

// hole returns the Markdown of a hole.
func (t twin) hole(r Renderer, hole assemble.Hole, answer filled) string {
	switch {
	case hole.IsText:
		return hole.Known
	case answer.Error != nil:
		return notWritten(hole)
	case answer.Markdown != nil:
		return *answer.Markdown
	case answer.Text != nil:
		return markdown.EscapedMarkdown(*answer.Text)
	}
	return r.Assembler.FromHTML(t.page, answer.HTML)
}

// notWritten tells readers that a part of a page is missing.
func notWritten(hole assemble.Hole) string {
	if hole.Name == "" {
		return "**This part of the page could not be written as Markdown.**"
	}
	return fmt.Sprintf("**The component `%s` could not be written as Markdown.**", hole.Name)
}

// what names the code of a hole.
func what(hole assemble.Hole) string {
	if hole.Name == "" {
		return "the expression"
	}
	return fmt.Sprintf("the component %q", hole.Name)
}

// atHole returns a finding for a component or an expression.
func atHole(hole assemble.Hole, text, hint string) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: diag.Warning, Code: bundle.Code, File: hole.File, Text: text, Hint: hint}
	if hole.Text == nil {
		return finding
	}
	return link.At(hole.File, hole.Text.Shown(), hole.Place, finding)
}

// Markdown returns the Markdown version of one page. render answers a request in Node.
func (r Renderer) Markdown(page *site.Page, assembled assemble.Page, content string, render func(json.RawMessage) (ssr.Rendered, error)) (string, error) {
	result, err := r.twin(page, assembled, content)
	if err != nil || result.request == nil {
		text, _ := result.fill(r, nil)
		return text, err
	}
	answer, err := render(result.request)
	if err != nil {
		return "", err
	}
	text, _ := result.fill(r, []ssr.Rendered{answer})
	return text, nil
}
