package contract

// Sidebar is the sidebar of the docs or of a blog on one page. In a large sidebar, categories
// outside the page's branch have no items.
type Sidebar struct {
	ID    string        `json:"id"`
	Label string        `json:"label,omitempty"` // its name for screen readers; "" for that of the docs
	Title string        `json:"title,omitempty"` // the button that shows it in the side menu; "" for that of the docs
	Items []SidebarItem `json:"items"`
}

// SidebarItem is any item of the sidebar. CustomProps and descriptions are for components of the site.
type SidebarItem interface{ sidebarItem() }

// SidebarLink links to a page or to another site. The page's path decides which link is the
// current one.
type SidebarLink struct {
	Kind        linkKind       `json:"kind"`
	Label       string         `json:"label"`
	Href        string         `json:"href"`
	External    bool           `json:"external,omitempty"`
	ClassName   string         `json:"className,omitempty"`
	Icon        string         `json:"icon,omitempty"`   // name of a drawing in SiteData.Icons, before the label
	Badge       string         `json:"badge,omitempty"`  // text after the label
	Target      string         `json:"target,omitempty"` // attributes of the link; see [Opening]
	Rel         string         `json:"rel,omitempty"`
	Description string         `json:"description,omitempty"`
	CustomProps map[string]any `json:"customProps,omitempty"`
}

// SidebarCategory is a group of items that opens and closes.
type SidebarCategory struct {
	Kind        categoryKind   `json:"kind"`
	Label       string         `json:"label"`
	Href        string         `json:"href,omitempty"`  // URL of the category's own page
	First       string         `json:"first,omitempty"` // URL of its first page, to which it links without JavaScript if it has no page of its own
	Collapsible bool           `json:"collapsible"`
	Collapsed   bool           `json:"collapsed"` // initially, outside the active branch
	ClassName   string         `json:"className,omitempty"`
	Icon        string         `json:"icon,omitempty"`  // name of a drawing in SiteData.Icons, before the label
	Badge       string         `json:"badge,omitempty"` // text after the label
	Description string         `json:"description,omitempty"`
	CustomProps map[string]any `json:"customProps,omitempty"`
	Items       []SidebarItem  `json:"items,omitempty"`
	Source      string         `json:"source,omitempty"` // URL of the JSON (SidebarItem[]) with Items if they are not here
}

// SidebarHTML is HTML from the site's author, shown as is.
type SidebarHTML struct {
	Kind         htmlKind       `json:"kind"`
	Value        string         `json:"value"`
	DefaultStyle bool           `json:"defaultStyle,omitempty"`
	ClassName    string         `json:"className,omitempty"`
	CustomProps  map[string]any `json:"customProps,omitempty"`
}

func (SidebarLink) sidebarItem()     {}
func (SidebarCategory) sidebarItem() {}
func (SidebarHTML) sidebarItem()     {}
