// Generated from internal/frontend/contract by "make generate". Do not edit.

/**
 * Hydration is the JSON that each document embeds. Browsers hydrate it from that, and take the next page from the
 * JSON in its document.
 */
export interface Hydration {
  /** hash of the theme and of the site data at build time */
  theme: string
  site: SiteData
  /** without its content, which browsers take from the document */
  page: PageData
}

/** SiteData is the same on every page of one locale. */
export interface SiteData {
  title: string
  tagline?: string
  titleDelimiter: string
  /** starts and ends with a slash */
  baseUrl: string
  /** URL path of the locale's home page, which starts those of all its pages */
  home: string
  /** name of the locale, such as the folder of its pages */
  locale: string
  /** BCP 47 tag of the locale, if that is not its name */
  language?: string
  direction: Direction
  /** all locales of the site, in configured order */
  locales: Locale[]
  docs: DocsInstance[]
  /** whether the version that a reader chose is forgotten when the tab closes */
  forgetVersions?: boolean
  navbar: Navbar
  footer?: Footer
  announcementBar?: AnnouncementBar
  colorMode: ColorMode
  sidebar: SidebarOptions
  /** URL of the image with the drawings that sidebars use, by name */
  icons?: string
  search?: Search
  /** whether readers choose their release of the product, from those in a file */
  hasReleases?: boolean
  /** whether a service worker keeps the pages that a reader has visited */
  offline?: boolean
  /** "docgen 0.1.0" */
  generator: string
  /** version in the site's package.json */
  version?: string
}

/** Direction is the writing direction of a locale. */
export type Direction = 'ltr' | 'rtl'

/** Locale is one language of the site. */
export interface Locale {
  /** "en" */
  name: string
  /** the language's name in that language, "English" */
  label: string
  /** BCP 47 tag */
  language: string
  /** URL of the locale's home page; absolute if it has another origin */
  home: string
}

/** Footer is at the bottom of every page. */
export interface Footer {
  /** "light" or "dark" */
  style: string
  logo?: Logo
  /** a single column without a title is a row of links */
  columns: FooterColumn[]
  /** HTML */
  copyright?: string
}

/** FooterColumn is a titled list of links. */
export interface FooterColumn {
  title?: string
  items: FooterItem[]
}

/** FooterItem is a link, or HTML if HTML is not empty. */
export interface FooterItem {
  label?: string
  href?: string
  external?: boolean
  html?: string
  className?: string
  /** attributes of the link; see [Opening] */
  target?: string
  rel?: string
}

/** AnnouncementBar is above the navbar until the reader closes it. */
export interface AnnouncementBar {
  id: string
  /** HTML */
  content: string
  closeable: boolean
}

/** ColorMode configures the color modes. */
export interface ColorMode {
  /** "light" or "dark" */
  default: string
  followSystem: boolean
  disableSwitch: boolean
}

/** SidebarOptions configure the docs sidebars. */
export interface SidebarOptions {
  hideable: boolean
  /** expanding a category collapses its siblings */
  autoCollapse: boolean
}

/** Part is a part of a page that differs between versions of the docs in more than its URLs. */
export type Part = 'navbar' | 'banner' | 'badge'

/** DateStyle is what readers see of a date. */
export type DateStyle = 'short' | 'long' | 'day' | 'year'

/** Navbar is the bar at the top of every page. */
export interface Navbar {
  title: string
  logo?: Logo
  left: NavbarItem[]
  right: NavbarItem[]
  /** "dark" if it is always dark */
  style?: string
}

/** Logo is an image with a variant for dark mode. */
export interface Logo {
  alt: string
  src: string
  /** equal to Src if there is no variant */
  dark: string
  href: string
  /** CSS pixels */
  width?: number
  /** CSS pixels */
  height?: number
  className?: string
}

/** NavbarItem is any item of the navbar. */
export type NavbarItem = NavbarLink | NavbarDropdown | NavbarHTML | NavbarVersion | NavbarVersions | NavbarLocales | NavbarSearch

/**
 * NavbarLink links to a page or to another site. The config's types default, doc and docSidebar
 * all become NavbarLinks.
 */
export interface NavbarLink {
  kind: 'link'
  label: string
  href: string
  /** outside the site: opens a new tab and has an icon */
  external?: boolean
  className?: string
  ariaLabel?: string
  /** attributes of the link; see [Opening] */
  target?: string
  rel?: string
  active: Active
  /** id of a docs instance: the link stays in the reader's version; Href is in the last one */
  docs?: string
  /** by name: only the versions in which the target is not where [Version.PathIn] says */
  versions?: Record<string, NavbarTarget>
}

/** NavbarTarget is where a link leads in one version of the docs. */
export interface NavbarTarget {
  /** "" if the version does not have the target */
  href?: string
  /** if it is not the link's own */
  active?: Active
  /** the link shows only on the target itself */
  unlisted?: boolean
}

/** NavbarVersion links to the version that the reader is in. */
export interface NavbarVersion {
  kind: 'version'
  /** id of the docs instance */
  docs: string
  /** "" for the version's own */
  label?: string
  /** "" for the version's main doc */
  href?: string
  external?: boolean
  className?: string
  ariaLabel?: string
  target?: string
  rel?: string
}

/**
 * Active says on which pages an item is the current one. At most one field is set. If none is,
 * these are the page at Href and the pages below it.
 */
export interface Active {
  never?: boolean
  /** on pages whose path starts with it */
  basePath?: string
  /** JavaScript regular expression for the path, case-insensitive */
  pattern?: string
  /** only on the page at Href */
  exact?: boolean
  /** on pages of the sidebar with this id */
  sidebar?: string
}

/** NavbarDropdown is a list of links that opens. */
export interface NavbarDropdown {
  kind: 'dropdown'
  label: string
  href?: string
  /** links and HTML */
  items: NavbarItem[]
  className?: string
}

/** NavbarHTML is HTML from the site's author, shown as is, or a component of the site. */
export interface NavbarHTML {
  kind: 'html'
  value: string
  className?: string
  custom?: Record<string, unknown>
}

/**
 * NavbarVersions lists the versions of a docs instance. With one version and no other items it
 * is a plain link.
 */
export interface NavbarVersions {
  kind: 'versions'
  /** id of the docs instance */
  docs: string
  /** the versions to list, in order; absent for all of them */
  versions?: VersionEntry[]
  neverActive?: boolean
  className?: string
  before?: NavbarItem[]
  after?: NavbarItem[]
}

/** VersionEntry is a version in a dropdown. */
export interface VersionEntry {
  name: string
  /** "" for the version's own */
  label?: string
}

/** NavbarLocales lists the site's languages. */
export interface NavbarLocales {
  kind: 'locales'
  /** name of the reader's language */
  label: string
  /** "a=b": parameters to add to the address */
  query?: string
  before?: NavbarItem[]
  after?: NavbarItem[]
  className?: string
}

/** NavbarSearch is the position of the search box; by default it is at the right end. */
export interface NavbarSearch {
  kind: 'search'
}

/** PageData is everything that the theme knows about a page. */
export interface PageData {
  kind: PageKind
  /** URL path, as the address bar shows it */
  path: string
  /** ID of the doc */
  id?: string
  /** ID of the docs instance; "" outside the docs */
  docs: string
  /** title of the page itself, plain text */
  title: string
  head: Head
  /** HTML above the content: a banner, the title and the authors of a post; absent in the JSON that a document embeds if it is in the document */
  header?: string
  /** HTML, including its h1 if there is no header; absent like the header */
  content?: string
  /** HTML below the content, its tags and its edit link; absent like the header */
  footer?: string
  /** nil if the page is only HTML */
  code?: PageCode
  /** URLs of the style sheets that only some pages need */
  styles?: string[]
  /** in document order; empty if hidden */
  toc: TOCItem[]
  sidebar?: Sidebar
  /** from the outermost category to the page itself; empty if turned off */
  breadcrumbs: Breadcrumb[]
  previous?: PageLink
  next?: PageLink
  /** nil outside the docs */
  version?: PageVersion
  editUrl?: string
  lastUpdated?: LastUpdated
  tags?: PageLink[]
  /** only the other locales in which the page is not at the same place below the home page */
  locales?: Alternate[]
  /** nil for a page in the language of its locale that is up to date */
  translation?: Translation
  /** the content can also use the table of contents' column */
  hideToc?: boolean
  /** descriptions of the pages that it lists as cards, by path */
  descriptions?: Record<string, string>
  unlisted?: boolean
  draft?: boolean
  /** shown at every address that has no page */
  notFound?: boolean
  /** only if the site's code asks for it and no script of the page has it */
  frontMatter?: Record<string, unknown>
  /** path of its file in the site folder, under the same condition */
  source?: string
  /** what plugins give to components on the page, by the name of the plugin */
  plugins?: Record<string, unknown>
  /** of the page of a post, under the same condition but for scripts */
  post?: PostFacts
}

/** PostFacts are what is above a post, for code of the site. */
export interface PostFacts {
  /** RFC 3339; "" for none */
  date: string
  /** in minutes */
  readingTime?: number
  authors: PostAuthor[]
}

/** PostAuthor is an author of a post, with Docusaurus's names. */
export interface PostAuthor {
  key?: string
  name?: string
  title?: string
  description?: string
  url?: string
  imageURL?: string
  email?: string
  /** URLs by platform */
  socials?: Record<string, string>
}

/**
 * PageCode is the page's own script, a module whose default export is a component. No other
 * page loads it.
 */
export interface PageCode {
  /** path of its source in the site folder: "src/pages/index.tsx" */
  name: string
  /** URL of the module */
  script: string
  /** URLs of the other scripts that it imports */
  preload: string[]
}

/** PageKind says what a page shows. */
export type PageKind = 'doc' | 'category' | 'tag' | 'tags' | 'post' | 'blog' | 'page' | 'text' | 'search' | 'notFound'

/** Head is the content of the page's head; it changes on navigation. */
export interface Head {
  /** the title in the browser tab: "Window | Phoenix" */
  title: string
  description?: string
  /** absolute URL */
  canonical?: string
  /** class of the html element */
  className: string
  noIndex?: boolean
  /** the first paragraph introduces the page, so it is larger */
  lead?: boolean
}

/** TOCItem is a heading in the table of contents. */
export interface TOCItem {
  id: string
  /** inline HTML without links */
  html: string
  /** 2 to 6 */
  level: number
}

/** Breadcrumb is one step on the way from the root of the site to the page. */
export interface Breadcrumb {
  label: string
  /** absent for a category without a page, and for the page itself */
  href?: string
}

/** PageLink is a link to a page of the site. */
export interface PageLink {
  label: string
  href: string
}

/** LastUpdated says when a page last changed and who changed it. */
export interface LastUpdated {
  /** RFC 3339, UTC */
  time?: string
  /** the same time for readers, "Nov 21, 2026" */
  label?: string
  author?: string
}

/** Alternate is the same page in another locale. */
export interface Alternate {
  locale: string
  /** absolute if the locale has another origin */
  href: string
  /** words that say that the locale does not have the page, so Href is its home page; "" if it has */
  missing?: string
}

/**
 * Translation says that a page is not in the language of its locale, or is older than its
 * original.
 */
export interface Translation {
  /** BCP 47 tag of the content and the title, if that is not the locale's */
  language?: string
  /** of the same */
  direction?: Direction
  /** HTML that tells readers so, with a link to the original; "" for nothing */
  notice?: string
}

/** Search says where the search files are. Each version of the docs has its own. */
export interface Search {
  /** URLs of the JSON of type SearchManifest, by docs instance and version: "default/1.2" */
  manifests: Record<string, string>
  /** URL of the page that lists all results; "" if another page took its path */
  page?: string
}

/** SearchManifest lists the current search files. */
export interface SearchManifest {
  /** URL of the JSON: SearchRecord[], or SearchBlocks */
  docs: string
  /** URL of the JSON: a serialized lunr 2.3.9 index whose refs are indexes into Docs, or a SearchDirectory */
  index: string
  /** hash of the content of all files */
  hash: string
  /** the index is split: the files at Docs and Index list the parts, which are in the folders "search-doc" and "lunr-index" next to them */
  inParts?: boolean
  /** words that mean the same */
  synonyms?: string[][]
  /** pages to offer before readers type */
  popular?: OfferedPage[]
  /** languages of the texts, the locale's own first */
  languages: SearchLanguage[]
}

/**
 * SearchLanguage says how words of a language become terms of the index. See
 * theme/search/language.ts.
 */
export interface SearchLanguage {
  /** BCP 47 tag, without script and region */
  tag: string
  /** URL of the stemmer module; "" for none */
  stemmer?: string
  /** words in ASCII letters are stemmed as English words */
  english?: boolean
  /** words that are left out of texts; those of English are lunr's */
  common?: string[]
  /** beginnings that are removed from a word, the longest first */
  prefixes?: string[]
  /** endings of which the longest is removed, the longest first */
  suffixes?: string[]
  /** number of characters that remain */
  least?: number
}

/**
 * SearchBlocks maps pages to the parts with their records: "search-doc/<name>.json" is
 * SearchRecord[].
 */
export interface SearchBlocks {
  /** index of each part's first page */
  first: number[]
  /** names of the parts, from the hashes of their content */
  names: string[]
  /** the list is too long: each part is SearchBlocks, which lists some of the parts */
  nested?: boolean
}

/** SearchParts maps terms to parts: "lunr-index/<name>.json". */
export interface SearchParts {
  /** first term of each part */
  first: string[]
  /** names of the parts, from the hashes of their content */
  names: string[]
  /** the list is too long: each part is SearchParts, which lists some of the parts */
  nested?: boolean
}

/**
 * SearchDirectory maps terms to the parts of the index, and has the numbers from which scores
 * are computed. The parts of the vocabulary have columns: terms, numbers of name fields with them,
 * numbers of texts with them. Of each term there is a digit, which says how many letters it shares
 * with the term before, and the rest. All terms with the same first letter are in one part of the
 * vocabulary, unless they are too many. Then Common has a part for this letter, which lists the
 * terms that occur most. The parts of names and texts map terms to their postings in each field,
 * packed as internal/search/pack.go says. Very many postings are abridged: the best ones, a dot,
 * and of each page with others the place of the first.
 */
export interface SearchDirectory {
  /** the name fields, then the text */
  fields: SearchField[]
  /** average length of each field in terms */
  averages: number[]
  /** number of pages */
  pages: number
  /** number of records of all pages */
  records: number
  /** number of records of the page that has most */
  sections: number
  /** boosts other than 1, by index of the page */
  boosts: Record<string, number>
  vocabulary: SearchParts
  /** by first letter */
  common: SearchParts
  names: SearchParts
  texts: SearchParts
}

/** SearchField is a field of the index. */
export interface SearchField {
  name: string
  boost: number
}

/** SearchRecord is one search result: a page or a section. */
export interface SearchRecord {
  /** title of the page or section */
  title: string
  /** title of the page */
  pageTitle: string
  /** with #anchor for a section */
  url: string
  /** the heading of the section is code */
  isCode?: boolean
  /** plain text up to the next heading */
  text: string
  /** label of the docs version */
  version: string
  /** from front matter, separated by spaces; only for pages */
  keywords?: string
  /** labels of the sidebar categories that contain the page */
  trail?: string
  /** title of the blog if the page is a post */
  blog?: string
}

/** OfferedPage is a page that the search offers before readers type. */
export interface OfferedPage {
  label: string
  href: string
  description?: string
}

/**
 * Sidebar is the sidebar of the docs or of a blog on one page. In a large sidebar, categories
 * outside the page's branch have no items.
 */
export interface Sidebar {
  id: string
  /** its name for screen readers; "" for that of the docs */
  label?: string
  /** the button that shows it in the side menu; "" for that of the docs */
  title?: string
  items: SidebarItem[]
}

/** SidebarItem is any item of the sidebar. CustomProps and descriptions are for components of the site. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHTML

/**
 * SidebarLink links to a page or to another site. The page's path decides which link is the
 * current one.
 */
export interface SidebarLink {
  kind: 'link'
  label: string
  href: string
  external?: boolean
  className?: string
  /** name of a drawing in SiteData.Icons, before the label */
  icon?: string
  /** text after the label */
  badge?: string
  /** attributes of the link; see [Opening] */
  target?: string
  rel?: string
  description?: string
  customProps?: Record<string, unknown>
}

/** SidebarCategory is a group of items that opens and closes. */
export interface SidebarCategory {
  kind: 'category'
  label: string
  /** URL of the category's own page */
  href?: string
  /** URL of its first page, to which it links without JavaScript if it has no page of its own */
  first?: string
  collapsible: boolean
  /** initially, outside the active branch */
  collapsed: boolean
  className?: string
  /** name of a drawing in SiteData.Icons, before the label */
  icon?: string
  /** text after the label */
  badge?: string
  description?: string
  customProps?: Record<string, unknown>
  items?: SidebarItem[]
  /** URL of the JSON (SidebarItem[]) with Items if they are not here */
  source?: string
}

/** SidebarHTML is HTML from the site's author, shown as is. */
export interface SidebarHTML {
  kind: 'html'
  value: string
  defaultStyle?: boolean
  className?: string
  customProps?: Record<string, unknown>
}

/** DocsInstance is one set of docs with its versions. */
export interface DocsInstance {
  /** "default" */
  id: string
  /** newest first */
  versions: Version[]
}

/** Version is one version of a docs instance. */
export interface Version {
  /** "current", "1.2" */
  name: string
  /** name that readers see, "Next" */
  label: string
  /** the version at the root of the instance */
  isLast: boolean
  /** URL of the version's main doc */
  home: string
  /** URL path of the version's root, without a slash at the end */
  base: string
}

/** PageVersion is the docs version of a page. */
export interface PageVersion {
  name: string
  label: string
  badge: boolean
  banner: Banner
  /** the same page in the last version; nil without a banner */
  latest?: VersionLink
  /** only the versions in which the page is not where PathIn says */
  others?: VersionLink[]
}

/** Banner is the kind of notice above a page of a version that is not the latest. */
export type Banner = 'none' | 'unreleased' | 'unmaintained'

/** VersionLink leads from a page to another version. */
export interface VersionLink {
  name: string
  href: string
  /** the version does not have the page; Href is the nearest parent that it has, or its main doc */
  missing?: boolean
}

/**
 * Mark has the ids, attributes and paths by which the scripts of pages find what Go writes, or Go what React or an open
 * page sends.
 */
export enum Mark {
  /** of the element that React hydrates */
  RootID = 'docgen',
  /** of the element with the content of a page */
  ContentID = 'content-body',
  /** of that with the HTML above the content; no heading has an id with a colon */
  HeaderID = 'docgen:header',
  /** of that with the HTML below it */
  FooterID = 'docgen:footer',
  /** of the sidebar of the docs: while no script runs, the target of the menu link in narrow windows */
  SidebarID = 'docgen-sidebar',
  /** attribute of the elements that a page's own code adds to the head */
  PageHead = 'data-page-head',
  /** attribute of style sheets of single pages and of links to them: the URL */
  PageStyles = 'data-page-styles',
  /** attribute of the document: "true" once React has hydrated it */
  Hydrated = 'data-has-hydrated',
  /** attribute of the html element whose page has a Head with Lead */
  Lead = 'data-lead',
  /** follows React's output and precedes the elements, as JSON, that the page adds to its head */
  HeadMarker = '<!--docgen:head-->',
  /** name of the service worker; its scope is the folder that contains it */
  OfflineWorker = 'docgen-offline.js',
  /** name of the file with the releases of the product, in the home folder of a locale */
  ReleasesFile = 'docgen-releases.json',
  /** where open pages listen for changes in a preview */
  ChangesPath = '/__docgen/changes',
  /** where open pages report components that throw in a preview */
  FailuresPath = '/__docgen/failures',
  /** of requests for pages in a preview, which then render no HTML */
  DataHeader = 'Docgen-Data',
  /** of the script with the data of the page */
  DataID = 'docgen-data',
  /** the error of Translate without both, which only code that translates contains */
  NothingToSay = 'a text to translate needs an id or a message',
}
