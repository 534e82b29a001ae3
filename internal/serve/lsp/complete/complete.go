package complete

import (
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
)

// Place is the cursor in a file of a site.
type Place struct {
	Checked    build.Checked // by the last check; zero before it
	Edition    *site.Edition // that the file belongs to; nil before the first check
	Text       *site.Text    // nil if the last check could not read the file, or if it is no text
	Name       string        // of the file, relative to the site folder
	ConfigFile string        // the name of the site's config
	Lines      []string      // of the file, as on the screen
	Line       int           // of the cursor, from 0
	Column     int           // of the cursor: bytes of the line before it

	Files source.FS                // of the site, as on the disk
	Read  func(name string) string // returns a file of the site, as on the screen
}

// Kind is the kind of an item; see CompletionItemKind of the protocol.
type Kind int

// The kinds that editors show with a symbol of their own.
const (
	Function  Kind = 3
	Field     Kind = 5
	Variable  Kind = 6
	Class     Kind = 7
	Module    Kind = 9
	Property  Kind = 10
	Value     Kind = 12
	Keyword   Kind = 14
	File      Kind = 17
	Reference Kind = 18
	Folder    Kind = 19
)

// Item is something that the author may write at the cursor.
type Item struct {
	Label  string
	Kind   Kind
	Detail string // a few words beside the label
	Doc    string // Markdown
	Match  string // what the author may type to find it; "" for the label
	Order  string // by which editors sort the items; "" for the label
	Text   string // to insert; "" for the label
}

// List is what the author may write at the cursor.
type List struct {
	Items   []Item
	From    int  // where what the items replace begins: bytes of the line before it
	IsShort bool // there are more items, which depend on what the author types next
}

// Triggers are the characters after which an editor asks for items; it also asks after the first letter of a word.
func Triggers() []string {
	return strings.Split("(/#< :[]{=\"'`!-@.", "")
}

// most is how many items a list has.
const most = 500

// Items returns what the author may write at the cursor.
func Items(at Place) List {
	found := at.written()
	if found.offer == nil {
		return List{}
	}
	list := List{Items: found.offer(at, found.parts), From: found.from}
	after := strings.TrimLeft(strings.TrimLeft(at.line()[at.Column:], letters), " ")
	for i, item := range list.Items {
		if name := strings.TrimRight(item.Text, ":= "); item.Text != name && strings.HasPrefix(after, strings.TrimSpace(item.Text[len(name):])) {
			list.Items[i].Text = name // the sign after it is there
		}
	}
	if len(list.Items) > most {
		list.Items, list.IsShort = best(list.Items, at.line()[found.from:at.Column]), true
	}
	return list
}

// begun is what is being written at the cursor.
type begun struct {
	offer func(at Place, parts []string) []Item
	parts []string // what the groups of the pattern matched
	from  int      // where the last of them begins
}

// row is something that an author can begin to write.
type row struct {
	in      region
	pattern *regexp.Regexp // ends at the cursor; the last group that takes part is replaced
	offer   func(at Place, parts []string) []Item
}

// written finds what is being written at the cursor.
func (at Place) written() begun {
	if of := at.mapping(); of != nil {
		return of.begun(at)
	}
	if !isMarkdown(at.Name) {
		return begun{}
	}
	region, before := at.region(), at.line()[:at.Column]
	for _, row := range rows {
		if row.in != region {
			continue
		}
		if found := row.pattern.FindStringSubmatchIndex(before); found != nil {
			from := at.Column
			parts := make([]string, len(found)/2)
			for i := range parts {
				if found[2*i] >= 0 {
					parts[i], from = before[found[2*i]:found[2*i+1]], found[2*i]
				}
			}
			return begun{row.offer, parts, from}
		}
	}
	return begun{}
}

func (at Place) line() string {
	if at.Line >= len(at.Lines) {
		return ""
	}
	return at.Lines[at.Line]
}
