// Package card draws social cards: the images that social media show for links to pages.
//
// A [Painter] draws the cards of a site, which have one [Look], from the [Text] of each. The same values
// give the same pixels on every machine: letters are drawn with integers, and with floating-point numbers
// that no compiler may fuse. Only vector logos are drawn by a library that does not promise that. The
// package knows fonts, colors and pixels. It knows no pages, no files and no config.
package card

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"image/png"
	"sync"

	"github.com/docgen-cli/docgen/internal/config/palette"
)

// Size of a card in pixels, as social media recommend.
const (
	Width  = 1200
	Height = 630
)

// Type is the media type of a card.
const Type = "image/png"

// design is part of the names of cards. It changes whenever a card with the same text and look is drawn
// differently, so that caches do not keep the old one.
const design = 1

// Text is what the card of a page says.
type Text struct {
	Section     string // where the page belongs, above the title; "" for none
	Title       string
	Description string // below the title, if there is room
	RightToLeft bool   // the layout is mirrored
}

// Look is what all cards of a site share.
type Look struct {
	Site   string // title of the site
	Colors Colors
	Logo   []byte // an SVG, PNG or JPEG image; nil for none
	Fonts  Fonts
}

// Colors are the colors of a card.
type Colors struct{ Background, Dots, Heading, Muted, Accent palette.Color }

// Painter draws the cards of a site. Its methods are safe for concurrent use.
type Painter struct {
	look Look
	logo logo
	hash [sha256.Size]byte
	pens sync.Pool
}

// New returns the painter of a site. The error says why it cannot draw the logo.
func New(look Look) (*Painter, error) {
	mark, err := readLogo(look.Logo, look.Colors)
	if err != nil {
		return nil, err
	}
	encoded, err := json.Marshal([]any{design, look.Site, look.Colors, look.Logo, look.Fonts.hash})
	if err != nil {
		return nil, fmt.Errorf("encode the look of cards: %w", err)
	}
	p := &Painter{look: look, logo: mark, hash: sha256.Sum256(encoded)}
	p.pens.New = func() any { return newPen(p.look.Fonts) }
	return p, nil
}

// Hash identifies what all cards of the painter share.
func (p *Painter) Hash() []byte { return p.hash[:] }

// Name returns the name of the file of a card, or "" if no font has the letters of its title and of the
// site's. Cards of the same name are equal.
func (p *Painter) Name(text Text) string {
	text = p.readable(text)
	if text.Title == "" {
		return ""
	}
	sum := sha256.New()
	sum.Write(p.hash[:])
	fmt.Fprintf(sum, "%q %q %q %t", text.Section, text.Title, text.Description, text.RightToLeft)
	return hex.EncodeToString(sum.Sum(nil)[:8]) + ".png"
}

// readable returns the text without the parts that have letters that no font has. A card without a
// title has that of the site.
func (p *Painter) readable(text Text) Text {
	fonts := p.look.Fonts
	text.Title = fonts.shown(text.Title)
	if text.Title == "" {
		text = Text{Title: fonts.shown(p.look.Site), RightToLeft: text.RightToLeft}
	}
	text.Section, text.Description = fonts.shown(text.Section), fonts.shown(text.Description)
	return text
}

// Draw returns a card as a PNG image.
func (p *Painter) Draw(text Text) ([]byte, error) {
	text = p.readable(text)
	pen := p.pens.Get().(*pen)
	defer p.pens.Put(pen)
	sheet := newCanvas(p.look.Colors, p.logo.colors)
	drawing{p, pen, sheet, text.RightToLeft}.draw(text)
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestSpeed, BufferPool: &pen.buffers}
	if err := encoder.Encode(&out, sheet.image); err != nil {
		return nil, fmt.Errorf("encode a social card: %w", err)
	}
	return out.Bytes(), nil
}
