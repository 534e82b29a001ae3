package contract_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// theme/tests/runtime/preferences/versions.test.ts has the same cases: the theme applies the rule as well.
func TestPageIsAtTheSamePlaceInAnotherVersion(t *testing.T) {
	t.Parallel()
	last := contract.Version{Name: "2.0", Home: "/x/", Base: "/x"}
	old := contract.Version{Name: "1.0", Home: "/x/1.0", Base: "/x/1.0"}
	intro := contract.Version{Name: "0.9", Home: "/x/0.9/intro", Base: "/x/0.9"}
	for _, test := range []struct {
		name     string
		from, to contract.Version
		path     string
		want     string
	}{
		{"a page", last, old, "/x/guide/setup", "/x/1.0/guide/setup"},
		{"back", old, last, "/x/1.0/guide/setup", "/x/guide/setup"},
		{"a home page with a slash", last, old, "/x/", "/x/1.0"},
		{"a home page without one", old, last, "/x/1.0", "/x/"},
		{"a home page that is not at the root", old, intro, "/x/1.0", "/x/0.9/intro"},
		{"the same version", old, old, "/x/1.0/guide", "/x/1.0/guide"},
	} {
		if got := test.from.PathIn(test.to, test.path); got != test.want {
			t.Errorf("%s: PathIn(%s)\n got %s\nwant %s", test.name, test.path, got, test.want)
		}
	}
}
