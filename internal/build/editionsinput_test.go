package build_test

import (
	"fmt"
	"io"
	"os"
	"path"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/locale"
	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	model "github.com/docgen-cli/docgen/internal/site" // the tests have a type "site"
)

// docSet is one of the eight doc sets of the test site. All sets use the same doc ids.
type docSet struct {
	content.SetID
	base    string // URL path, relative to the base URL
	noIndex bool
}

// docSets returns two instances, each in two versions and two locales.
func docSets() []docSet {
	var all []docSet
	for _, locale := range []string{"en", "fr"} {
		for _, instance := range []string{"guide", "api"} {
			for _, version := range []string{"current", "1.0"} {
				base := instance
				if version == "current" {
					base = path.Join(instance, "next")
				}
				if locale == "fr" {
					base = path.Join("fr", base)
				}
				id := content.SetID{Instance: instance, Version: version, Locale: locale}
				all = append(all, docSet{id, base, instance == "api" && version == "current" && locale == "en"})
			}
		}
	}
	return all
}

func (s docSet) folder() string { return path.Join("docs", s.Locale, s.Instance+"-"+s.Version) }

// title returns a title that is unique to the set.
func (s docSet) title(page string) string {
	return fmt.Sprintf("%s of %s %s in %s", page, s.Instance, s.Version, s.Locale)
}

// url returns the path of a page of the set.
func (s docSet) url(page string) string { return path.Join("/x", s.base, page) }

func (s docSet) files() fstest.MapFS {
	return inMemory(map[string]string{
		"index.md": "---\nslug: /\nsidebar_position: 1\ntags: [shared]\n---\n# " + s.title("Home") +
			"\n\n[Setup](guide/setup.md) [Search](./search.md#part) ![Box](box.svg)\n",
		"search.md":            "---\nsidebar_position: 3\nslug: /find\n---\n# " + s.title("Search") + "\n\n## Part\n",
		"guide/setup.md":       "---\ntags: [shared]\n---\n# " + s.title("Setup") + "\n\n[Home](../index.md) [Search](/search.md) ![Box](../box.svg)\n",
		"guide/_category_.yml": "label: Guide\nposition: 2\nlink: {type: generated-index}\n",
		"box.svg":              `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>`,
	})
}

// input describes the set as future options will.
func (s docSet) input(cfg config.Config) model.SetInput {
	options := cfg.Docs[0]
	options.RouteBasePath = s.Instance
	result := model.SetInput{
		ID: s.SetID, Options: options, Files: path.Join("sidebar", s.Locale, s.Instance, s.Version),
		Version: version.Version{
			Source:  version.Source{Name: s.Version, Folder: s.folder(), Sidebars: "sidebars.yaml"},
			NoIndex: s.noIndex, Label: "Label of " + s.Version, IsLast: s.Version != "current", ClassName: "docs-version-" + s.Version,
		},
	}
	if !result.IsLast {
		result.Path = "next"
	}
	return result
}

func inMemory(texts map[string]string) fstest.MapFS {
	files := fstest.MapFS{}
	for name, text := range texts {
		files[name] = &fstest.MapFile{Data: []byte(text), ModTime: time.Unix(1, 0)}
	}
	return files
}

// editionsProject returns the site with all doc sets, and its input. The site folder also
// has a page and a static file.
func editionsProject(t *testing.T) (build.Project, check.Input) {
	t.Helper()
	cfg, findings := config.Load([]byte("title: Site\nurl: https://example.org\nbaseUrl: /x/\ni18n: {locales: [en, fr]}\n"), "docgen.yaml")
	noFindings(t, findings, nil)
	sources := source.Files{sitetest.Plain{FS: inMemory(map[string]string{
		"src/pages/about.md": "# About\n\n[Setup](/guide/guide/setup) [Next](/api/next)\n", "static/robots.txt": "mine",
	}), Folder: "."}}
	editions := []model.EditionInput{{Locale: "en"}, {Locale: "fr"}}
	for i := range editions {
		editions[i].Address = locale.Address{Origin: cfg.URL, Root: cfg.BaseURL}
	}
	editions[1].Below = "fr"
	for i := range editions {
		editions[i].Options = cfg.I18n.LocaleConfigs[editions[i].Locale]
		for _, set := range docSets() {
			if set.Locale == editions[i].Locale {
				editions[i].Sets = append(editions[i].Sets, set.input(cfg))
				sources = append(sources, sitetest.Plain{FS: set.files(), Folder: set.folder()})
			}
		}
	}
	engine := incremental.New(nil, fingerprint.Hash{})
	engine = engine.Begin(sources, nil, time.Unix(1_700_000_000, 0))
	options := build.Options{Dir: t.TempDir(), Jobs: 2, Theme: smallTheme(""), Version: "test", Node: os.Args[0], Stderr: io.Discard}
	input := model.Input{Config: cfg, Engine: engine, Editions: editions, Jobs: options.Jobs}
	return build.Project{Options: options, Config: cfg, Engine: engine},
		check.Input{Input: input, Dir: options.Dir, ConfigFile: "docgen.yaml", Theme: options.Theme}
}
