package read

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/changelog"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// isChangelogTitle reports whether the title of a file says only that it is a changelog, which
// docgen says in the language of the reader.
func isChangelogTitle(title string) bool {
	return strings.EqualFold(strings.ReplaceAll(title, " ", ""), "changelog")
}

// anchorsOf returns the ids on the first list of releases: those of the releases, which lead to
// their pages where the file has them, and those in the text above.
func anchorsOf(b *site.Blog) markdown.Anchors {
	ids := map[string]bool{}
	for _, post := range b.Posts {
		ids[post.Text.ID] = true
	}
	for anchor := range b.Parts {
		ids[anchor] = true
	}
	if b.Intro != nil {
		b.Intro.Document.Anchors.AddTo(ids)
	}
	return markdown.AnchorsOf(ids)
}

// readChangelog reads the releases of a changelog as posts.
func readChangelog(ctx context.Context, reader text.Reader, wanted site.BlogInput) (blogTexts, []diag.Diagnostic, error) {
	name := wanted.ChangelogFile()
	log, findings, isReadable := readReleases(reader.Input, wanted, name)
	if !isReadable {
		return blogTexts{}, findings, nil
	}
	folder, file := path.Dir(name), path.Base(name)
	files := releaseFiles(log, folder, file)
	if wanted.Translations != "" {
		translated, problems, isReadable := readReleases(reader.Input, wanted, path.Join(wanted.Translations, file))
		findings = append(findings, problems...)
		if isReadable {
			translations := releaseFiles(translated, wanted.Translations, file)
			for i := range files {
				if slices.Contains(translations, text.File{Folder: wanted.Translations, Below: files[i].Below}) {
					files[i].Folder = wanted.Translations
				}
			}
			log.Title = translated.Title
		}
	}
	result := blogTexts{title: log.Title, anchors: map[string][]string{}}
	for _, release := range log.Releases {
		result.anchors[release.Slug] = release.Anchors
	}
	links := relinking{name: name, log: log, site: wanted.Site}
	for i, read := range parallel.Map(ctx, reader.Input.Jobs, files, func(file text.File) postReading {
		release, isRelease := log.Find(slugOf(file.Below))
		read := readRelease(ctx, reader, wanted, release, file)
		if read.Text != nil && isRelease && read.post == nil {
			read.post = earlierPost(reader.Input.Previous, read.Text)
		}
		read.Text = links.relinked(read.Text)
		return read
	}) {
		if read.Err != nil {
			return blogTexts{}, nil, read.Err
		}
		findings = append(findings, slices.DeleteFunc(read.Findings, func(finding diag.Diagnostic) bool { return finding.Code == "empty-pages" })...)
		_, isRelease := log.Find(slugOf(files[i].Below))
		switch {
		case read.Text == nil:
		case !isRelease:
			result.intro = read.Text
		case leavesOut(reader) && !read.Text.IsTranslated():
			result.omitted = append(result.omitted, read.Text)
		default:
			result.posts = append(result.posts, postText{read.Text, read.post})
		}
	}
	return result, findings, nil
}

// releases are those of a changelog, without their texts.
type releases struct {
	log        changelog.Changelog
	findings   []diag.Diagnostic
	isReadable bool
}

// readReleases reads a changelog, unless it is the same as in the last state of a preview.
func readReleases(input site.Input, wanted site.BlogInput, name string) (changelog.Changelog, []diag.Diagnostic, bool) {
	if _, err := input.Engine.Files().Stat(name); errors.Is(err, fs.ErrNotExist) {
		return changelog.Changelog{}, []diag.Diagnostic{input.Config.Diagnostic(diag.Error, fmt.Sprintf("no changelog %q", wanted.Options.Changelog),
			"create it, or write its path relative to the site folder", wanted.Options.Option("changelog")...)}, false
	}
	rule := incremental.Rule[releases]{Name: "changelog"}
	read, _, _ := incremental.Get(input.Engine, rule, name, fingerprint.Hash{}, func(inputs *incremental.Inputs) (releases, error) {
		file, findings, isReadable := text.Open(inputs.Files(), name)
		if !isReadable {
			return releases{findings: findings}, nil
		}
		log := changelog.Parse(file.Text)
		for i := range log.Findings {
			log.Findings[i].File = name
		}
		return releases{log, append(findings, log.Findings...), true}, nil
	})
	return read.log, slices.Clip(read.findings), read.isReadable
}

// releaseFiles lists the parts of a changelog that are shown. Changes that are neither released
// nor written yet are not.
func releaseFiles(log changelog.Changelog, folder, file string) []text.File {
	var files []text.File
	if log.HasIntro {
		files = append(files, text.File{Folder: folder, Below: changelog.IntroOf(file)})
	}
	for _, release := range log.Releases {
		if !release.Unreleased || !release.IsEmpty {
			files = append(files, text.File{Folder: folder, Below: changelog.FileOf(file, release.Slug)})
		}
	}
	return files
}

// slugOf returns the slug in the name of a virtual file.
func slugOf(file string) string {
	_, rest, _ := strings.Cut(file, ":")
	return strings.TrimSuffix(rest, ".md")
}

// readRelease reads the text of a release, or the introduction if it has no slug.
func readRelease(ctx context.Context, r text.Reader, wanted site.BlogInput, release changelog.Release, file text.File) postReading {
	var post *blog.Post
	original := r.OriginalOf(wanted.ID, file)
	result := r.Read(ctx, file, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		doc, findings := content.Describe(file, parsed)
		doc.Set, doc.ID, doc.Slug, doc.Title, doc.Position = wanted.ID, release.Slug, "/"+release.Slug, release.Title, nil
		post = &blog.Post{Doc: doc, Date: release.Date, Unreleased: release.Unreleased}
		return doc, findings
	})
	return postReading{result, post}
}
