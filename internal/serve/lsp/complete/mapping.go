package complete

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/docs"
)

// mapping is a kind of file in YAML, or the front matter of pages.
type mapping struct {
	name string
	// rows returns the keys of the mapping at a path, and what the guide says about them. beside has the other keys that are
	// written there.
	rows func(at Place, path []string, beside map[string]string) []docs.Row
}

// mapping returns the kind of YAML that the cursor is in; nil for none.
func (at Place) mapping() *mapping {
	base := path.Base(at.Name)
	switch {
	case at.Name == at.ConfigFile:
		return &mapping{"config", optionRows}
	case isMarkdown(at.Name) && at.inFrontMatter():
		return &mapping{"page", fieldRows}
	case base == "_category_.yml" || base == "_category_.yaml":
		return &mapping{"category", categoryRows}
	}
	if found := at.named(); found != nil || base != "sidebars.yaml" && base != "sidebars.yml" {
		return found
	}
	return &mapping{"sidebars", itemRows}
}

// named returns the kind of YAML in a file that the options of docs or of a blog name; nil for none.
func (at Place) named() *mapping {
	if at.Edition == nil {
		return nil
	}
	for _, set := range at.Edition.Sets {
		switch at.Name {
		case set.Sidebars:
			return &mapping{"sidebars", itemRows}
		case path.Join(set.Folder, string(set.Options.Tags)):
			return &mapping{"tags", tagRows}
		}
	}
	for _, blog := range at.Edition.Blogs {
		switch at.Name {
		case path.Join(blog.Folder, string(blog.Options.Tags)):
			return &mapping{"tags", tagRows}
		case path.Join(blog.Folder, blog.Options.AuthorsMapPath):
			return &mapping{"authors", authorRows}
		}
	}
	return nil
}

// entry returns what is being written in YAML up to a column of the cursor's line.
func (at Place) entry(column int) entry {
	first := 0
	if isMarkdown(at.Name) {
		first = 1 // the front matter begins after "---"
	}
	after := at.Lines[min(at.Line+1, len(at.Lines)):]
	if end := slices.Index(after, "---"); end >= 0 {
		after = after[:end]
	}
	return readEntry(append(slices.Clone(at.Lines[first:at.Line]), at.line()[:column]), after)
}

func (m *mapping) begun(at Place) begun {
	e := at.entry(at.Column)
	typed := at.line()[min(e.from, at.Column):at.Column]
	offer := func(at Place, parts []string) []Item {
		var items []Item
		if !e.isValue {
			items = m.keys(at, e)
		}
		if isItem := len(e.path) > 0 && e.path[len(e.path)-1] == "[]"; e.isValue || isItem && len(e.beside) == 0 {
			items = append(items, m.values(at, e, parts)...)
		}
		return items
	}
	return begun{offer, []string{"", typed}, min(e.from, at.Column)}
}

// keys lists the keys that a mapping does not have yet.
func (m *mapping) keys(at Place, e entry) []Item {
	var items []Item
	for _, row := range m.rows(at, e.path, e.beside) {
		if _, isWritten := e.beside[row.Name]; isWritten || row.Name == "" {
			continue
		}
		item := Item{Label: row.Name, Kind: Field, Detail: strings.ReplaceAll(row.Type, "`", ""), Doc: explained(row), Text: row.Name + ": "}
		if isBlock := row.Type == "mapping" || row.Type == "list of mappings"; isBlock && !e.isFlow {
			item.Text = row.Name + ":"
		}
		items = append(items, item)
	}
	return items
}

// row returns what the guide says about the key at a path.
func (m *mapping) row(at Place, path []string, beside map[string]string) docs.Row {
	for len(path) > 0 && path[len(path)-1] == "[]" {
		path = path[:len(path)-1]
	}
	if len(path) == 0 {
		return docs.Row{}
	}
	key := path[len(path)-1]
	for _, row := range m.rows(at, path[:len(path)-1], beside) {
		if row.Name == key {
			return row
		}
	}
	return docs.Row{}
}

// values lists the values of a key, or the items of its list: those that its type names, and what the site has.
func (m *mapping) values(at Place, e entry, parts []string) []Item {
	row := m.row(at, e.path, e.beside)
	kinds, _, _ := strings.Cut(row.Type, " with ")
	items := named(codeWords(kinds), Value)
	if strings.Contains(row.Type, "boolean") {
		items = append(items, named([]string{"true", "false"}, Value)...)
	}
	where := m.name + ":" + strings.Join(e.path, ".")
	for _, each := range valueRows {
		if each.where.MatchString(where) {
			items = append(items, each.offer(at, parts)...)
		}
	}
	return items
}

// valueRows says where the site has values: where matches the kind of YAML and the path of the value.
var valueRows = []struct {
	where *regexp.Regexp
	offer func(at Place, parts []string) []Item
}{
	{regexp.MustCompile(`^page:tags(\.\[\])?$`), tags},
	{regexp.MustCompile(`^page:authors(\.\[\])?$`), authors},
	{regexp.MustCompile(`^page:displayed_sidebar$|^config:.*\.(sidebarId|sidebar)$`), sidebarIDs},
	{regexp.MustCompile(`^page:pagination_(next|prev)$|^config:.*\.docId$|^(sidebars|category):(.*\.)?(id|\[\])$`), docIDs},
	{regexp.MustCompile(`^page:sidebar_icon$|^(sidebars|category):(.*\.)?icon$`), icons},
	{regexp.MustCompile(`^page:image$|^config:.*\.(image|src|srcDark)$|^config:favicon$`), images},
	{regexp.MustCompile(`^sidebars:.*\.link\.type$|^category:link\.type$`), linkTypes},
	{regexp.MustCompile(`^sidebars:.*[^k]\.type$`), itemTypes},
	{regexp.MustCompile(`^sidebars:(.*\.)?dirName$`), docFolders},
	{regexp.MustCompile(`^config:docs(\.\[\])?\.(lastVersion|onlyIncludeVersions\.\[\])$`), versions},
	{regexp.MustCompile(`^config:i18n\.defaultLocale$`), locales},
	{regexp.MustCompile(`^config:checks\.[\w-]+$`), severities},
	{regexp.MustCompile(`^config:.*\.docsPluginId$`), instances},
	{regexp.MustCompile(`^config:(themeConfig\..*\.to|search\.popular\.\[\]|redirects\.\[\]\.to)$`), paths},
	{regexp.MustCompile(`^config:(markdown\.types\..*|markdown\.glossary)$`), textsOfDocs},
}
