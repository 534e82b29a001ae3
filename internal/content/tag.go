package content

// Tag is a tag as the front matter of a doc has it.
type Tag struct {
	Label     string // or its key in the tags file
	Permalink string // below the path of tags; "" if it follows from the label
}
