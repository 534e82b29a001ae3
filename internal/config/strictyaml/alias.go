package strictyaml

import (
	"fmt"
	"maps"
	"slices"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"github.com/docgen-cli/docgen/internal/diag"
)

func (b *builder) anchor(from *ast.AnchorNode, key *token.Token) *node {
	name := from.Name.GetToken().Value
	b.anchors[name] = nil
	built := b.node(from.Value, key)
	b.anchors[name] = built
	return built
}

// alias returns a copy of the anchor's value, at the place of the alias.
func (b *builder) alias(from *ast.AliasNode, key *token.Token) *node {
	name := from.Value.GetToken().Value
	target, known := b.anchors[name]
	switch {
	case !known:
		names := slices.Sorted(maps.Keys(b.anchors))
		b.report(from.Start, fmt.Sprintf("no anchor %q above this alias", "&"+name), diag.DidYouMean(name, names))
	case target == nil:
		b.report(from.Start, fmt.Sprintf("alias %q is inside its own anchor", "*"+name), "")
	}
	if target == nil {
		return &node{first: from.Start, key: key, broken: true}
	}
	built := *target
	built.first, built.last, built.key, built.alias = from.Start, nil, key, true
	return &built
}

// merge adds the keys of the mappings after "<<", except those that the mapping already has.
func (b *builder) merge(pair *ast.MappingValueNode, into *node, at map[string]*token.Token) {
	key := pair.Key.GetToken()
	value := b.node(pair.Value, key)
	sources := value.items
	if value.kind != List {
		sources = []*node{value}
	}
	for _, source := range sources {
		if source.broken {
			continue
		}
		if source.kind != Map {
			b.report(key, `"<<" must be a mapping or a list of mappings, found `+source.describe(), `write "<<: *name", where "&name" marks a mapping`)
			continue
		}
		for _, entry := range source.entries {
			if at[entry.name] != nil {
				continue
			}
			if b.merged++; b.merged > maxExpanded {
				if b.merged == maxExpanded+1 {
					b.report(key, tooExpanded(), "")
				}
				return
			}
			at[entry.name] = entry.key
			into.entries = append(into.entries, entry)
			into.depth = max(into.depth, entry.value.depth)
		}
	}
}

func tooExpanded() string {
	return fmt.Sprintf("aliases expand to more than %d values", maxExpanded)
}

// tag builds a value that has an explicit type.
func (b *builder) tag(from *ast.TagNode, key *token.Token) *node {
	built := &node{kind: String, quoted: true, first: from.Start, key: key}
	if from.Value != nil {
		built = b.node(from.Value, key)
	}
	scalar := built.kind != List && built.kind != Map
	switch token.ReservedTagKeyword(from.Start.Value) {
	case token.StringTag:
		if scalar {
			built.kind, built.quoted = String, true
		}
	case token.IntegerTag, token.FloatTag, token.BooleanTag, token.NullTag:
		if scalar {
			built.kind, built.quoted = plainKind(built.text), false
		}
	case token.MappingTag, token.SequenceTag, token.OrderedMapTag, token.TimestampTag:
	default:
		b.report(from.Start, fmt.Sprintf("unknown YAML tag %q", from.Start.Value), "remove it")
	}
	return built
}
