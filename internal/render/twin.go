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
	text    string          // with marks for slots
	slots   []assemble.Slot // that Node fills
	request json.RawMessage // for Node; nil if it is not needed
	number  int             // of the request in its batch
}

// twinRequest is the TwinRequest of theme/server.tsx.
type twinRequest struct {
	Twin  contract.PageData `json:"twin"`
	Slots []assemble.Slot   `json:"slots"`
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
		result.text = markdown.SlotMark(0)
		result.slots = []assemble.Slot{{In: -1, File: page.Script.File}}
	case page.Text != nil && page.Text.Document.IsMDX:
		result.text, result.slots = r.Assembler.WithSlots(page)
	default:
		result.text, err = r.Assembler.Markdown(page, assembled.Twin, content)
	}
	if err == nil && len(result.slots) > 0 {
		result.request, err = plainjson.Marshal(twinRequest{assembled.Data, result.slots})
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

// filled is what Node says about a slot: TwinAnswer in theme/server.tsx.
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
	var slots []filled
	if answer.Failure == nil {
		if err := json.Unmarshal([]byte(answer.HTML), &slots); err != nil {
			answer.Failure = &ssr.Failure{Message: err.Error()}
		}
	}
	if answer.Failure != nil { // the page fails in the same way, or it takes too long
		return t.twin.With("> " + notWritten(assemble.Slot{})), nil
	}
	var findings []diag.Diagnostic
	for i, slot := range t.slots {
		if i >= len(slots) {
			break
		}
		if slot.Text != nil && slot.Path == nil {
			slots[i] = filled{Error: &ssr.Failure{}}
			findings = append(findings, atSlot(slot, "code has no value here, because the page does not show this part", "write the text itself"))
		} else if failure := slots[i].Error; failure != nil {
			findings = append(findings, atSlot(slot, what(slot)+" threw an error when it was written as Markdown: "+failure.Message,
				"fix its function toMarkdown, or the component if it has none; agents read a note in its place"))
		}
	}
	text := markdown.FillSlots(t.text, func(number int) string {
		switch {
		case number < len(slots):
			return t.slot(r, t.slots[number], slots[number])
		case number < 2*len(slots): // see theme/markdown.tsx
			return t.slots[number-len(slots)].Children
		}
		return ""
	})
	return t.twin.With(text), findings
}

// slot returns the Markdown of a slot.
func (t twin) slot(r Renderer, slot assemble.Slot, answer filled) string {
	switch {
	case slot.IsText:
		return slot.Known
	case answer.Error != nil:
		return notWritten(slot)
	case answer.Markdown != nil:
		return *answer.Markdown
	case answer.Text != nil:
		return markdown.EscapedMarkdown(*answer.Text)
	}
	return r.Assembler.FromHTML(t.page, answer.HTML)
}

// notWritten tells readers that a part of a page is missing.
func notWritten(slot assemble.Slot) string {
	if slot.Name == "" {
		return "**This part of the page could not be written as Markdown.**"
	}
	return fmt.Sprintf("**The component `%s` could not be written as Markdown.**", slot.Name)
}

// what names the code of a slot.
func what(slot assemble.Slot) string {
	if slot.Name == "" {
		return "the expression"
	}
	return fmt.Sprintf("the component %q", slot.Name)
}

// atSlot returns a finding for a component or an expression.
func atSlot(slot assemble.Slot, text, hint string) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: diag.Warning, Code: bundle.Code, File: slot.File, Text: text, Hint: hint}
	if slot.Text == nil {
		return finding
	}
	return link.At(slot.File, slot.Text.Shown(), slot.Place, finding)
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
