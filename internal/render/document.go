// Package render turns the data of pages into the files of the output: it bundles the theme,
// has Node render the pages, and puts documents around them.
//
// A [Code] is bundled to a [Theme]; a [Printer] makes the files of all pages of a locale with
// it, and a [Searcher] those of the search. The package decides what is made again; its caller
// decides where the files go.
package render

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"docgen/internal/assemble"
	"docgen/internal/contract"
	"docgen/internal/headers"
	"docgen/internal/output"
	"docgen/internal/shell"
	"docgen/internal/site"
)

// Renderer makes the files of a locale's pages.
type Renderer struct {
	Assembler assemble.Assembler
	Frame     shell.Site // what all documents of the locale share
}

// NewRenderer returns the renderer of a locale.
func NewRenderer(s site.Site, assembler assemble.Assembler, shared assemble.Shared, theme Theme) (Renderer, error) {
	encoded, err := json.Marshal(shared.Data)
	if err != nil {
		return Renderer{}, fmt.Errorf("encode the site's data: %w", err)
	}
	routes := assembler.Edition.Routes
	frame := shell.Site{
		Data: shared.Data, JSON: encoded, Theme: themeHash(theme, encoded), Client: theme.Client, Styles: theme.Styles, Preload: theme.Preload,
		Boot: theme.Boot, NoIndex: s.Config.NoIndex, URL: s.Config.URL, Metadata: s.Config.ThemeConfig.Metadata,
		Banner: s.Config.BaseURLIssueBanner, Tags: shared.HeadTags,
	}
	if s.Config.Security.MetaTag {
		frame.Policy = policyOf(s, assembler.Links, shared.HeadTags, theme).Meta()
	}
	if frame.Favicon = s.Config.Favicon; frame.Favicon != "" && !site.IsElsewhere(frame.Favicon) {
		frame.Favicon = routes.URL(frame.Favicon)
	}
	if image := s.Config.ThemeConfig.Image; image != "" {
		frame.Image = assemble.Absolute(s.Config.URL, routes.URL(image), image)
	}
	return Renderer{assembler, frame}, nil
}

// themeHash names what a page was made with: the theme, and the site's data that
// is in every page.
func themeHash(theme Theme, site []byte) string {
	sum := sha256.Sum256(append([]byte(theme.Hash), site...))
	return hex.EncodeToString(sum[:6])
}

// contentMarker is what Node gets for a page's content, as JSON.
var contentMarker = []byte(`"` + shell.ContentMarker + `"`)

// Request is what Node gets to render a page.
func Request(data contract.PageData) (json.RawMessage, error) {
	encoded, err := encodePart(data)
	return withContent(encoded, contentMarker), err
}

// withContent puts a content, as JSON, into a page's data, which has none.
func withContent(page, content []byte) []byte {
	return slices.Concat([]byte(`{"content":`), content, []byte(","), page[1:])
}

// Files makes the files of one page: its document and, for client navigation, its data.
// rendered is React's HTML.
func (r Renderer) Files(page assemble.Page, content, rendered string) ([]output.File, error) {
	body, tags, err := shell.SplitHead(rendered)
	if err != nil {
		return nil, err
	}
	if len(tags) > 0 {
		page.Data.Head = headWith(page.Data.Head, tags)
	}
	encoded, err := encodePart(page.Data)
	if err != nil {
		return nil, err
	}
	data := page.Data
	data.Content = content
	document, err := r.Frame.HTML(shell.Page{
		Data: data, JSON: encoded, Body: body, Keywords: page.Keywords, Image: page.Image, IsHome: page.IsHome, Tags: tags, Script: page.Script,
	})
	if err != nil {
		return nil, err
	}
	files := []output.File{{Name: page.Route.Output, Content: document}}
	if page.Route.Data == "" {
		return files, nil
	}
	file, err := r.dataFile(page, encoded, content)
	return append(files, file), err
}

// Data makes the data of a page, but for what its own code puts into the head: that
// enters the head of an open page by itself.
func (r Renderer) Data(page assemble.Page, content string) (output.File, error) {
	encoded, err := encodePart(page.Data)
	if err != nil {
		return output.File{}, err
	}
	return r.dataFile(page, encoded, content)
}

func (r Renderer) dataFile(page assemble.Page, encoded []byte, content string) (output.File, error) {
	body, err := encodePart(content)
	if err != nil {
		return output.File{}, err
	}
	var file bytes.Buffer
	fmt.Fprintf(&file, `{"theme":%q,"page":%s}`+"\n", r.Frame.Theme, withContent(encoded, body))
	return output.File{Name: page.Route.Data, Content: file.Bytes()}, nil
}

// headWith is a page's head with what its own code puts there.
func headWith(head contract.Head, tags []shell.Tag) contract.Head {
	if title, found := shell.Find(tags, "title"); found {
		head.Title = title.Text
	}
	if description, found := shell.Find(tags, "description"); found {
		head.Description = description.Attributes["content"]
	}
	return head
}

// ScriptHash is what a Content-Security-Policy allows the pages' inline script by.
func (t Theme) ScriptHash() string { return headers.Policy{Script: t.Boot}.ScriptHash() }
