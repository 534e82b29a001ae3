package openapi

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/openapi/description"
)

// methodTypes gives methods the color of their badges. The style sheet of the sidebar has the same; see late.css.
var methodTypes = map[string]string{"GET": "tip", "POST": "info", "PUT": "warning", "PATCH": "warning", "DELETE": "danger"}

// badge returns the method of an operation as a badge.
func (o *operation) badge() string {
	return fmt.Sprintf(":badge[%s]{type=%q}", o.method, cmp.Or(methodTypes[o.method], "note"))
}

// beside returns blocks for the place beside the text where the window is wide.
func beside(blocks ...string) string {
	all := strings.Join(blocks, "\n")
	if strings.TrimSpace(all) == "" {
		return ""
	}
	return "::::beside\n\n" + all + "\n::::"
}

// responseExamples returns the examples of all responses, a tab for each.
func (p *page) responseExamples(all *description.Map[*description.Response]) string {
	var blocks tabs
	for code, response := range all.All() {
		for kind, media := range response.Content.All() {
			for _, each := range p.g.examplesOf(media, false) {
				title := statusTitle(code)
				if each.title != "" {
					title += ": " + each.title
				}
				blocks.add(kind, title, each.value)
			}
		}
	}
	return blocks.group()
}

// tabs collects examples, each with a title of its own.
type tabs struct {
	blocks strings.Builder
	taken  map[string]int
}

func (t *tabs) add(kind, title string, value any) {
	if t.taken == nil {
		t.taken = map[string]int{}
	}
	if t.taken[title]++; t.taken[title] > 1 {
		title = fmt.Sprintf("%s (%d)", title, t.taken[title])
	}
	t.blocks.WriteString(bodyBlock(kind, title, value) + "\n")
}

// group returns the examples as tabs; "" for none.
func (t *tabs) group() string {
	if t.taken == nil {
		return ""
	}
	return ":::code-group\n\n" + t.blocks.String() + ":::\n"
}
