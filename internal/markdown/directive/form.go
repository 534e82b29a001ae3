package directive

// Form is a directive as authors write it, for editors.
type Form struct {
	Name       string
	Colons     int      // 3 for a container, 2 for a line of its own, 1 in a line of text
	Attributes []string // besides classes and an id
}

// Forms lists the directives of docgen.
func Forms() []Form {
	var forms []Form
	for _, spec := range specs {
		forms = append(forms, Form{spec.Name, 3, spec.Attributes})
	}
	forms = append(forms, Form{inclusionName, 2, []string{fileAttribute}})
	for _, spec := range phraseSpecs {
		forms = append(forms, Form{spec.name, 1, spec.attributes})
	}
	return forms
}

// Values lists the values of an attribute; nil if it has no fixed ones.
func Values(attribute string) []string {
	switch attribute {
	case "size":
		return sizes
	case "kind":
		return memberKinds
	case "type":
		return admonitionNames()
	}
	return nil
}
