package deploy

import "strings"

func gitlab() Host {
	return Host{
		Name: "gitlab", Title: "GitLab Pages, published by a pipeline",
		Limits: onlyFiles("GitLab Pages"),
		Files: func(site Site) ([]File, error) {
			pipeline := newPipeline(site)
			return fillAll(pipeline, File{pipeline.File, "gitlab.yml"})
		},
		Next: func(site Site) []string {
			pipeline := newPipeline(site)
			steps := site.adjust(wish{trailingSlash: new(bool), metaTag: true})
			if pipeline.File != rootPipeline {
				steps = append(steps, "Include the new jobs in "+rootPipeline+". They run in the stages test and deploy.\ninclude:\n  - local: "+pipeline.File)
			}
			steps = append(steps, site.push("GitLab"))
			if pipeline.Domain != "" {
				return append(steps, `In the project, under "Deploy > Pages", add `+pipeline.Domain+" as a domain.")
			}
			return append(steps, `After the first pipeline, "Deploy > Pages" shows the address of the site. Set url and baseUrl in `+site.Config+" to it.")
		},
		Warn: func(site Site) []string {
			if site.Repository.Host == "github.com" {
				return site.elsewhere("gitlab.com", "GitLab")
			}
			return nil // GitLab has many hosts
		},
	}
}

// rootPipeline is the file in which GitLab looks for jobs.
const rootPipeline = ".gitlab-ci.yml"

// pipeline is a site with what only GitLab needs to know.
type pipeline struct {
	Site
	File   string   // the path of the file with the jobs
	Out    string   // the folder of the built site, relative to the root of the repository
	Domain string   // the site's own domain; "" if GitLab gives it one
	Before []string // commands before all others
}

func newPipeline(site Site) pipeline {
	made := pipeline{Site: site, File: rootPipeline, Out: "public", Domain: site.ownDomain(".gitlab.io")}
	if site.Has(rootPipeline) {
		made.File = ".gitlab/docs.gitlab-ci.yml"
	}
	if site.Has(made.Out) {
		made.Out = "public-docs"
	}
	if site.Commit != "" {
		made.Before = append(made.Before, "apt-get update && apt-get install -y --no-install-recommends nodejs npm")
	}
	if site.Folder != "." {
		folder := site.Folder
		if strings.HasPrefix(folder, "-") {
			folder = "./" + folder
		}
		made.Before = append(made.Before, "cd "+quoteShell(folder))
	}
	if install := site.Packages.Install(); install != "" {
		made.Before = append(made.Before, install)
	}
	return made
}

// OutFlag returns the flag with which a job builds into Out.
func (p pipeline) OutFlag() string { return ` --out "$CI_PROJECT_DIR/` + p.Out + `"` }
