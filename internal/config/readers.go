package config

import (
	"fmt"
	"net/url"
	"regexp"
)

// Feedback asks readers whether a page was helpful.
type Feedback struct {
	Endpoint string `yaml:"endpoint" example:"https://forms.example.com/docs" doc:"URL that receives each answer as a form (POST) with page, version, locale, answer (yes or no) and comment."`
	Event    string `yaml:"event" example:"docs-feedback" doc:"Name of the event that the analytics service of the site gets instead: Google Analytics, Google Tag Manager, Plausible or Umami. The document also gets the DOM event docgen:feedback."`
	Question string `yaml:"question" example:"Did this help?" with:"event: docs-feedback" doc:"Question to ask instead of \"Was this page helpful?\"."`
	Comment  bool   `yaml:"comment" default:"false" with:"event: docs-feedback" doc:"Whether readers who answer no can write why."`
}

// Giscus configures comments. The names and the defaults are those of giscus.
type Giscus struct {
	Repo       string        `yaml:"repo" required:"true" example:"you/project" doc:"Repository, as owner/name."`
	RepoID     string        `yaml:"repoId" required:"true" example:"R_kgDOA1b2c3" doc:"ID of the repository, which giscus.app shows."`
	Category   string        `yaml:"category" required:"true" example:"Comments" doc:"Category of the discussions."`
	CategoryID string        `yaml:"categoryId" required:"true" example:"DIC_kwDOA1b2c3" doc:"ID of the category, which giscus.app shows."`
	Mapping    Mapping       `yaml:"mapping" default:"pathname" doc:"How a page finds its discussion."`
	Strict     bool          `yaml:"strict" default:"false" doc:"Whether the title of the discussion must match exactly."`
	Reactions  bool          `yaml:"reactions" default:"true" example:"false" doc:"Whether readers can react to the page itself."`
	Position   FieldPosition `yaml:"position" default:"bottom" doc:"Where the field for a new comment is."`
	Light      string        `yaml:"light" default:"light" example:"light_high_contrast" doc:"Theme of giscus in light mode."`
	Dark       string        `yaml:"dark" default:"dark" example:"dark_dimmed" doc:"Theme of giscus in dark mode."`
	Docs       bool          `yaml:"docs" default:"false" doc:"Whether the pages of the docs have comments, too."`
}

// Mapping is what connects a page with its discussion.
type Mapping string

// Allowed returns the possible values.
func (Mapping) Allowed() []string { return []string{"pathname", "url", "title", "og:title"} }

// FieldPosition is a place above or below the comments.
type FieldPosition string

// Allowed returns the possible values.
func (FieldPosition) Allowed() []string { return []string{"top", "bottom"} }

var repository = regexp.MustCompile(`^[\w.-]+/[\w.-]+$`)

// readers checks what asks readers for feedback.
func (c *checker) readers() {
	if feedback := c.config.ThemeConfig.Feedback; feedback != nil {
		place := []any{"themeConfig", "feedback"}
		parsed, err := url.Parse(feedback.Endpoint)
		switch {
		case feedback.Endpoint == "" && feedback.Event == "":
			c.report("themeConfig.feedback has neither endpoint nor event, so answers would be lost", "set one of them", place...)
		case feedback.Endpoint != "" && (err != nil || parsed.Scheme != "https" && parsed.Scheme != "http" &&
			(parsed.Scheme != "" || parsed.Path == "" || parsed.Path[0] != '/')):
			c.report(fmt.Sprintf("themeConfig.feedback.endpoint must be a URL, found %q", feedback.Endpoint),
				"write a URL that starts with https://, or a path of the site that starts with a slash", below(place, "endpoint")...)
		}
	}
	giscus := c.config.ThemeConfig.Giscus
	if giscus == nil {
		return
	}
	place := []any{"themeConfig", "giscus"}
	if giscus.Repo != "" && !repository.MatchString(giscus.Repo) {
		c.report(fmt.Sprintf("themeConfig.giscus.repo must be owner/name, found %q", giscus.Repo), `for example, "you/project"`, below(place, "repo")...)
	}
}
