package message

// failureMessages are the labels of pages that are missing, did not load or failed.
func failureMessages() []Message {
	return []Message{
		{"theme.NotFound.title", "Page Not Found", "The title of the page for unknown addresses"},
		{"theme.NotFound.p1", "We could not find what you were looking for.", "The first paragraph of the page for unknown addresses"},
		{"theme.NotFound.p2", "Please contact the owner of the site that linked you to the original URL and let them know their link is broken.",
			"The second paragraph of the page for unknown addresses"},
		{"docgen.NotFound.home", "{title} home page", "The link on the page for unknown addresses to the home page; {title} is the title of the site"},
		{"docgen.NotFound.docs", "Documentation", "The link on the page for unknown addresses to the docs"},
		{"docgen.NotFound.docsVersion", "Documentation {version}", "The link on the page for unknown addresses to a version of the docs"},
		{"theme.ErrorPageContent.title", "This page crashed.", "The title of a page that failed to render"},
		{"theme.ErrorPageContent.tryAgain", "Try again", "The button that tries again after a failure"},
		{"docgen.crash.page", "The rest of the site still works. Try again, or go to another page.", "The advice on a page that failed to render"},
		{"docgen.crash.site", "Try again, or reload the page.", "The advice when the layout around the page failed to render"},
		{"docgen.load.page", "This page could not be loaded. {error}", "Shown in place of a page whose script did not load"},
		{"docgen.load.script", "Part of this site could not be loaded: {url}", "Shown when a script of the site did not load"},
		{"docgen.offline.title", "You are offline", "The title of the page that offline readers see in place of one that is not saved on their device"},
		{"docgen.offline.notSaved", "This page is not saved on this device. Pages you have opened before are available offline. This one opens when you are back online.", "The text of that page"},
		{"docgen.offline.back", "Go back", "The button on that page that returns to the previous page"},
		{"docgen.offline.waiting", "You are offline. The page opens when you are back online.", "Shown when a reader without a network follows a link"},
		{"docgen.offline.noAnswer", "The site is not responding.", "Shown when the server does not answer after a reader followed a link"},
		{"docgen.baseUrl.file", "This site did not load properly because it was opened as a file.",
			"The first line of the banner on a home page that was opened from the disk"},
		{"docgen.baseUrl.server", "Browsers load a site's scripts and styles only from a server.", "The second line of that banner"},
		{"docgen.baseUrl.serve", "Run \"docgen serve\" in the site's folder and open the address that it prints.", "The third line of that banner"},
		{"docgen.baseUrl.failed", "This site did not load properly.",
			"The first line of the banner on a home page whose files are not where the site's base URL says"},
		{"docgen.baseUrl.reason", "A common reason is a wrong baseUrl in the site's configuration.", "The second line of that banner"},
		{"docgen.baseUrl.current", "Current value: baseUrl = {baseUrl}", "The third line of that banner"},
		{"docgen.baseUrl.currentDefault", "Current value: baseUrl = {baseUrl} (the default)", "The third line of that banner for a site without a baseUrl"},
		{"docgen.baseUrl.suggestion", "Try: baseUrl = {baseUrl}", "The last line of that banner"},
	}
}
