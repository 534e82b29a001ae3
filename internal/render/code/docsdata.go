package code

import (
	"encoding/json"
	"sync"
	"sync/atomic"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/site"
)

// knownDoc is what code of the site can ask about each doc; see theme/docusaurus/plugin-content-docs.
type knownDoc struct {
	ID          string `json:"id"`
	Title       string `json:"title"`
	Description string `json:"description"`
	Path        string `json:"path"`
	Sidebar     string `json:"sidebar,omitempty"`
}

// DocsData returns what is known of all docs by locale, instance and version, as JSON.
func DocsData(s site.Site) string {
	all := map[string]map[string]map[string][]knownDoc{}
	for _, edition := range s.Editions {
		instances := map[string]map[string][]knownDoc{}
		for _, page := range edition.Pages {
			if !page.IsDoc() {
				continue
			}
			doc, set := page.Text.Doc, page.Set
			if instances[set.ID.Instance] == nil {
				instances[set.ID.Instance] = map[string][]knownDoc{}
			}
			versions := instances[set.ID.Instance]
			versions[set.Version.Name] = append(versions[set.Version.Name], knownDoc{
				doc.ID, doc.Title, doc.Description, page.Route.Path, set.Navigation.SidebarOf(doc.ID),
			})
		}
		all[edition.Locale] = instances
	}
	encoded, err := json.Marshal(all)
	if err != nil {
		panic(err) // texts can always be encoded
	}
	return string(encoded)
}

// askedDocs notices whether code asks for the docs.
type askedDocs struct {
	read    func() string
	isEarly bool // the docs are not read yet
	asked   atomic.Bool
}

// asked sets the docs of a bundler's input.
func (c Code) asked(input *bundle.Input) *askedDocs {
	docs := &askedDocs{read: func() string { return "{}" }, isEarly: c.Docs == nil}
	if c.Docs != nil {
		docs.read = sync.OnceValue(c.Docs)
	}
	input.Docs = func() string {
		docs.asked.Store(true)
		return docs.read()
	}
	return docs
}

// areSame reports whether a bundle with docs of a hash has the docs of now, as far as they are read.
func (d *askedDocs) areSame(hash fingerprint.Hash) bool {
	return d.isEarly || hash.IsZero() || hash == fingerprint.Sum(d.read())
}

// recorded returns the hash of the docs if the code has asked for them.
func (d *askedDocs) recorded() fingerprint.Hash {
	if !d.asked.Load() {
		return fingerprint.Hash{}
	}
	return fingerprint.Sum(d.read())
}
