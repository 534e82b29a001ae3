package link

import (
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// anchor checks that the target page of a link has the heading that the link names.
func (t Targets) anchor(target route.Target, link string) *diag.Diagnostic {
	_, raw, _ := strings.Cut(link, "#")
	anchors, isText := t.Anchors[target.Route.Ref]
	if t.Asked != nil {
		t.Asked(target.Route.Path)
	}
	switch {
	case t.Severities.Anchors == diag.Ignore, target.Anchor == "", !isText:
		return nil
	case anchors.Has(target.Anchor), anchors.Has(raw), strings.EqualFold(target.Anchor, "top"): // browsers scroll to the top for "#top"
		return nil
	}
	whole, hasLines := anchors.Lines(target.Anchor)
	if hasLines {
		return nil
	}
	if moved := t.moved(strings.TrimSuffix(target.Route.Path, "/"), "#"+raw); moved != nil {
		return moved
	}
	finding := diag.Diagnostic{
		Severity: t.Severities.Anchors, Code: "anchors", Cause: target.Route.Path + "#" + target.Anchor,
		Text: fmt.Sprintf("no heading %q on %s", "#"+target.Anchor, target.Route.Path),
	}
	if whole != "" {
		finding.Text = fmt.Sprintf("no lines %q on %s", "#"+target.Anchor, target.Route.Path)
		finding.Hint = fmt.Sprintf("the lines of the code block are %q", "#"+whole)
		return &finding
	}
	known := make([]string, 0, len(anchors))
	for _, anchor := range anchors {
		if !markdown.IsLines(anchor) {
			known = append(known, "#"+anchor)
		}
	}
	if !t.guesses.take() {
		finding.Hint = fmt.Sprintf("the page has %d headings to link to", len(known))
		return &finding
	}
	if near := diag.Nearest("#"+target.Anchor, known); near != "" {
		finding.Hint, finding.Fix = didYouMean(near), strings.TrimSuffix(link, "#"+raw)+near
	} else {
		finding.Hint = listAnchors(known)
	}
	return &finding
}

// listedAnchors is the maximum number of headings in a hint.
const listedAnchors = 8

func listAnchors(known []string) string {
	listed := known[:min(len(known), listedAnchors)]
	switch {
	case len(known) == 0:
		return "the page has no headings to link to"
	case len(known) > len(listed):
		listed = append(slices.Clone(listed), fmt.Sprintf("and %d more", len(known)-len(listed)))
	}
	return "headings on the page: " + strings.Join(listed, ", ")
}
