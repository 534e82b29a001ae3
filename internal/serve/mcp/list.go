package mcp

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/built"
)

type listInput struct {
	Section  string `json:"section,omitempty" jsonschema:"title of the only section to list"`
	Version  string `json:"version,omitempty" jsonschema:"label of a version of the docs; without it, the default version"`
	Language string `json:"language,omitempty" jsonschema:"language tag, such as de; without it, the default language"`
	Offset   int    `json:"offset,omitempty" jsonschema:"number of characters to skip, to continue a list that was cut"`
}

func (s *server) list(ctx context.Context, _ *mcp.CallToolRequest, in listInput) (*mcp.CallToolResult, any, error) {
	return s.answer(ctx, in.Offset, func(site *built.Site) (string, error) {
		locale, editions, err := site.Edition(in.Language, in.Version)
		if err != nil {
			return "", err
		}
		sections, err := site.Sections(locale, editions)
		if err == nil && in.Section != "" {
			sections, err = only(sections, in.Section)
		}
		if err != nil {
			return "", err
		}
		content := listed(sections)
		if in.Section == "" && utf8.RuneCountInString(content) > longest {
			content = summary(sections)
		}
		return content, nil
	})
}

// only returns the sections with a title.
func only(sections []built.Section, title string) ([]built.Section, error) {
	var found []built.Section
	var titles []string
	for _, section := range sections {
		if strings.EqualFold(section.Title, strings.TrimSpace(title)) {
			found = append(found, section)
		}
		if !slices.Contains(titles, section.Title) {
			titles = append(titles, section.Title)
		}
	}
	if found != nil {
		return found, nil
	}
	hint := cmp.Or(diag.DidYouMean(title, titles), "the sections are "+strings.Join(titles, "; "))
	return nil, fmt.Errorf("there is no section %q: %s", title, hint)
}

// listed returns the pages by section.
func listed(sections []built.Section) string {
	var out strings.Builder
	for i, section := range sections {
		if i > 0 {
			out.WriteString("\n")
		}
		fmt.Fprintf(&out, "## %s\n\n", section.Title)
		for _, page := range section.Pages {
			fmt.Fprintf(&out, "- %s (%s)", page.Title, page.File)
			if page.Description != "" {
				out.WriteString(": " + page.Description)
			}
			out.WriteString("\n")
		}
	}
	return out.String()
}

// summary returns the sections without their pages.
func summary(sections []built.Section) string {
	var out strings.Builder
	out.WriteString("The site has many pages. These are its sections; pass the title of one as section to list its pages.\n\n")
	for _, section := range sections {
		fmt.Fprintf(&out, "- %s (%s)\n", section.Title, diag.Counted(len(section.Pages), "page"))
	}
	return out.String()
}
