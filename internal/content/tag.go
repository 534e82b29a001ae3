package content

// Tag is a tag in the front matter of a doc.
type Tag struct {
	Label     string // or the key of the tag in the tags file
	Permalink string // below the path of tags; "" to derive it from the label
}
