package audit

import (
	"fmt"
	"io/fs"
	"strconv"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render/agents"
	"github.com/docgen-cli/docgen/internal/site"
)

// measures are what the checks measure in a page. Those of checks that are off are 0.
type measures struct {
	Markdown int // characters
	HTML     agents.Converted
	Fence    agents.Fence // of the first code block that is never closed
	Parity   agents.Parity
}

// measure reads the files of a page.
func (in Input) measure(written fs.FS, page *site.Page) (measures, error) {
	text, err := fs.ReadFile(written, page.Twin)
	if err != nil {
		return measures{}, err
	}
	found := in.measureText(string(text))
	if !in.isOn(sizeCode) && !in.isOn(startCode) && !in.isOn(parityCode) {
		return found, nil
	}
	document, err := fs.ReadFile(written, page.Route.Output)
	if err != nil {
		return measures{}, err
	}
	if in.isOn(sizeCode) || in.isOn(startCode) {
		found.HTML, err = agents.Convert(document)
		if err != nil {
			return measures{}, err
		}
	}
	if in.isOn(parityCode) {
		found.Parity, err = compare(document, string(text), page)
	}
	return found, err
}

// compare looks for the text of a page in its Markdown. What the author wrote only for people may be missing.
func compare(document []byte, text string, page *site.Page) (agents.Parity, error) {
	found, err := agents.Compare(document, text)
	if err != nil || len(found.Missing) == 0 || page.Text == nil {
		return found, err
	}
	if people := page.Text.Whole().ForPeople(); people != "" {
		return agents.Compare(document, text+"\n\n"+people)
	}
	return found, nil
}

// measureText measures the Markdown of a page.
func (in Input) measureText(text string) (found measures) {
	if in.isOn(sizeCode) {
		found.Markdown = agents.Size(text)
	}
	if in.isOn(fencesCode) {
		found.Fence = agents.OpenFence(text)
	}
	return found
}

// findings reports the measures of a page that exceed the limits. The checks that are off have measured nothing.
// A text does not say how much it is, because baselines recognize problems by their texts.
func (m measures) findings(page *site.Page, isOn func(code string) bool) []diag.Diagnostic {
	var findings []diag.Diagnostic
	report := func(code, text, hint string) { findings = append(findings, about(page, code, text, hint)) }
	switch {
	case m.Markdown >= agents.SizeLimit:
		report(sizeCode, fmt.Sprintf("agents may cut off %q, which is too long", page.Twin), tooLong(m.Markdown, "divide the page"))
	case isOn(sizeCode) && m.HTML.Size >= agents.SizeLimit:
		report(sizeCode, fmt.Sprintf("agents may cut off the text of %q, which is too long", page.Route.Output),
			tooLong(m.HTML.Size, "divide the page, or shorten its navigation"))
	}
	if percent := agents.Percent(m.HTML.Start, m.HTML.Size); isOn(startCode) && page.IsWritten() && m.HTML.Start >= agents.ShortStart &&
		percent > agents.StartLimit {
		report(startCode, "too much navigation precedes the content of the page", fmt.Sprintf(
			"the content begins after %s of %s characters (%d %%), and the limit is %d %%: shorten the navbar and the sidebar",
			thousands(m.HTML.Start), thousands(m.HTML.Size), percent, agents.StartLimit))
		findings[len(findings)-1].Cause = "navigation" // pages share it
	}
	if m.Fence.Line > 0 {
		report(fencesCode, fmt.Sprintf("agents read the rest of %q as code, because a code block is never closed", page.Twin),
			fmt.Sprintf("it begins in line %d of that file: close it where a component writes it with toMarkdown", m.Fence.Line))
	}
	if m.Parity.IsBroken() {
		report(parityCode, fmt.Sprintf("%q lacks text of the page", page.Twin), fmt.Sprintf(
			"%d of %d passages are missing (%d %%), and the limit is %d %%: write %s and the others with toMarkdown, or put them in \":::only-humans\"",
			len(m.Parity.Missing), m.Parity.Passages, m.Parity.Percent(), agents.ParityLimit, strconv.Quote(beginning(m.Parity.Missing[0]))))
	}
	return findings
}

func tooLong(size int, remedy string) string {
	return fmt.Sprintf("it has %s characters, and should have fewer than %s: %s", thousands(size), thousands(agents.SizeLimit), remedy)
}

// beginning shortens a text for a message.
func beginning(text string) string {
	const most = 60
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most]) + "…"
}

// thousands writes a number with commas, as in 50,000.
func thousands(number int) string {
	if number < 1000 {
		return strconv.Itoa(number)
	}
	return fmt.Sprintf("%s,%03d", thousands(number/1000), number%1000)
}
