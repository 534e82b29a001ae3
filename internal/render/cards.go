package render

import (
	"path"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/card"
)

// CardRule is the rule for social cards. A card depends on nothing but its name.
const CardRule = "card"

// Cards are the social cards of the pages that have been assembled. They are drawn when somebody needs
// them. Pages and locales with equal cards share one.
type Cards struct {
	painter *card.Painter

	mu    sync.Mutex
	texts map[string]card.Text                      // by file name
	put   map[string]func() (output.Written, error) // adds a card to the output, once
}

// NewCards returns the cards of a site.
func NewCards(painter *card.Painter) *Cards {
	return &Cards{painter: painter, texts: map[string]card.Text{}, put: map[string]func() (output.Written, error){}}
}

// File returns the name of the file with a card, or "" if the card cannot be drawn.
func (c *Cards) File(text card.Text) string {
	name := c.painter.Name(text)
	if name == "" {
		return ""
	}
	name = path.Join(assemble.CardFolder, name)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.texts[name] = text
	return name
}

// Draw returns the card in a file. It returns false if no page that has been assembled has it.
func (c *Cards) Draw(name string) ([]byte, bool, error) {
	c.mu.Lock()
	text, known := c.texts[name]
	c.mu.Unlock()
	if !known {
		return nil, false, nil
	}
	content, err := c.painter.Draw(text)
	return content, true, err
}

// once returns a function that adds a card to the output, unless another page has done that.
func (c *Cards) once(name string, add func() (output.Written, error)) func() (output.Written, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.put[name] == nil {
		c.put[name] = sync.OnceValues(add)
	}
	return c.put[name]
}

// addCard adds a card to the output.
func (p *Printer) addCard(name string) (output.Written, error) {
	return p.Cards.once(name, func() (output.Written, error) { return p.makeCard(name) })()
}

// makeCard keeps the card of the last output, or draws it.
func (p *Printer) makeCard(name string) (output.Written, error) {
	rule := incremental.Rule[output.Written]{Name: CardRule, Codec: incremental.CBOR[output.Written]{}}
	if last, _, known := incremental.Lookup(p.Engine, rule, name, fingerprint.Hash{}); known {
		if kept, err := p.Staging.KeepAll([]output.Written{last}); kept || err != nil {
			return last, err
		}
	}
	content, _, err := p.Cards.Draw(name)
	if err != nil {
		return output.Written{}, err
	}
	written, err := p.add(output.File{Name: name, Content: content})
	if err == nil {
		incremental.Put(p.Engine, rule, name, written, incremental.Trace{})
	}
	return written, err
}

// shownCards are the cards that pages show.
type shownCards struct {
	mu         sync.Mutex
	byDocument map[string]string // names of cards, by the names of documents
}

// add records a file of a page, if it is a card.
func (s *shownCards) add(document, file string) {
	if !strings.HasPrefix(file, assemble.CardFolder+"/") {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.byDocument == nil {
		s.byDocument = map[string]string{}
	}
	s.byDocument[document] = file
}
