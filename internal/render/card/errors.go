package card

import "errors"

var (
	errCompressed = errors.New("docgen cannot read fonts in the format .woff2")
	errNoFont     = errors.New("not a .ttf, .otf or .woff font")
)
