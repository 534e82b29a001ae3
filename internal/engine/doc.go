// Package engine has no code of its own: it is a district, which is about files and results: reading, writing,
// keeping, sharing them. It knows neither docs nor pages. Start with incremental/engine.go.
//
// Its packages, each of which imports only those above it:
//
//   - fingerprint: tells whether a file, or a list of values, has changed
//   - pack: encodes numbers and texts as bytes, and compresses bytes, for large cached values
//   - plainjson: writes JSON that people read
//   - parallel: runs work on a bounded number of goroutines
//   - progress: tracks the progress of work, and how long each stage takes
//   - remote: exchanges values with a remote cache over the HTTP protocol of Bazel's
//   - disk: writes and removes below a folder that the user chose, never through a symbolic link
//   - cache: stores named values in a folder, each whole or not at all
//   - inside: tells whether a file is really in the site, after following symbolic links
//   - source: provides the files of a site as `fs.FS`, with the names that messages use
//   - scratch: keeps values in memory up to a limit, then in a file
//   - incremental: the engine: produces results, records their inputs, keeps them
//   - media: media types of files, by extension
//   - git: starts git, so that nothing in the files of a site decides what it runs
//   - revision: branches, tags and their files in git, read without a checkout
//   - history: when files last changed, and who changed them, from one `git log`
//   - output: the staging directory, the lock, the manifest, and the replacement of the output; knows files, not pages
//   - frozen: stores the output of versions that no longer change
package engine
