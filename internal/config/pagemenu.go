package config

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// PageMenu configures the menu of each page for readers who want the page as Markdown.
type PageMenu struct {
	Show       bool        `yaml:"show" default:"true" example:"false" doc:"Whether pages have the menu."`
	MCP        string      `yaml:"mcp" example:"/guide/mcp" doc:"Page or URL, to which the menu links, that says how agents can reach your docs over the Model Context Protocol (MCP)."`
	Assistants []Assistant `yaml:"assistants" example:"[claude, chatgpt]" doc:"Assistants that readers can open with the page: chatgpt, claude, cursor, grok, mistral, perplexity, or a mapping with label and href. In href, {url} stands for the address of the page as Markdown, and {prompt} for a question about it. Nothing is sent to an assistant before a reader chooses it."`
}

// Assistant is a service that answers questions about a page.
type Assistant struct {
	Label string `yaml:"label" required:"true" doc:"Name in the menu."`
	Href  string `yaml:"href" required:"true" doc:"URL that opens the assistant, with {url} or {prompt}."`
}

// assistants are those that have a name in the config. They accept a question in their URL.
var assistants = map[string]Assistant{
	"chatgpt":    {"ChatGPT", "https://chatgpt.com/?hints=search&q={prompt}"},
	"claude":     {"Claude", "https://claude.ai/new?q={prompt}"},
	"cursor":     {"Cursor", "cursor://anysphere.cursor-deeplink/prompt?text={prompt}"},
	"grok":       {"Grok", "https://grok.com/?q={prompt}"},
	"mistral":    {"Mistral", "https://chat.mistral.ai/chat?q={prompt}"},
	"perplexity": {"Perplexity", "https://www.perplexity.ai/search?q={prompt}"},
}

// AssistantNames returns the names of the assistants that docgen knows.
func AssistantNames() []string { return slices.Sorted(maps.Keys(assistants)) }

// assistant has the fields of an Assistant, but reads only mappings.
type assistant Assistant

// UnmarshalYAML reads the name of an assistant, or a mapping.
func (a *Assistant) UnmarshalYAML(value strictyaml.Value) {
	if value.Kind() == strictyaml.Map {
		value.Decode((*assistant)(a))
		return
	}
	known, found := assistants[value.Text()]
	if value.Kind() != strictyaml.String || !found {
		value.Expected("the name of an assistant ("+strings.Join(AssistantNames(), ", ")+"), or a mapping with label and href",
			diag.DidYouMean(value.Text(), AssistantNames()))
		return
	}
	*a = known
}

func (Assistant) schema() object {
	return anyOf(object{{"enum", AssistantNames()}}, object{
		{"type", "object"}, {"additionalProperties", false}, {"required", []string{"label", "href"}},
		{"properties", object{{"label", isString}, {"href", isString}}},
	})
}

// pageMenu checks the URLs of assistants.
func (c *checker) pageMenu() {
	for i, assistant := range c.config.ThemeConfig.PageMenu.Assistants {
		place := []any{"themeConfig", "pageMenu", "assistants", i, "href"}
		parsed, err := url.Parse(strings.NewReplacer("{url}", "", "{prompt}", "").Replace(assistant.Href))
		switch {
		case assistant.Href == "":
		case err != nil || parsed.Scheme == "" || parsed.Scheme == "javascript" || parsed.Scheme == "data":
			c.report(fmt.Sprintf("the URL of an assistant must be absolute, found %q", assistant.Href), "write a URL that starts with https://", place...)
		case !strings.Contains(assistant.Href, "{url}") && !strings.Contains(assistant.Href, "{prompt}"):
			c.report(fmt.Sprintf("the URL of an assistant does not say which page to read: %q", assistant.Href),
				"put {url} or {prompt} where the assistant expects it", place...)
		}
	}
}
