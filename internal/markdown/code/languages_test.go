package code

import (
	"testing"

	"github.com/alecthomas/chroma/v2/lexers"
)

// A name that chroma learns needs no other.
func TestOtherNamesLeadToLanguagesOfChroma(t *testing.T) {
	t.Parallel()
	highlighter := &Highlighter{}
	for name, other := range otherNames() {
		if !highlighter.Knows(name) {
			t.Errorf("%s: there is no language %q", name, other)
		}
		if lexers.Get(name) != nil && lexers.Get(name).Config().Name != lexers.Get(other).Config().Name {
			t.Errorf("chroma has a language %q", name)
		}
	}
}
