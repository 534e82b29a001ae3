package message

// navigationMessages are the labels of the navbar, the sidebar and other ways through a site.
func navigationMessages() []Message {
	return []Message{
		{"theme.NavBar.navAriaLabel", "Main", "The name of the main navigation"},
		{"theme.AnnouncementBar.closeButtonAriaLabel", "Close", "The name of the button that closes the announcement bar"},
		{"docgen.announcementBar.label", "Announcement", "The name of the announcement bar"},
		{"theme.BackToTopButton.buttonAriaLabel", "Scroll back to top", "The name of the button that scrolls to the top of the page"},
		{"theme.colorToggle.ariaLabel", "Switch between dark and light mode (currently {mode})", "The name of the button that changes the color mode"},
		{"theme.colorToggle.ariaLabel.mode.dark", "dark mode", "The name of the dark color mode"},
		{"theme.colorToggle.ariaLabel.mode.light", "light mode", "The name of the light color mode"},
		{"theme.colorToggle.ariaLabel.mode.system", "system mode", "The name of the color mode that follows the system"},
		{"theme.docs.breadcrumbs.navAriaLabel", "Breadcrumbs", "The name of the breadcrumbs"},
		{"theme.docs.breadcrumbs.home", "Home page", "The name of the link to the home page in the breadcrumbs"},
		{"theme.docs.paginator.navAriaLabel", "Docs pages", "The name of the links to the previous and the next page"},
		{"theme.docs.paginator.previous", "Previous", "The label above the title of the previous page"},
		{"theme.docs.paginator.next", "Next", "The label above the title of the next page"},
		{"theme.TOCCollapsible.toggleButtonLabel", "On this page", "The title of the table of contents"},
		{"theme.docs.sidebar.navAriaLabel", "Docs sidebar", "The name of the sidebar"},
		{"theme.docs.sidebar.collapseButtonAriaLabel", "Collapse sidebar", "The name and tooltip of the button that hides the sidebar"},
		{"theme.docs.sidebar.expandButtonAriaLabel", "Expand sidebar", "The name and tooltip of the button that shows the sidebar"},
		{"theme.docs.sidebar.toggleSidebarButtonAriaLabel", "Toggle navigation bar", "The name of the button that opens the side menu in narrow windows"},
		{"theme.docs.sidebar.closeSidebarButtonAriaLabel", "Close navigation bar", "The name of the button that closes the side menu in narrow windows"},
		{"theme.DocSidebarItem.expandCategoryAriaLabel", "Expand sidebar category '{label}'", "The name of the button that opens a category of the sidebar"},
		{"theme.DocSidebarItem.collapseCategoryAriaLabel", "Collapse sidebar category '{label}'", "The name of the button that closes a category of the sidebar"},
		{"docgen.sidebar.loading", "Loading…", "Shown in a category of the sidebar while its items load"},
		{"docgen.sidebar.failed", "These items could not be loaded.", "Shown in a category of the sidebar whose items did not load"},
		{"docgen.menu.label", "Menu", "The name of the side menu in narrow windows"},
		{"docgen.menu.docs", "Documentation", "The button in the side menu that shows the sidebar of the docs"},
		{"theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel", "Back to main menu", "The button in the side menu that goes back from the sidebar of the docs to the items of the navbar"},
		{"theme.navbar.mobileLanguageDropdown.label", "Languages", "The label of the language menu in narrow windows"},
		{"theme.navbar.mobileVersionsDropdown.label", "Versions", "The label of the version menu in narrow windows"},
		{"docgen.navbar.submenuLabel", "{label} submenu", "The name of the button that opens the list of a navbar item which is also a link; {label} is the label of the item"},
		{"docgen.navbar.itemFailed", "Navbar item \"{item}\" failed: {error}", "Shown in place of a navbar item that failed to render"},
	}
}
