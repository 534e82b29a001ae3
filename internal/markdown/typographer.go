package markdown

import (
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
)

// typographer is goldmark's with characters instead of entities, since the text
// goes into search and titles as well. nil and nil stay: they are operators
// more often than quotes.
func typographer() goldmark.Extender {
	return extension.NewTypographer(extension.WithTypographicSubstitutions(map[extension.TypographicPunctuation][]byte{
		extension.LeftSingleQuote:  []byte("‘"),
		extension.RightSingleQuote: []byte("’"),
		extension.LeftDoubleQuote:  []byte("“"),
		extension.RightDoubleQuote: []byte("”"),
		extension.EnDash:           []byte("–"),
		extension.EmDash:           []byte("—"),
		extension.Ellipsis:         []byte("…"),
		extension.LeftAngleQuote:   nil,
		extension.RightAngleQuote:  nil,
		extension.Apostrophe:       []byte("’"),
	}))
}
