package assemble

import (
	"cmp"
	"net/url"
	"path"
	"regexp"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// editLink returns the URL where readers can edit a page: what the function that the option names
// has returned, or else usual.
func editLink(page *site.Page, option, usual string) string {
	if _, isFunction := config.FunctionOf(option); isFunction && !page.Text.FrontMatter.CustomEditURL.Set {
		return page.EditURL
	}
	return usual
}

// editURL returns the URL where readers can edit the source. Front matter can change or remove
// it. A tag cannot be edited.
func editURL(set *site.DocSet, doc *site.Text) string {
	if written := doc.FrontMatter.CustomEditURL; written.Set {
		return written.Value
	}
	if set.Options.EditURL == "" {
		return ""
	}
	if doc.Source != nil && doc.IsTranslated() {
		if !set.Options.EditLocalizedFiles {
			return editURL(set, doc.Source)
		}
		if set.Options.EditCurrentVersion {
			return route.JoinURL(set.Options.EditURL, path.Join(path.Dir(set.Translations), version.Current, doc.File))
		}
	}
	if set.Options.EditCurrentVersion {
		return route.JoinURL(set.Options.EditURL, path.Join(set.Options.Path, doc.File))
	}
	if doc.Written != "" {
		return route.JoinURL(set.Options.EditURL, doc.Written)
	}
	if set.Git != nil {
		return editOnBranch(set, doc)
	}
	return route.JoinURL(set.Options.EditURL, doc.Name)
}

// branchInURL matches the URL of a folder in a repository up to the branch, which it captures.
var branchInURL = regexp.MustCompile(`^https?://[^/]+/(?:[^?#]+/-|[^/]+/[^/]+)/(?:edit|_edit|tree|blob|src/branch|src)/([^/?#]+)`)

// editOnBranch returns the URL of a doc on its branch, or "" if it is unknown.
func editOnBranch(set *site.DocSet, doc *site.Text) string {
	found := branchInURL.FindStringSubmatchIndex(set.Options.EditURL)
	if set.Git.Branch == "" || found == nil {
		return ""
	}
	base := set.Options.EditURL[:found[2]] + (&url.URL{Path: set.Git.Branch}).EscapedPath() + set.Options.EditURL[found[3]:]
	return route.JoinURL(base, path.Join(set.Options.Path, doc.File))
}

// postEditURL returns the URL where readers can edit the source of a post, or "".
func postEditURL(of *site.Blog, post *site.Text) string {
	switch options := of.Options; {
	case post.FrontMatter.CustomEditURL.Set:
		return post.FrontMatter.CustomEditURL.Value
	case options.EditURL == "":
		return ""
	case post.Source != nil && post.IsTranslated() && !options.EditLocalizedFiles:
		return postEditURL(of, post.Source)
	default:
		return route.JoinURL(options.EditURL, cmp.Or(post.Written, post.Name))
	}
}
