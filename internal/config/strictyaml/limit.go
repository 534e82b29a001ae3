package strictyaml

import (
	"fmt"

	"github.com/goccy/go-yaml/token"
)

// These limits are far above what people write by hand. They keep malicious input from using up
// time or memory: the parser recurses for each level and for each key of a mapping, and copies
// what aliases and merge keys repeat.
const (
	maxBytes    = 4 << 20
	maxDepth    = 100    // levels of lists and mappings
	maxKeys     = 10_000 // keys of one mapping
	maxMarks    = 10_000 // anchors, aliases, tags and directives
	maxExpanded = 10_000 // values reached through aliases and merge keys
)

// tooMuch returns the token that exceeds a limit, and a message.
func tooMuch(tokens token.Tokens) (*token.Token, string) {
	flow, chain, marks, line := 0, 0, 0, 0
	var keys columns
	for i, tk := range tokens {
		if tk.Position.Line != line {
			line = tk.Position.Line
			keys.dedent(tk.Position.Column)
		}
		inChain := false
		switch tk.Type {
		case token.SequenceStartType, token.MappingStartType:
			flow++
		case token.SequenceEndType, token.MappingEndType:
			flow--
		case token.SequenceEntryType, token.MappingKeyType:
			inChain = true
			chain++
		case token.AnchorType, token.AliasType, token.TagType, token.DirectiveType:
			marks++
		case token.MappingValueType:
			if flow == 0 && i > 0 && keys.count(tokens[i-1].Position.Column) > maxKeys {
				return tk, fmt.Sprintf("a mapping has more than %d keys", maxKeys)
			}
		}
		if !inChain {
			chain = 0
		}
		if flow+chain > maxDepth {
			return tk, tooDeep()
		}
		if marks > maxMarks {
			return tk, fmt.Sprintf("the file has more than %d anchors, aliases and tags", maxMarks)
		}
	}
	return nil, ""
}

func tooDeep() string {
	return fmt.Sprintf("values are nested more than %d levels deep", maxDepth)
}

// columns counts the keys of the open block mappings by column.
type columns []struct{ column, keys int }

// dedent closes the mappings to the right of a line's first token.
func (c *columns) dedent(column int) {
	for len(*c) > 0 && (*c)[len(*c)-1].column > column {
		*c = (*c)[:len(*c)-1]
	}
}

// count adds a key and returns how many its mapping has.
func (c *columns) count(column int) int {
	c.dedent(column)
	if len(*c) == 0 || (*c)[len(*c)-1].column < column {
		*c = append(*c, struct{ column, keys int }{column: column})
	}
	last := &(*c)[len(*c)-1]
	last.keys++
	return last.keys
}
