package message

// searchMessages are the labels of the search dialog and the search page.
func searchMessages() []Message {
	return []Message{
		{"theme.SearchBar.label", "Search", "The button that opens the search dialog, and the name of the dialog"},
		{"theme.SearchModal.searchBox.placeholderText", "Search docs", "The placeholder of the field in the search dialog"},
		{"theme.SearchModal.searchBox.searchInputLabel", "Search", "The name of the field in the search dialog"},
		{"theme.SearchModal.footer.closeText", "Close", "The button that closes the search dialog"},
		{"theme.SearchModal.startScreen.recentSearchesTitle", "Recent searches", "The title of the list of recent searches"},
		{"docgen.search.clearRecent", "Clear recent searches", "The button that empties the list of recent searches"},
		{"docgen.search.loading", "Loading search…", "Shown while the search is loading"},
		{"docgen.search.failed", "The search could not be loaded. {error}", "Shown when the search did not load"},
		{"docgen.search.searching", "Searching…", "Shown while a query has no answer yet"},
		{"docgen.search.start", "Search for pages, headings and text", "Shown in the search dialog before the reader types"},
		{"docgen.search.version", "Searching version {version}", "Shown in the search dialog, if the docs have several versions"},
		{"docgen.SearchPage.version", "Version", "The name of the list on the search page in which readers choose the version to search"},
		{"docgen.search.results", "Search results", "The name of the list of results in the search dialog"},
		{"docgen.search.resultsFound.plurals", "1 result|{count} results",
			"The number of results in the search dialog, which screen readers announce; plural forms are separated by |"},
		{"docgen.search.resultsShown.plurals", "1 result from {pages} pages|Top {count} results from {pages} pages",
			"The number of results in the search dialog when it does not show all; plural forms are separated by |"},
		{"docgen.search.noResults", "No results for “{query}”", "Shown when nothing was found"},
		{"docgen.search.didYouMean", "Did you mean", "The title of the list of similar queries, shown when nothing was found"},
		{"docgen.search.popular", "Popular pages", "The title of the list of pages that the search dialog offers before the reader types, and when nothing was found"},
		{"docgen.search.toSelect", "to select", "What the arrow keys do in the search dialog; the label follows the keys"},
		{"docgen.search.toOpen", "to open", "What the Enter key does in the search dialog; the label follows the key"},
		{"docgen.search.toClose", "to close", "What the Escape key does in the search dialog; the label follows the key"},
		{"theme.SearchBar.seeAll", "See all {count} results", "The link from the search dialog to the search page"},
		{"theme.SearchPage.emptyResultsTitle", "Search the documentation", "The title of the search page"},
		{"theme.SearchPage.inputLabel", "Search", "The name of the field on the search page"},
		{"theme.SearchPage.inputPlaceholder", "Type your search here", "The placeholder of the field on the search page"},
		{"theme.SearchPage.documentsFound.plurals", "One document found|{count} documents found", "The number of pages found; plural forms are separated by |"},
		{"docgen.SearchPage.showMore", "Show more results", "The button below the results on the search page"},
		{"docgen.SearchPage.noScript", "Search requires JavaScript.", "Shown on the search page to readers without JavaScript"},
	}
}
