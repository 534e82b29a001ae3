package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// source is the information that the generator reads from the Go files of a package.
type source struct {
	types    []*ast.TypeSpec
	docs     map[string]string   // type name to its comment
	literals map[string]string   // type without a value to its literal
	values   map[string][]string // string type to its constants' values
	members  map[string][]string // interface to the structs that implement it
	marks    []*ast.ValueSpec    // constants without a type
	markDoc  string
}

// parse reads the Go files of a folder except tests.
func parse(folder string) (source, error) {
	found := source{
		docs: map[string]string{}, literals: map[string]string{},
		values: map[string][]string{}, members: map[string][]string{},
	}
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return found, err
	}
	methods := map[string]string{} // marker method to its interface
	var receivers []*ast.FuncDecl
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return found, err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments)
		if err != nil {
			return found, fmt.Errorf("parse the contract: %w", err)
		}
		for _, declaration := range file.Decls {
			switch declaration := declaration.(type) {
			case *ast.FuncDecl:
				receivers = append(receivers, declaration)
			case *ast.GenDecl:
				found.addSpecs(declaration, methods)
			}
		}
	}
	for _, method := range receivers {
		found.addMethod(method, methods)
	}
	return found, nil
}

func (s *source) addSpecs(declaration *ast.GenDecl, methods map[string]string) {
	for _, spec := range declaration.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			s.types = append(s.types, spec)
			s.docs[spec.Name.Name] = declaration.Doc.Text()
			if union, ok := spec.Type.(*ast.InterfaceType); ok {
				methods[union.Methods.List[0].Names[0].Name] = spec.Name.Name
			}
		case *ast.ValueSpec:
			if declaration.Tok == token.CONST && spec.Type == nil {
				s.marks, s.markDoc = append(s.marks, spec), declaration.Doc.Text()
			}
			kind, isTyped := spec.Type.(*ast.Ident)
			if declaration.Tok == token.CONST && isTyped {
				s.values[kind.Name] = append(s.values[kind.Name], spec.Values[0].(*ast.BasicLit).Value)
			}
		}
	}
}

// addMethod records a marker method as membership in a union, and MarshalText as the literal of
// its type.
func (s *source) addMethod(method *ast.FuncDecl, methods map[string]string) {
	if method.Recv == nil {
		return
	}
	receiver := method.Recv.List[0].Type.(*ast.Ident).Name
	if union, ok := methods[method.Name.Name]; ok {
		s.members[union] = append(s.members[union], receiver)
	}
	if method.Name.Name == "MarshalText" {
		ast.Inspect(method.Body, func(node ast.Node) bool {
			if literal, ok := node.(*ast.BasicLit); ok {
				s.literals[receiver] = literal.Value
			}
			return true
		})
	}
}

// jsonName returns the JSON name of a field, and whether the field is optional.
func jsonName(field *ast.Field) (name string, optional bool) {
	tag, err := strconv.Unquote(field.Tag.Value)
	if err != nil {
		return "", false
	}
	_, tag, _ = strings.Cut(tag, `json:"`)
	tag, _, _ = strings.Cut(tag, `"`)
	name, options, _ := strings.Cut(tag, ",")
	return name, options == "omitempty"
}
