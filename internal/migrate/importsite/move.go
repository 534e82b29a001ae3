// Package importsite imports Docusaurus sites: it evaluates their configuration, converts it, checks
// the site with the result, and writes the files.
//
// What becomes of each option is decided in docusaurus, and what counts as a problem in build.
package importsite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
	"github.com/docgen-cli/docgen/internal/migrate/docusaurus"
	"github.com/docgen-cli/docgen/internal/release/deploy"
)

// Outcome is what an import makes of a site.
type Outcome struct {
	docusaurus.Plan
	Gaps     []evaluate.Note   // what the evaluation lacked
	Install  string            // the command that installs the packages of the site
	Findings []diag.Diagnostic // of the imported site
	Pages    int               // of the imported site
	Clean    int               // pages without errors and warnings
	Failing  int               // pages with errors
}

// Plan evaluates and converts the site in options.Dir, and checks the result. It writes nothing
// into the site. Errors are those of [docusaurus.Read] and [build.Check].
func Plan(ctx context.Context, options build.Options) (Outcome, error) {
	site, session, err := docusaurus.Read(ctx, options.Dir, options.Node)
	if err != nil {
		return Outcome{}, err
	}
	defer session.Close()
	temporary, err := os.MkdirTemp("", "docgen-import-")
	if err != nil {
		return Outcome{}, fmt.Errorf("make a folder for the check: %w", err)
	}
	defer os.RemoveAll(temporary)
	options.Config, options.Over, options.Cache, options.Adopt = "docgen.yaml", temporary, "", false
	site.Install = deploy.InstallCommand(options.Dir)
	outcome := Outcome{Plan: docusaurus.Convert(site), Gaps: gaps(session, site.Install), Install: site.Install}
	if site.CreatesRedirects() {
		site.Paths, err = paths(ctx, options, outcome.Plan)
		if err != nil {
			return outcome, err
		}
		outcome.Plan = docusaurus.Convert(site)
	}
	result, err := check(ctx, options, outcome.Plan)
	site.Relaxed, site.Unasked, site.AnyCase = relaxed(result.Findings), unasked(result.Findings), slices.ContainsFunc(result.Findings, isOfCase)
	if (len(site.Relaxed)+len(site.Unasked) > 0 || site.AnyCase) && err == nil {
		outcome.Plan = docusaurus.Convert(site)
		for i, found := range result.Findings {
			switch { // as the config says now
			case slices.Contains(site.Unasked, found.Code):
				result.Findings[i].Severity = min(found.Severity, diag.Log)
			case slices.Contains(site.Relaxed, found.Code), site.AnyCase && found.Code == linksCode:
				result.Findings[i].Severity = min(found.Severity, diag.Warning)
			}
		}
	}
	outcome.Findings, outcome.Pages, outcome.Clean = result.Findings, result.Pages, result.Pages-affected(result, diag.Warning)
	outcome.Failing = affected(result, diag.Error)
	outcome.Missing = missing(outcome)
	return outcome, err
}

// gaps returns what the evaluation lacked, with the command of the site's package manager.
func gaps(session *evaluate.Session, install string) []evaluate.Note {
	notes := slices.Clone(session.Notes())
	for i, note := range notes {
		if note.Package != "" {
			notes[i].Hint = fmt.Sprintf("run %q and import again", install)
		}
	}
	return notes
}

// missing returns the packages that are not installed, but which the configuration or the site's components need.
func missing(outcome Outcome) []string {
	names := slices.Clone(outcome.Missing)
	for _, gap := range outcome.Gaps {
		names = append(names, gap.Package)
	}
	for _, found := range outcome.Findings {
		if name := bundle.MissingPackage(found); name != "" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.DeleteFunc(slices.Compact(names), func(name string) bool { return name == "" })
}

// strict has the codes of problems that stop Docusaurus, too.
var strict = []string{"config", "code", "front-matter", "links", "mdx", "routes", "theme"}

// relaxed returns the codes of errors that do not stop Docusaurus.
func relaxed(findings []diag.Diagnostic) []string {
	var codes []string
	for _, found := range findings {
		if found.Severity == diag.Error && !slices.Contains(strict, found.Code) && !slices.Contains(codes, found.Code) {
			codes = append(codes, found.Code)
		}
	}
	slices.Sort(codes)
	return codes
}

const linksCode = "links"

// isOfCase reports whether a link is broken because it differs from the URL of a page in capital letters alone.
func isOfCase(found diag.Diagnostic) bool {
	return found.Code == linksCode && found.Severity == diag.Error && strings.EqualFold(found.Text, fmt.Sprintf("no page at %q", found.Fix))
}

// unasked returns the codes of warnings about what Docusaurus does not look for: how translations differ from their
// originals.
func unasked(findings []diag.Diagnostic) []string {
	const code = "translations"
	isAbout := func(found diag.Diagnostic) bool { return found.Code == code && found.Severity == diag.Warning }
	if !slices.ContainsFunc(findings, isAbout) || slices.Contains(relaxed(findings), code) {
		return nil
	}
	return []string{code}
}

func check(ctx context.Context, options build.Options, plan docusaurus.Plan) (build.Result, error) {
	if err := write(options.Over, plan.Files); err != nil {
		return build.Result{}, err
	}
	result, err := build.Check(ctx, build.CheckOptions{Options: options, Render: true})
	if err != nil && !errors.Is(err, build.ErrConfig) {
		return result, fmt.Errorf("check the site: %w", err)
	}
	return result, nil
}

// paths returns the paths of all pages, without the base URL.
func paths(ctx context.Context, options build.Options, plan docusaurus.Plan) ([]string, error) {
	if err := write(options.Over, plan.Files); err != nil {
		return nil, err
	}
	project, _, err := build.Open(ctx, options)
	if err != nil {
		return []string{}, nil //nolint:nilerr // the check reports it
	}
	checked, err := project.Read(ctx, build.Reading{Brief: true})
	if err != nil {
		return nil, fmt.Errorf("read the site: %w", err)
	}
	found := []string{}
	for _, edition := range checked.Site.Editions[:1] {
		for _, page := range edition.Pages {
			found = append(found, "/"+strings.TrimPrefix(page.Route.Path, project.Config.BaseURL))
		}
	}
	return found, nil
}

// affected returns how many pages have problems of a severity or a worse one. Plugins that are not installed yet do not
// count.
func affected(result build.Result, least diag.Severity) int {
	var files []string
	for _, found := range result.Findings {
		isPage := slices.Contains([]string{".md", ".mdx", ".tsx", ".jsx", ".js", ".ts"}, filepath.Ext(found.File))
		if found.Severity >= least && found.Code != "plugins" && isPage && !slices.Contains(files, found.File) {
			files = append(files, found.File)
		}
	}
	return min(len(files), result.Pages)
}

func write(dir string, files []docusaurus.File) error {
	for _, file := range files {
		if err := replace(dir, file.Name, file.Text); err != nil {
			return err
		}
	}
	return nil
}

// replace writes a file below a folder, but never through a symbolic link.
func replace(dir, name, text string) error {
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := disk.At(dir, filepath.Dir(file)).Replace(filepath.Base(file), []byte(text)); err != nil {
		return fmt.Errorf("write %s: %w", name, err)
	}
	return nil
}
