package fingerprint

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Hash is a SHA-256. The zero value means "none".
type Hash [sha256.Size]byte

// IsZero reports whether there is no hash.
func (h Hash) IsZero() bool { return h == Hash{} }

// String returns the hash in hexadecimal, or "" for none.
func (h Hash) String() string {
	if h.IsZero() {
		return ""
	}
	return hex.EncodeToString(h[:])
}

// MarshalText writes what String returns.
func (h Hash) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (h *Hash) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*h = Hash{}
		return nil
	}
	var decoded Hash
	if len(text) != hex.EncodedLen(len(decoded)) {
		return fmt.Errorf("%q is not a hash", text)
	}
	if _, err := hex.Decode(decoded[:], text); err != nil {
		return fmt.Errorf("%q is not a hash: %w", text, err)
	}
	*h = decoded
	return nil
}
