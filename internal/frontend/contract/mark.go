package contract

// Mark has the ids, attributes and paths by which the scripts of pages find what Go writes, or Go what React or an open
// page sends.
const (
	RootID        = "docgen"                                       // of the element that React hydrates
	ContentID     = "content-body"                                 // of the element with the content of a page
	HeaderID      = "docgen:header"                                // of that with the HTML above the content; no heading has an id with a colon
	FooterID      = "docgen:footer"                                // of that with the HTML below it
	SidebarID     = "docgen-sidebar"                               // of the sidebar of the docs: while no script runs, the target of the menu link in narrow windows
	PageHead      = "data-page-head"                               // attribute of the elements that a page's own code adds to the head
	PageStyles    = "data-page-styles"                             // attribute of style sheets of single pages and of links to them: the URL
	Hydrated      = "data-has-hydrated"                            // attribute of the document: "true" once React has hydrated it
	Lead          = "data-lead"                                    // attribute of the html element whose page has a Head with Lead
	HeadMarker    = "<!--docgen:head-->"                           // follows React's output and precedes the elements, as JSON, that the page adds to its head
	OfflineWorker = "docgen-offline.js"                            // name of the service worker; its scope is the folder that contains it
	ReleasesFile  = "docgen-releases.json"                         // name of the file with the releases of the product, in the home folder of a locale
	ChangesPath   = "/__docgen/changes"                            // where open pages listen for changes in a preview
	FailuresPath  = "/__docgen/failures"                           // where open pages report components that throw in a preview
	DataHeader    = "Docgen-Data"                                  // of requests for pages in a preview, which then render no HTML
	DataID        = "docgen-data"                                  // of the script with the data of the page
	NothingToSay  = "a text to translate needs an id or a message" // the error of Translate without both, which only code that translates contains
)

// Part is a part of a page that differs between versions of the docs in more than its URLs.
type Part string

// The parts.
const (
	NavbarPart Part = "navbar"
	BannerPart Part = "banner"
	BadgePart  Part = "badge"
)

// DateStyle is what readers see of a date.
type DateStyle string

// The styles.
const (
	ShortDate DateStyle = "short" // Nov 21, 2026
	LongDate  DateStyle = "long"  // November 21, 2026
	DayOfYear DateStyle = "day"   // November 21
	YearAlone DateStyle = "year"  // 2026
)
