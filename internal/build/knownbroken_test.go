package build_test

// knownBroken lists what is known not to work: names of tests and of kinds of changes,
// settings that the changes leave out, and errors. Remove an entry with the fix.
func knownBroken() []string {
	return []string{
		"docs.sidebarPath: ../x.yaml", // a build after an edit of the file is stale
		"preview: index.html",         // of a static file in the place of a page, where the check of routes is a warning: a build has the file, a preview the page
		"docs outside with a page",
		"docs outside with a partial",
		"nothing to find",
		"error: encode the search files: json: unsupported value: NaN", // the same, in parts
	}
}
