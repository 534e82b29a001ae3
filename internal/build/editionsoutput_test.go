package build_test

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble/sitedata"
	"github.com/docgen-cli/docgen/internal/render/indexer"
	model "github.com/docgen-cli/docgen/internal/site" // the tests have a type "site"
	"github.com/docgen-cli/docgen/internal/site/read"
)

// builtSite is a site in memory, with its output.
type builtSite struct {
	model.Site
	shared  []sitedata.Shared
	files   map[string]string
	written []string // file names, with duplicates if a file was written twice
}

func noFindings(t *testing.T, findings []diag.Diagnostic, err error) {
	t.Helper()
	if err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
}

// buildEditions builds the site with all doc sets.
func buildEditions(t *testing.T) builtSite {
	t.Helper()
	project, input := editionsProject(t)
	found, findings, err := read.Site(t.Context(), input.Input)
	noFindings(t, findings, err)
	checked := build.Checked{Site: found, Input: input}
	checked.Links, findings = check.Site(t.Context(), found, input)
	noFindings(t, findings, nil)
	for _, edition := range found.Editions {
		shared, findings := sitedata.Share(found, edition, model.Folders(input.Input), project.Version)
		noFindings(t, findings, nil)
		checked.Shared = append(checked.Shared, shared)
	}
	files, written := writeEditions(t, project, checked)
	return builtSite{found, checked.Shared, files, written}
}

// writeEditions renders a checked site and returns its output.
func writeEditions(t *testing.T, project build.Project, checked build.Checked) (files map[string]string, written []string) {
	t.Helper()
	out := filepath.Join(t.TempDir(), "dist")
	code, err := project.Code()
	noFindings(t, nil, err)
	theme, findings, err := code.Bundle(t.Context(), project.Engine, nil)
	noFindings(t, findings, err)
	renderers, err := checked.Renderers(theme, nil)
	noFindings(t, nil, err)
	pool, err := project.NodeOptions().Start(t.Context())
	noFindings(t, nil, err)
	defer pool.Close()
	findings, err = theme.Load(t.Context(), pool, renderers[0].Texts, renderers[0].Frame.JSON)
	noFindings(t, findings, err)
	staging, err := output.Begin(output.Target{Out: out})
	noFindings(t, nil, err)
	each := func(n int, work func(i int)) { parallel.Each(t.Context(), project.Jobs, n, work) }
	for _, renderer := range renderers {
		noFindings(t, nil, theme.Show(t.Context(), pool, renderer.Texts, renderer.Frame.JSON))
		printer := render.Printer{
			Renderer: renderer, Theme: theme, Pool: pool, Staging: staging, Engine: project.Engine, Jobs: project.Jobs, Step: func(int) {},
		}
		findings, err := printer.Print(t.Context())
		noFindings(t, findings, err)
		for _, index := range renderer.Assembler.Edition.SearchIndexes() {
			searcher := indexer.Searcher{
				Assembler: renderer.Assembler, Index: index, Engine: project.Engine, Out: out, Now: time.Unix(1_700_000_000, 0), FixedTime: true,
				Jobs: project.Jobs,
			}
			_, err := searcher.Write(t.Context(), staging)
			noFindings(t, nil, err)
		}
	}
	others, err := project.OtherFiles(checked, renderers, theme)
	noFindings(t, nil, err)
	noFindings(t, nil, staging.PutAll(others, each))
	done, err := staging.Commit(t.Context())
	noFindings(t, nil, err)
	return sitetest.Read(t, out), done.Changed
}

// page returns the data of the page in an output folder.
func (b builtSite) page(t *testing.T, folder string) pageFile {
	t.Helper()
	_, after, _ := strings.Cut(b.files[folder+"/index.html"], `id="docgen-data">`)
	data, _, _ := strings.Cut(after, "</script>")
	var embedded struct{ Page pageFile }
	if err := json.Unmarshal([]byte(data), &embedded); err != nil {
		t.Fatalf("%s: %v", folder, err)
	}
	return embedded.Page
}

// pageFile is the part of a page's data that these tests check. It has the content, because the tests render no element around that.
type pageFile struct {
	Path, ID, Docs, Title, Content string
	Head                           contract.Head
	Sidebar                        struct{ Items []sidebarItem }
	Breadcrumbs                    []contract.Breadcrumb
	Previous, Next                 contract.PageLink
	Version                        contract.PageVersion
	Tags                           []contract.PageLink
}

type sidebarItem struct {
	Href  string
	Items []sidebarItem
}

// links returns the targets of sidebar items.
func links(items []sidebarItem) []string {
	var all []string
	for _, item := range items {
		all = append(all, item.Href)
		all = slices.Concat(all, links(item.Items))
	}
	return all
}
