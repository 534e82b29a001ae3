package text

import (
	"context"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
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

// Share gets from other machines what they know about the files of a set, and offers them the results for
// the rest. It returns a reader that leaves to other machines what a shard leaves to them.
//
// Files whose results depend on more than their text are not shared: those in MDX, and those
// that include others.
func (r Reader) Share(ctx context.Context, set content.SetID, found []File) Reader {
	engine := r.Input.Engine
	if !engine.IsShared() || r.Input.Brief {
		return r
	}
	var usual, translated []sharedFile
	for _, file := range found {
		if shared := (sharedFile{file.Name(), file.Below, r.OriginalOf(set, file)}); r.isTranslated(shared.name) {
			translated = append(translated, shared)
		} else {
			usual = append(usual, shared)
		}
	}
	r.groups = map[string]site.Group{}
	r.offer(ctx, r.usual, usual)
	r.offer(ctx, r.translated, translated)
	engine.Fetch(ctx, ParsedRule)
	return r
}

// offer groups files of one language.
func (r Reader) offer(ctx context.Context, of *parsing, files []sharedFile) {
	groups := slices.Collect(incremental.Groups(files, func(file sharedFile) string { return file.below }))
	all := parallel.Map(ctx, r.Input.Jobs, groups, func(group []sharedFile) []incremental.Item { return r.items(ctx, group) })
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
func (r Reader) items(ctx context.Context, files []sharedFile) []incremental.Item {
	var items []incremental.Item
	for _, file := range files {
		if hash := r.parsingOf(file.name, file.original).sharedHash(ctx, file.name); !hash.IsZero() {
			items = append(items, incremental.Item{Key: hash.String()})
		}
	}
	return items
}

// sharedHash returns the hash of the text of a file, or zero if the file is not shared.
func (p *parsing) sharedHash(ctx context.Context, name string) fingerprint.Hash {
	if !p.chainOf(name).IsEmpty() {
		return fingerprint.Hash{}
	}
	file, _, isReadable, err := p.open(ctx, p.input.Engine.Files(), name)
	if err != nil || !isReadable || file.isMDX {
		return fingerprint.Hash{}
	}
	return p.textHash(file)
}
