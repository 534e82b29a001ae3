package read

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/sidebar"
	"github.com/docgen-cli/docgen/internal/site"
)

// structure holds the sidebars and tags of a set.
type structure struct {
	written
	outline  sidebar.Outline
	tags     tag.Tags
	findings []diag.Diagnostic
}

// written holds the sidebars as a file has them.
type written struct {
	specs    []sidebar.Spec
	exported fingerprint.Hash // of what a script exports; zero for other files
	failed   bool             // nobody knows their ids, because the script fails
}

// readStructure reads the sidebars, categories and tags of a set, in the language of its label
// file. The hash covers all files that define them.
func readStructure(ctx context.Context, input site.Input, set *site.DocSet, labels translation.File, categoryFiles []string) (structure, fingerprint.Hash,
	error) {
	result, trace, err := incremental.Compute(input.Engine, fingerprint.Sum(labels.Texts()), func(inputs *incremental.Inputs) (structure, error) {
		around, err := expandSidebars(ctx, input, inputs.Files(), set, categoryFiles)
		tags, problems := groupTags(input, inputs.Files(), set)
		around.outline, around.tags, around.findings = around.outline.Translate(labels), tags, append(around.findings, problems...)
		return around, err
	})
	return result, fingerprint.Sum(trace.Sum(), result.exported), err
}

// expandSidebars reads the sidebars file and the category files of a set.
func expandSidebars(ctx context.Context, input site.Input, files source.Files, set *site.DocSet, categoryFiles []string) (structure, error) {
	read, findings, err := readSidebars(ctx, input, files, set)
	if err != nil {
		return structure{}, err
	}
	wanted := sidebar.Input{
		Specs: read.specs, Unknown: read.failed, Docs: pointers(textsOf(set.Docs)), Drafts: pointers(textsOf(set.Drafts)), Omitted: pointers(set.Omitted),
		KeepPrefixes: !set.Options.NumberPrefixParser,
		Collapsible:  set.Options.SidebarCollapsible, Collapsed: set.Options.SidebarCollapsed, Folder: set.Files,
	}
	if input.Config.I18n.Untranslated == config.UntranslatedRedirect {
		wanted.Docs, wanted.Omitted = append(wanted.Docs, wanted.Omitted...), nil
	}
	for i := range set.Unread {
		wanted.Omitted = append(wanted.Omitted, &set.Unread[i])
	}
	docs, err := folder(files, set.Folder)
	if err != nil {
		return structure{}, err
	}
	var categories []content.File
	for _, name := range categoryFiles {
		file, problems, isReadable := content.Read(docs, name)
		findings = append(findings, problems...)
		if isReadable {
			categories = append(categories, file)
			read := parseCategory(input, file)
			wanted.Categories, findings = append(wanted.Categories, read.category), append(findings, read.findings...)
		}
	}
	read, problems, err := generateItems(ctx, input, set, read, categories)
	if err != nil {
		return structure{}, err
	}
	findings = append(findings, problems...)
	wanted.Specs = read.specs
	outline, problems := sidebar.Expand(wanted)
	return structure{written: read, outline: outline, findings: append(findings, problems...)}, nil
}

// parsedCategory is what a category file says.
type parsedCategory struct {
	category sidebar.Category
	findings []diag.Diagnostic
}

// parseCategory parses a category file, unless it has the same text as in the last state of a preview.
func parseCategory(input site.Input, file content.File) parsedCategory {
	rule := incremental.Rule[parsedCategory]{Name: "category"}
	read, _, _ := incremental.Get(input.Engine, rule, file.Name, fingerprint.Sum(file.Path, file.Text), func(*incremental.Inputs) (parsedCategory, error) {
		category, findings := sidebar.ParseCategory(file.Text, file.Name, file.Path)
		return parsedCategory{category, findings}, nil
	})
	return read
}

// readSidebars reads the sidebars file. Without one, there is a single sidebar with all docs.
func readSidebars(ctx context.Context, input site.Input, files source.Files, set *site.DocSet) (written, []diag.Diagnostic, error) {
	usual := written{specs: sidebar.Default()}
	if set.Sidebars == "" {
		return written{}, nil, nil
	}
	text, err := files.ReadFile(set.Sidebars)
	if errors.Is(err, fs.ErrNotExist) {
		if set.Git != nil || !input.Config.Given(set.Options.Option("sidebarPath")...) {
			return usual, nil, nil
		}
		return usual, []diag.Diagnostic{input.Config.Diagnostic(diag.Error, fmt.Sprintf("no sidebars file %q", set.Sidebars),
			"create it, or remove the option to get a sidebar of all docs", set.Options.Option("sidebarPath")...)}, nil
	}
	if err != nil {
		return usual, []diag.Diagnostic{content.Unreadable("sidebar", set.Sidebars, err)}, nil
	}
	var read written
	var origin func(diag.Diagnostic) diag.Diagnostic
	if config.IsScript(set.Sidebars) {
		document, findings, err := input.Modules.Load(ctx, set.Sidebars, sidebar.Code)
		if err != nil || diag.HasErrors(findings) {
			return written{specs: usual.specs, failed: true}, findings, err
		}
		text, origin, read.exported = document.Text, document.Origin, fingerprint.Sum(string(document.Text))
	}
	specs, findings := sidebar.Parse(text, set.Sidebars, origin)
	clean := markdown.Fragment
	if !input.Config.Markdown.Unsafe {
		sanitize := markdown.Sanitizer()
		clean = func(html string) string { return markdown.Fragment(sanitize(html)) }
	}
	for i := range specs {
		specs[i].Items = cleanItems(specs[i].Items, clean)
	}
	read.specs = specs
	return read, findings, nil
}

// cleanItems sanitizes the HTML of items as the config requires.
func cleanItems(items []sidebar.ItemSpec, clean func(string) string) []sidebar.ItemSpec {
	cleaned := make([]sidebar.ItemSpec, len(items))
	for i, item := range items {
		item.Value, item.Items = clean(item.Value), cleanItems(item.Items, clean)
		cleaned[i] = item
	}
	return cleaned
}

// groupTags reads the tags file of a set and groups the docs by tag.
func groupTags(input site.Input, files source.Files, set *site.DocSet) (tag.Tags, []diag.Diagnostic) {
	file, findings := tagsFile(input, files, companion{
		file: string(set.Options.Tags), folder: set.Folder, translations: set.Translations, option: set.Options.Option("tags"), isOptional: set.Git != nil,
		what: "tags file", where: "docs folder",
	})
	tags, problems := tag.Group(docsOf(set.Docs), tag.Options{File: file, Inline: set.Options.OnInlineTags.Level(), Option: "docs.onInlineTags"})
	return tags, append(findings, problems...)
}

// tagsFile reads a tags file. It returns nil if there is none.
func tagsFile(input site.Input, files source.Files, wanted companion) (*tag.File, []diag.Diagnostic) {
	text, findings, isReadable := wanted.read(input, files)
	if !isReadable {
		return nil, findings
	}
	file, problems := tag.ParseFile(text.Text, text.Name)
	return &file, append(findings, problems...)
}
