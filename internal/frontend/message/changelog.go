package message

// changelogMessages are the labels of a changelog.
func changelogMessages() []Message {
	return []Message{
		{"docgen.changelog.title", "Changelog", "The title of the page that lists the releases of a product with their changes"},
		{"docgen.changelog.releases", "All releases", "The title of the sidebar that lists the releases"},
	}
}
