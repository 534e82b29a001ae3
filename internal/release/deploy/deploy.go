// Package deploy writes the files that a host needs to build and publish a site: workflows,
// pipelines and server configurations.
//
// [Prepare] returns a [Plan] for one [Host], and [Plan.Write] writes its files. The package
// knows hosts and where a site is in its repository. It must not know pages, or how docgen
// renders them.
package deploy

import (
	"cmp"
	"context"
	"fmt"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// Host is a place that publishes sites. Its functions read nothing but the [Site].
type Host struct {
	Name  string // as people type it: "github"
	Title string // as the host writes it, with what docgen writes: "GitHub Pages, with a workflow"
	Files func(Site) ([]File, error)
	Next  func(Site) []string // steps that are left for the user, in order
	Warn  func(Site) []string // what in docgen.yaml does not fit the host; each with the way out

	Limits    string // what the host cannot do, and what readers get instead; "" for nothing
	Redirects string // how the host redirects old URLs by itself, for people who ask for rules; "" if it does not
	Domain    string // of the sites that it builds and that have none of their own, such as ".netlify.app"; "" for no such sites
}

// File is a file that a host needs.
type File struct {
	Path string // slash-separated, relative to the root of the repository
	Text string
}

// Hosts returns all hosts, in the order in which docgen lists them.
func Hosts() []Host {
	return []Host{github(), gitlab(), netlify(), cloudflare(), vercel(), s3(), nginx(), apache()}
}

// Names returns the names of all hosts.
func Names() []string {
	var names []string
	for _, host := range Hosts() {
		names = append(names, host.Name)
	}
	return names
}

// HostNamed returns the host with a name. The error suggests the nearest one.
func HostNamed(name string) (Host, error) {
	for _, host := range Hosts() {
		if host.Name == name {
			return host, nil
		}
	}
	hint := cmp.Or(diag.DidYouMean(name, Names()), `run "docgen deploy init" to list all hosts`)
	return Host{}, fmt.Errorf("unknown host %q: %s", name, hint)
}

// Plan is what a host needs for one site.
type Plan struct {
	Files    []File
	Next     []string // steps that are left for the user, in order
	Warnings []string // what in docgen.yaml does not fit the host
	Limits   string   // what the host cannot do, and what readers get instead
	Root     string   // the folder that the paths of the files start at
}

// Prepare plans the files of a host for the site in a folder. Nothing is written yet. The
// configuration file is relative to the site folder. commit is the one of docgen to build on the
// host; "" for a release.
func Prepare(ctx context.Context, dir, config string, host Host, commit string) (Plan, error) {
	root, site, err := Read(ctx, dir, config)
	if err != nil {
		return Plan{}, err
	}
	site.Commit = commit
	files, err := host.Files(site)
	if err != nil {
		return Plan{}, fmt.Errorf("prepare the files for %s: %w", host.Name, err)
	}
	return Plan{Files: files, Next: append(host.Next(site), site.unreleased(host)...), Warnings: host.Warn(site), Limits: host.Limits, Root: root}, nil
}

// UnfitError reports an option in docgen.yaml that a host cannot serve, with the way out.
type UnfitError struct{ Reason string }

// Error implements error.
func (e UnfitError) Error() string { return e.Reason }

// Write writes all files or none. If some of them exist, the error is a [disk.ExistError].
func (p Plan) Write() error {
	var files []disk.File
	for _, file := range p.Files {
		files = append(files, disk.File{Name: file.Path, Text: []byte(file.Text)})
	}
	return disk.Base(p.Root).CreateAll(files)
}
