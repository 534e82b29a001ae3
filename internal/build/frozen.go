package build

import (
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/cache"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/frozen"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/render/assemble/sitedata"
	"github.com/docgen-cli/docgen/internal/site"
)

// frozenVersions are the versions whose output an earlier build has stored.
type frozenVersions map[content.SetID]frozen.Archive

// frozenStore returns the store for the output of frozen versions. It is empty without a cache.
func (p Project) frozenStore() frozen.Store {
	if p.Cache == "" {
		return frozen.Store{}
	}
	return frozen.In(cache.Open(disk.At(p.Dir, p.Cache).Below("frozen")))
}

// frozen returns the versions of which the next output contains what an earlier build made.
func (p Project) frozen(s site.Site) frozenVersions {
	found, store := frozenVersions{}, p.frozenStore()
	for set := range frozenSets(s) {
		if archive, isStored := store.Find(p.frozenKey(set)); isStored {
			found[set.ID] = archive
		}
	}
	return found
}

// frozenSets iterates over the doc sets that do not change until their commit does.
func frozenSets(s site.Site) iter.Seq[*site.DocSet] {
	return func(yield func(*site.DocSet) bool) {
		for _, edition := range s.Editions {
			for _, set := range edition.Sets {
				if set.Git != nil && set.Git.Freeze && !yield(set) {
					return
				}
			}
		}
	}
}

// frozenKey identifies the docs of a version and where they are published.
func (p Project) frozenKey(set *site.DocSet) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	hasher.Texts([]string{set.ID.Instance, set.ID.Version, set.ID.Locale, set.Git.ID, p.Config.URL, p.Config.BaseURL, set.Base()})
	if set.Git.Overlay != "" {
		hashFolder(hasher, p.Engine.Files(), set.Git.Overlay)
	}
	return hasher.Sum()
}

// hashFolder adds the names and texts of all files in a folder.
func hashFolder(hasher *fingerprint.Hasher, files source.Files, folder string) {
	holder, below, found := files.Find(folder)
	if !found {
		return
	}
	_ = fs.WalkDir(holder, below, func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			text, _ := holder.ReadFile(name) // the overlay has been read before
			hasher.Text(name)
			hasher.Bytes(text)
		}
		return nil
	})
}

// put adds the stored files to the output.
func (f frozenVersions) put(staging *output.Staging) error {
	for _, archive := range f {
		for files, isWhole := range archive.Parts() {
			if !isWhole {
				return site.ErrDamaged
			}
			for _, file := range files {
				if err := staging.Put(output.File{Name: file.Name, Content: file.Content}); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// has reports whether the page belongs to a version whose output is stored.
func (f frozenVersions) has(page *site.Page) bool {
	if page.Set == nil {
		return false
	}
	_, isStored := f[page.Set.ID]
	return isStored
}

// without leaves out the files that come from an earlier build.
func (f frozenVersions) without(files []output.File) []output.File {
	stored := map[string]bool{}
	for _, archive := range f {
		for _, name := range archive.Names() {
			stored[name] = true
		}
	}
	return slices.DeleteFunc(files, func(file output.File) bool { return stored[file.Name] })
}

// sources returns what a Content-Security-Policy needs for stored pages and not for others, which need known.
func (f frozenVersions) sources(known policy.Sources) policy.Sources {
	needed := policy.Sources{}
	for _, archive := range f {
		for directive, sources := range archive.Sources() {
			needed.Add(directive, slices.DeleteFunc(slices.Clone(sources), func(source string) bool { return slices.Contains(known[directive], source) })...)
		}
	}
	for _, sources := range needed {
		slices.Sort(sources)
	}
	return needed
}

// freeze stores the output of frozen versions for later builds, and removes what is no longer
// needed. If that fails, the next build renders them again, which is no error.
func (o BuildOptions) freeze(project Project, checked Checked, rendered rendered) {
	store := project.frozenStore()
	var keys []fingerprint.Hash
	for set := range frozenSets(checked.Site) {
		key := project.frozenKey(set)
		if _, isStored := rendered.frozen[set.ID]; !isStored {
			_ = store.Write(key, rendered.inline, o.outputOf(checked.Site, set, rendered))
		}
		keys = append(keys, key)
	}
	store.Retain(keys)
}

// outputOf iterates over the files of a version in the output, and over the scripts and styles
// of its pages, which later builds may lack. Images are read in every build.
func (o BuildOptions) outputOf(s site.Site, set *site.DocSet, rendered rendered) iter.Seq2[frozen.File, error] {
	return func(yield func(frozen.File, error) bool) {
		for _, name := range namesOf(s, set, rendered) {
			text, err := os.ReadFile(filepath.Join(o.Out, filepath.FromSlash(name)))
			if !yield(frozen.File{Name: name, Content: text}, err) || err != nil {
				return
			}
		}
	}
}

func namesOf(s site.Site, set *site.DocSet, rendered rendered) []string {
	var names []string
	for page := range s.Pages() {
		if page.Set == set {
			names = append(names, page.Route.Output)
			if page.Twin != "" {
				names = append(names, page.Twin)
			}
			if card := rendered.cards[page.Route.Output]; card != "" {
				names = append(names, card)
			}
		}
	}
	for _, branch := range set.Navigation.Branches() {
		names = append(names, branch.File)
	}
	for _, image := range sitedata.Icons(s) {
		names = append(names, image.Name)
	}
	return append(names, rendered.code...)
}
