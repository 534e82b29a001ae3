package read

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// blogTexts holds the files of a blog.
type blogTexts struct {
	posts   []postText          // includes drafts
	title   string              // of a changelog; "" for none
	intro   *site.Text          // of a changelog, before its releases; nil for none
	anchors map[string][]string // of the headings of releases in the changelog, by slug
	unread  []content.Doc       // posts that cannot be shown, because their files have errors
	omitted []*site.Text        // posts that the locale leaves out, because they are not translated
	authors blog.Authors
	hash    fingerprint.Hash // of the authors file
	changes map[string]history.Change
}

// postText is a post with its text.
type postText struct {
	*site.Text
	post *blog.Post
}

// readBlog reads the posts and the authors of a blog.
func readBlog(ctx context.Context, reader text.Reader, wanted site.BlogInput) (blogTexts, []diag.Diagnostic, error) {
	reader = reader.Posts()
	if wanted.Options.Changelog != "" {
		return readChangelog(ctx, reader, wanted)
	}
	found, findings, err := findPosts(reader.Input, wanted)
	if err != nil {
		return blogTexts{}, nil, err
	}
	changes := parallel.Begin(func() changes {
		isInSitemap := reader.Input.Config.Sitemap.LastMod != config.LastModNone
		if !wanted.Options.ShowLastUpdateTime && !wanted.Options.ShowLastUpdateAuthor && !isInSitemap {
			return changes{}
		}
		return changesIn(wanted.History, ctx, found.docs, wanted.Folder, wanted.Translations)
	})
	result := blogTexts{}
	authors, hash, problems, err := readAuthors(reader.Input, wanted)
	if err != nil {
		return blogTexts{}, nil, err
	}
	result.authors, result.hash, findings = authors, hash, append(findings, problems...)
	sharing := reader.Share(ctx, wanted.ID, found.docs)
	for _, read := range parallel.Map(ctx, reader.Input.Jobs, found.docs, func(file text.File) postReading {
		return readPost(ctx, sharing, wanted, &result.authors, file)
	}) {
		if read.Err != nil {
			return blogTexts{}, nil, read.Err
		}
		findings = append(findings, read.Findings...)
		switch {
		case read.Text == nil && read.Unread != nil:
			result.unread = append(result.unread, *read.Unread)
		case read.Text == nil || read.post == nil:
		case leavesOut(reader) && !read.Text.IsTranslated() && !read.Text.FrontMatter.Draft:
			result.omitted = append(result.omitted, read.Text)
		default:
			result.posts = append(result.posts, postText{read.Text, read.post})
		}
	}
	findings = append(findings, checkPartials(ctx, reader.Input, found.partials)...)
	known := changes()
	result.changes = known.of
	return result, append(findings, known.findings...), nil
}

// findPosts lists the files that are posts.
func findPosts(input site.Input, wanted site.BlogInput) (docFiles, []diag.Diagnostic, error) {
	if _, err := input.Engine.Files().Stat(wanted.Folder); errors.Is(err, fs.ErrNotExist) {
		if wanted.ID.Locale != input.Config.I18n.DefaultLocale {
			return docFiles{}, nil, nil // the default locale has the same finding
		}
		finding := input.Config.Diagnostic(diag.Error, fmt.Sprintf("the blog folder %q does not exist", wanted.Folder),
			"create it, or set blog.path to another folder", wanted.Options.Option("path")...)
		finding.Code = content.Code
		return docFiles{}, []diag.Diagnostic{finding}, nil
	}
	return findDocs(input, postFolder(wanted))
}

// readAuthors reads the authors file. The hash covers it.
func readAuthors(input site.Input, wanted site.BlogInput) (blog.Authors, fingerprint.Hash, []diag.Diagnostic, error) {
	type result struct {
		authors  blog.Authors
		findings []diag.Diagnostic
	}
	read, trace, err := incremental.Compute(input.Engine, fingerprint.Hash{}, func(inputs *incremental.Inputs) (result, error) {
		file := companion{
			file: wanted.Options.AuthorsMapPath, folder: wanted.Folder, translations: wanted.Translations,
			option: wanted.Options.Option("authorsMapPath"), what: "authors file", where: "blog's folder",
		}
		text, findings, isReadable := file.read(input, inputs.Files())
		if !isReadable {
			authors := blog.Authors{}
			if diag.HasErrors(findings) {
				authors = blog.UnreadableAuthors()
			}
			return result{authors, findings}, nil
		}
		authors, problems := blog.ParseAuthors(text.Text, text.Name, wanted.Options.AuthorsBasePath)
		return result{authors, append(findings, problems...)}, nil
	})
	return read.authors, trace.Sum(), read.findings, err
}

// postReading is the result of reading a post.
type postReading struct {
	text.Reading
	post *blog.Post
}

// readPost reads a post.
func readPost(ctx context.Context, r text.Reader, wanted site.BlogInput, authors *blog.Authors, file text.File) postReading {
	var post *blog.Post
	original := r.OriginalOf(wanted.ID, file)
	result := r.Read(ctx, file, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		described, findings := describePost(ctx, wanted, authors, original, file, parsed)
		described.Set = wanted.ID
		post = &described
		return described.Doc, findings
	})
	if result.Text != nil && (original == nil || result.Text.IsTranslated()) {
		result.Findings = append(result.Findings, untruncated(wanted, result)...)
	}
	if result.Text != nil && (post == nil || post.Doc.Name != result.Text.Name) {
		post = earlierPost(r.Input.Previous, result.Text)
	}
	return postReading{result, post}
}

// shortPost is the number of words of a post that lists may show in full.
const shortPost = 100

// untruncated reports a post without a mark that ends its summary, if the config asks for that.
// Lists have neither drafts nor unlisted posts, and a short post needs no mark.
func untruncated(wanted site.BlogInput, read text.Reading) []diag.Diagnostic {
	text := read.Text
	if text.Document.IsCut || text.FrontMatter.Draft || text.FrontMatter.Unlisted || wanted.Options.Changelog != "" || text.Document.Words <= shortPost {
		return nil
	}
	mark := "<!-- truncate -->"
	if text.Document.IsMDX {
		mark = "{/* truncate */}"
	}
	if slices.ContainsFunc(read.Findings, func(finding diag.Diagnostic) bool { return finding.Fix == mark }) {
		return nil // the post has another comment in its place
	}
	return []diag.Diagnostic{{
		Severity: wanted.Options.OnUntruncated.Level(), Code: blog.Code, File: text.Name, Line: 1, Cause: "untruncated",
		Text: fmt.Sprintf("lists show this post in full, because it has no %s", mark),
		Hint: "write the mark after the first paragraphs, or set blog.onUntruncatedBlogPosts to ignore",
	}}
}

// describePost returns the post in a file, which may translate an original.
func describePost(ctx context.Context, wanted site.BlogInput, authors *blog.Authors, original *site.Text, file content.File, parsed content.Parsed) (blog.Post,
	[]diag.Diagnostic) {
	options := blog.Options{
		Authors: *authors, AuthorsFile: path.Join(wanted.Folder, wanted.Options.AuthorsMapPath), Inline: wanted.Options.OnInlineAuthors.Level(),
	}
	name := file.Name
	if original != nil {
		name, options.IsTranslation = original.Name, original.Name != file.Name
	}
	if wanted.Created != nil {
		options.Created = func() time.Time { return wanted.Created(ctx, name) }
	}
	return blog.Describe(file, parsed, options)
}

// earlierPost returns the post of a text in the site that a preview showed last, or nil.
func earlierPost(previous *site.Site, text *site.Text) *blog.Post {
	if previous == nil {
		return nil
	}
	for _, edition := range previous.Editions {
		for _, page := range edition.Pages {
			if page.Post != nil && page.Text.Name == text.Name {
				return page.Post
			}
		}
	}
	return nil
}

// postFolder returns the folders of the posts.
func postFolder(b site.BlogInput) textFolder {
	return textFolder{
		locale: b.ID.Locale, folder: b.Folder, translations: b.Translations, include: b.Options.Include, exclude: b.Options.Exclude, mayBeEmpty: true,
		option: "blog.path",
	}
}

// blogRoute returns the place of the posts without the posts.
func blogRoute(b site.BlogInput) route.Docs {
	return route.Docs{Set: b.ID, Kind: route.Post, Folder: b.Folder, Translations: b.Translations, Base: b.Base()}
}
