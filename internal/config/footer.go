package config

import "fmt"

// Footer is shown at the bottom of every page.
type Footer struct {
	Style     Mode         `yaml:"style" default:"light" doc:"Color scheme of the footer."`
	Logo      *Logo        `yaml:"logo" doc:"Logo to show below the links."`
	Links     []FooterLink `yaml:"links" example:"[{title: Learn, items: [{to: /install, label: Install}]}]" doc:"Either columns, each with a title and items, or single links. You cannot mix the two."`
	Copyright string       `yaml:"copyright" example:"© 2026 Acme" doc:"HTML to show at the end of the footer. docgen adds baseUrl to the paths in it."`
}

// FooterLink is a column of links, or a single link.
type FooterLink struct {
	Title string       `yaml:"title" example:"Learn" with:"items: [{to: /install, label: Install}]" doc:"Heading of the column."`
	Items []FooterItem `yaml:"items" example:"[{to: /install, label: Install}]" with:"title: Learn" doc:"Links in the column."`
	FooterItem
}

// FooterItem is a link or HTML.
type FooterItem struct {
	Label string `yaml:"label" example:"Install" with:"to: /install" doc:"Text of the link."`
	To    string `yaml:"to" example:"/install" with:"label: Install" doc:"Path of a page of this site, such as /docs/setup."`
	Href  string `yaml:"href" example:"https://forum.example.com" with:"label: Forum" doc:"URL outside this site."`
	HTML  string `yaml:"html" example:"'<b>Made in Lisbon</b>'" doc:"HTML to show instead of a link. docgen adds baseUrl to the paths in it."`

	ClassName string `yaml:"className" example:"quiet" with:"to: /install, label: Install" doc:"Class to add to the link."`
	Target    string `yaml:"target" example:"_self" with:"href: https://forum.example.com, label: Forum" doc:"Where the link opens, such as _self or _blank. By default, links to other sites open in a new tab."`
	Rel       string `yaml:"rel" example:"noopener" with:"href: https://forum.example.com, label: Forum" doc:"Value of the rel attribute of the link. By default, it is noopener noreferrer for links to other sites."`
}

// FooterColumn is a column of links.
type FooterColumn struct {
	Title string // "" for a row of single links
	Items []FooterItem
}

// Columns groups the links into columns. Single links become one column without a title.
func (f Footer) Columns() []FooterColumn {
	var columns []FooterColumn
	var row FooterColumn
	for _, link := range f.Links {
		if link.FooterItem != (FooterItem{}) {
			row.Items = append(row.Items, link.FooterItem)
			continue
		}
		columns = append(columns, FooterColumn{Title: link.Title, Items: link.Items})
	}
	if len(row.Items) > 0 {
		columns = append(columns, row)
	}
	return columns
}

func (c *checker) footer() {
	footer := c.config.ThemeConfig.Footer
	if footer == nil {
		return
	}
	links := []any{"themeConfig", "footer", "links"}
	for i, link := range footer.Links {
		path := below(links, i)
		if c.isColumn(path) != c.isColumn(below(links, 0)) {
			c.report("themeConfig.footer.links mixes columns and single links", "give every entry a title and items, or none of them", path...)
			return
		}
		if c.isColumn(path) {
			c.column(link, path)
			continue
		}
		c.footerItem(link.FooterItem, path)
	}
}

func (c *checker) isColumn(path []any) bool {
	return c.given(path, "title") || c.given(path, "items")
}

func (c *checker) column(column FooterLink, path []any) {
	for _, key := range []string{"label", "to", "href", "html"} {
		if c.given(path, key) {
			c.key(fmt.Sprintf("a footer column cannot have the key %q", key), "move it to one of the column's items", below(path, key)...)
		}
	}
	for i, item := range column.Items {
		c.footerItem(item, below(path, "items", i))
	}
}

func (c *checker) footerItem(item FooterItem, path []any) {
	c.needOneOf(path, "to", "href", "html")
	switch {
	case !c.given(path, "html"):
		c.needText(item.Label, "label", path)
	case c.given(path, "label"):
		c.key(fmt.Sprintf("%s has both label and html", dotted(path)), "remove one of them", below(path, "label")...)
	}
}
