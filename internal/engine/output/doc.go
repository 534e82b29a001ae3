// Package output writes the files of a site. A [Staging] folder receives them one by one;
// committing it replaces the previous output in one step. A lock keeps other builds from
// writing the same output.
//
// A [Manifest] in each output lists the files that docgen wrote. docgen never replaces or
// removes anything else, because an output folder may be the checkout of a git branch, or
// contain files that other programs add to the site.
//
// The package knows files and folders. It must not know about pages, or where their content
// comes from.
//
// # What a build does with the output
//
// A build writes into a staging directory beside the output and hard-links unchanged files into it. `Commit` swaps
// the two with one system call on Linux and macOS. The replaced directory becomes the next staging directory, so
// that a build need not create 10,000 folders again. In CI it is removed. A system lock (`flock`) keeps a second
// build out, and the process that holds it removes what killed builds left. A build assembles, renders and writes
// pages in batches, so the whole output is never in memory.
//
// A version in git with `freeze: true` is rendered once. `build/frozen.go` stores its pages, scripts and styles in
// `.docgen/cache/frozen`, under a hash of the commit, the overlay and the URL. Later builds put these files into the
// output, whatever the config and the theme are by then. They still read the docs, because other pages link to them,
// and because the search index of the version also has pages outside it.
//
// `.docgen-manifest` in the output lists the files that docgen wrote there. Builds and `docgen clean` replace and
// remove only those files. The manifest is in the output rather than in `.docgen` because outputs travel. A CI job
// builds into a fresh clone of the published branch, which contains the manifest of the last release. It names only
// published files.
//
//   - docgen accepts a folder without a manifest if it holds only what a fresh checkout or a new disk holds:
//     dotfiles such as `.git`, `CNAME`, a README, a license. It refuses any other folder, so `-o content` does no
//     harm.
//   - Sometimes the output holds files that docgen did not write, or cannot be moved: a mount point, or the lower
//     layer of an overlay file system. Then `Commit` replaces docgen's files one by one
//     (`engine/output/install.go`) and leaves the other files alone. During that time the manifest lists both old
//     and new files, so that the build after a kill knows all of them. If another file has the name of a new one,
//     the build stops, unless the two are equal.
//
// docgen writes and removes everything through `engine/disk`. `os.Root` keeps it below the folder, and a symbolic
// link on the way is an error that names the link. Git stores links, so each may come with a stranger's change. The
// user chose an output folder outside the site, so docgen follows links to it. Only `Staging` opens files by their
// full paths, in a folder that it created or whose every folder it has inspected.
package output
