// Command release builds everything that a release of docgen publishes, for all platforms:
//
//	release OUT    run in the root folder of the repository, with its npm packages installed
//
//	docgen-VERSION-OS-ARCH.tar.gz    the program, its licenses and README; .zip for Windows
//	SCOPE-docgen-OS-CPU-VERSION.tgz  the npm package of a platform
//	SCOPE-docgen-VERSION.tgz         the npm package that people install
//	docgen-vscode-VERSION.vsix       the extension for VS Code
//	docgen-VERSION.cdx.json          a list of all components (CycloneDX)
//	docgen.rb                        the formula for Homebrew
//	checksums.txt                    SHA-256 of the other files
//
// The same sources and the same version of Go give the same bytes on every machine. OUT is
// replaced as a whole, or stays as it was.
//
// The district release is about how docgen gets to its users, and their sites to hosts. It knows no pages. Start
// with deploy/deploy.go.
//
// Its packages, each of which imports only those above it:
//
//   - product: names docgen: its version, its repository, its npm package
//   - product/rename: a command: changes these names in all files
//   - upgrade: the latest version of docgen, how to get it, and the version that a site asks for
//   - deploy: the files that hosts need to build and publish a site; knows hosts, not pages
//   - archive: writes tar and zip archives with the same bytes on every machine
//   - sbom: lists the components of a release, and their licenses
//   - vscode: assembles the extension for VS Code
//   - vscode/pack: a command: packs that extension
//   - npm: assembles the npm packages: the programs, the script that starts them, types
package main
