package markdown

import (
	"crypto/sha256"
	"fmt"
	"sync"
)

// maxRemembered is how many bytes of highlighted code a memo holds: beyond it, it
// begins anew, so that a large site takes no more memory than this.
const maxRemembered = 32 << 20

// memo remembers highlighted code. Half the time that a page takes is spent in
// the expressions of highlighters, and docs repeat their examples.
type memo struct {
	mu    sync.Mutex
	known map[[sha256.Size]byte]string
	size  int
}

// recall gives what make makes of a key, and asks it once for each key.
func (m *memo) recall(key [sha256.Size]byte, make func() string) string {
	m.mu.Lock()
	made, known := m.known[key]
	m.mu.Unlock()
	if known {
		return made
	}
	made = make() // twice, when two ask at once: it is the same
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.size += len(made); m.known == nil || m.size > maxRemembered {
		m.known, m.size = map[[sha256.Size]byte]string{}, len(made)
	}
	m.known[key] = made
	return made
}

// key stands for all that the look of a code's lines depends on.
func (b *codeBlock) key() [sha256.Size]byte {
	look := fmt.Sprintf("%q %q %v %v %v\n", b.language, b.meta.words, b.meta.numbered, b.meta.start, b.lines)
	return sha256.Sum256(append([]byte(look), b.text...))
}
