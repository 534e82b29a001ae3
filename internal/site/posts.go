package site

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
)

// blogTexts holds the files of a blog.
type blogTexts struct {
	posts   []postText          // includes drafts
	title   string              // of a changelog; "" for none
	intro   *Text               // of a changelog, before its releases; nil for none
	anchors map[string][]string // of the headings of releases in the changelog, by slug
	unread  []content.Doc       // posts that cannot be shown, because their files have errors
	omitted []*Text             // posts that the locale leaves out, because they are not translated
	authors blog.Authors
	hash    fingerprint.Hash // of the authors file
	changes map[string]history.Change
}

// postText is a post with its text.
type postText struct {
	*Text
	post *blog.Post
}

// readBlog reads the posts and the authors of a blog.
func readBlog(ctx context.Context, reader reader, wanted BlogInput) (blogTexts, []diag.Diagnostic, error) {
	reader = reader.posts()
	if wanted.Options.Changelog != "" {
		return readChangelog(ctx, reader, wanted)
	}
	found, findings, err := findPosts(reader.input, wanted)
	if err != nil {
		return blogTexts{}, nil, err
	}
	changes := parallel.Begin(func() changes {
		isInSitemap := reader.input.Config.Sitemap.LastMod != config.LastModNone
		if !wanted.Options.ShowLastUpdateTime && !wanted.Options.ShowLastUpdateAuthor && !isInSitemap {
			return changes{}
		}
		return wanted.History.of(ctx, found.docs, wanted.Folder, wanted.Translations)
	})
	result := blogTexts{}
	authors, hash, wrong, err := readAuthors(reader.input, wanted)
	if err != nil {
		return blogTexts{}, nil, err
	}
	result.authors, result.hash, findings = authors, hash, append(findings, wrong...)
	sharing := reader.share(ctx, sharedDocs(found.docs, reader.originalIn(wanted.ID)))
	for _, read := range parallel.Map(ctx, reader.input.Jobs, found.docs, func(file docFile) postReading {
		return sharing.readPost(ctx, wanted, &result.authors, file)
	}) {
		if read.err != nil {
			return blogTexts{}, nil, read.err
		}
		findings = append(findings, read.findings...)
		switch {
		case read.text == nil && read.unread != nil:
			result.unread = append(result.unread, *read.unread)
		case read.text == nil || read.post == nil:
		case reader.leavesOut() && !read.text.IsTranslated() && !read.text.FrontMatter.Draft:
			result.omitted = append(result.omitted, read.text)
		default:
			result.posts = append(result.posts, postText{read.text, read.post})
		}
	}
	findings = append(findings, checkPartials(ctx, reader.input, found.partials)...)
	known := changes()
	result.changes = known.of
	return result, append(findings, known.findings...), nil
}

// findPosts lists the files that are posts.
func findPosts(input Input, wanted BlogInput) (docFiles, []diag.Diagnostic, error) {
	if _, err := input.Engine.Files().Stat(wanted.Folder); errors.Is(err, fs.ErrNotExist) {
		if wanted.ID.Locale != input.Config.I18n.DefaultLocale {
			return docFiles{}, nil, nil // the default locale has the same finding
		}
		finding := input.Config.Diagnostic(diag.Error, fmt.Sprintf("the blog folder %q does not exist", wanted.Folder),
			"create it, or set blog.path to another folder", wanted.Options.Option("path")...)
		finding.Code = content.Code
		return docFiles{}, []diag.Diagnostic{finding}, nil
	}
	return findDocs(input, wanted.texts())
}

// readAuthors reads the authors file. The hash covers it.
func readAuthors(input Input, wanted BlogInput) (blog.Authors, fingerprint.Hash, []diag.Diagnostic, error) {
	type result struct {
		authors  blog.Authors
		findings []diag.Diagnostic
	}
	read, trace, err := incremental.Compute(input.Engine, fingerprint.Hash{}, func(inputs *incremental.Inputs) (result, error) {
		file := besideTexts{
			file: wanted.Options.AuthorsMapPath, folder: wanted.Folder, translations: wanted.Translations,
			option: wanted.Options.Option("authorsMapPath"), what: "authors file", where: "blog's folder",
		}
		text, findings, isReadable := file.read(input, inputs.Files())
		if !isReadable {
			return result{unreadAuthors(findings), findings}, nil
		}
		authors, found := blog.ParseAuthors(text.Text, text.Name, wanted.Options.AuthorsBasePath)
		return result{authors, append(findings, found...)}, nil
	})
	return read.authors, trace.Sum(), read.findings, err
}

// unreadAuthors returns the authors of a file that does not exist, or that cannot be read if there
// are findings.
func unreadAuthors(findings []diag.Diagnostic) blog.Authors {
	if diag.HasErrors(findings) {
		return blog.UnreadableAuthors()
	}
	return blog.Authors{}
}

// postReading is the result of reading a post.
type postReading struct {
	reading
	post *blog.Post
}

// readPost reads a post.
func (r reader) readPost(ctx context.Context, wanted BlogInput, authors *blog.Authors, file docFile) postReading {
	var post *blog.Post
	original := r.originalIn(wanted.ID)(file)
	result := r.read(ctx, file, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		described, findings := describePost(ctx, wanted, authors, original, file, parsed)
		described.Set = wanted.ID
		post = &described
		return described.Doc, findings
	})
	if result.text != nil && (original == nil || result.text.IsTranslated()) {
		result.findings = append(result.findings, untruncated(wanted, result)...)
	}
	if result.text != nil && (post == nil || post.Doc.Name != result.text.Name) {
		post = r.earlierPost(result.text)
	}
	return postReading{result, post}
}

// shortPost is the number of words of a post that lists may show in full.
const shortPost = 100

// untruncated reports a post without a mark that ends its summary, if the config asks for that.
// Lists have neither drafts nor unlisted posts, and a short post needs no mark.
func untruncated(wanted BlogInput, read reading) []diag.Diagnostic {
	text := read.text
	if text.Document.IsCut || text.FrontMatter.Draft || text.FrontMatter.Unlisted || wanted.Options.Changelog != "" || text.Document.Words <= shortPost {
		return nil
	}
	mark := "<!-- truncate -->"
	if text.Document.IsMDX {
		mark = "{/* truncate */}"
	}
	if slices.ContainsFunc(read.findings, func(finding diag.Diagnostic) bool { return finding.Fix == mark }) {
		return nil // the post has another comment in its place
	}
	return []diag.Diagnostic{{
		Severity: wanted.Options.OnUntruncated.Level(), Code: blog.Code, File: text.Name, Line: 1, Cause: "untruncated",
		Text: fmt.Sprintf("lists show this post in full, because it has no %s", mark),
		Hint: "write the mark after the first paragraphs, or set blog.onUntruncatedBlogPosts to ignore",
	}}
}

// describePost returns the post in a file, which may translate an original.
func describePost(ctx context.Context, wanted BlogInput, authors *blog.Authors, original *Text, file content.File, parsed content.Parsed) (blog.Post,
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
func (r reader) earlierPost(text *Text) *blog.Post {
	if r.input.Previous == nil {
		return nil
	}
	for _, edition := range r.input.Previous.Editions {
		for _, page := range edition.Pages {
			if page.Post != nil && page.Text.Name == text.Name {
				return page.Post
			}
		}
	}
	return nil
}
