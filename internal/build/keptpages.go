package build

import "docgen/internal/output"

// keptPage is a page as it was written.
type keptPage struct {
	Key   key // of all that its files depend on
	Text  key // of the site and the doc's text, which tell the same without more work; zero when they do not
	Files []output.Written
}

// keyOfPage is the key of a page: of its data, its content, and all that pages
// share.
func (p *pagePress) keyOfPage(input pageInput) key {
	content := key("")
	switch {
	case input.page != nil:
		content = keyOf(input.page.parsed.Key, input.page.links, input.page.document.Formulas, input.page.parsed.Taken)
	case input.content != nil:
		content = keyOf(input.content())
	}
	return keyOf(p.key, []byte(input.encoded), content, input.route.Output, input.route.Data, input.keywords, input.image, input.script,
		input.route.Path == p.plan.routes.Home())
}

// keyOfText is the key of the page of a number by what its doc and the site are, from
// which all else follows; zero when that is not known.
func (p *pagePress) keyOfText(number int) key {
	if number >= len(p.plan.pages) || p.plan.siteKey == "" {
		return ""
	}
	own := p.plan.textKeyOf(p.plan.pages[number])
	if own == "" {
		return ""
	}
	return keyOf(p.key, p.plan.siteKey, own)
}

// keepText takes a page over when nothing is other than at the last build that it
// follows from; it reports whether it did.
func (p *pagePress) keepText(number int, text key) (bool, error) {
	known := p.plan.state.pages.of(p.routeOf(number).Output)
	if text == "" || known.Text != text {
		return false, nil
	}
	return p.takeOver(p.routeOf(number).Output, known)
}

// keep takes a page over from the last build when it would become the same; it
// reports whether it did.
func (p *pagePress) keep(input pageInput) (bool, error) {
	known := p.plan.state.pages.of(input.route.Output)
	if known.Key != input.key {
		return false, nil
	}
	known.Text = input.text
	return p.takeOver(input.route.Output, known)
}

// takeOver takes over the files of a page, if all are there.
func (p *pagePress) takeOver(name string, page keptPage) (bool, error) {
	if len(page.Files) == 0 || !p.staging.CanKeep(page.Files) {
		return false, nil
	}
	for _, file := range page.Files {
		if err := p.staging.Keep(file.Name); err != nil {
			return false, err
		}
	}
	p.plan.state.pages.keep(name, page)
	return true, nil
}

// note keeps what a page became for the next build.
func (p *pagePress) note(input pageInput) error {
	made := keptPage{Key: input.key, Text: input.text}
	for _, name := range []string{input.route.Output, input.route.Data} {
		if name == "" {
			continue
		}
		file, err := p.staging.Written(name)
		if err != nil {
			return err
		}
		made.Files = append(made.Files, file)
	}
	p.plan.state.pages.keep(input.route.Output, made)
	return nil
}
