package docusaurus

// MarkdownPlugins returns what becomes of plugins for Markdown that docgen does not need. It
// runs all others in Node.
func MarkdownPlugins() []Outcome { return outcomes()["markdown"] }
