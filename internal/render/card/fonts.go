package card

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
)

// files are the subsets of Inter for Latin, Greek and Cyrillic letters, from the npm package
// @fontsource/inter.
//
//go:generate sh -c "for of in latin latin-ext cyrillic greek vietnamese; do for weight in 500 700; do cp ../../../node_modules/@fontsource/inter/files/inter-${DOLLAR}of-${DOLLAR}weight-normal.woff fonts/; done; done"
//go:embed fonts/*.woff
var files embed.FS

// The weights that cards have. Fonts of a site with only one weight are used for both.
const (
	medium = 500
	bold   = 700
)

var (
	errCompressed = errors.New("docgen cannot read fonts in the format .woff2")
	errNoFont     = errors.New("not a .ttf, .otf or .woff font")
)

// Fonts are the fonts of a site, in the order in which they are searched for a letter.
type Fonts struct {
	fonts []weighted
	hash  [sha256.Size]byte
}

type weighted struct {
	*font.Font
	weight font.Weight
}

// BuiltIn returns the fonts of docgen, which have Latin, Greek and Cyrillic letters. It parses them once.
var BuiltIn = sync.OnceValues(func() (Fonts, error) {
	var all Fonts
	entries, err := files.ReadDir("fonts")
	for _, entry := range entries {
		var text []byte
		text, err = files.ReadFile("fonts/" + entry.Name())
		if err == nil {
			all, err = all.With(text)
		}
		if err != nil {
			break
		}
	}
	return all, err
})

// Before returns both fonts, of which those of f are searched first.
func (f Fonts) Before(others Fonts) Fonts {
	return Fonts{slices.Concat(f.fonts, others.fonts), sha256.Sum256(slices.Concat(f.hash[:], others.hash[:]))}
}

// With returns the fonts and another one, which is searched last. The file can be TrueType, OpenType or
// WOFF.
func (f Fonts) With(file []byte) (Fonts, error) {
	if bytes.HasPrefix(file, []byte("wOF2")) {
		return f, errCompressed
	}
	loader, err := opentype.NewLoader(bytes.NewReader(file))
	if err != nil {
		return f, errNoFont
	}
	parsed, err := font.NewFont(loader)
	if err != nil {
		return f, fmt.Errorf("%w: %w", errNoFont, err)
	}
	about, _ := font.Describe(loader, nil)
	about.Aspect.SetDefaults()
	sum := sha256.Sum256(file)
	return Fonts{append(slices.Clip(f.fonts), weighted{parsed, about.Aspect.Weight}), sha256.Sum256(slices.Concat(f.hash[:], sum[:]))}, nil
}

// faces are the fonts of one weight, in the order in which they are searched for a letter. They keep
// what they have looked up, so only one goroutine may use them.
type faces []*font.Face

func (f Fonts) faces(weight font.Weight) faces {
	isBold := func(font weighted) bool { return font.weight >= 600 }
	var nearest, others faces
	for _, each := range f.fonts {
		if face := font.NewFace(each.Font); isBold(each) == (weight >= 600) {
			nearest = append(nearest, face)
		} else {
			others = append(others, face)
		}
	}
	return append(nearest, others...)
}

// ResolveFace returns the first font with a letter, or the first one if none has it.
func (f faces) ResolveFace(letter rune) *font.Face {
	for _, face := range f {
		if _, has := face.NominalGlyph(letter); has {
			return face
		}
	}
	return f[0]
}
