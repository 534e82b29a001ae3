// Package lsp serves sites to editors over the Language Server Protocol 3.17
// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/).
//
// [Run] answers one editor until it leaves. The editor's open files lie over those on disk, so that all answers are about
// the text on the screen. Each site of the workspace is checked by a [build.Session] when a file changes, and its findings
// go to the editor: they are those of "docgen check". Requests are answered from the last check and never wait for one.
// Package complete knows what to propose at the cursor; here it becomes messages.
//
// The package knows the protocol, and what a checked site offers. It must not know Markdown, and it writes no files:
// edits are the editor's.
package lsp
