package blogview

// Label returns a label.
func (w Writer) Label(id string) string { return w.Labels.Text(id) }

// Fill returns a label with values in place of their names.
func (w Writer) Fill(id string, namesAndValues ...string) string {
	return w.Labels.Fill(id, namesAndValues...)
}

// Count returns a label with a number of posts.
func (w Writer) Count(posts int) string { return w.Labels.Plural("theme.blog.post.plurals", posts) }

// ReadingTime returns how long it takes to read a post.
func (w Writer) ReadingTime(minutes int) string {
	return w.Labels.PluralOf("theme.blog.post.readingTime.plurals", "readingTime", minutes)
}

// TagTitle returns the title of the list of posts with a tag.
func (w Writer) TagTitle(tag string, posts int) string {
	return w.Labels.Fill("theme.blog.tagTitle", "nPosts", w.Count(posts), "tagName", tag)
}

// AuthorTitle returns the title of the page of an author, for the browser tab.
func (w Writer) AuthorTitle(name string, posts int) string {
	return w.Labels.Fill("theme.blog.author.pageTitle", "authorName", name, "nPosts", w.Count(posts))
}

// Feed returns the label of a link to a feed in a format such as RSS.
func (w Writer) Feed(format string) string {
	return w.Labels.Fill("docgen.blog.feed", "format", format)
}
