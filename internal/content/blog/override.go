package blog

import (
	"fmt"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
)

// override sets the fields of an author that the post sets itself. It returns false if a value does
// not fit.
func (d *describer) override(author *Author, fields map[string]any, at []any) bool {
	texts := author.texts()
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		here := append(slices.Clip(at), name)
		into, value := texts[name], fields[name]
		switch {
		case value == nil || name == "key":
		case into != nil:
			if !d.setText(into, name, value, here) {
				return false
			}
		case name == "socials":
			d.overrideSocials(author, value, here)
		default:
			if hint := diag.DidYouMean(name, append(fieldNames, "key")); hint != "" {
				d.reportAt(here, diag.Warning, fmt.Sprintf("unknown field %q of an author", name), hint)
			}
		}
	}
	return true
}

// setText sets a field of an author to a value, unless it does not fit.
func (d *describer) setText(into *string, field string, value any, at []any) bool {
	text, isText := textOf(value)
	if !isText && value != "" {
		d.reportAt(at, diag.Error, fmt.Sprintf("%s must be a string", field), "put the value in quotes to make it a string")
		return false
	}
	if problem, hint := wrongAddress(field, text); problem != "" {
		d.reportAt(at, diag.Error, problem, hint)
		return false
	}
	*into = text
	return true
}

func (d *describer) overrideSocials(author *Author, value any, at []any) {
	socials, isMapping := value.(map[string]any)
	if !isMapping {
		d.reportAt(at, diag.Error, "socials must be a mapping", "for example, write {github: ann}")
		return
	}
	author.Socials = nil
	for _, platform := range slices.Sorted(maps.Keys(socials)) {
		account, _ := textOf(socials[platform])
		social, problem := newSocial(platform, account)
		if problem != "" {
			d.reportAt(append(slices.Clip(at), platform), diag.Error, problem, socialsHint())
			continue
		}
		author.Socials = append(author.Socials, social)
	}
}
