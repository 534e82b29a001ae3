package evaluate

// decode turns what node/encode.js has written into a value. A list begins with a tag.
func decode(encoded any) Value {
	list, isTagged := encoded.([]any)
	if !isTagged || len(list) == 0 {
		return encoded
	}
	rest := list[1:]
	switch list[0] {
	case "list":
		items := make([]Value, len(rest))
		for i, item := range rest {
			items[i] = decode(item)
		}
		return items
	case "object":
		return decodeObject(rest)
	case "function":
		return Function{Path: text(rest[0]), Source: text(rest[1]), File: text(rest[2])}
	case "package":
		return Package{Name: text(rest[0]), Path: text(rest[1])}
	}
	return nil
}

func decodeObject(pairs []any) *Object {
	made := &Object{Fields: map[string]Value{}}
	for i := 0; i+1 < len(pairs); i += 2 {
		key := text(pairs[i])
		if _, isKnown := made.Fields[key]; !isKnown {
			made.Keys = append(made.Keys, key)
		}
		made.Fields[key] = decode(pairs[i+1])
	}
	return made
}

func text(value any) string {
	found, _ := value.(string)
	return found
}
