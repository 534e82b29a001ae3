package content

import (
	"bytes"
	"encoding/json"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// Raw is a value of any kind as JSON, or nil if the field is absent. The kind of content that the
// field belongs to decides what is valid.
type Raw []byte

func rawOf(value strictyaml.Value) Raw {
	encoded, err := json.Marshal(value.JSON())
	if err != nil {
		return nil // the value was already reported
	}
	return encoded
}

// Value returns what encoding/json decodes, with numbers as json.Number, or nil if the field is
// absent.
func (r Raw) Value() any {
	decoder := json.NewDecoder(bytes.NewReader(r))
	decoder.UseNumber()
	var value any
	_ = decoder.Decode(&value) // an absent field has no value
	return value
}
