package content

import (
	"reflect"
	"testing"
)

func TestPackedFrontMatterComesBackAsItWas(t *testing.T) {
	t.Parallel()
	empty, zero, off := "", 0.0, false
	for _, test := range []struct {
		name   string
		matter FrontMatter
		whole  bool
	}{
		{"nothing", FrontMatter{}, true},
		{"values that are zero, and given", FrontMatter{Title: &empty, SidebarPosition: &zero, Search: &off, Keywords: []string{}}, true},
		{"null, which is not absent", FrontMatter{PaginationNext: Nullable{Set: true}}, true},
		{"texts", FrontMatter{Tags: []any{"a", "b"}, RedirectFrom: Texts{"/x"}, Draft: true}, true},
		{"a number among texts", FrontMatter{Tags: []any{"a", 1}}, false},
		{"a mapping by any keys", FrontMatter{LastUpdate: map[string]any{"x": map[any]any{1: 2}}}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			packed, whole := test.matter.Pack()
			if whole != test.whole {
				t.Fatalf("%+v: can be packed: %v", test.matter, whole)
			}
			if !whole {
				return
			}
			if got, err := UnpackFrontMatter(packed); err != nil || !reflect.DeepEqual(got, test.matter) {
				t.Errorf("%s: got %+v, %v, want %+v", packed, got, err, test.matter)
			}
		})
	}
}
