// Package preview keeps a site in memory while its author writes.
//
// A [Live] site reads what changed on disk, and makes files on request. The files are those
// of a build, except for the theme's scripts, which show changes in the open page. Live
// serves an immutable snapshot; each update replaces it. The package must not know about
// browsers or file watchers.
//
// # What the preview does
//
// `preview.Live` keeps the engine while `docgen dev` runs. It starts from the cache and saves what it parsed when it
// ends. After each change, `Update` reads and checks the site again, mostly from memory, and swaps in a new
// snapshot, which never changes. An engine knows one state of the files; `Begin` returns the next one, which shares
// the results. A snapshot holds its own, so a request that reads files or bundles code does not mix two states. It
// defers versions other than current and the last one (`site.SetInput.Deferred`) until a browser requests a file
// below their path; links to them count as valid until then. The preview assembles and renders pages on request,
// with the same code as a build. While a text or the site's code has a mistake, it shows the last good state.
//
// `serve/dev` watches every folder of the site, including docs outside the site folder. It asks the engine whether
// the site depends on a file (`incremental.Engine.Reads`, `Lists`), and ignores changes of others. It streams the
// differences to each open page: page data, site data, styles, static files and errors. It also says that a page is
// gone, where it is now (`serve/preview/moved.go`), or that it has to reload. A page reloads only if its document
// without these differs (`serve.PageState.Code`), whatever option made the difference. The theme patches the page
// in place (`theme/dev/patch.ts`), and components keep their state (`frontend/bundle/hot.go`, `theme/dev/hot.ts`). A
// page reports a component that throws. The preview then renders the page in Node, whose stack leads to the line. If
// the site has no code of its own, the bundle for Node waits until a browser requests a document.
package preview
