package build

// findSiteKey finds the key of all that the page of a doc depends on but the text
// below its own front matter: the files besides the docs, and of each doc where it is,
// its front matter and its title. It stays "" when the survey does not tell enough. An edit
// of a text leaves it as it is, and with it all other pages.
func (p *plan) findSiteKey(besides key) {
	if besides == "" {
		return
	}
	parts := []any{besides, p.textKey}
	for page := range every(p.pages, p.texts, p.drafts) {
		parts = append(parts, page.doc.Name, page.doc.Head(), page.doc.Title)
	}
	for _, file := range p.static {
		parts = append(parts, file.Name)
	}
	p.siteKey = keyOf(parts...)
}

// textKeyOf is the key of all that the page of a doc depends on in its text; "" when
// that is not known, as of one with components.
func (p *plan) textKeyOf(page docPage) key {
	if page.parsed.Key == "" || page.document.IsMDX {
		return ""
	}
	return keyOf(page.parsed.Key, page.parsed.Taken)
}
