package text

import (
	"context"
	"slices"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/site"
)

// sharedFile is a file that is about to be read, with the text that it translates or repeats.
type sharedFile struct {
	name     string
	below    string     // the path in its folder
	original *site.Text // nil for none
}

// sharedDocs returns the docs of a set or the posts of a blog.
func Shared(found []File, originalOf func(File) *site.Text) []sharedFile {
	files := make([]sharedFile, len(found))
	for i, file := range found {
		files[i] = sharedFile{file.Name(), file.Below, originalOf(file)}
	}
	return files
}

// share gets from other machines what they know about files, and offers them the results for
// the rest. It returns a reader that leaves to other machines what a shard leaves to them.
//
// Files whose results depend on more than their text are not shared: those in MDX, and those
// that include others.
func (r Reader) Share(ctx context.Context, files []sharedFile) Reader {
	engine := r.Input.Engine
	if !engine.IsShared() || r.Input.Brief {
		return r
	}
	r.groups = map[string]site.Group{}
	isTranslated := func(file sharedFile) bool { return r.isTranslated(file.name) }
	own := slices.DeleteFunc(slices.Clone(files), isTranslated)
	r.offer(ctx, r, own)
	if r.translated.reader != nil {
		translated := *r.translated.reader
		translated.groups, r.translated.reader = r.groups, &translated
		r.offer(ctx, translated, slices.DeleteFunc(slices.Clone(files), func(file sharedFile) bool { return !isTranslated(file) }))
	}
	engine.Fetch(ctx, ParsedRule)
	return r
}

// offer groups files that one reader reads.
func (r Reader) offer(ctx context.Context, of Reader, files []sharedFile) {
	groups := slices.Collect(incremental.Groups(files, func(file sharedFile) string { return file.below }))
	all := parallel.Map(ctx, r.Input.Jobs, groups, of.items)
	place := 0
	for i, items := range all {
		incremental.Offer(r.Input.Engine, of.kept, items)
		incremental.Offer(r.Input.Engine, of.bodies, items)
		group := site.Group{Name: groups[i][len(groups[i])-1].below, IsElsewhere: !r.Input.Shard.Has(place+len(groups[i])/2, len(files))}
		for _, file := range groups[i] {
			r.groups[file.name] = group
		}
		place += len(groups[i])
	}
}

// items identifies the results for files.
func (r Reader) items(files []sharedFile) []incremental.Item {
	var items []incremental.Item
	for _, file := range files {
		if hash := r.translatingFile(file).sharedHash(file.name); !hash.IsZero() {
			items = append(items, incremental.Item{Key: hash.String()})
		}
	}
	return items
}

// translatingFile returns a reader for a file that may translate a text.
func (r Reader) translatingFile(file sharedFile) Reader {
	if file.original == nil || file.original.Name == file.name {
		return r
	}
	return r.Translating(file.original)
}

// sharedHash returns the hash of the text of a file, or zero if the file is not shared.
func (r Reader) sharedHash(name string) fingerprint.Hash {
	if !r.chainOf(name).IsEmpty() {
		return fingerprint.Hash{}
	}
	file, _, isReadable, err := r.open(r.Input.Engine.Files(), name)
	if err != nil || !isReadable || file.isMDX {
		return fingerprint.Hash{}
	}
	return r.textHash(file)
}
