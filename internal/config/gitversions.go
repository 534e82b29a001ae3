package config

import (
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
)

// GitVersion is a version, or several, whose docs are in git.
type GitVersion struct {
	Name    string `yaml:"name" example:"'2.0'" with:"branch: docs/2.x" doc:"Name of the version. By default, it is the tag without a leading v."`
	Branch  string `yaml:"branch" example:"docs/2.x" with:"name: '2.0'" doc:"Branch with the docs of the version. docgen uses the local branch, or else that of the remote origin."`
	Tag     string `yaml:"tag" example:"v1.4.2" doc:"Tag with the docs of the version."`
	Tags    string `yaml:"tags" example:"v1.*" doc:"Pattern of tags, such as v1.*. Each tag is a version, without prereleases if there are releases."`
	Latest  Latest `yaml:"latest" with:"tags: v1.*" doc:"Set it to patch to include only the newest patch of each minor release that tags matches."`
	Overlay string `yaml:"overlay" example:"corrections/1.4" with:"tag: v1.4.2" doc:"Folder with corrected files. They replace those of the branch or tag at the same paths, relative to the site folder."`
	Freeze  bool   `yaml:"freeze" default:"false" with:"tag: v1.4.2" doc:"Whether to keep the pages of the version as they are until its commit changes."`
}

// Latest says which of many tags are versions.
type Latest string

// LatestPatch is the newest patch of each minor release.
const LatestPatch Latest = "patch"

// UnmarshalYAML reads the only value there is.
func (l *Latest) UnmarshalYAML(value strictyaml.Value) {
	if value.Kind() != strictyaml.String || value.Text() != string(LatestPatch) {
		value.Expected(`"patch"`, "remove the option to include every tag")
		return
	}
	*l = LatestPatch
}

func (Latest) schema() object { return object{{"const", string(LatestPatch)}} }

// Folder returns the folder of the overlay relative to the site folder, or "" if there is none.
func (v GitVersion) Folder() string {
	if v.Overlay == "" {
		return ""
	}
	return path.Clean(v.Overlay)
}

// gitVersions checks the versions of an instance that are in git.
func (c *checker) gitVersions(docs Docs) {
	for i, version := range docs.GitVersions {
		at := func(option string) []any {
			if c.config.Given(docs.Option("gitVersions", i, option)...) {
				return docs.Option("gitVersions", i, option)
			}
			return docs.Option("gitVersions", i)
		}
		refs := 0
		for _, ref := range []string{version.Branch, version.Tag, version.Tags} {
			if ref != "" {
				refs++
			}
		}
		switch {
		case refs != 1:
			c.report("a version from git has one branch, tag or pattern of tags", `for example, write {name: "2.0", branch: docs/2.x}`, at("")...)
		case version.Branch != "" && version.Name == "":
			c.report(fmt.Sprintf("the version from the branch %q has no name", version.Branch), `for example, write {name: "2.0", branch: `+version.Branch+"}",
				at("branch")...)
		case version.Tags != "" && version.Name != "":
			c.report("the versions from a pattern of tags cannot have one name", "remove it: each version is named after its tag", at("name")...)
		case version.Tags != "" && version.Overlay != "":
			c.report("an overlay cannot lie over all versions from a pattern of tags",
				fmt.Sprintf("give one version its own entry, such as {tag: v1.4.2, overlay: %s}", version.Overlay), at("overlay")...)
		case version.Tags == "" && version.Latest != "":
			c.report("latest has no effect without tags", "remove it, or write tags with a pattern such as v1.*", at("latest")...)
		}
	}
}
