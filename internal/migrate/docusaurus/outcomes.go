package docusaurus

// Outcome says what becomes of an option.
type Outcome struct {
	Name  string // "themeConfig.algolia"; of a plugin's option "docs.editUrl"
	Class Class
	To    string // the option of docgen.yaml that gets the value; "" for none
	Text  string // for people; "" if it works unchanged
}

// Options returns what becomes of the options that docgen.yaml does not have under the same
// name. All others work unchanged.
func Options() []Outcome { return options }

var options = []Outcome{
	{"deploymentBranch", Replaced, "", `see "docgen deploy init --help"`},
	{"githubHost", Replaced, "", `see "docgen deploy init --help"`},
	{"githubPort", Replaced, "", `see "docgen deploy init --help"`},
	{"future", Works, "", "not needed: docgen is fast without flags"},
	{"storage", Lost, "", "docgen stores the choices of readers under its own names"},
	{"webpack", Replaced, "", "docgen bundles with esbuild, which needs no loader for JavaScript and TypeScript"},
	{"ssrTemplate", Lost, "", "add elements to the head with headTags; the rest of the document is docgen's"},
	{"onBrokenMarkdownLinks", Replaced, "", "onBrokenLinks also covers links between Markdown files"},
	{"markdown.hooks.onBrokenMarkdownLinks", Replaced, "", "onBrokenLinks also covers links between Markdown files"},
	{"markdown.hooks.onBrokenMarkdownImages", Replaced, "", "docgen reports missing images as problems of the code images"},
	{"markdown.mdx1Compat", Works, "", "docgen always accepts these forms"},
	{"markdown.remarkRehypeOptions.footnoteLabel", Replaced, "", "a line without a label separates footnotes from the text"},
	{"markdown.remarkRehypeOptions.clobberPrefix", Replaced, "", "docgen names the anchors of footnotes itself"},
	{"markdown.remarkRehypeOptions", Replaced, "", "docgen writes HTML itself"},

	{"docs.sidebarItemsGenerator", Works, "", "docgen calls the function at each build, with the same arguments"},
	{"docs.homePageId", Lost, "", "write \"slug: /\" in the front matter of the home page"},
	{"docs.tagsBasePath", Lost, "", "the pages of tags are at tags, below the docs"},
	{"docs.admonitions", Mapped, "markdown.admonitions", "for keywords; docgen always has Docusaurus's own"},
	{"docs.docsRootComponent", Lost, "", "override DocPage in src/theme instead"},
	{"docs.docVersionRootComponent", Lost, "", "override DocPage in src/theme instead"},
	{"docs.docRootComponent", Lost, "", "override DocPage in src/theme instead"},
	{"docs.docItemComponent", Lost, "", "override DocPage in src/theme instead"},
	{"docs.docTagsListComponent", Lost, "", "docgen writes the pages of tags itself"},
	{"docs.docTagDocListComponent", Lost, "", "docgen writes the pages of tags itself"},
	{"docs.docCategoryGeneratedIndexComponent", Lost, "", "docgen writes the pages of categories itself"},

	{"blog.admonitions", Mapped, "markdown.admonitions", "for keywords; docgen always has Docusaurus's own"},
	{"blog.truncateMarker", Lost, "", "a summary ends at <!-- truncate --> or {/* truncate */}"},
	{"blog.readingTime", Lost, "", "docgen counts the words of each post itself"},
	{"blog.processBlogPosts", Lost, "", "mark posts as draft or unlisted in their front matter"},
	{"blog.blogListComponent", Lost, "", "docgen writes the lists of posts itself"},
	{"blog.blogPostComponent", Lost, "", "docgen writes what is around a post itself"},
	{"blog.blogTagsListComponent", Lost, "", "docgen writes the pages of tags itself"},
	{"blog.blogTagsPostsComponent", Lost, "", "docgen writes the pages of tags itself"},
	{"blog.blogArchiveComponent", Lost, "", "docgen writes the archive itself"},
	{"blog.blogAuthorsListComponent", Lost, "", "docgen writes the pages of authors itself"},
	{"blog.blogAuthorsPostsComponent", Lost, "", "docgen writes the pages of authors itself"},
	{"blog.feedOptions.xslt", Replaced, "", "browsers are removing XSLT; docgen styles its feeds with CSS"},
	{"blog.feedOptions.createFeedItems", Lost, "", "feeds have the newest posts; limit sets how many"},

	{"pages.admonitions", Mapped, "markdown.admonitions", "for keywords; docgen always has Docusaurus's own"},

	{"themeConfig.hideableSidebar", Mapped, "themeConfig.docs.sidebar.hideable", ""},
	{"themeConfig.autoCollapseSidebarCategories", Mapped, "themeConfig.docs.sidebar.autoCollapseCategories", ""},
	{"themeConfig.metadatas", Mapped, "themeConfig.metadata", ""},
	{"themeConfig.gtag", Mapped, "", "docgen reads it like the options of the gtag plugin"},
	{"themeConfig.googleAnalytics", Lost, "", "Google Analytics 3 ended in 2023; set analytics.google to a measurement ID of version 4"},
	{"themeConfig.gaTrackingId", Lost, "", "Google Analytics 3 ended in 2023; set analytics.google to a measurement ID of version 4"},
	{"themeConfig.prism.theme", Replaced, "", "code has the colors of docgen's theme; change them with the tokens --code-keyword, --code-string and so on"},
	{"themeConfig.prism.darkTheme", Replaced, "", "code has the colors of docgen's theme, for both color modes"},
	{"themeConfig.prism.additionalLanguages", Works, "", "docgen highlights these languages without an option"},
	{"themeConfig.prism.defaultLanguage", Lost, "", "name the language of each code block; others show plain text"},
	{"themeConfig.prism.magicComments", Mapped, "markdown.magicComments", ""},
	{"themeConfig.prism.plugins", Lost, "", "docgen highlights code without Prism"},
	{"themeConfig.mermaid.theme", Replaced, "", "diagrams have the colors of docgen's theme, in both color modes"},
	{"themeConfig.mermaid.options", Replaced, "", "write options into the front matter of a diagram, below config"},
	{"themeConfig.blog", Replaced, "", "the sidebar of a blog always groups posts by year"},
	{"themeConfig.algolia.searchPagePath", Mapped, "search.path", ""},
	{"themeConfig.algolia.askAi", Lost, "", "docgen does not have Algolia's assistant"},
	{"themeConfig.docsearch", Mapped, "themeConfig.algolia", ""},
	{"themeConfig.liveCodeblock", Lost, "", "code blocks marked live show their code, and readers cannot change it"},
	{"themeConfig.footer.logo.className", Lost, "", "style footer img instead"},
	{"themeConfig.footer.logo.style", Lost, "", "style footer img instead"},
	{"themeConfig.footer.logo.target", Lost, "", "the logo opens in the same tab"},
	{"themeConfig.navbar.logo.className", Lost, "", "style .navbar img instead"},
	{"themeConfig.navbar.logo.style", Lost, "", "style .navbar img instead"},
	{"themeConfig.navbar.logo.target", Lost, "", "the logo opens in the same tab"},
	{"themeConfig.typesense", Replaced, "", "docgen's own search"},
	{"themeConfig.inkeep", Lost, "", "add its script with scripts or headTags"},
	{"themeConfig.zoom", Replaced, "", "readers enlarge images: see markdown.images.zoom"},
	{"themeConfig.imageZoom", Replaced, "", "readers enlarge images: see markdown.images.zoom"},
}

// Packages returns what becomes of plugins and themes by name.
func Packages() []Outcome { return packages }

var packages = []Outcome{
	{"@docusaurus/plugin-content-docs", Works, "docs", ""},
	{"@docusaurus/plugin-content-blog", Works, "blog", ""},
	{"@docusaurus/plugin-content-pages", Works, "", "docgen reads src/pages"},
	{"@docusaurus/theme-classic", Works, "", "docgen has a theme of its own with the same parts"},
	{"@docusaurus/plugin-sitemap", Works, "", "docgen writes sitemap.xml with the pages that search engines may list"},
	{"@docusaurus/plugin-svgr", Works, "", ""},
	{"@docusaurus/plugin-debug", Replaced, "", `"docgen check --verbose" and "docgen build --timing" show what happens`},
	{"@docusaurus/plugin-google-gtag", Mapped, "analytics.google", ""},
	{"@docusaurus/plugin-google-analytics", Lost, "", "Google Analytics 3 ended in 2023; set analytics.google to a measurement ID of version 4"},
	{"@docusaurus/plugin-google-tag-manager", Mapped, "analytics.tagManager", ""},
	{"@docusaurus/plugin-vercel-analytics", Lost, "", "add its script with scripts"},
	{"@docusaurus/plugin-client-redirects", Mapped, "redirects", ""},
	{"@docusaurus/plugin-pwa", Mapped, "offline", "readers can open pages again without a network; the tags of pwaHead, such as that of the manifest, move to headTags"},
	{"@docusaurus/plugin-ideal-image", Replaced, "", "@theme/IdealImage shows the image as it is, at the width of the page; make smaller copies of large images before the build"},
	{"@docusaurus/plugin-css-cascade-layers", Works, "", "docgen's styles are in layers"},
	{"@docusaurus/plugin-rsdoctor", Works, "", "not needed"},
	{"@docusaurus/faster", Works, "", "not needed"},
	{"@docusaurus/theme-mermaid", Works, "", "set by markdown.mermaid"},
	{"@docusaurus/theme-live-codeblock", Lost, "", "code blocks marked live show their code, and readers cannot change it"},
	{"@docusaurus/theme-search-algolia", Mapped, "themeConfig.algolia", ""},
	{"@docsearch/docusaurus-adapter", Mapped, "themeConfig.algolia", ""},
	{"@easyops-cn/docusaurus-search-local", Replaced, "", "docgen's own search"},
	{"@cmfcmf/docusaurus-search-local", Replaced, "", "docgen's own search"},
	{"docusaurus-lunr-search", Replaced, "", "docgen's own search, which also uses lunr"},
	{"docusaurus-theme-search-typesense", Replaced, "", "docgen's own search"},
	{"@orama/plugin-docusaurus-v3", Replaced, "", "docgen's own search"},
	{"docusaurus-plugin-sass", Works, "", `docgen runs the package "sass" of the site`},
	{"docusaurus-tailwindcss", Works, "", "docgen runs the site's PostCSS configuration"},
	{"docusaurus-plugin-llms", Replaced, "", "docgen writes llms.txt and a Markdown file for each page"},
	{"docusaurus-plugin-llms-txt", Replaced, "", "docgen writes llms.txt and a Markdown file for each page"},
	{"@signalwire/docusaurus-plugin-llms-txt", Replaced, "", "docgen writes llms.txt and a Markdown file for each page"},
	{"docusaurus-plugin-copy-page-button", Replaced, "", "pages have a menu that copies them as Markdown"},
	{"docusaurus-markdown-source-plugin", Lost, "", "docgen does not publish the Markdown of pages yet"},
	{"docusaurus-plugin-image-zoom", Replaced, "", "readers enlarge images: see markdown.images.zoom"},
	{"plugin-image-zoom", Replaced, "", "readers enlarge images: see markdown.images.zoom"},
	{"docusaurus-plugin-typedoc", Replaced, "", "run TypeDoc with typedoc-plugin-markdown before docgen build, into the docs folder"},
	{"docusaurus-plugin-typedoc-api", Replaced, "", "run TypeDoc with typedoc-plugin-markdown before docgen build, into the docs folder; links to its pages are broken until then"},
	{"@apify/docusaurus-plugin-typedoc-api", Replaced, "", "run TypeDoc with typedoc-plugin-markdown before docgen build, into the docs folder; links to its pages are broken until then"},
	{"docusaurus-plugin-openapi-docs", Replaced, "", "run its gen-api-docs command before docgen build; its pages need docusaurus-theme-openapi-docs, which docgen cannot run"},
	{"docusaurus-theme-openapi-docs", Lost, "", "embed Redoc or Scalar in a page of src/pages instead"},
	{"redocusaurus", Lost, "", "embed Redoc or Scalar in a page of src/pages instead"},
	{"docusaurus-plugin-matomo", Lost, "", "add its script with scripts or headTags"},
	{"docusaurus-plugin-plausible", Mapped, "analytics.plausible", "set the domain in analytics.plausible"},
	{"posthog-docusaurus", Lost, "", "add its script with scripts or headTags"},
	{"docusaurus-plugin-hotjar", Lost, "", "add its script with scripts or headTags"},
	{"docusaurus-plugin-segment", Lost, "", "add its script with scripts or headTags"},
	{"docusaurus-plugin-clarity", Lost, "", "add its script with scripts or headTags"},
	{"@inkeep/docusaurus", Lost, "", "add its script with scripts or headTags"},
	{"@inkeep/cxkit-docusaurus", Lost, "", "add its script with scripts or headTags"},
	{"@kapaai/docusaurus-plugin", Lost, "", "add its script with scripts or headTags"},
	{"docusaurus-plugin-dotenv", Replaced, "", "docgen replaces process.env.NODE_ENV only; write other values into customFields"},
	{"docusaurus-plugin-remote-content", Replaced, "", "fetch the files in a step before docgen build"},
	{"docusaurus-node-polyfills", Lost, "", "code for browsers must not import modules of Node"},
}

// Lifecycles returns what plugins of a site's own can do instead of what they do in Docusaurus.
func Lifecycles() []Outcome {
	var outcomes []Outcome
	for _, each := range lifecycles {
		outcome := Outcome{Name: each.name, Class: Lost, Text: each.text}
		if each.taken != "" {
			outcome.Class, outcome.Text = Mapped, each.taken
		}
		outcomes = append(outcomes, outcome)
	}
	return outcomes
}

// lifecycles has what a plugin of the site's own can do instead, by Docusaurus's names, and what
// docgen takes over.
var lifecycles = []struct{ name, text, taken string }{
	{"contentLoaded", "write the pages that it adds to src/pages, or as Markdown into the docs folder, in a step before docgen build", ""},
	{"loadContent", "write its data to a JSON file that components import, in a step before docgen build", ""},
	{"postBuild", "run it as a command after docgen build, on the folder dist", ""},
	{"injectHtmlTags", "use headTags and scripts", "docgen import calls it, and writes the tags to headTags"},
	{"getClientModules", "use clientModules", "docgen import calls it, and writes the modules to clientModules"},
	{"configurePostCss", "use postcss.config.js", "docgen calls it, as the option postcss says"},
	{"configureWebpack", "docgen bundles with esbuild; loaders and aliases have no effect", ""},
	{"allContentLoaded", "write its data to a JSON file in a step before docgen build", ""},
	{"getThemePath", "copy its components to src/theme", ""},
	{"extendCli", "run its command with Node", ""},
	{"translateContent", "docgen reads translations from i18n", ""},
	{"getPathsToWatch", "docgen dev watches every file that it reads", ""},
}

func outcomeText(name string) string {
	outcome, _ := outcomeOf(options, name)
	return outcome.Text
}

func outcomeOf(table []Outcome, name string) (Outcome, bool) {
	for _, outcome := range table {
		if outcome.Name == name {
			return outcome, true
		}
	}
	return Outcome{}, false
}
