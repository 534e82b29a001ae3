package render

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/assemble/sitedata"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/render/shell"
	"github.com/docgen-cli/docgen/internal/site"
)

// Renderer makes the files of a locale's pages.
type Renderer struct {
	Assembler assemble.Assembler
	Frame     shell.Site // what all documents of the locale share
	Texts     code.Texts
	Sheets    []output.File // that all pages link

	isPlain bool // no code of the site changes what the theme renders
}

// NewRenderer returns the renderer of a locale.
func NewRenderer(s site.Site, assembler assemble.Assembler, shared sitedata.Shared, theme code.Theme) (Renderer, error) {
	encoded, err := json.Marshal(shared.Data)
	if err != nil {
		return Renderer{}, fmt.Errorf("encode the site's data: %w", err)
	}
	routes := assembler.Edition.Routes
	texts, err := code.NewTexts(assembler.Edition, theme)
	if err != nil {
		return Renderer{}, err
	}
	sheets := code.Sheets(s, assembler)
	frame := shell.Site{
		Data: shared.Data, JSON: encoded, Theme: themeHash(theme, encoded, texts.Name, code.Names(sheets)), Client: theme.Client, Styles: theme.Styles,
		Preload: theme.Preload,
		Boot:    theme.Boot, Locale: assembler.Edition.Locale, NoIndex: s.Config.NoIndex, URL: assembler.Edition.Origin,
		Metadata: s.Config.ThemeConfig.Metadata,
		Banner:   s.Config.BaseURLIssueBanner, PlainLinks: !s.Config.ThemeConfig.HoverCards, Tags: slices.Concat(shared.HeadTags, assembler.FeedTags()),
		Late: theme.KindSheets[bundle.LateSheet], Inline: theme.Inline(s, assembler, sheets),
	}
	if s.Config.LLMs.Enabled {
		frame.Index = assembler.Index()
	}
	if texts.Name != "" {
		frame.Texts = routes.URL(texts.Name)
	}
	for _, sheet := range sheets {
		frame.Sheets = append(frame.Sheets, routes.URL(sheet.Name))
	}
	frame.Labels, frame.HomeLabels, err = code.BootLabels(assembler.Edition.Messages)
	if err != nil {
		return Renderer{}, err
	}
	if s.Config.Security.MetaTag {
		frame.Policy = code.Policy(s, assembler.Links, shared.HeadTags, theme, frame.Inline).Meta()
	}
	frame.Favicon = s.Config.Favicon
	if frame.Favicon != "" && !site.IsElsewhere(frame.Favicon) {
		frame.Favicon = routes.URL(frame.Favicon)
	}
	if image := s.Config.ThemeConfig.Image; image != "" {
		frame.Image = image
		if !site.IsElsewhere(image) {
			frame.Image = assembler.Edition.Origin + routes.URL(image)
		}
	}
	return Renderer{assembler, frame, texts, sheets, !theme.HasSiteCode}, nil
}

// Knowing returns the renderer with what Node said about the locale.
func (r Renderer) Knowing(answers assemble.Answers) Renderer {
	r.Assembler.Answers = answers
	return r
}

// themeHash identifies the theme, the site data that every page embeds, and the files that all pages
// load besides. An open page of another theme loads the next page as a document.
func themeHash(theme code.Theme, site []byte, files ...string) string {
	sum := sha256.Sum256(slices.Concat([]byte(theme.Hash), site, []byte(strings.Join(files, ""))))
	return hex.EncodeToString(sum[:6])
}

// ThemeOf returns the hash of the theme for a page. A page with elements of its own in the head has
// another one, so that browsers load it, and the page after it, as documents.
func (r Renderer) ThemeOf(page assemble.Page) string {
	if len(page.HeadTags) == 0 {
		return r.Frame.Theme
	}
	return r.Frame.Theme + "-" + fingerprint.Sum(page.HeadTags).String()[:6]
}

// Request returns the JSON from which Node renders a page.
func Request(data contract.PageData) (json.RawMessage, error) {
	data.Content = shell.ContentMarker
	return plainjson.Marshal(data)
}

// Parts are the texts of a page.
type Parts struct {
	Content  string // HTML
	HTML     string // React's HTML around the content
	Markdown string // the page as Markdown; "" if the site has none
}

// Files returns the files of a page: its document, and the page as Markdown.
func (r Renderer) Files(page assemble.Page, parts Parts) ([]output.File, error) {
	body, tags, err := shell.SplitHead(parts.HTML)
	if err != nil {
		return nil, err
	}
	tags = slices.Concat(page.HeadTags, tags)
	if len(tags) > 0 {
		page.Data.Head = shell.HeadWith(page.Data.Head, tags)
	}
	data := page.Data
	data.Content = parts.Content
	encoded, err := plainjson.Marshal(r.embedded(data, body))
	if err != nil {
		return nil, err
	}
	frame := r.Frame
	frame.Theme = r.ThemeOf(page)
	markdown := ""
	if page.Twin.File != "" {
		markdown = r.Assembler.Edition.Routes.URL(page.Twin.File)
	}
	document, err := frame.HTML(shell.Page{
		About: page.About, Data: data, JSON: encoded, Body: body, Markdown: markdown, Drawn: page.Card != "", Tags: tags,
	})
	if err != nil {
		return nil, err
	}
	files := []output.File{{Name: page.Route.Output, Content: document}}
	if page.Twin.File != "" {
		files = append(files, output.File{Name: page.Twin.File, Content: []byte(parts.Markdown)})
	}
	return files, nil
}

// embedded returns the data of a page without what browsers find in its document: HTML, and the labels and URLs in the
// sidebar. Components of the site may lack the elements that the HTML would be in, and write sidebars in another way.
func (r Renderer) embedded(data contract.PageData, body string) contract.PageData {
	has := func(id string) bool { return strings.Contains(body, `id="`+id+`"`) }
	for id, part := range map[string]*string{contract.HeaderID: &data.Header, contract.ContentID: &data.Content, contract.FooterID: &data.Footer} {
		if has(id) {
			*part = ""
		}
	}
	if r.isPlain && data.Sidebar != nil && has(contract.SidebarID) {
		sidebar := *data.Sidebar
		sidebar.Items = unlabeled(sidebar.Items)
		data.Sidebar = &sidebar
	}
	return data
}

// unlabeled returns items without labels, and links also without URLs. Beside a badge, a label cannot be told apart.
func unlabeled(items []contract.SidebarItem) []contract.SidebarItem {
	changed := slices.Clone(items)
	for i, item := range items {
		switch item := item.(type) {
		case contract.SidebarLink:
			item.Label, item.Href = unlessBadge(item.Label, item.Badge), ""
			changed[i] = item
		case contract.SidebarCategory:
			item.Label, item.Items = unlessBadge(item.Label, item.Badge), unlabeled(item.Items)
			changed[i] = item
		}
	}
	return changed
}

func unlessBadge(label, badge string) string {
	if badge == "" {
		return ""
	}
	return label
}
