package contract

import "strings"

// DocsInstance is one set of docs with its versions.
type DocsInstance struct {
	ID       string    `json:"id"`       // "default"
	Versions []Version `json:"versions"` // newest first
}

// Version is one version of a docs instance.
type Version struct {
	Name   string `json:"name"`   // "current", "1.2"
	Label  string `json:"label"`  // name that readers see, "Next"
	IsLast bool   `json:"isLast"` // the version at the root of the instance
	Home   string `json:"home"`   // URL of the version's main doc
	Base   string `json:"base"`   // URL path of the version's root, without a slash at the end
}

// PathIn returns the path of a page of v in another version, if the other version has it at the
// same place. The theme applies the same rule, so pages only list the versions in which it does
// not hold.
func (v Version) PathIn(other Version, path string) string {
	if path == v.Home {
		return other.Home
	}
	return other.Base + strings.TrimPrefix(path, v.Base)
}

// PageVersion is the docs version of a page.
type PageVersion struct {
	Name   string        `json:"name"`
	Label  string        `json:"label"`
	Badge  bool          `json:"badge"`
	Banner Banner        `json:"banner"`
	Latest *VersionLink  `json:"latest,omitempty"` // the same page in the last version; nil without a banner
	Others []VersionLink `json:"others,omitempty"` // only the versions in which the page is not where PathIn says
}

// Banner is the kind of notice above a page of a version that is not the latest.
type Banner string

// The banners.
const (
	NoBanner           Banner = "none"
	UnreleasedBanner   Banner = "unreleased"
	UnmaintainedBanner Banner = "unmaintained"
)

// VersionLink leads from a page to another version.
type VersionLink struct {
	Name    string `json:"name"`
	Href    string `json:"href"`
	Missing bool   `json:"missing,omitempty"` // the version does not have the page; Href is the nearest parent that it has, or its main doc
}
