// Package sidebar builds the navigation of the docs. It reads or generates the sidebars, and
// works out each doc's neighbors, its breadcrumbs and the sidebar on its page.
//
// [Parse] reads the sidebars file, and [ParseCategory] reads a _category_ file. [Expand] turns
// them and the docs into an [Outline], which lists the pages that categories need. When all
// pages have routes, [Link] builds the [Navigation]. The rules are Docusaurus's. The package
// does not know Markdown or HTML.
//
// The district sidebar is about navigation: trees, previous and next pages, breadcrumbs. It knows no HTML. Start
// with build.go.
package sidebar
