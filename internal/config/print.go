package config

import (
	"fmt"
	"strings"
)

// Print is a page that contains all pages of a sidebar, or of a category, so that readers can
// print them at once.
type Print struct {
	Sidebar  string `yaml:"sidebar" example:"guide" doc:"Sidebar whose pages to put on one page. You can leave it out if the docs have one sidebar."`
	Category string `yaml:"category" example:"Publish" doc:"Category of the sidebar whose pages to include, by its label. If several have this label, write those around it as well: Guides/Publish. By default, the page has the whole sidebar."`
	Title    string `yaml:"title" example:"The docgen guide" doc:"Title of the document. By default, it is the label of the category, or the title of the site."`
	Path     string `yaml:"path" example:"/book" doc:"Path of the page, relative to the root of the version. By default, it is /print/ with the names of the sidebar and the category, such as /print/guide/publish."`
}

func (c *checker) prints(docs Docs) {
	for i, wanted := range docs.Print {
		if below := strings.Trim(wanted.Path, "/"); wanted.Path != "" && (below == "" || strings.ContainsAny(below, `\?#`)) {
			c.report(fmt.Sprintf("docs.print.path must be a path below the docs, found %q", wanted.Path), "for example, /print/guide",
				docs.Option("print", i, "path")...)
		}
	}
}
