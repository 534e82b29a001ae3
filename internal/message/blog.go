package message

// blogMessages are the labels of blogs: in posts, in lists of posts and around them.
func blogMessages() []Message {
	return []Message{
		{"theme.blog.post.plurals", "One post|{count} posts", "The number of posts, in titles of lists and beside tags and authors; plural forms are separated by |"},
		{"theme.blog.post.readingTime.plurals", "One min read|{readingTime} min read", "How long it takes to read a post, in minutes; plural forms are separated by |"},
		{"theme.blog.post.readMore", "Read more", "The link below the summary of a post to the whole post"},
		{"theme.blog.post.readMoreLabel", "Read more about {title}", "The name of that link for screen readers; {title} is the title of the post"},
		{"theme.blog.post.paginator.navAriaLabel", "Blog post page navigation", "The name of the links to the newer and the older post"},
		{"theme.blog.post.paginator.newerPost", "Newer post", "The label above the title of the newer post"},
		{"theme.blog.post.paginator.olderPost", "Older post", "The label above the title of the older post"},
		{"theme.blog.paginator.navAriaLabel", "Blog list page navigation", "The name of the links to the other pages of a list of posts"},
		{"theme.blog.paginator.newerEntries", "Newer entries", "The link to the page of a list with newer posts"},
		{"theme.blog.paginator.olderEntries", "Older entries", "The link to the page of a list with older posts"},
		{"theme.blog.sidebar.navAriaLabel", "Blog recent posts navigation", "The name of the sidebar of a blog"},
		{"theme.blog.archive.title", "Archive", "The title of the page that lists all posts by year, and the link to it"},
		{"theme.blog.archive.description", "Archive", "The description of the page that lists all posts by year"},
		{"theme.blog.tagTitle", "{nPosts} tagged with \"{tagName}\"", "The title of the list of posts with a tag"},
		{"theme.blog.author.pageTitle", "{authorName} - {nPosts}", "The title of the page of an author, in the browser tab"},
		{"theme.blog.author.noPosts", "This author has not written any posts yet.", "Shown on the page of an author without posts"},
		{"theme.blog.authorsList.pageTitle", "Authors", "The title of the page that lists all authors, and the link to it"},
		{"theme.blog.authorsList.viewAll", "View all authors", "The link on the page of an author to the page that lists all authors"},
		{"docgen.blog.pageTitle", "{title} (page {number})", "The title in the browser tab of the second and further pages of a list of posts"},
		{"docgen.blog.noPosts", "There are no posts yet.", "Shown in a blog without posts"},
		{"docgen.blog.pages.label", "Blog pages", "The name of the links to the archive, the tags, the authors and the feeds of a blog"},
		{"docgen.feed.about", "This is a feed. To get new posts, copy the address of this page into a feed reader.", "The note at the top of a feed that is open in a browser"},
		{"docgen.feed.visit", "Read on the site", "The link from a feed that is open in a browser to the blog"},
		{"docgen.blog.feed", "{format} feed", "The link to a feed; {format} is RSS, Atom or JSON"},
		{"docgen.blog.author.profile", "{name} on {platform}", "The name of a link to the profile of an author on a platform such as GitHub"},
		{"docgen.blog.author.email", "Email {name}", "The name of the link that writes an email to an author"},
		{"docgen.blog.share.label", "Share this post", "The label before the ways to share a post"},
		{"docgen.blog.share.copy", "Copy link", "The link that copies the address of a post"},
		{"docgen.blog.share.copied", "Link copied", "Shown when the address of a post is copied; screen readers announce it"},
		{"docgen.blog.share.notCopied", "The link could not be copied.", "Shown when the browser did not let the page copy the address of a post; screen readers announce it"},
		{"docgen.blog.share.email", "Email", "The link that writes an email with the address of a post"},
		{"docgen.blog.share.system", "Share…", "The button that opens the list of apps with which the system shares a post"},
	}
}
