package build

import (
	"fmt"
	"sync"

	"docgen/internal/cache"
)

// shelf has the bulks of the docs of the last build: on disk, in parts that are read
// when something of them is asked for. It may be used by many at a time.
type shelf struct {
	parts []shelfPart
}

type shelfPart struct {
	read func() map[string]shelved // by name of the doc; once
}

// shelved is a packed bulk.
type shelved struct {
	key    key // of the doc
	packed []byte
}

// openShelf gives the shelf of a store that has it in so many parts.
func openShelf(store cache.Store, parts int) shelf {
	opened := shelf{parts: make([]shelfPart, parts)}
	for number := range opened.parts {
		opened.parts[number].read = sync.OnceValue(func() map[string]shelved { return readShelved(store, number) })
	}
	return opened
}

func shelfName(part int) string { return fmt.Sprintf("bulk-%d", part) }

func readShelved(store cache.Store, part int) map[string]shelved {
	text, _ := store.Read(shelfName(part))
	bulks := map[string]shelved{}
	for from := (unpacker{rest: text}); len(from.rest) > 0; {
		name, own, packed := string(from.text()), from.text(), from.text()
		if from.broken {
			return nil
		}
		bulks[name] = shelved{key(own), packed}
	}
	return bulks
}

// packed is the bulk of a doc as bytes, if the shelf has that of this key.
func (s shelf) packed(name string, of key) ([]byte, bool) {
	if len(s.parts) == 0 {
		return nil, false
	}
	found, there := s.parts[partOf(name, len(s.parts))].read()[name]
	return found.packed, there && found.key == of
}

func (s shelf) bulk(name string, of key) (bulk, error) {
	packed, found := s.packed(name, of)
	if !found {
		return bulk{}, fmt.Errorf("%w: nothing of %s", errDamaged, name)
	}
	return unpackBulk(packed)
}

// readAll reads all parts, so that their files are not needed any more.
func (s shelf) readAll() {
	for _, part := range s.parts {
		part.read()
	}
}

// appendShelved appends a bulk to a part of a shelf.
func appendShelved(out []byte, name string, of key, packed []byte) []byte {
	return appendText(appendText(appendText(out, name), string(of)), string(packed))
}
