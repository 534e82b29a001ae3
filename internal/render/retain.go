package render

import (
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/render/indexer"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// keys are the keys of the cached results that sites still need.
type keys struct {
	files, texts, links, outputs, indexes map[string]bool
	isWhole                               bool // false if sites have docs that have not been read
}

func keysOf(sites []site.Site) keys {
	k := keys{map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, true}
	for _, s := range sites {
		for _, edition := range s.Editions {
			for text := range edition.Texts() {
				k.files[text.Name], k.texts[text.Hash.String()], k.links[check.KeyOfLinks(edition, text)] = true, true, true
			}
			for _, page := range edition.Drafts {
				k.files[page.Text.Name], k.texts[page.Text.Hash.String()] = true, true
			}
			for _, page := range edition.Pages {
				k.outputs[page.Route.Output] = true
			}
			k.outputs[edition.Routes.NotFound().Output] = true
			for _, index := range edition.SearchIndexes() {
				k.indexes[indexer.ManifestName(edition, index)] = true
			}
			for _, set := range edition.Sets {
				k.isWhole = k.isWhole && !set.Deferred
			}
		}
	}
	return k
}

// Retain tells the engine which results to save for later processes: those that a site needs. If
// the site has docs that have not been read, nobody knows what they need, so it saves all. ofPages are further
// rules whose keys are the documents of pages.
func Retain(engine *incremental.Engine, s site.Site, ofPages ...string) {
	k := keysOf([]site.Site{s})
	if !k.isWhole {
		return
	}
	retain := func(needed map[string]bool, rules ...string) {
		for _, rule := range rules {
			engine.Retain(rule, func(key string) bool { return needed[key] })
		}
	}
	retain(k.files, text.TextRule)
	retain(k.texts, text.ParsedRule, text.BodyRule, indexer.TermsRule)
	retain(k.links, check.LinksRule)
	retain(k.outputs, append(ofPages, AssembledRule, PageRule, StaticRule)...)
	retain(k.indexes, indexer.SearchRule, indexer.PopularRule)
}

// Forget frees the memory of earlier states of texts, which no site needs.
func Forget(engine *incremental.Engine, sites ...site.Site) {
	needed := keysOf(sites).texts
	for _, rule := range []string{text.ParsedRule, text.BodyRule, indexer.TermsRule} {
		engine.Forget(rule, func(key string) bool { return needed[key] })
	}
}
