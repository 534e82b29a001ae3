// Package diag describes problems in the author's input, groups them and prints them.
//
// A [Diagnostic] is data: stages collect diagnostics, and the command prints all of them
// at the end, sorted by place. Failures of the machine, such as a full disk, are Go errors
// instead. The package knows nothing of the rest of the program.
//
// The district diag is about problems as data: codes, places, groups, and the words that name the syntax of other
// tools. It finds no problems itself. Start with diag.go.
//
// Its packages, each of which imports only those above it:
//
//   - othertools: the syntax of other tools, such as MkDocs, and what docgen has instead
package diag
