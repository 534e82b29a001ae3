package serve

import (
	"slices"
	"testing"
)

func TestCacheDropsLeastRecentlyUsedValue(t *testing.T) {
	t.Parallel()
	rows := []struct {
		name string
		use  func(*cache[int])
		want []string
	}{
		{"within the limit", func(c *cache[int]) { c.put("a", 5); c.put("b", 5) }, []string{"a", "b"}},
		{"beyond the limit", func(c *cache[int]) { c.put("a", 5); c.put("b", 5); c.put("c", 1) }, []string{"b", "c"}},
		{"reading counts as use", func(c *cache[int]) { c.put("a", 5); c.put("b", 5); c.get("a"); c.put("c", 1) }, []string{"a", "c"}},
		{"one drops many", func(c *cache[int]) { c.put("a", 5); c.put("b", 5); c.put("c", 10) }, []string{"c"}},
		{"too costly", func(c *cache[int]) { c.put("a", 5); c.put("b", 11) }, []string{"a"}},
		{"put again", func(c *cache[int]) { c.put("a", 9); c.put("a", 2); c.put("b", 8) }, []string{"a", "b"}},
		{"put again too costly", func(c *cache[int]) { c.put("a", 9); c.put("a", 11) }, nil},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			kept := newCache(10, func(cost int) int { return cost })
			row.use(kept)
			var got []string
			for _, key := range []string{"a", "b", "c"} {
				if _, found := kept.get(key); found {
					got = append(got, key)
				}
			}
			if !slices.Equal(got, row.want) {
				t.Errorf("got %v, want %v", got, row.want)
			}
		})
	}
}
