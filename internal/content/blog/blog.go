// Package blog describes the posts of a blog: their dates, URLs and authors, and how lists divide
// them. The rules are those of Docusaurus's blog plugin.
//
// [Describe] makes a [Post] of a file, and [ParseAuthors] reads the authors file. The package knows
// neither the URLs of the site nor HTML, and reads no files.
package blog

import (
	"time"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Code is the code of this package's diagnostics.
const Code = "blog"

// Post is a post of a blog.
type Post struct {
	content.Doc           // its ID is the slug without slashes at its ends
	Date        time.Time // in UTC; zero if unknown
	Authors     []Author
	Unreleased  bool // changes that are not released yet, which are neither in feeds nor in the lock
}

// Options configure how posts are described.
type Options struct {
	Authors     Authors
	AuthorsFile string        // name of the authors file in messages, even if there is none
	Inline      diag.Severity // of an author that the post describes itself

	IsTranslation bool // what is wrong with the name of the file is reported at the original

	// Created returns when git first had the file or its original, or the zero time if it does not have it.
	Created func() time.Time
}

// wordsPerMinute is how fast people read, as Docusaurus assumes.
const wordsPerMinute = 200

// ReadingTime returns how many minutes it takes to read a number of words. It is 0 only for no
// words.
func ReadingTime(words int) int { return (words + wordsPerMinute - 1) / wordsPerMinute }

// Pages divides a list into pages of a size. A size below 1 puts everything on one page. There is
// at least one page.
func Pages[T any](all []T, size int) [][]T {
	if size < 1 || len(all) <= size {
		return [][]T{all}
	}
	return append([][]T{all[:size:size]}, Pages(all[size:], size)...)
}

// Translations returns the name of the folder with the translations of a blog, in the folder of a
// locale. The names are Docusaurus's.
func Translations(id string) string {
	if id == "default" {
		return "docusaurus-plugin-content-blog"
	}
	return "docusaurus-plugin-content-blog-" + id
}
