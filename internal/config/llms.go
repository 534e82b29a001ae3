package config

import (
	"encoding/json"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// LLMs configures what docgen writes for agents and other readers without a browser.
type LLMs struct {
	Enabled bool // whether pages have a Markdown version, and the site an index of these
	Full    bool // whether the text of all pages is also in one place
}

// fullLLMs is the value of the option that also asks for the text of all pages.
const fullLLMs = "full"

// UnmarshalYAML reads true, false or full.
func (l *LLMs) UnmarshalYAML(value strictyaml.Value) {
	switch value.Scalar() {
	case true, false:
		*l = LLMs{Enabled: value.Scalar() == true}
	case fullLLMs:
		*l = LLMs{Enabled: true, Full: true}
	default:
		value.Expected("true, false or full", "")
	}
}

// MarshalJSON writes the value as docgen.yaml has it.
func (l LLMs) MarshalJSON() ([]byte, error) {
	if l.Full {
		return json.Marshal(fullLLMs)
	}
	return json.Marshal(l.Enabled)
}

// UnmarshalJSON reads the default.
func (l *LLMs) UnmarshalJSON(value []byte) error { return json.Unmarshal(value, &l.Enabled) }

func (LLMs) schema() object { return object{{"enum", []any{true, false, fullLLMs}}} }
