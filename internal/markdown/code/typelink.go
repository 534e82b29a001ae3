package code

import "regexp"

// typeToken matches the HTML of a token that may be the name of a type.
var typeToken = regexp.MustCompile(`<span class="n[bc]">([^<]+)</span>`)

// EachPart divides the HTML of a block into links and what is between them, in order.
func (b *Block) EachPart(html string, between func(html string), link func(number int, html string)) {
	from := 0
	if len(b.Types) > 0 {
		for _, at := range typeToken.FindAllStringSubmatchIndex(html, -1) {
			if number, isLink := b.Types[html[at[2]:at[3]]]; isLink {
				between(html[from:at[0]])
				link(number, html[at[0]:at[1]])
				from = at[1]
			}
		}
	}
	between(html[from:])
}
