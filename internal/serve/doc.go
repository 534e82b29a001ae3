// Package serve serves a built folder as a static host does, under the site's base URL.
//
// [Handler] responds to requests; [Run] listens until its context ends. A build may replace
// the folder at any moment, so each request opens it again. The package knows files and
// their names. It must not know how they were made: neither config nor routes.
//
// The district serve is about a site over HTTP and on standard input: as a built folder, as a preview, for
// agents and for editors. It renders nothing itself. Start with serve.go.
//
// Its packages, each of which imports only those above it:
//
//   - preview: keeps a site in memory, and renders files when a browser requests them
//   - built: reads a built site as agents do: pages in Markdown, their lists, languages and versions
//   - query: answers queries with the search worker of a built site, in Node
//   - mcp: serves a built site to agents over the Model Context Protocol
//   - refactor: works out the edits that keep a site whole when a file moves or something gets another name
//   - lsp/complete: what an author may write at the cursor of an editor, and what the name there means
//   - lsp: serves sites to editors over the Language Server Protocol, while their authors write
//   - dev: watches a site, updates it, tells open pages what changed
package serve
