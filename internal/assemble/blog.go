package assemble

import (
	"fmt"
	"html"
	"strings"

	"github.com/docgen-cli/docgen/internal/contract"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// blogPage returns the content of a page that lists posts.
func (a Assembler) blogPage(page *site.Page) generated {
	posts := page.Blog.Listed()
	if page.List != nil {
		posts = page.List.Posts
	}
	return generated{kind: contract.TextPage, title: page.Blog.Title, description: page.Blog.Description, content: func() string {
		var out strings.Builder
		out.WriteString(markdown.TitleHTML(page.Blog.Title))
		for _, post := range posts {
			fmt.Fprintf(&out, "<h2><a href=\"%s\">%s</a></h2>\n", html.EscapeString(post.Route.Path), html.EscapeString(post.Text.Title))
		}
		return out.String()
	}}
}
