// Generated from internal/contract by "make generate". Do not edit.

/** Hydration is the JSON embedded in each page, from which the browser hydrates. */
export interface Hydration {
  /** hash of the theme and of the site data the page was built with */
  theme: string
  site: SiteData
  /** without its content, which the browser takes from the page itself */
  page: PageData
}

/** PageFile is what a route's index.json holds, fetched on client navigation. */
export interface PageFile {
  /** a tab running another theme loads the page whole instead */
  theme: string
  page: PageData
}

/** SiteData is the same on every page of one locale. */
export interface SiteData {
  title: string
  tagline?: string
  titleDelimiter: string
  /** starts and ends with a slash */
  baseUrl: string
  /** BCP 47 tag of this build */
  locale: string
  direction: Direction
  /** all of the site's, in configured order; one in most sites */
  locales: Locale[]
  docs: DocsInstance[]
  navbar: Navbar
  footer?: Footer
  announcementBar?: AnnouncementBar
  colorMode: ColorMode
  sidebar: SidebarOptions
  search?: Search
  /** whether a service worker keeps the pages that were read */
  offline?: boolean
  /** "docgen 0.1.0" */
  generator: string
  /** of the docs site, from its package.json */
  version?: string
}

/** Direction is the writing direction of a locale. */
export type Direction = 'ltr' | 'rtl'

/** Locale is one language of the site. */
export interface Locale {
  /** BCP 47 tag, "en" */
  name: string
  /** in the language itself, "English" */
  label: string
  /** URL of the locale's home page */
  home: string
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
  /** "Next" */
  label: string
  /** the version served at the instance's root */
  isLast: boolean
  /** URL of the version's main doc */
  home: string
}

/** Footer stands below every page. */
export interface Footer {
  /** "light" or "dark" */
  style: string
  logo?: Logo
  /** one column without a title is a single row of links */
  columns: FooterColumn[]
  /** HTML */
  copyright?: string
}

/** FooterColumn is a titled list of links. */
export interface FooterColumn {
  title?: string
  items: FooterItem[]
}

/** FooterItem is a link, or HTML when HTML is not empty. */
export interface FooterItem {
  label?: string
  href?: string
  external?: boolean
  html?: string
}

/** AnnouncementBar stands above the navbar until the reader closes it. */
export interface AnnouncementBar {
  id: string
  /** HTML */
  content: string
  closeable: boolean
}

/** ColorMode says which modes there are and which one a new reader sees. */
export interface ColorMode {
  /** "light" or "dark" */
  default: string
  followSystem: boolean
  disableSwitch: boolean
}

/** SidebarOptions say how docs sidebars behave. */
export interface SidebarOptions {
  hideable: boolean
  /** opening a category closes its siblings */
  autoCollapse: boolean
}

/** Navbar is the bar at the top of every page. */
export interface Navbar {
  title: string
  logo?: Logo
  left: NavbarItem[]
  right: NavbarItem[]
}

/** Logo is a picture with a variant for the dark mode. */
export interface Logo {
  alt: string
  src: string
  /** equal to Src when there is no variant */
  dark: string
  href: string
  /** CSS pixels */
  width?: number
  /** CSS pixels */
  height?: number
}

/** NavbarItem is one of the kinds of things a navbar holds. */
export type NavbarItem = NavbarLink | NavbarDropdown | NavbarHTML | NavbarVersions | NavbarLocales | NavbarSearch

/**
 * NavbarLink leads to a page or out of the site. The config's kinds link, doc,
 * docSidebar and docsVersion all arrive as one of these.
 */
export interface NavbarLink {
  kind: 'link'
  label: string
  href: string
  /** out of the site: a new tab and a mark */
  external?: boolean
  className?: string
  ariaLabel?: string
  active: Active
}

/**
 * Active says on which pages an item is the current one. At most one field is
 * set; none means on pages at Href or below it.
 */
export interface Active {
  never?: boolean
  /** on pages whose path starts so */
  basePath?: string
  /** JavaScript regular expression on the path, case ignored */
  pattern?: string
  /** on the page at Href alone */
  exact?: boolean
  /** on pages of the sidebar with this id */
  sidebar?: string
}

/** NavbarDropdown opens a list of links. */
export interface NavbarDropdown {
  kind: 'dropdown'
  label: string
  href?: string
  /** links and html */
  items: NavbarItem[]
}

/** NavbarHTML is HTML of the site's author, set as it is. */
export interface NavbarHTML {
  kind: 'html'
  value: string
  className?: string
}

/**
 * NavbarVersions lists the versions of a docs instance; a plain link when there
 * is one version and no other item.
 */
export interface NavbarVersions {
  kind: 'versions'
  /** id of the docs instance */
  docs: string
  before?: NavbarItem[]
  after?: NavbarItem[]
}

/** NavbarLocales lists the site's languages. */
export interface NavbarLocales {
  kind: 'locales'
  before?: NavbarItem[]
  after?: NavbarItem[]
}

/** NavbarSearch places the search box; without one it stands at the right end. */
export interface NavbarSearch {
  kind: 'search'
}

/** PageData is all the theme gets to know about one page. */
export interface PageData {
  kind: PageKind
  /** the page's one URL path, as the address bar shows it */
  path: string
  /** doc id */
  id?: string
  /** id of the docs instance; "" outside docs */
  docs: string
  /** of the page itself, plain text */
  title: string
  head: Head
  /** HTML, its h1 included; absent in the page's own embedded JSON */
  content?: string
  /** nil for a page that is HTML alone */
  code?: PageCode
  /** in document order; empty when hidden */
  toc: TOCItem[]
  sidebar?: Sidebar
  /** from the outermost category to the page itself; empty when off */
  breadcrumbs: Breadcrumb[]
  previous?: PageLink
  next?: PageLink
  /** nil outside docs */
  version?: PageVersion
  editUrl?: string
  lastUpdated?: LastUpdated
  tags?: PageLink[]
  /** this page in each locale of the site; empty with one locale */
  locales?: Alternate[]
  /** the content may use its column too */
  hideToc?: boolean
  /** of the pages beside this one, by path; only where it lists them as cards */
  descriptions?: Record<string, string>
  unlisted?: boolean
  draft?: boolean
  /** shown at addresses that have no page, whatever they are */
  notFound?: boolean
}

/**
 * PageCode is a page's own script, loaded for it alone: a module whose default
 * export is a component.
 */
export interface PageCode {
  /** path of its source below the site folder: "src/pages/index.tsx" */
  name: string
  /** URL of the module */
  script: string
  /** URLs of the other scripts that it needs at once */
  preload: string[]
  /** URLs of its style sheets */
  styles: string[]
}

/** PageKind says what a page shows. */
export type PageKind = 'doc' | 'category' | 'tag' | 'tags' | 'page' | 'text' | 'search' | 'notFound'

/** Head is what the page's <head> says; it changes on client navigation. */
export interface Head {
  /** as the browser's tab shows it: "Window | Phoenix" */
  title: string
  description?: string
  /** absolute URL */
  canonical?: string
  /** of the html element */
  className: string
  noIndex?: boolean
}

/** TOCItem is one heading of the table of contents. */
export interface TOCItem {
  id: string
  /** inline HTML without links */
  html: string
  /** 2 to 6 */
  level: number
}

/** Breadcrumb is one step from the site's root to the page. */
export interface Breadcrumb {
  label: string
  /** none for a category without a page, and for the page itself */
  href?: string
}

/** PageLink is a link to a page of the site. */
export interface PageLink {
  label: string
  href: string
}

/** LastUpdated says when a page last changed, and by whom. */
export interface LastUpdated {
  /** RFC 3339, UTC */
  time?: string
  /** the same for reading, "Nov 21, 2026" */
  label?: string
  author?: string
}

/** PageVersion is the docs version a page belongs to, and the same page in others. */
export interface PageVersion {
  name: string
  label: string
  badge: boolean
  banner: Banner
  /** where the banner leads; nil without a banner */
  latest?: PageLink
  /** every version, this one included, newest first */
  others: VersionLink[]
}

/** Banner is the note above a page of a version that is not the latest. */
export type Banner = 'none' | 'unreleased' | 'unmaintained'

/** VersionLink leads to this page in one version, or to that version's home. */
export interface VersionLink {
  name: string
  href: string
}

/** Alternate is the same page in one locale. */
export interface Alternate {
  locale: string
  href: string
}

/** Search says where the search is. Each version of the docs has one of its own. */
export interface Search {
  /** by name of the docs version, URLs of the JSON of type SearchManifest */
  manifests: Record<string, string>
  /** URL of the page that lists all results; "" when a doc has its place */
  page?: string
}

/** SearchManifest names the current search files. */
export interface SearchManifest {
  /** URL of the JSON: SearchRecord[], or SearchBlocks */
  docs: string
  /** URL of the JSON: a serialised lunr 2.3.9 index whose refs are positions in Docs, or a SearchDirectory */
  index: string
  /** of the content of all files */
  hash: string
  /** what is at Docs and Index only says what is in their parts, which are in the folders "search-doc" and "lunr-index" beside them */
  inParts?: boolean
  /** words that mean the same */
  synonyms?: string[][]
  /** URL of the module that reduces words to stems; "" for English */
  stemmer?: string
}

/**
 * SearchBlocks says which records are in which part: "search-doc/<name>.json" is
 * SearchRecord[].
 */
export interface SearchBlocks {
  /** number of each part's first record */
  first: number[]
  /** of the parts, by their content */
  names: string[]
}

/** SearchParts says which terms are in which part: "lunr-index/<name>.json". */
export interface SearchParts {
  /** term of each part */
  first: string[]
  /** of the parts, by their content */
  names: string[]
}

/**
 * SearchDirectory says which terms are in which part of the index, and what scores
 * are computed from. Parts of the vocabulary list terms as [term, fields of names
 * that have it, texts that have it]; those of names and texts map terms to their
 * postings in each field.
 */
export interface SearchDirectory {
  /** those of names, then the text */
  fields: SearchField[]
  /** length of each field in terms */
  averages: number[]
  /** how many records each page has, in their order */
  pages: number[]
  /** of pages by their number, other than 1 */
  boosts: Record<string, number>
  vocabulary: SearchParts
  names: SearchParts
  texts: SearchParts
}

/** SearchField is a field of the index. */
export interface SearchField {
  name: string
  boost: number
}

/** SearchRecord is one findable place: a page, or a section of one. */
export interface SearchRecord {
  /** of the page or section */
  title: string
  /** of the page */
  pageTitle: string
  /** with #anchor for a section */
  url: string
  /** plain text up to the next section */
  text: string
  /** label of the docs version */
  version: string
  /** front matter's, separated by spaces; pages only */
  keywords?: string
  /** labels of the sidebar's categories above the page */
  trail?: string
}

/**
 * Sidebar is the docs sidebar as one page shows it. In a large sidebar the
 * categories off the page's branch come without their items.
 */
export interface Sidebar {
  id: string
  items: SidebarItem[]
}

/** SidebarItem is one of the kinds of things a sidebar holds. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHTML

/**
 * SidebarLink leads to a page or out of the site. Which one is current follows
 * from the page's path.
 */
export interface SidebarLink {
  kind: 'link'
  label: string
  href: string
  external?: boolean
  className?: string
}

/** SidebarCategory is a group of items that opens and closes. */
export interface SidebarCategory {
  kind: 'category'
  label: string
  /** the category's own page */
  href?: string
  /** its first page: where it leads without JavaScript when it has no own page */
  first?: string
  collapsible: boolean
  /** at first view, off the active branch */
  collapsed: boolean
  className?: string
  items?: SidebarItem[]
  /** URL of the JSON (SidebarItem[]) that holds Items when they are not here */
  source?: string
}

/** SidebarHTML is HTML of the site's author, set as it is. */
export interface SidebarHTML {
  kind: 'html'
  value: string
  defaultStyle?: boolean
  className?: string
}
