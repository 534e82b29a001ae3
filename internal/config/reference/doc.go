// Package reference evaluates modules that the config of a site names, such as sidebars.js.
//
// [Modules] runs them through the engine, which records what they read, so that Node starts only
// when something has changed. The package does not know what the values mean.
//
// # Scripts that the config names
//
// `sidebars.js`, functions such as `editUrl` and, in an import, `docusaurus.config.js` run in a Node process of
// their own (`frontend/evaluate`). Node asks Go to compile each file that `require` loads, so all forms of modules
// work together, and Go keeps the source maps that name the places of failures. A package that is not installed
// becomes a recorder. It stands for any value, and remembers what the code asked it for.
//
// `config/reference` runs scripts through the engine. Node reports the files, folders and environment variables that
// they read, and starts again only after one of them has changed. The exported value becomes JSON with one key or
// item per line, and the usual parser reads it. `evaluate.Places` finds each line in the script, so diagnostics
// point into the code. All edit links of a build are one call.
package reference
