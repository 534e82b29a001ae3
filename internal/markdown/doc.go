// Package markdown parses the text of a doc (CommonMark, GFM and the additions of Docusaurus)
// and renders it.
//
// All goroutines share one [Parser]. [Parser.Parse] returns a [Document] with everything that
// other stages need, such as headings, links with their places and text for search.
// [Parser.Body] and [Body.Fill] render it as HTML, [Parser.Module] as an ES module. The
// packages below this one implement the syntax. This package collects the contents of a text,
// and it is the only one that others import. It does not know other docs, URLs of the site or
// severities of findings.
//
// The district markdown is about a text and the document that it becomes: headings, links, HTML, modules. It knows
// no other documents and no site. Start with markdown.go.
//
// Its packages, each of which imports only those above it:
//
//   - slug: turns text into a part of a URL, with the rules of GitHub and lodash
//   - dom: what packages ask of a tree of HTML: attributes, classes, text, which elements begin a line
//   - mdx: JavaScript and JSX in Markdown: finds where code ends, writes ES modules
//   - script: finds the links and imports in the site's own TypeScript and JavaScript
//   - input: the text of a document and of the files that it includes, with places in it
//   - syntax: parsers that goldmark lacks, and limits for those it has
//   - directive: containers, inclusions and phrases: what the author can write, and how each looks
//   - block: where the blocks of a text begin and end, and tables whose columns line up, for editors
//   - lint: finds text that looks like syntax but is not: JSX in Markdown, malformed links, other tools
//   - code: code blocks: options, magic comments, highlighting
//   - jsx: parsers of MDX: imports, tags, expressions
//   - render: renders nodes to HTML with placeholders for links and formulas; sanitizes HTML
//   - signature: signatures of an API: their parameters, results and types, with what the author says about them
//   - npm: converts commands of npm to those of Yarn, pnpm and Bun
//   - outline: matches the headings of a translation with those of its source
//   - twin: writes the nodes of a document, and HTML, as plain Markdown
//   - module: converts nodes to the nodes of an ES module
package markdown
