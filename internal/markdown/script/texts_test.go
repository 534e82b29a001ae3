package script_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown/script"
)

// showTexts formats each text as one line.
func showTexts(texts []script.Text) []string {
	var all []string
	for _, text := range texts {
		line := fmt.Sprintf("%d:%d %q = %q", text.Line, text.Column, text.ID, text.Message)
		if text.Description != "" {
			line += " // " + text.Description
		}
		if text.Problem != "" {
			line = fmt.Sprintf("%d:%d %s", text.Line, text.Column, text.Problem)
		}
		all = append(all, line)
	}
	return all
}

func TestTextsInCodeAreRead(t *testing.T) {
	t.Parallel()
	const (
		argument = "the argument of translate() is not an object of literals, so docgen cannot extract the text"
		children = "the text in <Translate> is not a literal, so docgen cannot extract it"
	)
	for _, test := range []struct {
		name, code string
		want       []string
	}{
		{name: "of an element", code: `<Translate id="a.b" description="Note">Some text</Translate>`, want: []string{`2:19 "a.b" = "Some text" // Note`}},
		{name: "without an id", code: `<Translate>Some text</Translate>`, want: []string{`2:19 "Some text" = "Some text"`}},
		{name: "without a text", code: `<Translate id="a" />`, want: []string{`2:19 "a" = "a"`}},
		{name: "over several lines", code: "<Translate>\n  Some\n  text &amp; more\n</Translate>",
			want: []string{`2:19 "Some text & more" = "Some text & more"`}},
		{name: "in braces", code: `<Translate id={'a'} description={` + "`b`" + `}>{"Some" + ' te' + ` + "`xt`" + `}</Translate>`,
			want: []string{`2:19 "a" = "Some text" // b`}},
		{name: "with values", code: `<Translate id="a" values={{n: f('}', [1, 2]), link: <a href="/">x, "y"</a>}}>{'{n} {link}'}</Translate>`,
			want: []string{`2:19 "a" = "{n} {link}"`}},
		{name: "of a call", code: `translate({message: "Say \"hi\"\n\u00e4", id: 'a', description: 'b'}, {n})`,
			want: []string{`2:18 "a" = "Say \"hi\"\nä" // b`}},
		{name: "of a call with only a message", code: `translate({message: 'Hi'})`, want: []string{`2:18 "Hi" = "Hi"`}},
		{name: "of a call with only an id", code: `translate({id: 'a'})`, want: []string{`2:18 "a" = "a"`}},
		{name: "with constants", code: "translate({id: ID, message: LONG}) + translate({id: ID})\nconst ID = 'a.long.id'\nconst LONG = 'A text ' + 'of two'",
			want: []string{`2:18 "a.long.id" = "A text of two"`, `2:55 "a.long.id" = "a.long.id"`}},
		{name: "in an element and a call", code: `<p title={translate({message: 'One'})}><Translate>Two</Translate></p>`,
			want: []string{`2:28 "One" = "One"`, `2:58 "Two" = "Two"`}},
		{name: "in strings and comments", code: "'translate({message: \"no\"})' // translate({id: 'no'})"},
		{name: "with an element in it", code: `<Translate id="a">A <b>bold</b> word</Translate>`, want: []string{"2:19 " + children}},
		{name: "with an expression in it", code: `<Translate id="a">{count} words</Translate>`, want: []string{"2:19 " + children}},
		{name: "with an expression as id", code: `<Translate id={'a' + x}>Text</Translate>`,
			want: []string{"2:19 an attribute of <Translate> is not a literal, so docgen cannot extract the text"}},
		{name: "with a spread", code: `<Translate {...x} id="a">Text</Translate>`,
			want: []string{"2:19 an attribute of <Translate> is not a literal, so docgen cannot extract the text"}},
		{name: "without anything", code: `<Translate />`, want: []string{"2:19 <Translate> has neither a text nor an id"}},
		{name: "of a call with an expression", code: `translate({id: 'a', message: 'Hi ' + name})`, want: []string{"2:18 " + argument}},
		{name: "of a call with a template", code: "translate({message: `Hi ${name}`})", want: []string{"2:18 " + argument}},
		{name: "of a call without an object", code: `translate('Hi')`, want: []string{"2:18 " + argument}},
		{name: "of another function", code: `x.translate({message: 'Hi'}) + mytranslate({message: 'Hi'})`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			text := "import Translate, {translate} from '@docusaurus/Translate'\nexport const x = " + test.code
			if got := showTexts(script.Texts("src/a.jsx", []byte(text))); !slices.Equal(got, test.want) {
				t.Errorf("%s\ngot  %q\nwant %q", text, got, test.want)
			}
		})
	}
}

func TestTextsAreReadByTheirLocalNames(t *testing.T) {
	t.Parallel()
	const code = "import {translate as t, default as T} from '@docusaurus/Translate'\nimport Translate from './Translate'\nconst a: string = t({id: 'a'})\nexport const b = <><T>Text</T><Translate>No</Translate>{a}</>\n"
	if got, want := showTexts(script.Texts("a.tsx", []byte(code))), []string{`3:19 "a" = "a"`, `4:21 "Text" = "Text"`}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
