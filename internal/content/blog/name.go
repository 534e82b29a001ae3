package blog

import (
	"path"
	"regexp"
	"strings"
	"time"
)

// named is what the name of a file says about a post.
type named struct {
	text string // what remains without the date; the title of a post without any other
	slug string
	date time.Time // zero if the name has none
	bad  string    // the date in the name if it does not exist, such as 2026-02-30; "" for others
}

// dated matches the path of a post with a date, as in Docusaurus: 2026-11-23-news.md,
// 2026/11/23/news/index.mdx, notes/2026-11-23.md.
var dated = regexp.MustCompile(`^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:/index)?\.mdx?$`)

// index matches the end of the path of a post without a date.
var index = regexp.MustCompile(`(?:/index)?\.mdx?$`)

// readName reads the path of a post in its folder. The slug has the digits of the date as written.
func readName(file string) named {
	found := dated.FindStringSubmatch(file)
	if found == nil {
		text := index.ReplaceAllString(file, "")
		return named{text: text, slug: "/" + text}
	}
	folder, written, text := found[1], strings.ReplaceAll(found[2], "-", "/"), found[3]
	result := named{text: text, slug: path.Join("/", written, folder+text)}
	date, err := time.Parse("2006/1/2", written)
	result.date = date
	if err != nil {
		result.bad = found[2]
	}
	return result
}
