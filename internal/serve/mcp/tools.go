package mcp

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"
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
