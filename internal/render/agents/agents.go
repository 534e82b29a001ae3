// Package agents measures pages as coding agents get them: as Markdown, or as HTML that the tools of an
// agent convert to Markdown.
//
// The measures and their limits are those of the Agent-Friendly Documentation Spec 0.5.0
// (https://agentdocsspec.com). [Convert] measures a document, [Compare] looks for what its Markdown version
// lacks, and [OpenFence] finds code that never ends. The package takes texts and returns numbers. It must not
// know what a site is, or what is reported.
package agents

// The limits within which a page passes the checks of the spec.
const (
	SizeLimit     = 50_000 // characters that a text stays below; agents cut longer ones
	StartLimit    = 10     // percent of a converted document that may precede its content
	ParityLimit   = 5      // percent of the passages of a document that its Markdown lacks; a page stays below it
	CoverageLimit = 95     // percent of the pages of a sitemap that llms.txt lists at least
)

// ShortStart is the number of characters below which the text that precedes the content never matters: a tenth of
// the shortest length at which a tool in the spec cuts a text.
const ShortStart = 500

// Percent returns the share of a part in a whole, in percent, rounded to the nearest number. It is 0 for an empty
// whole.
func Percent(part, whole int) int {
	if whole == 0 {
		return 0
	}
	return (200*part + whole) / (2 * whole)
}
