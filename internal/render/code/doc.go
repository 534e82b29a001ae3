// Package code makes the code of a site: its scripts, its style sheets, and what Node runs.
//
// A [Code] is bundled into a [Theme], together with the [Modules] of pages that have components. A [Node] starts the
// processes that render with it. The package knows which code the pages of a site need, and what that code may load;
// it renders no page.
package code
