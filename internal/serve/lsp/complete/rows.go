package complete

import (
	"path"
	"regexp"
)

func isMarkdown(name string) bool {
	extension := path.Ext(name)
	return extension == ".md" || extension == ".mdx" || extension == ".markdown"
}

// rows has what can be written in Markdown. Of the rows that match, the first one counts.
var rows = []row{
	// Code blocks.
	{inText, regexp.MustCompile("^[ >\t]*(?:`{3,}|~{3,})([\\w+#.-]*)$"), languages},
	{inText, regexp.MustCompile("^[ >\t]*(?:`{3,}|~{3,}).*\\sfile=[\"']?([^\"'#\\s]*)#([^\"'\\s]*)$"), regions},
	{inText, regexp.MustCompile("^[ >\t]*(?:`{3,}|~{3,}).*\\sfile=[\"']?([^\"'#\\s]*)$"), anyFiles},
	{inText, regexp.MustCompile("^[ >\t]*(?:`{3,}|~{3,}).*\\s([A-Za-z]\\w*|)$"), codeOptions},

	// Directives.
	{inText, regexp.MustCompile(`^[ >\t]*:{3,}[ \t]*([A-Za-z0-9_-]*)$`), containers},
	{inText, regexp.MustCompile(`^[ >\t]*::([A-Za-z0-9_-]*)$`), lineDirectives},
	{inText, regexp.MustCompile(attributesBegun + `file="?([^"#\s]*)#([^"\s]*)$`), regionsOfAttribute},
	{inText, regexp.MustCompile(attributesBegun + `([\w-]+)=(?:"([^"{}]*)|([^\s"{}]*))$`), attributeValues},
	{inText, regexp.MustCompile(attributesBegun + `([\w-]*)$`), attributes},
	{inText, regexp.MustCompile(`:icon\[([\w-]*)$`), icons},
	{inText, regexp.MustCompile(`:term\[([^\[\]]*)$`), terms},
	{inText, regexp.MustCompile(`:var\[([^\[\]]*)$`), values},
	{inText, regexp.MustCompile(`:abbr\[([^\[\]]*)$`), abbreviations},
	{inText, regexp.MustCompile(`(?:^|[^\w:\]]):([a-z][a-z0-9-]*|)$`), phrases},
	{inText, regexp.MustCompile(`\{\{\s*([\w.-]*)$`), variables},
	{inCode, regexp.MustCompile(`\{\{\s*([\w.-]*)$`), variablesOfCode},
	{inCode, regexp.MustCompile(`:var\[([^\[\]]*)$`), valuesOfCode},

	{inText, regexp.MustCompile(`^> ?\[!([A-Z]*)$`), alerts},

	// Links.
	{inText, regexp.MustCompile(`!\[[^\[\]]*\]\([^()]*\)\{(?:[^{}]*[ \t])?([\w-]*)$`), imageAttributes},
	{inText, regexp.MustCompile(`!\[[^\[\]]*\]\(<?([^\s()<>]*)$`), linkedImages},
	{inText, regexp.MustCompile(linkBegun + `([^\s()<>#]*)#([^\s()<>]*)$`), headings},
	{inText, regexp.MustCompile(linkBegun + `([^\s()<>#]*)$`), targets},
	{inText, regexp.MustCompile(`\]\[([^\[\]]*)$`), labels},

	// MDX.
	{inText, regexp.MustCompile(`^import\s.*\sfrom\s+['"]([^'"]*)$`), modules},
	{inText, regexp.MustCompile(`<([A-Z]\w*)\s(?:[^<>]*\s)?(\w+)=["']([^"'<>]*)$`), propertyValues},
	{inText, regexp.MustCompile(`<([A-Z]\w*)\s(?:[^<>]*[\s"'}])?(\w*)$`), properties},
	{inText, regexp.MustCompile(`</?([A-Z]\w*|)$`), components},
}

const (
	// attributesBegun finds the colons and the name of a directive whose attributes begin before the cursor.
	attributesBegun = `(?:^|[^:])(:{1,3}):*[ \t]*([A-Za-z][\w-]*)(?:\[[^\[\]]*\]|[ \t][^{}]*)?\{(?:[^{}]*[ \t])?`
	// linkBegun finds the beginning of "[text](target)" or of "[label]: target".
	linkBegun = `(?:\]\(|^ {0,3}\[[^\]]+\]:\s+)<?`
)
