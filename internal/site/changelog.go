package site

import (
	"path"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/changelog"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// changelogOf returns the folder and the name of the changelog of a blog, or false for a blog with
// posts.
func changelogOf(of config.Blog) (folder, file string, isChangelog bool) {
	name := path.Clean(of.Changelog)
	return path.Dir(name), path.Base(name), of.Changelog != ""
}

// ChangelogFile returns the name of the file whose releases are the posts, or "".
func (b BlogInput) ChangelogFile() string {
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
			files = append(files, changelog.WithReleases(source.Site(p.Dir, folder), file))
		}
	}
	for _, edition := range editions {
		for _, blog := range edition.Blogs {
			if _, file, isChangelog := changelogOf(blog.Options); isChangelog && blog.Translations != "" {
				files = append(files, changelog.WithReleases(source.Site(p.Dir, blog.Translations), file))
			}
		}
	}
	return files
}

// IsRelease reports whether a file is a part of a changelog.
func (input Input) IsRelease(name string) bool {
	for _, edition := range input.Editions {
		for _, blog := range edition.Blogs {
			if _, file, isChangelog := changelogOf(blog.Options); isChangelog && strings.HasPrefix(path.Base(name), file+":") {
				return true
			}
		}
	}
	return false
}
