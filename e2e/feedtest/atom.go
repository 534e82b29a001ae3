package feedtest

import (
	"strings"
	"time"
)

// atom checks RFC 4287.
func (r *report) atom(text []byte) {
	feed := r.parse(text)
	r.check(feed.name == "atom:feed", "the root is not a feed but %s", feed.name)
	r.children(feed, count{"atom:id", 1, 1}, count{"atom:title", 1, 1}, count{"atom:updated", 1, 1}, count{"atom:author", 1, many},
		count{"atom:link", 1, many}, count{"atom:subtitle", 0, 1}, count{"atom:rights", 0, 1}, count{"atom:icon", 0, 1},
		count{"atom:generator", 0, 1}, count{"atom:entry", 0, many})
	r.atomCommon(feed)
	r.links(feed, "self", 1)
	var ids []string
	for _, entry := range feed.all("atom:entry") {
		r.entry(entry)
		ids = append(ids, entry.value("atom:id"))
	}
	r.unique(ids)
}

func (r *report) entry(entry *element) {
	r.children(entry, count{"atom:id", 1, 1}, count{"atom:title", 1, 1}, count{"atom:updated", 1, 1}, count{"atom:published", 0, 1},
		count{"atom:author", 0, many}, count{"atom:link", 1, many}, count{"atom:category", 0, many}, count{"atom:summary", 0, 1}, count{"atom:content", 0, 1})
	r.atomCommon(entry)
	r.links(entry, "alternate", 1)
	for _, category := range entry.all("atom:category") {
		r.check(category.attrs["term"] != "", "a category has no term")
	}
	for _, content := range entry.all("atom:content") {
		r.check(content.attrs["type"] == "html", "content is %s", content.attrs["type"])
		r.html(content.text)
	}
}

// atomCommon checks what feeds and entries have in common.
func (r *report) atomCommon(parent *element) {
	r.filled(parent, "atom:title", "atom:subtitle", "atom:rights")
	r.address("id", parent.value("atom:id"))
	for _, child := range parent.children {
		switch child.name {
		case "atom:updated", "atom:published":
			r.date(child.name, child.text, time.RFC3339)
		case "atom:icon":
			r.address("icon", child.text)
		case "atom:author":
			r.author(child)
		}
	}
}

func (r *report) author(author *element) {
	r.children(author, count{"atom:name", 1, 1}, count{"atom:uri", 0, 1}, count{"atom:email", 0, 1})
	r.filled(author, "atom:name")
	for _, uri := range author.all("atom:uri") {
		r.address("uri of author", uri.text)
	}
	for _, email := range author.all("atom:email") {
		before, after, _ := strings.Cut(email.text, "@")
		r.check(before != "" && after != "", "email of author: %q", email.text)
	}
}

func (r *report) links(parent *element, rel string, want int) {
	seen, found := map[string]bool{}, 0
	for _, link := range parent.all("atom:link") {
		r.address("link", link.attrs["href"])
		kind := link.attrs["rel"] + " " + link.attrs["type"] + " " + link.attrs["hreflang"]
		r.check(!seen[kind], "two links are %s", kind)
		seen[kind] = true
		if link.attrs["rel"] == rel {
			found++
		}
	}
	r.check(found == want, "%s has %d links that are %s", parent.name, found, rel)
}
