// Package frontend has no code of its own: it is a district, which is about what runs in browsers and in Node:
// bundles, labels, icons, the data that React gets. It knows no docs. Start with contract/contract.go.
//
// Its packages, each of which imports only those above it:
//
//   - icon: the icons of Lucide, by name
//   - icon/generate: a command: writes the icons from the npm package
//   - sourcemap: finds the source of generated JavaScript
//   - node: finds Node.js, runs it in a process group of its own: its start, limits and end, and the last lines it prints
//   - evaluate: runs JavaScript modules of a site in Node, and returns their exports as Go values
//   - contract: the data that Go passes to React
//   - contract/generate: a command: writes `theme/contract.ts` from `contract`
//   - message: every label that readers see, in each language; plural forms; mistakes in translations
//   - message/generate: a command: writes `theme/messages.ts` from `message`
//   - style: compiles the site's style sheets with the site's own Sass, Less and PostCSS
//   - plugindata: what plugins of Docusaurus give to components, and the script that asks them
//   - bundle/docusaurus: the names of Docusaurus's components and classes, and what docgen has for each
//   - bundle/disk: reads a site's files for the bundler, and records what decides its result
//   - bundle: bundles the theme and the site's code with esbuild
//   - bundle/prepare: a command: bundles npm packages and the theme into `theme/prepared/`
//   - eject: copies components into a site; finds copies whose original changed
//   - pdf: finds Chromium, Chrome or Edge, and prints a web page with it; knows no pages
//   - ssr: a pool of Node processes that render pages
package frontend
