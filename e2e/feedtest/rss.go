package feedtest

import (
	"path"
	"slices"
	"time"
)

const rssDate = "Mon, 02 Jan 2006 15:04:05 MST"

// rss checks the RSS 2.0 specification and the best practices profile of the RSS Advisory Board.
func (r *report) rss(text []byte) {
	root := r.parse(text)
	r.check(root.name == "rss" && root.attrs["version"] == "2.0", "the root is not RSS 2.0 but %s %s", root.name, root.attrs["version"])
	r.children(root, count{"channel", 1, 1})
	for _, channel := range root.all("channel") {
		r.channel(channel)
	}
}

func (r *report) channel(channel *element) {
	r.children(channel, count{"title", 1, 1}, count{"link", 1, 1}, count{"description", 1, 1}, count{"atom:link", 1, 1}, count{"language", 0, 1},
		count{"copyright", 0, 1}, count{"lastBuildDate", 0, 1}, count{"image", 0, 1}, count{"item", 0, many})
	r.filled(channel, "title", "description", "language", "copyright")
	r.address("link of channel", channel.value("link"))
	r.rssDates(channel, "lastBuildDate")
	for _, link := range channel.all("atom:link") {
		r.address("atom:link", link.attrs["href"])
		r.check(link.attrs["rel"] == "self" && link.attrs["type"] == "application/rss+xml", "atom:link is %v", link.attrs)
	}
	for _, image := range channel.all("image") {
		r.children(image, count{"url", 1, 1}, count{"title", 1, 1}, count{"link", 1, 1})
		r.address("url of image", image.value("url"))
		r.check(slices.Contains([]string{".gif", ".jpg", ".jpeg", ".png"}, path.Ext(image.value("url"))), "image is neither GIF, JPEG nor PNG: %q",
			image.value("url"))
		r.check(image.value("link") == channel.value("link") && image.value("title") == channel.value("title"),
			"image has another link or title than its channel")
	}
	var ids []string
	for _, item := range channel.all("item") {
		r.item(item)
		ids = append(ids, item.value("guid"))
	}
	r.unique(ids)
}

func (r *report) item(item *element) {
	r.children(item, count{"title", 1, 1}, count{"link", 1, 1}, count{"guid", 1, 1}, count{"pubDate", 0, 1}, count{"description", 0, 1},
		count{"dc:creator", 0, many}, count{"category", 0, many}, count{"content:encoded", 0, 1})
	r.filled(item, "title", "dc:creator", "category")
	r.address("link of item", item.value("link"))
	r.address("guid", item.value("guid"))
	r.rssDates(item, "pubDate")
	r.html(item.value("content:encoded"))
}

func (r *report) rssDates(parent *element, name string) {
	for _, date := range parent.all(name) {
		r.date(name, date.text, rssDate)
		_, err := time.Parse(rssDate, date.text)
		r.check(err != nil || date.text[len(date.text)-3:] == "GMT", "%s has another time zone: %q", name, date.text)
	}
}
