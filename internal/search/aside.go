package search

import (
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// isAside reports whether a section of a page only leads to related pages, so that a search for its
// words should find those instead. Authors name such a section "See also", or end the page with it
// under a heading of their own. A page that has several lists of links is an index of pages, whose
// headings say something.
func isAside(sections []markdown.Section, at int) bool {
	name := strings.ToLower(strings.Trim(sections[at].Title, " :："))
	isLast := at == len(sections)-1
	return at > 0 && (slices.Contains(seeAlso, name) || isLast && sections[at].IsLinks && !sections[at-1].IsLinks)
}

// seeAlso has the names of such sections, in the languages that docgen has texts for.
var seeAlso = strings.Split("see also|انظر أيضا|انظر أيضًا|viz také|se også|siehe auch|véase también|ver también|katso myös|voir aussi|"+
	"ראו גם|यह भी देखें|lásd még|vedi anche|関連項目|같이 보기|zie ook|zobacz też|zobacz także|veja também|ver também|vezi și|"+
	"см. также|смотрите также|se även|ดูเพิ่มเติม|ayrıca bakınız|див. також|另请参阅|参见|另請參閱|參見", "|")
