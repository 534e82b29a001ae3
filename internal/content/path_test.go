package content_test

import (
	"math"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
)

func TestNumberPrefixesFollowTheRuleOfDocusaurus(t *testing.T) {
	t.Parallel()
	type split struct {
		rest   string
		number int
		found  bool
	}
	for _, test := range []struct {
		name string
		want split
	}{
		{"1-foo", split{"foo", 1, true}},
		{"01-foo", split{"foo", 1, true}},
		{"003_foo", split{"foo", 3, true}},
		{"4.foo", split{"foo", 4, true}},
		{"0-foo", split{"foo", 0, true}},
		{"1 - foo bar", split{"foo bar", 1, true}},
		{"1 --.__ foo", split{"foo", 1, true}},
		{"1-\tfoo", split{"foo", 1, true}},
		{"12. Été", split{"Été", 12, true}},
		{"1-foo-2", split{"foo-2", 1, true}},
		{"1- 2foo", split{"2foo", 1, true}},
		{"1--2-foo", split{"2-foo", 1, true}},
		{"99999999999999999999-foo", split{"foo", math.MaxInt, true}},

		{"foo", split{"foo", 0, false}},
		{"foo-1", split{"foo-1", 0, false}},
		{"1", split{"1", 0, false}},
		{"1-", split{"1-", 0, false}},
		{"1foo", split{"1foo", 0, false}},
		{"1 foo", split{"1 foo", 0, false}},
		{"1- ", split{"1- ", 0, false}},
		{"1- -foo", split{"1- -foo", 0, false}},
		{"1- _", split{"1- _", 0, false}},
		{"-1-foo", split{"-1-foo", 0, false}},
		{" 1-foo", split{" 1-foo", 0, false}},
		{"", split{"", 0, false}},
		{"١-foo", split{"١-foo", 0, false}},

		{"2021-11-foo", split{"2021-11-foo", 0, false}},
		{"2021-11-22-foo", split{"2021-11-22-foo", 0, false}},
		{"7.0-foo", split{"7.0-foo", 0, false}},
		{"7_0-foo", split{"7_0-foo", 0, false}},
		{"1-2-foo", split{"1-2-foo", 0, false}},
		{"1.2.3", split{"1.2.3", 0, false}},
		{"1-2", split{"1-2", 0, false}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			var got split
			got.rest, got.number, got.found = content.Prefix(test.name)
			sitetest.Compare(t, test.name, got, test.want)
		})
	}
}
