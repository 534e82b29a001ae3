// Package incremental computes results from files, and caches them together with their
// dependencies.
//
// A [Rule] describes a kind of result. The [Engine] caches results in memory, and in a
// [Store] for later processes. A result's files are read through [Inputs], which record
// them, so that no dependency is missed. A result is reused while its options and
// dependencies are unchanged. Cached values are shared, so nobody may modify them.
//
// The package must not know what the results are.
//
// # Rules and traces
//
// A build, a preview and a check ask `incremental.Engine` for results. A `Rule` describes a kind of result: its
// name, its options, and how it is stored. The code that makes a result reads files through `Inputs`, which record
// every file, folder listing, pattern and symbolic link, including missing ones. That record, with a hash of the other values
// used, is the result's `Trace`.
//
// A result is stale when its rule's options, the hash of its values or any recorded input has changed. A file is
// unchanged when its size, times and inode are the same, or when its content has the recorded hash. The times of a
// file written less than two seconds ago prove nothing, so the engine hashes its content.
//
// `Inputs.Files` looks at a file before it reads it. esbuild, Sass and Node have read their files before
// `Inputs.Note` names them. If such a file has changed since the computation began, its state is unknown and the
// result is not used again. Rules with `Foreign` look at the files of the last result first, so that an edit is part
// of the next one.
//
//   - text: the hash of a Markdown file with everything it includes; depends on the file, the files it includes
//   - plugins: which state of the site's plugins the texts come from; depends on every file that they have read, except for pages
//   - hooks: a text after the site's plugins, with its places; depends on the text, the state of the plugins, their options
//   - plugin: what a plugin declares, its data and its pages; depends on every file that it has read, its options, the network until an answer is too old
//   - plugin-answers: what a host answered to a plugin
//   - directives: a text in which plugins have replaced their directives; depends on the text, the plugins, what they read for it
//   - parsed: front matter, headings, links and diagnostics of a text with this hash; depends on the hash, the `markdown` options
//   - links: where the links of a text without problems lead; depends on its hash, all routes and files, the anchors they name
//   - body: its HTML with placeholders for links, and its sections for the search; depends on the same
//   - formula: MathML from KaTeX; depends on the formula
//   - diagram: whether mermaid's parsers can read a diagram; depends on the diagram
//   - terms: the search terms of a text; depends on its hash, its language, the title and the keywords of its page
//   - popular: the pages that most others link to; depends on the targets of all links
//   - search: the state of a divided index; depends on the hashes of all pages, and the files in the output
//   - assembled: the hash of a page's data; depends on its text, the targets of its links, the data it shares with other pages
//   - page: names, sizes and times of the files of a page; depends on its data, the theme, the data of its locale
//   - audit: what the checks for agents measured in a page; depends on size and time of its files, the codes that are on
//   - card: name, size and time of a social card; depends on its name, which is the hash of its text and of its look
//   - variants: smaller files of an image; depends on its content
//   - static: the HTML of a post with components, for lists and feeds; depends on its module and the theme
//   - modules, calls: what a script that the config names exports or returns; depends on its files
//   - compile: the script of an MDX page, without its imports; depends on its text, the targets of its links, its route
//   - bundle: the theme bundled with the site's code; depends on every file that esbuild and the compilers of
//     style sheets read, the imports of MDX pages, options
//   - build: the outcome of the whole build; depends on every file that was read, options, the state of git, the output
//
// Results live in memory, where nothing may change them. A build saves them to `.docgen/cache`, in up to 64 parts
// per rule. It reads a part, and decodes a result, on demand. Encoded results beyond 16 MB move to a scratch file
// beside the store (package `engine/scratch`), since those of a huge site would need more memory than everything
// else. The long lists of a document stay encoded until `Text.Listed` asks for them; before a build renders, `Site.Free`
// frees those of texts that it has parsed. A damaged part, or one that another docgen or Node wrote, counts as absent. If the
// damage shows only during rendering, the build starts again without the cache. With `markdown.unsafe: false` there
// is no cache, since strangers could have written it. Next to the results, `node/` keeps V8's compiled code,
// `output/` keeps the output that the last build replaced, and `last-use.json` has the figures for `docgen cache
// stats`.
//
// A page also depends on other pages: their routes, titles and front matter, and the sidebar and tags files.
// `render/assemble/around.go` hashes all of this once per locale, so that each page costs one lookup. This list is
// written by hand. `TestRandomChangesGiveWhatACleanBuildGives` guards it: it changes a site at random and compares
// each build with a clean one, byte for byte. `TestPreviewShowsWhatABuildWrites` does the same for the preview.
//
// Copies of a file, as in several versions of the docs, have the same hash, so docgen parses and highlights their
// text once. A text that includes other files is parsed for each copy, because the included files can differ.
//
// # The remote cache
//
// A build with a remote cache (`build/remote.go`, `engine/incremental/share.go`) exchanges results with other
// machines. A request for each result would take too long, so machines exchange groups of 16 to 64 neighbors.
// `incremental.Groups` ends a group where the hash of a name says so: a new page changes one or two groups, and not
// all after it.
//
//   - parsed, body, terms, assembled, variants: key of a group: the hashes of its texts or pages; when `Offer`
//     names the group; `Fetch` or the first `Lookup` of a missing result gets it; `Publish` sends it at the end if
//     a result was new
//   - page files: key the data of all pages of a group; when before and after the group is rendered (`render/exchange.go`)
//   - search files: key what the search finds on all pages; when before and after the search is built (`render/indexer/exchange.go`)
//   - search parts: key their names, which are hashes; about 4 MB in a group; when the same
//
// All keys also have the name and options of the rule, the bytes of docgen and the version of Node
// (`build.programs`). Files count by their content. Texts in MDX, texts that include others, bundles, formulas,
// diagrams and what the site's plugins make are computed on each machine.
//
// `engine/remote` speaks the protocol: an action at `/ac/` is an `ActionResult` with the hash of one blob at
// `/cas/`, compressed with zstd behind the key of its action. It checks each blob and its size. It gives up after
// three failures in a row, or once slow answers have cost a minute in total. A lost body is made from its text
// again. A value that a codec cannot decode, or that fits to no document, counts as lost.
//
// A shard parses all texts, because checks and sidebars need them, but makes bodies only for its own groups: those
// whose place in the list is in its part. It renders their pages and counts their terms. Every shard has the same
// groups, so the last build finds them under the same keys.
//
// Some work is not cached. Every process parses MDX documents, because their modules need the tree. The rule `mdx`
// keeps them in memory. A build frees the trees once the site is checked, since those of a large site would need most of
// its memory, and parses a page again for its module and for its Markdown. In a preview, the rules `asset`, `category`
// and `changelog` keep the files that pages show, what category files say, and releases. Every build computes routes,
// sidebars and redirects and checks the site as a whole.
package incremental
