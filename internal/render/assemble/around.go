package assemble

import (
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/site"
)

// Around returns the hash of everything that the page of a doc or post depends on except its own text:
// the path, title, date and front matter of each page, and the files that define sidebars, authors
// and tags.
// An edit below the front matter does not change it, and so does not affect other pages.
func Around(a Assembler) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	hasher.Value(a.Config)
	hasher.Text(a.Edition.Locale)
	for _, set := range a.Edition.Sets {
		hasher.Hash(set.Structure)
		hasher.Value(set.Options)
		hasher.Value(set.Version)
		hasher.Texts([]string{set.Label, set.Home})
	}
	for _, blog := range a.Edition.Blogs {
		hasher.Hash(blog.Structure)
		hasher.Texts([]string{blog.ID.Instance, blog.Title, blog.Description, blog.SidebarTitle})
	}
	hasher.Hash(a.Edition.Others.Hash)
	hasher.Hash(a.Edition.Languages)
	for _, page := range a.Edition.Pages {
		hasher.Number(int64(page.Route.Kind))
		hasher.Text(page.Route.ID)
		hasher.Text(page.Route.Path)
		if page.Script != nil {
			hasher.Text(a.TwinOf(page))
		}
		if page.Text != nil {
			hasher.Text(page.Text.Name)
			hasher.Bytes(page.Text.RawFrontMatter())
			if page.Text.Source != nil {
				hasher.Bytes(page.Text.Source.RawFrontMatter())
			}
			hasher.Text(page.Text.Title)
		}
		if page.Post != nil { // its date is not always part of its text
			hasher.Number(page.Post.Date.Unix())
			hasher.Text(page.Text.Document.TitleHTML)
		}
	}
	return hasher.Sum()
}

// TextHash returns the hash of everything in the text of a page, or in the posts that it lists, that
// the page depends on. It is zero if that is unknown, as for pages with components and for most
// generated pages.
func TextHash(a Assembler, page *site.Page) fingerprint.Hash {
	if page.Blog != nil && page.Text == nil {
		return listHash(a, page)
	}
	if page.Text == nil || page.Text.Hash.IsZero() || page.Text.Document.IsMDX {
		return fingerprint.Hash{}
	}
	hasher := fingerprint.NewHasher()
	hasher.Hash(page.Text.Hash)
	hasher.Hash(a.Links.Sum(page.Text))
	change := page.Changed()
	hasher.Number(change.Time.UnixNano())
	hasher.Text(change.Author)
	if page.Text.IsStale() {
		hasher.Text("stale")
	}
	hasher.Texts([]string{a.Image(page), page.EditURL})
	if added := a.Edition.Added[page]; added.Head != nil || added.Data != nil {
		hasher.Value(added)
	}
	return hasher.Sum()
}

// listHash returns the hash of everything that the page of a list depends on in the texts of posts,
// or zero if that is unknown. Titles and dates, all that other pages of a blog show, are in Around.
func listHash(a Assembler, page *site.Page) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	if intro := page.Blog.Intro; intro != nil {
		hasher.Hash(intro.Hash)
		hasher.Hash(a.Links.Sum(intro))
	}
	if page.List == nil {
		return hasher.Sum()
	}
	posts := page.List.Posts
	if page.Blog.Options.Changelog != "" {
		posts = page.Blog.Posts // the first list has the anchors of all releases
	}
	hasher.List(len(posts))
	for _, post := range posts {
		hash := summaryHash(a, post)
		if hash.IsZero() {
			return hash
		}
		hasher.Hash(hash)
	}
	return hasher.Sum()
}

// summaryHash returns the hash of what a list shows of a post, or zero if it is unknown.
func summaryHash(a Assembler, post *site.Page) fingerprint.Hash {
	if !post.Text.Document.IsMDX {
		return TextHash(a, post)
	}
	if post.Text.Hash.IsZero() || a.Static == nil {
		return fingerprint.Hash{}
	}
	html, err := a.Static(post)
	if err != nil {
		return fingerprint.Hash{} // assembling the page reports it
	}
	return fingerprint.Sum(post.Text.Hash, html)
}
