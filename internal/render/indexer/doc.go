// Package indexer makes the search files of a locale.
//
// A [Searcher] decides which pages the search finds and in which languages, makes only the files that changed, and
// exchanges them with other machines. The package search knows the format of the files.
package indexer
