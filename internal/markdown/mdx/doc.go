// Package mdx reads the JavaScript and JSX in MDX, and writes a page as one ES module.
//
// [Tag], [Expression] and [ESM] find the end of a piece of code. They use a lexer that knows
// strings, templates, regular expressions, comments and nested JSX, and that runs in linear
// time. esbuild reports all other mistakes when it compiles the module. [Write] turns a tree
// of [Node]s into the text of a module, and records which part of the source each part of the
// module comes from. The package does not know Markdown.
//
// # How an MDX page is made
//
// An MDX page passes through the same goldmark parsers, with our own for indented code, HTML and autolinks. A
// linear-time lexer in `markdown/mdx` finds where each piece of code ends, and esbuild judges the rest. Tags are
// leaves of the tree, so headings, links and checks work as in Markdown. `markdown/module` matches the tags and
// turns them into elements. A module records the source of each part, so esbuild's messages point into the page.
// `markdown/testdata/mdx` compares snippets with the reference compiler, and `known.tsv` lists those that differ,
// each with the reason.
//
// A build compiles each page by itself (`frontend/bundle/compile.go`), so that an edit compiles one page and the
// work grows with the number of pages. Everything that pages import is bundled once, with the theme. Each distinct
// path is an entry point with the names that any page imports (`frontend/bundle/shared.go`). Each distinct list of
// style imports is a style sheet. `Bundle.Add` inserts the URLs of these entry points into the scripts of the pages.
// In the text for Node, each page is a function after the theme's.
//
// A page is bundled whole, like the scripts in src/pages, if it imports a namespace or uses `import()`. The same
// applies if esbuild has an error in one of its imports, which it then reports at its place in the page. A preview
// bundles all pages whole, because its session parses again only what changed. It bundles the site's style sheets
// and colors after the scripts (`frontend/bundle/restyle.go`), so a save of a style sheet bundles no scripts.
package mdx
