// Package editors tests the language server with the clients of editors. Its tests need the tag "editors", Neovim
// (neovim.sh), the npm packages in package.json, and bin/docgen.
package editors
