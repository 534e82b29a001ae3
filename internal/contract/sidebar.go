package contract

// Sidebar is the docs sidebar as one page shows it. In a large sidebar the
// categories off the page's branch come without their items.
type Sidebar struct {
	ID    string        `json:"id"`
	Items []SidebarItem `json:"items"`
}

// SidebarItem is one of the kinds of things a sidebar holds.
type SidebarItem interface{ sidebarItem() }

// SidebarLink leads to a page or out of the site. Which one is current follows
// from the page's path.
type SidebarLink struct {
	Kind      linkKind `json:"kind"`
	Label     string   `json:"label"`
	Href      string   `json:"href"`
	External  bool     `json:"external,omitempty"`
	ClassName string   `json:"className,omitempty"`
}

// SidebarCategory is a group of items that opens and closes.
type SidebarCategory struct {
	Kind        categoryKind  `json:"kind"`
	Label       string        `json:"label"`
	Href        string        `json:"href,omitempty"`  // the category's own page
	First       string        `json:"first,omitempty"` // its first page: where it leads without JavaScript when it has no own page
	Collapsible bool          `json:"collapsible"`
	Collapsed   bool          `json:"collapsed"` // at first view, off the active branch
	ClassName   string        `json:"className,omitempty"`
	Items       []SidebarItem `json:"items,omitempty"`
	Source      string        `json:"source,omitempty"` // URL of the JSON (SidebarItem[]) that holds Items when they are not here
}

// SidebarHTML is HTML of the site's author, set as it is.
type SidebarHTML struct {
	Kind         htmlKind `json:"kind"`
	Value        string   `json:"value"`
	DefaultStyle bool     `json:"defaultStyle,omitempty"`
	ClassName    string   `json:"className,omitempty"`
}

func (SidebarLink) sidebarItem()     {}
func (SidebarCategory) sidebarItem() {}
func (SidebarHTML) sidebarItem()     {}
