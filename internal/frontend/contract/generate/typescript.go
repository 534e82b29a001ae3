package main

import (
	"fmt"
	"go/ast"
	"strings"
)

const head = `// Generated from internal/frontend/contract by "make generate". Do not edit.
`

func (s source) typeScript() string {
	var out strings.Builder
	out.WriteString(head)
	for _, spec := range s.types {
		name := spec.Name.Name
		if _, isLiteral := s.literals[name]; isLiteral {
			continue
		}
		fmt.Fprintf(&out, "\n%s", comment(s.docs[name], ""))
		switch kind := spec.Type.(type) {
		case *ast.StructType:
			fmt.Fprintf(&out, "export interface %s {\n%s}\n", name, s.fields(kind))
		case *ast.InterfaceType:
			fmt.Fprintf(&out, "export type %s = %s\n", name, strings.Join(s.members[name], " | "))
		default:
			fmt.Fprintf(&out, "export type %s = %s\n", name, strings.ReplaceAll(strings.Join(s.values[name], " | "), `"`, `'`))
		}
	}
	fmt.Fprintf(&out, "\n%sexport enum Mark {\n", comment(s.markDoc, ""))
	for _, mark := range s.marks {
		value := strings.ReplaceAll(mark.Values[0].(*ast.BasicLit).Value, `"`, `'`)
		fmt.Fprintf(&out, "%s  %s = %s,\n", comment(mark.Comment.Text(), "  "), mark.Names[0].Name, value)
	}
	return out.String() + "}\n"
}

func (s source) fields(structure *ast.StructType) string {
	var out strings.Builder
	for _, field := range structure.Fields.List {
		name, optional := jsonName(field)
		mark := ""
		if optional {
			mark = "?"
		}
		out.WriteString(comment(field.Comment.Text(), "  "))
		fmt.Fprintf(&out, "  %s%s: %s\n", name, mark, s.typeName(field.Type))
	}
	return out.String()
}

func (s source) typeName(expression ast.Expr) string {
	switch kind := expression.(type) {
	case *ast.ArrayType:
		return s.typeName(kind.Elt) + "[]"
	case *ast.MapType:
		return "Record<" + s.typeName(kind.Key) + ", " + s.typeName(kind.Value) + ">"
	case *ast.StarExpr:
		return s.typeName(kind.X)
	case *ast.Ident:
		switch kind.Name {
		case "string":
			return "string"
		case "bool":
			return "boolean"
		case "any":
			return "unknown"
		case "int", "float64":
			return "number"
		}
		if literal, ok := s.literals[kind.Name]; ok {
			return strings.ReplaceAll(literal, `"`, `'`)
		}
		return kind.Name
	}
	panic(fmt.Sprintf("no TypeScript for %T", expression))
}

// comment turns a Go comment into a documentation comment.
func comment(text, indent string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if lines[0] == "" {
		return ""
	}
	if len(lines) == 1 {
		return fmt.Sprintf("%s/** %s */\n", indent, lines[0])
	}
	return fmt.Sprintf("%s/**\n%s * %s\n%s */\n", indent, indent, strings.Join(lines, "\n"+indent+" * "), indent)
}
