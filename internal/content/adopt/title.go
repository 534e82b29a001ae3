package adopt

import (
	"cmp"
	"html"
	"regexp"
	"strings"
)

// maxTitle is the longest title, in characters, that fits the navbar.
const maxTitle = 40

var (
	frontMatter  = regexp.MustCompile(`(?s)\A---\n.*?\n---\n`)
	heading      = regexp.MustCompile(`(?m)^#{1,6} +(.+?)[ #]*$|^(\S.*)\n=+ *$|(?is)<h[1-6][^>]*>(.*?)</h[1-6]>`)
	topHeading   = regexp.MustCompile(`(?i)^#[^#]|^<h1|\n=+ *$`)
	hiddenInHead = regexp.MustCompile(`!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?|<[^>]*>|:[a-z0-9_+-]+:`)
	linkInHead   = regexp.MustCompile(`\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?`)
	marksInHead  = strings.NewReplacer("**", "", "__", "", "`", "", "*", "")
)

// titleOf returns the first heading of a README as plain text, without badges. If there is
// none, if it is not of the first level, or if it is too long for a title, it returns name.
func titleOf(text, name string) string {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	text = frontMatter.ReplaceAllString(text, "")
	found := heading.FindStringSubmatch(text)
	if found == nil || !topHeading.MatchString(found[0]) {
		return name
	}
	title := hiddenInHead.ReplaceAllString(cmp.Or(found[1], found[2], found[3]), "")
	title = linkInHead.ReplaceAllString(title, "$1")
	title = html.UnescapeString(marksInHead.Replace(title))
	title = strings.Trim(strings.Join(strings.Fields(title), " "), " ·|:-–—")
	if title == "" || len([]rune(title)) > maxTitle {
		return name
	}
	return title
}
