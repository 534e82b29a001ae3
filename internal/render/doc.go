// Package render makes the files of pages. It renders the pages in Node, and writes the HTML documents around
// them.
//
// With the theme of render/code, a [Printer] makes the files of all pages of a locale. The package decides what to
// render again; its caller decides where the files go.
//
// The district render is about all files of the output: pages, search files, feeds, cards, lists for agents. It
// decides neither what is in a site nor what is wrong with it. Start with pages.go.
//
// Its packages, each of which imports only those above it:
//
//   - twin: the names of the Markdown twin of a page, and which readers prefer it
//   - card: draws social cards: text of any script in a site's colors, as PNG images
//   - social: how the social cards of a site look, and the titles that they cannot show
//   - blogview: the HTML of blogs: around a post, lists, the archive, authors
//   - llms: `llms.txt` and `llms-full.txt`: the lists of pages for agents, and the text of all pages
//   - agents: measures pages as coding agents get them: as Markdown, or as HTML that their tools convert
//   - feed: web feeds in RSS, Atom and JSON Feed, and HTML for feed readers
//   - print: joins the HTML of many pages into one document for printing; knows HTML, not sites
//   - shell: the HTML document around what React rendered
//   - assemble: assembles `PageData` for each page
//   - assemble/sitedata: assembles `SiteData` for each locale: what its pages share
//   - code: bundles the theme and the site's code into scripts and style sheets, and loads them into Node
//   - typeset: formulas as MathML, and diagrams that cannot be drawn
//   - indexer: makes the search files of a locale from its pages
//   - files: the other files of the output: sitemaps, feeds, redirects, lists for agents, images
//   - audit: checks what agents get: the pages in the output, the lists of pages
package render
