package site

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/blog"
	"github.com/docgen-cli/docgen/internal/content/changelog"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// changelogOf returns the folder and the name of the changelog of a blog, or false for a blog with
// posts.
func changelogOf(of config.Blog) (folder, file string, isChangelog bool) {
	name := path.Clean(of.Changelog)
	return path.Dir(name), path.Base(name), of.Changelog != ""
}

// changelogFile returns the name of the file whose releases are the posts, or "".
func (b BlogInput) changelogFile() string {
	folder, file, isChangelog := changelogOf(b.Options)
	if !isChangelog {
		return ""
	}
	return path.Join(folder, file)
}

// asChangelog returns the input of a changelog, whose folder is that of its file.
func (b BlogInput) asChangelog(files source.Files) BlogInput {
	folder, file, isChangelog := changelogOf(b.Options)
	if !isChangelog {
		return b
	}
	b.Folder = folder
	if _, err := files.Stat(path.Join(b.Translations, file)); err != nil {
		b.Translations = ""
	}
	return b
}

// isChangelogTitle reports whether the title of a file says only that it is a changelog, which
// docgen says in the language of the reader.
func isChangelogTitle(title string) bool {
	return strings.EqualFold(strings.ReplaceAll(title, " ", ""), "changelog")
}

// outsideChangelogs returns the changelogs that are outside the site folder.
func outsideChangelogs(cfg config.Config) []string {
	var outside []string
	for _, of := range cfg.Blogs {
		if folder, file, isChangelog := changelogOf(of); isChangelog && isOutside(path.Join(folder, file)) {
			outside = append(outside, path.Join(folder, file))
		}
	}
	return outside
}

// anchors returns the ids on the first list of releases: those of the releases, which lead to
// their pages where the file has them, and those in the text above.
func (b *Blog) anchors() markdown.Anchors {
	ids := map[string]bool{}
	for _, post := range b.Posts {
		ids[post.Text.ID] = true
	}
	for anchor := range b.parts {
		ids[anchor] = true
	}
	if b.Intro != nil {
		b.Intro.Document.Anchors.AddTo(ids)
	}
	return markdown.AnchorsOf(ids)
}

// Locate tells the changelogs outside the site folder where that is.
func (p Place) Locate(editions []EditionInput) []EditionInput {
	for _, edition := range editions {
		for i, blog := range edition.Blogs {
			if folder, _, isChangelog := changelogOf(blog.Options); isChangelog && isOutside(folder) {
				edition.Blogs[i].Site = p.from(folder)
			}
		}
	}
	return editions
}

// from returns the path of the site folder relative to a folder outside, or "".
func (p Place) from(folder string) string {
	site, err := filepath.Abs(p.Dir)
	if err != nil {
		return ""
	}
	below, err := filepath.Rel(filepath.Join(site, filepath.FromSlash(folder)), site)
	if err != nil {
		return ""
	}
	return filepath.ToSlash(below)
}

// changelogs returns the changelogs of a site, and the virtual files of their releases.
func (p Place) changelogs(cfg config.Config, editions []EditionInput) source.Files {
	var files source.Files
	for _, of := range cfg.Blogs {
		if folder, file, isChangelog := changelogOf(of); isChangelog {
			files = append(files, changelog.Beside(source.Site(p.Dir, folder), file))
		}
	}
	for _, edition := range editions {
		for _, blog := range edition.Blogs {
			if _, file, isChangelog := changelogOf(blog.Options); isChangelog && blog.Translations != "" {
				files = append(files, changelog.Beside(source.Site(p.Dir, blog.Translations), file))
			}
		}
	}
	return files
}

// isRelease reports whether a file is a part of a changelog.
func (input Input) isRelease(name string) bool {
	for _, edition := range input.Editions {
		for _, blog := range edition.Blogs {
			if _, file, isChangelog := changelogOf(blog.Options); isChangelog && strings.HasPrefix(path.Base(name), file+":") {
				return true
			}
		}
	}
	return false
}

// readChangelog reads the releases of a changelog as posts.
func readChangelog(ctx context.Context, reader reader, wanted BlogInput) (blogTexts, []diag.Diagnostic, error) {
	name := wanted.changelogFile()
	log, findings, isReadable := readReleases(reader.input, wanted, name)
	if !isReadable {
		return blogTexts{}, findings, nil
	}
	folder, file := path.Dir(name), path.Base(name)
	files := releaseFiles(log, folder, file)
	if wanted.Translations != "" {
		translated, found, isReadable := readReleases(reader.input, wanted, path.Join(wanted.Translations, file))
		findings = append(findings, found...)
		if isReadable {
			own := releaseFiles(translated, wanted.Translations, file)
			for i := range files {
				if slices.Contains(own, docFile{wanted.Translations, files[i].below}) {
					files[i].folder = wanted.Translations
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
	for i, read := range parallel.Map(ctx, reader.input.Jobs, files, func(file docFile) postReading {
		release, isRelease := log.Find(slugOf(file.below))
		read := reader.readRelease(ctx, wanted, release, file)
		if read.text != nil && isRelease && read.post == nil {
			read.post = reader.earlierPost(read.text)
		}
		read.text = links.of(read.text)
		return read
	}) {
		if read.err != nil {
			return blogTexts{}, nil, read.err
		}
		findings = append(findings, slices.DeleteFunc(read.findings, func(finding diag.Diagnostic) bool { return finding.Code == "empty-pages" })...)
		_, isRelease := log.Find(slugOf(files[i].below))
		switch {
		case read.text == nil:
		case !isRelease:
			result.intro = read.text
		case reader.leavesOut() && !read.text.IsTranslated():
			result.omitted = append(result.omitted, read.text)
		default:
			result.posts = append(result.posts, postText{read.text, read.post})
		}
	}
	return result, findings, nil
}

// readReleases reads a changelog without the texts of its releases.
func readReleases(input Input, wanted BlogInput, name string) (changelog.Changelog, []diag.Diagnostic, bool) {
	files := input.Engine.Files()
	if _, err := files.Stat(name); errors.Is(err, fs.ErrNotExist) {
		return changelog.Changelog{}, []diag.Diagnostic{input.Config.Diagnostic(diag.Error, fmt.Sprintf("no changelog %q", wanted.Options.Changelog),
			"create it, or write its path relative to the site folder", wanted.Options.Option("changelog")...)}, false
	}
	file, findings, isReadable := readFile(files, name)
	if !isReadable {
		return changelog.Changelog{}, findings, false
	}
	log := changelog.Parse(file.Text)
	for i := range log.Findings {
		log.Findings[i].File = name
	}
	return log, append(findings, log.Findings...), true
}

// releaseFiles lists the parts of a changelog that are shown. Changes that are neither released
// nor written yet are not.
func releaseFiles(log changelog.Changelog, folder, file string) []docFile {
	var files []docFile
	if log.HasIntro {
		files = append(files, docFile{folder, changelog.IntroOf(file)})
	}
	for _, release := range log.Releases {
		if !release.Unreleased || !release.IsEmpty {
			files = append(files, docFile{folder, changelog.FileOf(file, release.Slug)})
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
func (r reader) readRelease(ctx context.Context, wanted BlogInput, release changelog.Release, file docFile) postReading {
	var post *blog.Post
	original := r.originals.of(docOriginal(wanted.ID, file.below))
	result := r.read(ctx, file, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		doc, findings := content.Describe(file, parsed)
		doc.Set, doc.ID, doc.Slug, doc.Title, doc.Position = wanted.ID, release.Slug, "/"+release.Slug, release.Title, nil
		post = &blog.Post{Doc: doc, Date: release.Date, Unreleased: release.Unreleased}
		return doc, findings
	})
	return postReading{result, post}
}
