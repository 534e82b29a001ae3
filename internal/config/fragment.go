package config

// Fragment is a piece of HTML in the config.
type Fragment struct {
	HTML string
	Path []any // of the option
}

// Fragments returns all HTML in the config.
func (c Config) Fragments() []Fragment {
	var found []Fragment
	add := func(html string, path ...any) {
		if html != "" {
			found = append(found, Fragment{html, path})
		}
	}
	theme := c.ThemeConfig
	if bar := theme.AnnouncementBar; bar != nil {
		add(bar.Content, "themeConfig", "announcementBar", "content")
	}
	var navbar func(items []NavbarItem, path ...any)
	navbar = func(items []NavbarItem, path ...any) {
		for i, item := range items {
			add(item.Value, below(path, i, "value")...)
			navbar(item.Items, below(path, i, "items")...)
			navbar(item.DropdownItemsBefore, below(path, i, "dropdownItemsBefore")...)
			navbar(item.DropdownItemsAfter, below(path, i, "dropdownItemsAfter")...)
		}
	}
	navbar(theme.Navbar.Items, "themeConfig", "navbar", "items")
	if footer := theme.Footer; footer != nil {
		add(footer.Copyright, "themeConfig", "footer", "copyright")
		for i, link := range footer.Links {
			path := []any{"themeConfig", "footer", "links", i}
			add(link.HTML, below(path, "html")...)
			for j, item := range link.Items {
				add(item.HTML, below(path, "items", j, "html")...)
			}
		}
	}
	return found
}

// Images returns the images that the config names, as written.
func (c Config) Images() []string {
	found := []string{c.Favicon, c.SocialCards.Logo}
	logos := []*Logo{c.ThemeConfig.Navbar.Logo}
	if c.ThemeConfig.Footer != nil {
		logos = append(logos, c.ThemeConfig.Footer.Logo)
	}
	for _, logo := range logos {
		if logo != nil {
			found = append(found, logo.Src, logo.SrcDark)
		}
	}
	return found
}
