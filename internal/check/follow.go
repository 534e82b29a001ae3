package check

import (
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/site"
)

// LinksRule is the rule that follows the links of a text. Its keys are locales with the names of texts.
const LinksRule = "links"

// KeyOfLinks returns the key of the links of a text in a locale.
func KeyOfLinks(edition *site.Edition, text *site.Text) string {
	return edition.Locale + " " + text.Name
}

// clean has the links of a text without findings, as the cache keeps them.
type clean struct {
	Packed  []byte
	Sum     fingerprint.Hash
	Pages   []string         // paths of the pages with anchors that the links name; sorted
	Anchors fingerprint.Hash // of these pages
}

// follower follows the links of the texts of a locale.
type follower struct {
	edition *site.Edition
	engine  *incremental.Engine
	rule    incremental.Rule[clean]
	anchors map[string]fingerprint.Hash // by path of the page
	shownOn map[*site.Text][]content.Doc
}

func newFollower(edition *site.Edition, engine *incremental.Engine) follower {
	f := follower{edition: edition, engine: engine, anchors: map[string]fingerprint.Hash{}, shownOn: edition.ShownOn()}
	f.rule = incremental.Rule[clean]{Name: LinksRule, Options: edition.Targets.Sum(), Codec: incremental.CBOR[clean]{}}
	for _, page := range edition.Targets.Routes.Routes {
		if anchors := edition.Targets.Anchors[page.Ref]; len(anchors) > 0 {
			f.anchors[page.Path] = fingerprint.Sum([]string(anchors))
		}
	}
	return f
}

// followed is the outcome for one text.
type followed struct {
	links    kept
	findings []diag.Diagnostic
}

func (f follower) follow(text *site.Text) followed {
	key, shownOn := KeyOfLinks(f.edition, text), f.shownOn[text]
	isKept := !text.Hash.IsZero() && len(shownOn) == 0
	if isKept {
		last, _, known := incremental.Lookup(f.engine, f.rule, key, text.Hash)
		if known && last.Anchors == f.anchorsOf(last.Pages) {
			return followed{links: kept{packed: last.Packed, sum: last.Sum}}
		}
	}
	targets, pages := f.edition.Targets, map[string]bool{}
	targets.Asked = func(path string) { pages[path] = true }
	resolved, findings := targets.Doc(text.Doc, text.Shown(), shownOn...)
	links := keep(resolved)
	if isKept && len(findings) == 0 && links.whole == nil {
		asked := slices.Sorted(maps.Keys(pages))
		incremental.Put(f.engine, f.rule, key, clean{links.packed, links.sum, asked, f.anchorsOf(asked)}, incremental.Trace{Used: text.Hash})
	}
	return followed{links, findings}
}

func (f follower) anchorsOf(pages []string) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	for _, page := range pages {
		hasher.Hash(f.anchors[page])
	}
	return hasher.Sum()
}
