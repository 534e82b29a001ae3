package fingerprint

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
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

// Hasher computes the hash of a list of values. It writes the kind and length of each
// value, so different lists never result in the same input.
type Hasher struct{ sum hash.Hash }

// NewHasher returns a Hasher without values.
func NewHasher() *Hasher { return &Hasher{sha256.New()} }

// Each value begins with its kind. Changing one invalidates every stored hash.
const (
	kindText   = 't'
	kindNumber = 'n'
	kindHash   = 'h'
	kindList   = 'l'
	kindJSON   = 'j'
)

// writeHead writes the kind of a value and a number, usually its length.
func (h *Hasher) writeHead(kind byte, number uint64) {
	var space [1 + binary.MaxVarintLen64]byte
	h.sum.Write(binary.AppendUvarint(append(space[:0], kind), number))
}

// Text adds a string.
func (h *Hasher) Text(text string) {
	h.Bytes([]byte(text))
}

// Bytes adds a byte slice. It equals Text with the same bytes.
func (h *Hasher) Bytes(text []byte) {
	h.writeHead(kindText, uint64(len(text)))
	h.sum.Write(text)
}

// Number adds a number.
func (h *Hasher) Number(number int64) { h.writeHead(kindNumber, uint64(number)) }

// Hash adds another hash.
func (h *Hasher) Hash(other Hash) {
	h.writeHead(kindHash, uint64(len(other)))
	h.sum.Write(other[:])
}

// List begins a list. The caller adds its values.
func (h *Hasher) List(length int) { h.writeHead(kindList, uint64(length)) }

// Texts adds a list of strings.
func (h *Hasher) Texts(texts []string) {
	h.List(len(texts))
	for _, text := range texts {
		h.Text(text)
	}
}

// File adds a fingerprint of a file.
func (h *Hasher) File(file File) {
	h.Number(file.Size)
	h.Number(file.Modified)
	h.Number(file.Changed)
	h.Number(int64(file.Inode))
	h.Hash(file.Sum)
}

// Value adds a value of any type. Types without their own method are encoded as JSON, so
// the hash ignores fields that JSON omits.
func (h *Hasher) Value(value any) {
	switch value := value.(type) {
	case string:
		h.Text(value)
	case []byte:
		h.Bytes(value)
	case Hash:
		h.Hash(value)
	case File:
		h.File(value)
	case []string:
		h.Texts(value)
	case int:
		h.Number(int64(value))
	case int64:
		h.Number(value)
	default:
		encoded, err := json.Marshal(value)
		if err != nil {
			encoded = fmt.Appendf(nil, "%#v %v", value, err)
		}
		h.writeHead(kindJSON, uint64(len(encoded)))
		h.sum.Write(encoded)
	}
}

// Sum returns the hash of the values so far. More values can follow.
func (h *Hasher) Sum() Hash { return Hash(h.sum.Sum(nil)) }

// Sum returns the hash of a list of values; see Hasher.Value for their types.
func Sum(values ...any) Hash {
	hasher := NewHasher()
	for _, value := range values {
		hasher.Value(value)
	}
	return hasher.Sum()
}
