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
		{"lists", FrontMatter{Tags: []Tag{{Label: "a"}, {"b", "/b"}}, RedirectFrom: Texts{"/x"}, Draft: true}, true},
		{"mappings", FrontMatter{LastUpdate: &LastUpdate{Author: "a"}, MDX: &MDX{}, SidebarCustomProps: map[string]any{"a": []any{1.5, nil}}}, true},
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
