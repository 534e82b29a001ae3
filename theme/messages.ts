// Generated from internal/frontend/message by "make generate". Do not edit.

/**
 * Message has every label that readers see or hear, by its id, in English. Pass it to docgenText, which returns
 * the text in the language of the page. Do that where the label is rendered, never when a module loads.
 * Values are names in braces, which fill replaces; plural forms are separated by "|", of which plural takes one.
 * Spaces at the end tell labels apart that are equal in English.
 */
export enum Message {
  /** The link on the page for unknown addresses to the docs */
  'docgen.NotFound.docs' = 'Documentation',
  /** The link on the page for unknown addresses to a version of the docs */
  'docgen.NotFound.docsVersion' = 'Documentation {version}',
  /** The link on the page for unknown addresses to the home page; {title} is the title of the site */
  'docgen.NotFound.home' = '{title} home page',
  /** Shown on the search page to readers without JavaScript */
  'docgen.SearchPage.noScript' = 'Search requires JavaScript.',
  /** The button below the results on the search page */
  'docgen.SearchPage.showMore' = 'Show more results',
  /** The name of the list on the search page in which readers choose the version to search */
  'docgen.SearchPage.version' = 'Version',
  /** The title of the admonition :::important */
  'docgen.admonition.important' = 'Important',
  /** The title of the admonition :::secondary */
  'docgen.admonition.secondary' = 'Secondary',
  /** The title of the admonition :::success */
  'docgen.admonition.success' = 'Success',
  /** The name of the announcement bar */
  'docgen.announcementBar.label' = 'Announcement',
  /** The third line of that banner */
  'docgen.baseUrl.current' = 'Current value: baseUrl = {baseUrl}',
  /** The third line of that banner for a site without a baseUrl */
  'docgen.baseUrl.currentDefault' = 'Current value: baseUrl = {baseUrl} (the default)',
  /** The first line of the banner on a home page whose files are not where the site's base URL says */
  'docgen.baseUrl.failed' = 'This site did not load properly.',
  /** The first line of the banner on a home page that was opened from the disk */
  'docgen.baseUrl.file' = 'This site did not load properly because it was opened as a file.',
  /** The second line of that banner */
  'docgen.baseUrl.reason' = "A common reason is a wrong baseUrl in the site's configuration.",
  /** The third line of that banner */
  'docgen.baseUrl.serve' = 'Run "docgen serve" in the site\'s folder and open the address that it prints.',
  /** The second line of that banner */
  'docgen.baseUrl.server' = "Browsers load a site's scripts and styles only from a server.",
  /** The last line of that banner */
  'docgen.baseUrl.suggestion' = 'Try: baseUrl = {baseUrl}',
  /** The name of the link that writes an email to an author */
  'docgen.blog.author.email' = 'Email {name}',
  /** The name of a link to the profile of an author on a platform such as GitHub */
  'docgen.blog.author.profile' = '{name} on {platform}',
  /** The link to a feed; {format} is RSS, Atom or JSON */
  'docgen.blog.feed' = '{format} feed',
  /** Shown in a blog without posts */
  'docgen.blog.noPosts' = 'There are no posts yet.',
  /** The title in the browser tab of the second and further pages of a list of posts */
  'docgen.blog.pageTitle' = '{title} (page {number})',
  /** The name of the links to the archive, the tags, the authors and the feeds of a blog */
  'docgen.blog.pages.label' = 'Blog pages',
  /** The title of the sidebar of a blog whose site does not set one */
  'docgen.blog.recent' = 'Recent posts',
  /** Shown when the address of a post is copied; screen readers announce it */
  'docgen.blog.share.copied' = 'Link copied',
  /** The link that copies the address of a post */
  'docgen.blog.share.copy' = 'Copy link',
  /** The link that writes an email with the address of a post */
  'docgen.blog.share.email' = 'Email',
  /** The label before the ways to share a post */
  'docgen.blog.share.label' = 'Share this post',
  /** Shown when the browser did not let the page copy the address of a post; screen readers announce it */
  'docgen.blog.share.notCopied' = 'The link could not be copied.',
  /** The button that opens the list of apps with which the system shares a post */
  'docgen.blog.share.system' = 'Share…',
  /** The title of a blog whose site does not set one */
  'docgen.blog.title' = 'Blog',
  /** The title of the sidebar that lists the releases */
  'docgen.changelog.releases' = 'All releases',
  /** The title of the page that lists the releases of a product with their changes */
  'docgen.changelog.title' = 'Changelog',
  /** What screen readers say when the reader has chosen a line of code */
  'docgen.codeBlock.line' = 'Line {first}',
  /** What screen readers say when the reader has chosen several lines of code */
  'docgen.codeBlock.lines' = 'Lines {first} to {last}',
  /** The name of the button on code blocks with line numbers that puts lines into the address of the page */
  'docgen.codeBlock.linkToLine' = 'Link to lines. Choose them with the arrow keys and Shift.',
  /** The name of the copy button when the browser did not let it copy; screen readers announce it */
  'docgen.codeBlock.notCopied' = 'Could not copy. The code is selected.',
  /** The name of a code block that scrolls; {title} is its title or the heading above it */
  'docgen.codeBlock.titledLabel' = 'Code: {title}',
  /** The name of the button that changes the color mode; {next} is what the button switches to */
  'docgen.colorToggle.label' = 'Switch to {next} (currently {mode})',
  /** The system mode of a site that does not follow the reader's system and is dark by default */
  'docgen.colorToggle.siteDark' = 'system mode, dark on this site',
  /** The system mode of a site that does not follow the reader's system and is light by default */
  'docgen.colorToggle.siteLight' = 'system mode, light on this site',
  /** The system mode of a site that follows the reader's system, which is dark */
  'docgen.colorToggle.systemDark' = 'system mode, currently dark',
  /** The system mode of a site that follows the reader's system, which is light */
  'docgen.colorToggle.systemLight' = 'system mode, currently light',
  /** The button that loads the comments below a page */
  'docgen.comments.show' = 'Show comments',
  /** The advice on a page that failed to render */
  'docgen.crash.page' = 'The rest of the site still works. Try again, or go to another page.',
  /** The advice when the layout around the page failed to render */
  'docgen.crash.site' = 'Try again, or reload the page.',
  /** The message above the source of a diagram that could not be drawn */
  'docgen.diagram.failed' = 'This diagram could not be drawn: {error}',
  /** The name of a diagram without a title; {kind} is Mermaid's name for the kind of diagram */
  'docgen.diagram.label' = 'Diagram: {kind}',
  /** The kind of a diagram that Mermaid does not name */
  'docgen.diagram.unknown' = 'unknown kind',
  /** The note at the top of a feed that is open in a browser */
  'docgen.feed.about' = 'This is a feed. To get new posts, copy the address of this page into a feed reader.',
  /** The link from a feed that is open in a browser to the blog */
  'docgen.feed.visit' = 'Read on the site',
  /** The label of the field for a comment, after the answer "No" */
  'docgen.feedback.comment' = 'What can we do better?',
  /** The message if the answer did not arrive */
  'docgen.feedback.failed' = 'Your answer could not be sent. Try again.',
  /** The other answer */
  'docgen.feedback.no' = 'No',
  /** The question below a page */
  'docgen.feedback.question' = 'Was this page helpful?',
  /** The button that sends the comment */
  'docgen.feedback.send' = 'Send',
  /** The message after the reader has answered */
  'docgen.feedback.thanks' = 'Thank you for your feedback!',
  /** An answer to the question "Was this page helpful?" */
  'docgen.feedback.yes' = 'Yes',
  /** The line below that item of the page menu */
  'docgen.focus.help' = 'Show only the text',
  /** What screen readers say when focus mode ends */
  'docgen.focus.off' = 'Focus mode is off.',
  /** What screen readers say when focus mode begins */
  'docgen.focus.on' = 'Focus mode is on. Press Escape to leave it.',
  /** The item of the page menu, and of the list of keyboard shortcuts, that hides everything but the text */
  'docgen.focus.title' = 'Focus mode',
  /** The name of a formula that scrolls; {title} is the heading above it */
  'docgen.formula.titledLabel' = 'Formula: {title}',
  /** The check box in that list with which readers turn off the shortcuts that are a single letter */
  'docgen.keys.single' = 'Shortcuts of one letter',
  /** The title of the list of keyboard shortcuts, which opens with a question mark */
  'docgen.keys.title' = 'Keyboard shortcuts',
  /** The first item of that list, with which pages show what any version has */
  'docgen.lens.all' = 'All versions',
  /** The name of the list in which readers choose the version of the product that they use */
  'docgen.lens.label' = 'I use version',
  /** Follows what the version that the reader uses does not have yet */
  'docgen.lens.missing' = 'Not in {version}',
  /** Shown in place of a page whose script did not load */
  'docgen.load.page' = 'This page could not be loaded. {error}',
  /** Shown when a script of the site did not load */
  'docgen.load.script' = 'Part of this site could not be loaded: {url}',
  /** Follows the name of a language, in the list of languages, if the page that the reader is on does not exist in that language */
  'docgen.locales.missing' = 'does not have this page',
  /** The kind of a heading in the table of contents that describes a class */
  'docgen.member.class' = 'Class',
  /** The kind of a heading that describes a constructor */
  'docgen.member.constructor' = 'Constructor',
  /** The kind of a heading that describes an event */
  'docgen.member.event' = 'Event',
  /** The kind of a heading that describes a function */
  'docgen.member.function' = 'Function',
  /** The kind of a heading that describes a method */
  'docgen.member.method' = 'Method',
  /** The kind of a heading that describes a property */
  'docgen.member.property' = 'Property',
  /** The kind of a heading that describes a static method */
  'docgen.member.static' = 'Static method',
  /** The kind of a heading that describes a type, such as an interface */
  'docgen.member.type' = 'Type',
  /** The line below an index of an API's members that shows their declaration as code */
  'docgen.members.declaration' = 'Show declaration',
  /** The button in the side menu that shows the sidebar of the docs */
  'docgen.menu.docs' = 'Documentation ',
  /** The name of the side menu in narrow windows */
  'docgen.menu.label' = 'Menu',
  /** Shown in place of a navbar item that failed to render */
  'docgen.navbar.itemFailed' = 'Navbar item "{item}" failed: {error}',
  /** The name of the button that opens the list of a navbar item which is also a link; {label} is the label of the item */
  'docgen.navbar.submenuLabel' = '{label} submenu',
  /** The button on that page that returns to the previous page */
  'docgen.offline.back' = 'Go back',
  /** Shown when the server does not answer after a reader followed a link */
  'docgen.offline.noAnswer' = 'The site is not responding.',
  /** The text of that page */
  'docgen.offline.notSaved' = 'This page is not saved on this device. Pages you have opened before are available offline. This one opens when you are back online.',
  /** The title of the page that offline readers see in place of one that is not saved on their device */
  'docgen.offline.title' = 'You are offline',
  /** Shown when a reader without a network follows a link */
  'docgen.offline.waiting' = 'You are offline. The page opens when you are back online.',
  /** The button that copies the page as Markdown */
  'docgen.pageMenu.copy' = 'Copy page',
  /** The message if the browser did not let the button copy */
  'docgen.pageMenu.failed' = 'The page could not be copied.',
  /** The link to the page about the MCP server of the docs */
  'docgen.pageMenu.mcp' = 'Connect by MCP',
  /** The line below that link */
  'docgen.pageMenu.mcpHelp' = 'Let your agent search these docs',
  /** The link that opens an assistant with a question about the page; {name} is the assistant */
  'docgen.pageMenu.open' = 'Open in {name}',
  /** The heading above the links that open assistants */
  'docgen.pageMenu.openHelp' = 'Ask about this page',
  /** The name of the button that opens the menu of a page; readers without JavaScript see it */
  'docgen.pageMenu.options' = 'Page options',
  /** What an assistant is asked; {url} is the address of the page as Markdown */
  'docgen.pageMenu.prompt' = 'Read {url}. I have questions about it.',
  /** The link to the page as Markdown */
  'docgen.pageMenu.view' = 'View as Markdown',
  /** The line below the link to the page as Markdown */
  'docgen.pageMenu.viewHelp' = 'Read this page as plain text',
  /** The same button while the code can be edited */
  'docgen.playground.close' = 'Close editor',
  /** The name of the code for screen readers while it can be edited */
  'docgen.playground.code' = 'Code, editable',
  /** A mistake in the code; {error} is the message of the browser */
  'docgen.playground.errorAt' = 'Line {line}: {error}',
  /** Screen readers announce it when the frame cannot be loaded */
  'docgen.playground.failed' = 'The code could not be run here.',
  /** The button on a code block that readers can edit and run */
  'docgen.playground.open' = 'Try it',
  /** The name of the list of what the code printed */
  'docgen.playground.output' = 'Output',
  /** The button that brings back the code as the page shows it, and runs it */
  'docgen.playground.reset' = 'Reset',
  /** The name of the frame below the code in which it runs */
  'docgen.playground.result' = 'Result of the code',
  /** The button below the code that runs it again */
  'docgen.playground.run' = 'Run',
  /** The tooltip of that button */
  'docgen.playground.runKeys' = 'Run (Ctrl+Enter)',
  /** Shown in place of the output */
  'docgen.playground.stopped' = 'This script ran for more than a second and was stopped.',
  /** The heading of the table of contents in a document for printing */
  'docgen.print.contents' = 'Contents',
  /** The text of the page at an old address; {link} is the new address */
  'docgen.redirect.message' = 'This page has moved to {link}.',
  /** The title of the page at an old address, which leads to the new one */
  'docgen.redirect.title' = 'Page moved',
  /** The button that empties the list of recent searches */
  'docgen.search.clearRecent' = 'Clear recent searches',
  /** The title of the list of similar queries, shown when nothing was found */
  'docgen.search.didYouMean' = 'Did you mean',
  /** Shown when the search did not load */
  'docgen.search.failed' = 'The search could not be loaded. {error}',
  /** Shown while the search is loading */
  'docgen.search.loading' = 'Loading search…',
  /** Shown when nothing was found */
  'docgen.search.noResults' = 'No results for “{query}”',
  /** The title of the list of pages that the search dialog offers before the reader types, and when nothing was found */
  'docgen.search.popular' = 'Popular pages',
  /** The title of the list of pages that the reader had open before, in the search dialog */
  'docgen.search.read' = 'Recently read',
  /** The name of the list of results in the search dialog */
  'docgen.search.results' = 'Search results',
  /** The number of results in the search dialog, which screen readers announce; plural forms are separated by | */
  'docgen.search.resultsFound.plurals' = '1 result|{count} results',
  /** The number of results in the search dialog when it does not show all; plural forms are separated by | */
  'docgen.search.resultsShown.plurals' = '1 result from {pages} pages|Top {count} results from {pages} pages',
  /** Shown while a query has no answer yet */
  'docgen.search.searching' = 'Searching…',
  /** Shown in the search dialog before the reader types */
  'docgen.search.start' = 'Search for pages, headings and text',
  /** What the Escape key does in the search dialog; the label follows the key */
  'docgen.search.toClose' = 'to close',
  /** What the Enter key does in the search dialog; the label follows the key */
  'docgen.search.toOpen' = 'to open',
  /** What the arrow keys do in the search dialog; the label follows the keys */
  'docgen.search.toSelect' = 'to select',
  /** Shown in the search dialog, if the docs have several versions */
  'docgen.search.version' = 'Searching version {version}',
  /** Shown in a category of the sidebar whose items did not load */
  'docgen.sidebar.failed' = 'These items could not be loaded.',
  /** Shown in a category of the sidebar while its items load */
  'docgen.sidebar.loading' = 'Loading…',
  /** Follows the name of a parameter that callers may leave out; the default value follows */
  'docgen.signature.default' = 'default',
  /** Follows the name of a parameter that callers may leave out */
  'docgen.signature.optional' = 'optional',
  /** The name of the row in the table below a signature that describes the result */
  'docgen.signature.returns' = 'Returns',
  /** The badge beside a heading that says in which version something was added */
  'docgen.since' = 'Since {version}',
  /** The name of a table that scrolls, before a script gives it a better one */
  'docgen.table.label' = 'Table',
  /** The name of a table that scrolls; {title} is its caption or the heading above it */
  'docgen.table.titledLabel' = 'Table: {title}',
  /** The number of pages with a tag, in the list of all tags; plural forms are separated by | */
  'docgen.tags.docs' = '1 doc|{count} docs',
  /** The name of a checked box in a task list */
  'docgen.taskList.completed' = 'Completed task',
  /** The name of an unchecked box in a task list */
  'docgen.taskList.incomplete' = 'Incomplete task',
  /** The banner on a page without a translation; {language} is the name of the original's language, in that language */
  'docgen.translation.missing' = 'This page has not been translated yet. You are reading the original ({language}).',
  /** The link in that banner to the original page */
  'docgen.translation.original' = 'Read the original',
  /** The banner on a translated page whose original has changed since */
  'docgen.translation.stale' = 'The original page has changed since it was translated.',
  /** The name of the field in which readers write a value of their own, such as an API key, and the tip of the text that opens it; {name} is the name of the value */
  'docgen.value.enter' = 'Enter your value for {name}. It stays in this browser.',
  /** The name of the version of the docs that is being worked on, for sites that do not name it */
  'docgen.version.current' = 'Next',
  /** The link to the home page of the latest version, after that sentence */
  'docgen.versions.latestHome' = 'Go to its home page',
  /** Follows the name of a version, in the list of versions, if that version does not have the page that the reader is on */
  'docgen.versions.missing' = 'does not have this page ',
  /** The second sentence of the banner on pages of other versions, if the latest version does not have the page */
  'docgen.versions.missingInLatest' = 'The latest version ({versionLabel}) does not have this page.',
  /** The name of the button that closes the announcement bar */
  'theme.AnnouncementBar.closeButtonAriaLabel' = 'Close',
  /** The name of the button that scrolls to the top of the page */
  'theme.BackToTopButton.buttonAriaLabel' = 'Scroll back to top',
  /** The name of the copy button once the code is copied; screen readers announce it */
  'theme.CodeBlock.copied' = 'Copied',
  /** The name of the copy button on code blocks */
  'theme.CodeBlock.copyButtonAriaLabel' = 'Copy code to clipboard',
  /** The name of the button on code blocks that wraps long lines */
  'theme.CodeBlock.wordWrapToggle' = 'Toggle word wrap',
  /** The name of the button that closes a category of the sidebar */
  'theme.DocSidebarItem.collapseCategoryAriaLabel' = "Collapse sidebar category '{label}'",
  /** The name of the button that opens a category of the sidebar */
  'theme.DocSidebarItem.expandCategoryAriaLabel' = "Expand sidebar category '{label}'",
  /** The title of a page that failed to render */
  'theme.ErrorPageContent.title' = 'This page crashed.',
  /** The button that tries again after a failure */
  'theme.ErrorPageContent.tryAgain' = 'Try again',
  /** The name of the main navigation */
  'theme.NavBar.navAriaLabel' = 'Main',
  /** The text of the page for unknown addresses */
  'theme.NotFound.p1' = 'We could not find what you were looking for.',
  /** The title of the page for unknown addresses */
  'theme.NotFound.title' = 'Page Not Found',
  /** The button that opens the search dialog, and the name of the dialog */
  'theme.SearchBar.label' = 'Search',
  /** The link from the search dialog to the search page */
  'theme.SearchBar.seeAll' = 'See all {count} results',
  /** The button that closes the search dialog */
  'theme.SearchModal.footer.closeText' = 'Close ',
  /** The placeholder of the field in the search dialog */
  'theme.SearchModal.searchBox.placeholderText' = 'Search docs',
  /** The name of the field in the search dialog */
  'theme.SearchModal.searchBox.searchInputLabel' = 'Search ',
  /** The title of the list of recent searches */
  'theme.SearchModal.startScreen.recentSearchesTitle' = 'Recent searches',
  /** The number of pages found; plural forms are separated by | */
  'theme.SearchPage.documentsFound.plurals' = 'One document found|{count} documents found',
  /** The title of the search page */
  'theme.SearchPage.emptyResultsTitle' = 'Search the documentation',
  /** The name of the field on the search page */
  'theme.SearchPage.inputLabel' = 'Search  ',
  /** The placeholder of the field on the search page */
  'theme.SearchPage.inputPlaceholder' = 'Type your search here',
  /** The title of the table of contents */
  'theme.TOCCollapsible.toggleButtonLabel' = 'On this page',
  /** The title of the admonition :::caution */
  'theme.admonition.caution' = 'Caution',
  /** The title of the admonition :::danger */
  'theme.admonition.danger' = 'Danger',
  /** The title of the admonition :::info */
  'theme.admonition.info' = 'Info',
  /** The title of the admonition :::note */
  'theme.admonition.note' = 'Note',
  /** The title of the admonition :::tip */
  'theme.admonition.tip' = 'Tip',
  /** The title of the admonition :::warning */
  'theme.admonition.warning' = 'Warning',
  /** The description of the page that lists all posts by year */
  'theme.blog.archive.description' = 'Archive',
  /** The title of the page that lists all posts by year, and the link to it */
  'theme.blog.archive.title' = 'Archive ',
  /** Shown on the page of an author without posts */
  'theme.blog.author.noPosts' = 'This author has not written any posts yet.',
  /** The title of the page of an author, in the browser tab */
  'theme.blog.author.pageTitle' = '{authorName} - {nPosts}',
  /** The title of the page that lists all authors, and the link to it */
  'theme.blog.authorsList.pageTitle' = 'Authors',
  /** The link on the page of an author to the page that lists all authors */
  'theme.blog.authorsList.viewAll' = 'View all authors',
  /** The name of the links to the other pages of a list of posts */
  'theme.blog.paginator.navAriaLabel' = 'Blog list page navigation',
  /** The link to the page of a list with newer posts */
  'theme.blog.paginator.newerEntries' = 'Newer entries',
  /** The link to the page of a list with older posts */
  'theme.blog.paginator.olderEntries' = 'Older entries',
  /** The name of the links to the newer and the older post */
  'theme.blog.post.paginator.navAriaLabel' = 'Blog post page navigation',
  /** The label above the title of the newer post */
  'theme.blog.post.paginator.newerPost' = 'Newer post',
  /** The label above the title of the older post */
  'theme.blog.post.paginator.olderPost' = 'Older post',
  /** The number of posts, in titles of lists and beside tags and authors; plural forms are separated by | */
  'theme.blog.post.plurals' = 'One post|{count} posts',
  /** The link below the summary of a post to the whole post */
  'theme.blog.post.readMore' = 'Read more',
  /** The name of that link for screen readers; {title} is the title of the post */
  'theme.blog.post.readMoreLabel' = 'Read more about {title}',
  /** How long it takes to read a post, in minutes; plural forms are separated by | */
  'theme.blog.post.readingTime.plurals' = 'One min read|{readingTime} min read',
  /** The name of the sidebar of a blog */
  'theme.blog.sidebar.navAriaLabel' = 'Blog recent posts navigation',
  /** The title of the list of posts with a tag */
  'theme.blog.tagTitle' = '{nPosts} tagged with "{tagName}"',
  /** The name of the button that changes the color mode, until the page knows the reader's choice */
  'theme.colorToggle.ariaLabel' = 'Switch between dark and light mode (currently {mode})',
  /** The name of the dark color mode */
  'theme.colorToggle.ariaLabel.mode.dark' = 'dark mode',
  /** The name of the light color mode */
  'theme.colorToggle.ariaLabel.mode.light' = 'light mode',
  /** The name of the color mode that follows the system */
  'theme.colorToggle.ariaLabel.mode.system' = 'system mode',
  /** The link to the source of the page */
  'theme.common.editThisPage' = 'Edit this page',
  /** The name of the link beside a heading that leads to the heading itself */
  'theme.common.headingLinkTitle' = 'Direct link to {heading}',
  /** The first link on a page, which keyboard users follow to skip the navigation */
  'theme.common.skipToMainContent' = 'Skip to main content',
  /** The text of the banner on a draft */
  'theme.contentVisibility.draftBanner.message' = 'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  /** The title of the banner on a draft */
  'theme.contentVisibility.draftBanner.title' = 'Draft page',
  /** The text of the banner on an unlisted page */
  'theme.contentVisibility.unlistedBanner.message' = 'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  /** The title of the banner on an unlisted page */
  'theme.contentVisibility.unlistedBanner.title' = 'Unlisted page',
  /** The name of the link to the home page in the breadcrumbs */
  'theme.docs.breadcrumbs.home' = 'Home page',
  /** The name of the breadcrumbs */
  'theme.docs.breadcrumbs.navAriaLabel' = 'Breadcrumbs',
  /** The name of the links to the previous and the next page */
  'theme.docs.paginator.navAriaLabel' = 'Docs pages',
  /** The label above the title of the next page */
  'theme.docs.paginator.next' = 'Next ',
  /** The label above the title of the previous page */
  'theme.docs.paginator.previous' = 'Previous',
  /** The name of the button that closes the side menu in narrow windows */
  'theme.docs.sidebar.closeSidebarButtonAriaLabel' = 'Close navigation bar',
  /** The name and tooltip of the button that hides the sidebar */
  'theme.docs.sidebar.collapseButtonAriaLabel' = 'Collapse sidebar',
  /** The name and tooltip of the button that shows the sidebar */
  'theme.docs.sidebar.expandButtonAriaLabel' = 'Expand sidebar',
  /** The name of the sidebar */
  'theme.docs.sidebar.navAriaLabel' = 'Docs sidebar',
  /** The name of the button that opens the side menu in narrow windows */
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel' = 'Toggle navigation bar',
  /** The title of the page of a tag */
  'theme.docs.tagDocListPageTitle' = '{nDocsTagged} with "{tagName}"',
  /** The number of pages with a tag, in the title of the page of the tag; plural forms are separated by | */
  'theme.docs.tagDocListPageTitle.nDocsTagged' = 'One doc tagged|{count} docs tagged',
  /** The badge above the content that names the version of the docs */
  'theme.docs.versionBadge.label' = 'Version: {versionLabel}',
  /** The link to the latest version in that sentence */
  'theme.docs.versions.latestVersionLinkLabel' = 'latest version',
  /** The second sentence of the banner on pages of other versions than the latest */
  'theme.docs.versions.latestVersionSuggestionLabel' = 'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  /** The banner on pages of a version that is no longer maintained */
  'theme.docs.versions.unmaintainedVersionLabel' = 'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  /** The banner on pages of a version that is not released yet */
  'theme.docs.versions.unreleasedVersionLabel' = 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  /** The part of the line "Last updated" that gives the date, with the space before it */
  'theme.lastUpdated.atDate' = ' on {date}',
  /** The part of the line "Last updated" that gives the author, with the space before it */
  'theme.lastUpdated.byUser' = ' by {user}',
  /** The line that says when a page was last changed and who changed it; either part may be missing */
  'theme.lastUpdated.lastUpdatedAtBy' = 'Last updated{atDate}{byUser}',
  /** The label of the language menu in narrow windows */
  'theme.navbar.mobileLanguageDropdown.label' = 'Languages',
  /** The button in the side menu that goes back from the sidebar of the docs to the items of the navbar */
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel' = 'Back to main menu',
  /** The label of the version menu in narrow windows */
  'theme.navbar.mobileVersionsDropdown.label' = 'Versions',
  /** The label before the tags of a page */
  'theme.tags.tagsListLabel' = 'Tags:',
  /** The link on the page of a tag to the page that lists all tags */
  'theme.tags.tagsPageLink' = 'View all tags',
  /** The title of the page that lists all tags */
  'theme.tags.tagsPageTitle' = 'Tags',
}

declare global {
  /**
   * docgenText returns the text of a message in the language of the page. It is global, because scripts that
   * load later would otherwise share a module with the first one, which would then be two.
   */
  function docgenText(message: Message): string
}
