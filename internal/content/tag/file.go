package tag

import (
	"cmp"
	"fmt"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
)

// File holds the contents of the tags file: the allowed tags, by the name that front matter
// uses.
type File struct {
	name   string // relative to the site folder
	keys   []string
	tags   map[string]definition
	owners map[string]string // slug to the key of the tag that has it
}

// definition is a tag in the file. Absent values derive from its key.
type definition struct {
	Label       string `yaml:"label"`
	Description string `yaml:"description"`
	Permalink   string `yaml:"permalink"`
}

// All returns the tags of the file by the names that front matter uses, without docs.
func (f File) All() map[string]Tag {
	all := map[string]Tag{}
	for key, defined := range f.tags {
		all[key] = Tag{Slug: below(defined.Permalink), Label: defined.Label, Description: defined.Description}
	}
	return all
}

// has reports whether a tag of the file has its page at slug.
func (f File) has(slug string) bool {
	_, found := f.owners[slug]
	return found
}

// ParseFile reads a tags file. name is its path relative to the site folder.
func ParseFile(text []byte, name string) (File, []diag.Diagnostic) {
	var written map[string]*definition
	positions, findings := strictyaml.Decode(text, &written, strictyaml.Options{File: name, Code: Code})
	file := File{name: name, keys: positions.Keys(), tags: make(map[string]definition, len(written)), owners: map[string]string{}}
	for _, key := range file.keys {
		defined := *cmp.Or(written[key], &definition{})
		defined.Label = cmp.Or(defined.Label, slug.Capitalize(key))
		defined.Permalink = cmp.Or(defined.Permalink, slug.Kebab(key))
		file.tags[key] = defined
		at := below(defined.Permalink)
		switch owner, taken := file.owners[at]; {
		case !slug.IsPath(defined.Permalink):
			text := fmt.Sprintf("the permalink %q is not a path", defined.Permalink)
			findings = append(findings, positions.Diagnostic(diag.Error, text, "write a path such as /name", key, "permalink"))
		case at == Root:
			findings = append(findings, positions.KeyDiagnostic(diag.Error, fmt.Sprintf("the tag %q has no letter or digit for its URL", key),
				`add a "permalink" to it`, key))
		case taken:
			text := fmt.Sprintf("two tags have the permalink %s: %q already has it", at, owner)
			findings = append(findings, positions.KeyDiagnostic(diag.Error, text, `give one of them a different "permalink"`, key))
		default:
			file.owners[at] = key
		}
	}
	return file, diag.Sort(findings)
}
