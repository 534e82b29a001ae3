package config

import "github.com/docgen-cli/docgen/internal/diag"

// Severity says how docgen reports a problem.
type Severity string

// The severities, from least to most severe.
const (
	Ignore Severity = "ignore"
	Log    Severity = "log"
	Warn   Severity = "warn"
	Throw  Severity = "throw"
)

// Allowed returns the possible values.
func (Severity) Allowed() []string { return []string{"ignore", "log", "warn", "throw"} }

// Level returns the severity for diagnostics.
func (s Severity) Level() diag.Severity {
	switch s {
	case Ignore:
		return diag.Ignore
	case Log:
		return diag.Log
	case Warn:
		return diag.Warning
	}
	return diag.Error
}

// MarkdownFormat is the language of Markdown files.
type MarkdownFormat string

// The formats.
const (
	FormatMD     MarkdownFormat = "md"
	FormatMDX    MarkdownFormat = "mdx"
	FormatDetect MarkdownFormat = "detect" // by the file's extension
)

// Allowed returns the possible values.
func (MarkdownFormat) Allowed() []string { return []string{"md", "mdx", "detect"} }

// Reading says how the docs are read.
type Reading string

// AsRepository reads the docs as GitHub and GitLab show them.
const AsRepository Reading = "repository"

// Allowed returns the possible values.
func (Reading) Allowed() []string { return []string{"docs", "repository"} }

// Direction is the writing direction of a language.
type Direction string

// The directions.
const (
	LeftToRight Direction = "ltr"
	RightToLeft Direction = "rtl"
)

// Allowed returns the possible values.
func (Direction) Allowed() []string { return []string{"ltr", "rtl"} }

// Banner is the notice above the pages of a version.
type Banner string

// The banners.
const (
	BannerNone         Banner = "none"
	BannerUnreleased   Banner = "unreleased"
	BannerUnmaintained Banner = "unmaintained"
)

// Allowed returns the possible values.
func (Banner) Allowed() []string { return []string{"none", "unreleased", "unmaintained"} }

// ThemeName names a set of design tokens.
type ThemeName string

// Allowed returns the possible values.
func (ThemeName) Allowed() []string { return []string{"phoenix", "slate", "paper"} }

// Mode is a color mode.
type Mode string

// The color modes.
const (
	Light Mode = "light"
	Dark  Mode = "dark"
)

// Allowed returns the possible values.
func (Mode) Allowed() []string { return []string{"light", "dark"} }

// Persistence says where the browser stores the reader's preferred version.
type Persistence string

// PersistNone forgets the version when the reader closes the tab.
const PersistNone Persistence = "none"

// Allowed returns the possible values.
func (Persistence) Allowed() []string { return []string{"localStorage", "none"} }

// OldVersions says how search engines treat the versions that are not the last one.
type OldVersions string

// The ways to treat them.
const (
	OldCanonical OldVersions = "canonical"
	OldSelf      OldVersions = "self"
	OldNoIndex   OldVersions = "noIndex"
)

// Allowed returns the possible values.
func (OldVersions) Allowed() []string { return []string{"canonical", "self", "noIndex"} }

// Canonical says which version has the canonical URL of a page.
type Canonical string

// The versions.
const (
	CanonicalLast Canonical = "last"
	CanonicalSelf Canonical = "self"
)

// Allowed returns the possible values.
func (Canonical) Allowed() []string { return []string{"last", "self"} }

// Alias says what happens at the name of the last version, which is published without it.
type Alias string

// AliasRedirect sends readers to the same page without the name.
const AliasRedirect Alias = "redirect"

// Allowed returns the possible values.
func (Alias) Allowed() []string { return []string{"redirect", "none"} }
