package preview

import (
	"context"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/site"
)

// isDeferred reports whether a preview leaves a doc set out for now: nobody has asked for its
// locale, which is not the default one, or it is neither the version that the author writes nor
// the one that readers get by default, and nobody has asked for it. An edit then costs no more in
// a site of many languages and versions.
func (l *Live) isDeferred(set site.SetInput) bool {
	if locale := set.ID.Locale; locale != l.project.Config.I18n.DefaultLocale && !l.opened[locale] {
		return true
	}
	return set.ID.Version != version.Current && !set.IsLast && !l.asked[set.ID]
}

// openLocale reads the docs of the locale that a file of the output belongs to, if they were left
// out so far.
func (l *Live) openLocale(ctx context.Context, file string) error {
	if l.closedLocale(file) == "" {
		return nil
	}
	l.updating.Lock()
	defer l.updating.Unlock()
	locale := l.closedLocale(file)
	if locale == "" || ctx.Err() != nil {
		return ctx.Err() // another request has read it in the meantime, or nobody waits for it
	}
	l.opened[locale] = true
	return l.updateForAll()
}

// closedLocale returns the locale of a file of the output, if its docs are left out.
func (l *Live) closedLocale(file string) string {
	editions := l.snapshot.Load().checked.Site.Editions
	for _, edition := range editions[1:] { // the first is the default one
		folder := edition.Routes.File("")
		isOf := file == folder || strings.HasPrefix(file, folder+"/")
		if isOf && slices.ContainsFunc(edition.Sets, func(set *site.DocSet) bool { return set.IsLast && set.Deferred }) {
			return edition.Locale
		}
	}
	return ""
}

// read reads the version that a file of the output belongs to, if it was left out so far. It
// reports whether to ask for the file again. For other files it does not wait for an update: the
// reload that follows the update would overtake the answer.
func (l *Live) read(ctx context.Context, file string) (bool, error) {
	if _, isDeferred := l.deferredSet(file); !isDeferred {
		return false, nil
	}
	l.updating.Lock()
	defer l.updating.Unlock()
	set, isDeferred := l.deferredSet(file)
	if !isDeferred || ctx.Err() != nil {
		return true, ctx.Err() // another request has read it in the meantime, or nobody waits for it
	}
	l.asked[set] = true
	err := l.updateForAll()
	return err == nil, err
}

// updateForAll updates the site because of one request. The end of the preview ends the update, that of the request
// does not, because others will use it. The next change reports the findings.
func (l *Live) updateForAll() error {
	_, err := l.update(l.live())
	return err
}

// deferredSet returns the doc set that a file of the output belongs to, if it is left out.
func (l *Live) deferredSet(file string) (content.SetID, bool) {
	for _, edition := range l.snapshot.Load().checked.Site.Editions {
		if set, isDeferred := edition.Routes.DeferredSet(edition.Routes.URL(file)); isDeferred {
			return set, true
		}
	}
	return content.SetID{}, false
}
