package text

import (
	"context"
	"errors"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// origin makes what a text does not keep: its body, from the cache, and its document.
type origin struct {
	parsing *parsing
	name    string
	hash    fingerprint.Hash // under which the cache has the body
}

// later returns the context of what texts make on demand: long after the site was read, for pages that do not know
// where their texts come from.
func later() context.Context { return context.Background() }

// Whole implements Origin.
func (o origin) Whole() markdown.Document {
	files := o.parsing.input.Engine.Files()
	file, _, _, _ := o.parsing.open(later(), files, o.name) // it was readable before
	document := o.parsing.parseText(later(), files, &file)
	if document.IsMDX && !o.parsing.input.Brief {
		_, _ = o.parsing.parser.Highlight(later(), document) // what it found was reported
	}
	return document
}

// Read implements Origin.
func (o origin) Read(name string) []byte {
	file, _, _ := Open(o.parsing.input.Engine.Files(), name)
	return file.Text
}

// Body implements Origin.
func (o origin) Body() (site.Body, error) {
	engine := o.parsing.input.Engine
	if body, known := o.parsing.recentBodies.get(o.hash); known {
		return body, nil
	}
	found, _, known := incremental.Lookup(engine, o.parsing.bodies, o.hash.String(), fingerprint.Hash{})
	switch {
	case known:
		o.parsing.recentBodies.add(o.hash, found.Body)
		return found.Body, nil
	case !engine.IsShared():
		return site.Body{}, site.ErrDamaged
	}
	again, err := o.bodyAgain()
	return again.Body, err
}

// Sections implements Origin.
func (o origin) Sections() ([]markdown.Section, error) {
	engine := o.parsing.input.Engine
	found, _, known := incremental.Lookup(engine, o.parsing.sections, o.hash.String(), fingerprint.Hash{})
	switch {
	case known:
		return found.sections, nil
	case !engine.IsShared():
		return nil, site.ErrDamaged
	}
	again, err := o.bodyAgain()
	return again.sections, err
}

// bodyAgain makes the body of a text that another machine has parsed.
func (o origin) bodyAgain() (body, error) {
	p := o.parsing
	again, trace, err := incremental.Compute(p.input.Engine, fingerprint.Hash{}, func(inputs *incremental.Inputs) (made, error) {
		file, _, isReadable, err := p.open(later(), inputs.Files(), o.name)
		if err != nil || !isReadable {
			return made{}, errors.Join(err, site.ErrDamaged)
		}
		_, again, err := p.parse(later(), inputs.Files(), &file)
		return made{body: again, hash: p.textHash(file)}, err
	})
	if err != nil {
		return body{}, err
	}
	if again.hash != o.hash && p.hashOf(trace) != o.hash { // the file has changed
		return body{}, site.ErrDamaged
	}
	incremental.Put(p.input.Engine, p.bodies, o.hash.String(), again.body, incremental.Trace{Spent: trace.Spent})
	return again.body, nil
}

// cached is the origin of a text whose document is in the cache, too.
type cached struct{ origin }

// Document implements Cached.
func (c cached) Document() *markdown.Document {
	if document, known := c.parsing.recentDocuments.get(c.hash); known {
		return document
	}
	result, _, _ := incremental.Lookup(c.parsing.input.Engine, c.parsing.kept, c.hash.String(), fingerprint.Hash{})
	if result.Document != nil {
		if document := result.whole(); document != nil {
			c.parsing.recentDocuments.add(c.hash, document)
			return document
		}
	}
	document := c.Whole()
	return &document
}

// inMemory is the origin of a text whose body is in memory.
type inMemory struct {
	origin
	body body
}

// Body implements Origin.
func (m inMemory) Body() (site.Body, error) { return m.body.Body, nil }

// Sections implements Origin.
func (m inMemory) Sections() ([]markdown.Section, error) { return m.body.sections, nil }
