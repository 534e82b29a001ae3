package version

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Plan decides which of the known versions an instance has, newest first, and completes their
// options. The rules and defaults are Docusaurus's.
func Plan(cfg config.Config, docs config.Docs, known []Source) ([]Version, []diag.Diagnostic) {
	plan := planner{cfg: cfg, docs: docs, known: known}
	plan.checkNames()
	sources := plan.included()
	if len(sources) == 0 {
		if len(plan.findings) == 0 {
			plan.fail("the options leave no version of the docs", "set docs.includeCurrentVersion to true, or add a version", "includeCurrentVersion")
		}
		sources = known[:1] // the other stages need docs to check
	}
	last := plan.last(sources)
	versions := make([]Version, len(sources))
	for i, source := range sources {
		versions[i] = plan.complete(source, i, last, len(sources))
	}
	plan.checkPaths(versions)
	return versions, plan.findings
}

// planner decides about the versions of an instance.
type planner struct {
	cfg      config.Config
	docs     config.Docs
	known    []Source // all versions, newest first
	findings []diag.Diagnostic
}

func (p *planner) fail(text, hint string, option ...any) {
	p.findings = append(p.findings, p.cfg.Diagnostic(diag.Error, text, hint, p.docs.Option(option...)...).WithCode("config"))
}

func (p *planner) names() []string {
	names := make([]string, len(p.known))
	for i, source := range p.known {
		names[i] = source.Name
	}
	return names
}

// unknown reports a name that is no version.
func (p *planner) unknown(name string, option ...any) {
	p.fail(fmt.Sprintf("no version %q", name), diag.Known(name, "version", p.names()), option...)
}

// checkNames reports options of versions that do not exist.
func (p *planner) checkNames() {
	for _, name := range slices.Sorted(maps.Keys(p.docs.Versions)) {
		if !slices.Contains(p.names(), name) {
			p.unknown(name, "versions", name)
		}
	}
	for i, name := range p.docs.OnlyIncludeVersions {
		if !slices.Contains(p.names(), name) {
			p.unknown(name, "onlyIncludeVersions", i)
		}
	}
}

// included returns the versions that the options leave in.
func (p *planner) included() []Source {
	docs := p.docs
	isListed := p.cfg.Given(docs.Option("onlyIncludeVersions")...)
	if isListed && len(docs.OnlyIncludeVersions) == 0 {
		p.fail("docs.onlyIncludeVersions is empty, so there are no docs", "list at least one version, or remove the option", "onlyIncludeVersions")
		isListed = false
	}
	return slices.DeleteFunc(slices.Clone(p.known), func(source Source) bool {
		switch {
		case docs.DisableVersioning:
			return source.Name != Current
		case source.Name == Current && !docs.IncludeCurrentVersion:
			return true
		}
		return isListed && !slices.Contains(docs.OnlyIncludeVersions, source.Name)
	})
}

// last returns the position of the version that readers get by default.
func (p *planner) last(sources []Source) int {
	at := slices.IndexFunc(sources, func(source Source) bool { return source.Name == p.docs.LastVersion })
	switch {
	case at >= 0:
		return at
	case slices.Contains(p.names(), p.docs.LastVersion):
		p.fail(fmt.Sprintf("the site does not include the last version %q", p.docs.LastVersion),
			"add it to docs.onlyIncludeVersions, or choose another last version", "lastVersion")
	case p.docs.LastVersion != "":
		p.unknown(p.docs.LastVersion, "lastVersion")
	}
	return max(0, slices.IndexFunc(sources, func(source Source) bool { return source.Name != Current }))
}

// complete returns a version with the defaults of its options.
func (p *planner) complete(source Source, at, last, count int) Version {
	options := p.docs.Versions[source.Name]
	version := Version{
		Source: source, Label: options.Label, Path: source.Name, Banner: config.BannerNone, Badge: count > 1,
		ClassName: cmp.Or(options.ClassName, "docs-version-"+source.Name), IsLast: at == last, IsOld: at > last,
	}
	version.NoIndex = at < last || at != last && p.docs.OldVersions == config.OldNoIndex
	switch {
	case at < last:
		version.Banner = config.BannerUnreleased
	case at > last:
		version.Banner = config.BannerUnmaintained
	}
	switch {
	case options.Path != nil:
		version.Path = *options.Path
	case at == last:
		version.Path = ""
	case source.Name == Current:
		version.Path = "next"
	}
	if version.Label == "" && source.Name != Current {
		version.Label = source.Name
	}
	version.Banner = cmp.Or(options.Banner, version.Banner)
	if options.Badge != nil {
		version.Badge = *options.Badge
	}
	version.Canonical = cmp.Or(options.Canonical, config.CanonicalLast)
	if options.Canonical == "" && p.docs.OldVersions == config.OldSelf {
		version.Canonical = config.CanonicalSelf
	}
	if options.NoIndex != nil {
		version.NoIndex = *options.NoIndex
	}
	return version
}

// checkPaths reports versions at the same path. It gives the second one another path, so that
// its pages and links cause no more findings.
func (p *planner) checkPaths(versions []Version) {
	for i := range versions {
		version := versions[i]
		for _, other := range versions[:i] {
			if path.Join("/", version.Path) == path.Join("/", other.Path) {
				p.fail(fmt.Sprintf("the versions %q and %q have the same path %q", other.Name, version.Name, version.Path),
					fmt.Sprintf("set docs.versions.%s.path to another path", version.Name), "versions", version.Name, "path")
				versions[i].Path = "~" + version.Name
			}
		}
	}
}
