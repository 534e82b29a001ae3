package site

import (
	"context"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/config/reference"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/content/hooks"
	"github.com/docgen-cli/docgen/internal/content/locale"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/links/counterpart"
)

// Input is everything that a site is read from.
type Input struct {
	Config   config.Config
	Engine   *incremental.Engine // has the site's files
	Hooks    *hooks.Runner       // runs code of the site that changes texts
	Modules  *reference.Modules  // run code that the config names
	Plugins  plugin.Set          // what the plugins give
	Editions []EditionInput
	Jobs     int
	Brief    bool                          // only check texts; they need no bodies
	Shard    incremental.Shard             // whose texts get bodies
	Twins    bool                          // make the Markdown of texts although they need no bodies
	Drafts   bool                          // whether drafts are pages
	CI       bool                          // whether it runs in CI, where nobody reads warnings and some become errors
	Previous *Site                         // of a preview: a text that is invalid now is shown as it was then; nil for none
	Reading  func(total int) (done func()) // called for each doc set before its docs are read, and after each of them; may be nil
	Renames  counterpart.Renames           // of docs from one version to another; nil if unknown
}

// EditionInput is everything that a locale is read from.
type EditionInput struct {
	Locale  string
	Options config.LocaleConfig
	locale.Address
	LeftOut  bool   // the site is checked with the locale, but the output does not get its pages
	Pages    string // folder with the translations of src/pages, relative to the site folder; "" for none
	Sets     []SetInput
	Blogs    []BlogInput
	Labels   translation.Labels
	Messages message.Catalog

	Accepted accepted.Lock // the translations that were accepted
}

// SetInput is everything that a doc set is read from.
type SetInput struct {
	version.Version
	ID           content.SetID
	Options      config.Docs // of the instance
	Files        string      // folder of large sidebars in the output
	Translations string      // folder with the translated docs, relative to the site folder; "" for none
	Written      string      // the label of the version before translation

	// Deferred leaves the docs out for now, as a preview does with old versions until somebody
	// asks for one. Links to them are not checked.
	Deferred bool

	// History returns when files of a folder of the set last changed; it is nil if the site does
	// not need that.
	History History
}

// History returns when files of a folder last changed, by path in the folder.
type History func(ctx context.Context, folder string, files []string) (map[string]history.Change, []diag.Diagnostic)

// Base returns the path at which the set is published, relative to the locale's home page.
func (s SetInput) Base() string { return path.Join("/", s.Options.RouteBasePath, s.Path) }

// SiteFolder returns the name of the site folder that the docs belong to.
func (s SetInput) SiteFolder() string {
	if s.Git != nil {
		return s.Git.Site
	}
	return "."
}

// Inputs returns the locales and doc sets that a config asks for, the default locale first.
// git has the versions from git by docs instance. wanted are the locales whose pages to render;
// it is empty for all.
func Inputs(cfg config.Config, files source.Files, git map[string][]version.Source, wanted []string) ([]EditionInput, []diag.Diagnostic) {
	findings := append(locale.Unused(cfg, files), unconfigured(cfg, files)...)
	planned := map[string][]version.Version{}
	for _, docs := range cfg.Docs {
		known, found := version.Known(cfg, docs, files, git[docs.ID])
		versions, wrong := version.Plan(cfg, docs, known)
		planned[docs.ID], findings = versions, append(append(findings, found...), wrong...)
	}
	editions := make([]EditionInput, len(cfg.I18n.Locales))
	for i, name := range locale.All(cfg) {
		address := locale.AddressOf(cfg, name)
		isWanted := len(wanted) == 0 || slices.Contains(wanted, name)
		if isWanted && len(wanted) == 1 {
			address = address.Alone(cfg, name)
		}
		edition, found := editionInput(cfg, files, name, address, planned)
		edition.LeftOut = !isWanted
		editions[i], findings = edition, append(findings, found...)
	}
	return editions, findings
}

func editionInput(cfg config.Config, files source.Files, name string, address locale.Address, planned map[string][]version.Version) (EditionInput,
	[]diag.Diagnostic) {
	folders := locale.TranslationsOf(cfg, files, name)
	options := cfg.I18n.LocaleConfigs[name]
	edition := EditionInput{Locale: name, Options: options, Address: address, Messages: message.For(options.HTMLLang, nil), Pages: folders.Pages()}
	for _, docs := range cfg.Docs {
		for _, each := range planned[docs.ID] {
			if each.Label == "" {
				each.Label = edition.Messages.Text("docgen.version.current")
			}
			set := SetInput{
				Version: each, ID: content.SetID{Instance: docs.ID, Version: each.Name, Locale: name}, Options: docs,
				Translations: folders.Docs(docs.ID, each.Source),
			}
			set.Files = edition.File(path.Join(set.Base(), "sidebar"))
			if slices.ContainsFunc(edition.Sets, func(other SetInput) bool { return other.Files == set.Files }) { // two instances at one path
				set.Files += "-" + docs.ID
			}
			edition.Sets = append(edition.Sets, set)
		}
	}
	for _, blog := range cfg.Blogs {
		of := BlogInput{
			ID: content.SetID{Instance: blog.ID, Locale: name}, Options: blog, Folder: path.Clean(blog.Path), Translations: folders.Blog(blog.ID),
			Title: blog.BlogTitle, Description: blog.BlogDescription, SidebarTitle: blog.BlogSidebarTitle,
		}
		edition.Blogs = append(edition.Blogs, of.asChangelog(files).titled(cfg, edition.Messages))
	}
	return edition, append(edition.readLabels(cfg, files), edition.readAccepted(cfg, files)...)
}
