package assemble

import (
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/site"
)

// listHash returns the hash of everything that the page of a list depends on in the texts of posts,
// or zero if that is unknown. Titles and dates, all that other pages of a blog show, are in Around.
func listHash(a Assembler, page *site.Page) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	if intro := page.Blog.Intro; intro != nil {
		hasher.Hash(intro.Hash)
		HashLinks(hasher, a.Links.Of(intro))
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
