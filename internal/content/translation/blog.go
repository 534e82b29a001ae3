package translation

// Keys of the titles of a blog.
const (
	blogTitleKey       = "title"
	blogDescriptionKey = "description"
	blogSidebarKey     = "sidebar.title"
)

// BlogTitles are the texts of a blog that are in its options.
type BlogTitles struct{ Title, Description, Sidebar string }

// Labels returns the texts with their keys.
func (b BlogTitles) Labels() []Label {
	var labels list
	labels.add(blogTitleKey, b.Title, "The title for the blog used in SEO")
	labels.add(blogDescriptionKey, b.Description, "The description for the blog used in SEO")
	labels.add(blogSidebarKey, b.Sidebar, "The label for the left sidebar")
	return labels
}

// BlogTitles returns the titles of a blog in the language of the file.
func (f File) BlogTitles(titles BlogTitles) BlogTitles {
	return BlogTitles{
		Title: f.translated(blogTitleKey, titles.Title), Description: f.translated(blogDescriptionKey, titles.Description),
		Sidebar: f.translated(blogSidebarKey, titles.Sidebar),
	}
}
