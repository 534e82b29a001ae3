package mcp

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/built"
)

// addTools adds the three tools. None of them changes anything or reaches beyond the site.
func (s *server) addTools() {
	closed := false
	about := func(name, title, description string) *mcp.Tool {
		return &mcp.Tool{
			Name: name, Title: title, Description: description,
			Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true, IdempotentHint: true, OpenWorldHint: &closed},
		}
	}
	mcp.AddTool(s.mcp, about("search", "Search the docs",
		"Finds pages and sections of the site, the best first, as the search of the site does. Pass the path of a result to read."), s.search)
	mcp.AddTool(s.mcp, about("read", "Read a page",
		"Returns a page, or one section of it, as Markdown. A long text is cut; the end says how to continue."), s.read)
	mcp.AddTool(s.mcp, about("list", "List the pages",
		"Lists the pages of the site by section, with their paths and descriptions. If there are many, it lists the sections instead."), s.list)
}

// text returns a result for agents that is only text.
func text(content string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: content}}}
}

type readInput struct {
	Page    string `json:"page" jsonschema:"a path from search or list, or the URL of a page; it may end with #anchor"`
	Section string `json:"section,omitempty" jsonschema:"heading or anchor of the only section to read"`
	Offset  int    `json:"offset,omitempty" jsonschema:"number of characters to skip, to continue a text that was cut"`
}

func (s *server) read(ctx context.Context, _ *mcp.CallToolRequest, in readInput) (*mcp.CallToolResult, any, error) {
	return s.answer(ctx, in.Offset, func(site *built.Site) (string, error) {
		page, anchor, err := site.Page(in.Page)
		if err != nil {
			return "", err
		}
		content, err := site.Read(page)
		section := cmp.Or(in.Section, anchor)
		if err != nil || section == "" {
			return content, err
		}
		part, title, err := site.Part(page, content, section)
		return fmt.Sprintf("The section %q of %s (%s):\n\n%s", title, page.File, page.URL, part), err
	})
}

// answer returns a text from the site, from an offset and cut if it is long.
func (s *server) answer(ctx context.Context, offset int, textOf func(*built.Site) (string, error)) (*mcp.CallToolResult, any, error) {
	content := ""
	err := s.use(ctx, func(site *built.Site) (err error) {
		content, err = textOf(site)
		return err
	})
	if err == nil {
		content, err = cut(content, offset)
	}
	if err != nil {
		return nil, nil, err
	}
	return text(content), nil, nil
}

// longest is the number of characters that a tool returns at once. Agents have little room, and some
// clients refuse results of 25,000 tokens.
const longest = 20_000

// cut returns a text from an offset, cut at the end of a line if it is long.
func cut(content string, offset int) (string, error) {
	runes := []rune(content)
	if offset < 0 || offset > 0 && offset >= len(runes) {
		return "", fmt.Errorf("offset must be between 0 and %d, because the text has %s; found %d", max(0, len(runes)-1), diag.Counted(len(runes), "character"),
			offset)
	}
	rest := runes[offset:]
	if len(rest) <= longest {
		return string(rest), nil
	}
	shown := string(rest[:longest])
	if at := strings.LastIndexByte(shown, '\n'); at > 0 {
		shown = shown[:at+1]
	}
	next := offset + len([]rune(shown))
	return fmt.Sprintf("%s\n(cut: characters %d to %d of %d. To continue, pass the same arguments with offset %d.)\n", shown, offset, next, len(runes), next),
		nil
}
