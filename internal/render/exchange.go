package render

import (
	"io/fs"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// remotePages is the name of the rule under which machines exchange the files of pages. The
// engine only has their sizes and times, because the files are in the output.
const remotePages = "page files"

// groups returns the batches of this shard. Machines exchange the files of a batch as one value.
// Pages whose texts were read as a group, in all versions of the docs, are in one batch.
func (p *Printer) groups(pages []*site.Page) [][]*site.Page {
	var texts, others []*site.Page
	for _, page := range pages {
		if page == nil || page.Text == nil || page.Text.Group.Name == "" {
			others = append(others, page)
		} else {
			texts = append(texts, page)
		}
	}
	type group struct{ instance, name string }
	batches := incremental.ByGroup(texts, func(page *site.Page) group { return group{page.Text.Set.Instance, page.Text.Group.Name} })
	batches = slices.DeleteFunc(batches, func(batch []*site.Page) bool { return batch[0].Text.Group.IsElsewhere })
	place := 0
	for batch := range incremental.Groups(others, func(page *site.Page) string { name, _ := p.identity(page); return name }) {
		if p.Shard.Has(place+len(batch)/2, len(others)) {
			batches = append(batches, batch)
		}
		place += len(batch)
	}
	return batches
}

// offer tells the engine which hashes of pages other machines may know.
func (p *Printer) offer(batches [][]*site.Page) {
	for _, batch := range batches {
		var items []incremental.Item
		for _, page := range batch {
			if name, textHash := p.identity(page); !textHash.IsZero() {
				items = append(items, incremental.Item{Key: name, Used: p.usedBy(textHash)})
			}
		}
		incremental.Offer(p.Engine, p.hashes, items)
	}
}

// items identifies the files of pages.
func items(pages []*printed) []incremental.Item {
	items := make([]incremental.Item, len(pages))
	for i, page := range pages {
		items[i] = incremental.Item{Key: page.name, Used: page.hash}
	}
	return items
}

// receive adds the files of changed pages to the output that another machine has made. It
// returns the pages whose files it does not have. all are the pages of the batch.
func (p *Printer) receive(all, changed []*printed) ([]*printed, error) {
	values, found := p.Engine.Receive(remotePages, p.shared, items(all))
	if !found {
		return changed, nil
	}
	received := map[*printed][]output.File{}
	for i, page := range all {
		if files, isWhole := unpackFiles(values[i]); isWhole {
			received[page] = files
		}
	}
	var missing []*printed
	for _, page := range changed {
		files := received[page]
		if len(files) == 0 { // it had findings there
			missing = append(missing, page)
			continue
		}
		if err := p.put(page, files); err != nil {
			return nil, err
		}
	}
	return missing, nil
}

// put adds the files of a page to the output, and records them for the next build.
func (p *Printer) put(page *printed, files []output.File) error {
	var written []output.Written
	for _, file := range files {
		add := func() (output.Written, error) { return p.add(file) }
		if p.Cards != nil && strings.HasPrefix(file.Name, assemble.CardFolder+"/") {
			add = p.Cards.once(file.Name, add) // other pages may have the same
		}
		known, err := add()
		if err != nil {
			return err
		}
		p.shown.add(page.name, file.Name)
		written = append(written, known)
	}
	incremental.Put(p.Engine, p.files, page.name, written, incremental.Trace{Used: page.hash})
	return nil
}

// send offers the files of a batch to other machines. Those of a page with findings are
// missing, because the findings must be reported again.
func (p *Printer) send(pages []*printed) error {
	files, values, spent := p.Staging.Files(), make([][]byte, len(pages)), time.Duration(0)
	for i, page := range pages {
		written, _, known := incremental.Lookup(p.Engine, p.files, page.name, page.hash)
		if !known {
			continue
		}
		out := pack.Writer{}
		for _, file := range written {
			text, err := fs.ReadFile(files, file.Name)
			if err != nil {
				return err
			}
			out.Texts(file.Name, string(text))
		}
		values[i], spent = out.Bytes, spent+page.spent
	}
	p.Engine.Send(remotePages, p.shared, items(pages), values, spent)
	return nil
}

func unpackFiles(packed []byte) (files []output.File, isWhole bool) {
	from, isVisible := pack.Reader{Rest: packed}, true
	for len(from.Rest) > 0 {
		file := output.File{Name: from.Text(), Content: from.Take(from.Count())}
		files, isVisible = append(files, file), isVisible && output.IsVisible(file.Name)
	}
	return files, !from.Broken && isVisible
}
