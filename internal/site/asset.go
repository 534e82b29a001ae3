package site

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Folders returns the folders that contain the files that pages show and link to.
func Folders(input Input) asset.Folders {
	return asset.Folders{Files: input.Engine.Files(), Static: input.Config.StaticDirectories, Root: IsRepository(input)}
}

// IsRepository reports whether the docs are read as in a repository.
func IsRepository(input Input) bool {
	return input.Config.Docs[0].ReadAs == config.AsRepository
}

// ImageOf returns the image that social media show for a doc's page, as its front matter names
// it, or "".
func ImageOf(doc content.Doc) string {
	if doc.FrontMatter.Image == nil {
		return ""
	}
	return *doc.FrontMatter.Image
}

// IsElsewhere reports whether a link is a URL, as opposed to a path.
func IsElsewhere(link string) bool {
	return strings.Contains(link, "://") || strings.HasPrefix(link, "//") || strings.HasPrefix(link, "data:")
}

// IsAsked reports whether the config turns on a check that is off by default.
func IsAsked(input Input, code string) bool {
	level, _ := input.Config.Level(code)
	return level != diag.Ignore
}
