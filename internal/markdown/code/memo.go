package code

import (
	"crypto/sha256"
	"sync"
)

// maxRemembered limits the bytes of highlighted code in a memo. When they are exceeded,
// the memo starts over, so that memory does not grow with the site.
const maxRemembered = 32 << 20

// memo caches highlighted code. Half the time for a page goes into the regular
// expressions of highlighters, and docs repeat their examples.
type memo struct {
	mu    sync.Mutex
	known map[[sha256.Size]byte]string
	size  int
}

// recall returns the HTML for a key, and calls make if it is not known.
func (m *memo) recall(key [sha256.Size]byte, make func() (string, error)) (string, error) {
	m.mu.Lock()
	made, known := m.known[key]
	m.mu.Unlock()
	if known {
		return made, nil
	}
	made, err := make() // two callers at once both make it, with the same result
	if err != nil {
		return "", err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.size += len(made); m.known == nil || m.size > maxRemembered {
		m.known, m.size = map[[sha256.Size]byte]string{}, len(made)
	}
	m.known[key] = made
	return made, nil
}
