package serve

import (
	"container/list"
	"sync"
)

// cache keeps the most recently used values, up to a total cost of limit.
type cache[V any] struct {
	mutex  sync.Mutex
	limit  int
	cost   func(V) int
	used   int
	order  *list.List // of entry[V], the most recently used first
	places map[string]*list.Element
}

type entry[V any] struct {
	key   string
	value V
}

func newCache[V any](limit int, cost func(V) int) *cache[V] {
	return &cache[V]{limit: limit, cost: cost, order: list.New(), places: map[string]*list.Element{}}
}

func (c *cache[V]) get(key string) (value V, found bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	place, found := c.places[key]
	if !found {
		return value, false
	}
	c.order.MoveToFront(place)
	return place.Value.(entry[V]).value, true
}

// put stores a value and drops the least recently used ones. It does not store a value that
// costs more than the limit.
func (c *cache[V]) put(key string, value V) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if place, found := c.places[key]; found {
		c.drop(place)
	}
	if c.cost(value) > c.limit {
		return
	}
	c.places[key] = c.order.PushFront(entry[V]{key: key, value: value})
	for c.used += c.cost(value); c.used > c.limit; {
		c.drop(c.order.Back())
	}
}

func (c *cache[V]) drop(place *list.Element) {
	dropped := c.order.Remove(place).(entry[V])
	delete(c.places, dropped.key)
	c.used -= c.cost(dropped.value)
}
