package search_test

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/contract"
	"github.com/docgen-cli/docgen/internal/lunr"
	"github.com/docgen-cli/docgen/internal/search"
)

// names returns the terms of a title in the index.
func names(language search.Language, title string) []string {
	counts := language.Count([]contract.SearchRecord{{Title: title}})
	index := lunr.Join(lunr.Source{Fields: []lunr.Field{{Name: "title"}, {Name: "heading"}, {Name: "keywords"}, {Name: "text"}}, Analyses: counts})
	var terms []string
	for term := range index.Terms() {
		terms = append(terms, term.Text)
	}
	return terms
}

func TestNamesAreFoundAsAWholeAndByTheirParts(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		text string
		want string // sorted
	}{
		{"Window.setFrame(frame)", "frame set setfram window window.setfram"},
		{"flippedVisibleFrame", "flip flippedvisiblefram frame visibl"},
		{"HTMLElement parseURL2Path", "element html htmlelement pars parseurl2path path url2"},
		{"snake_case_name _private", "case name privat snake snake_case_nam"},
		{"app's don’t o'clock", "app don't o'clock"},
		{"on, at: the (all)", "all at on the"},
		{"v1.2.3 — e.g. 10%", "10 2 3 e e.g g v1 v1.2.3"},
		{"日本語の窓 窓", "の窓 日本 本語 窓 語の"},
		{"ラーメン 한국어를", "ラー ン ーメ メン 국어 를 어를 한국"},
		{"café Ünder", "café ünder"},
		{strings.Repeat("x", 65) + " ok", "ok"},
		{"(!) -- […]", ""},
	} {
		want := strings.Fields(row.want)
		got := names(search.English(), row.text)
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s\ngot  %q\nwant %q", row.text, got, want)
		}
	}
}

// What the browser makes of a query must be what the index has.
func TestBrowserFindsTheSameTermsInATextAsTheIndex(t *testing.T) {
	t.Parallel()
	texts := []string{
		"Window.setFrame(frame) and flippedVisibleFrame", "HTMLElement parseURL2Path iOS macOS utf8", "snake_case __init__ _ a._.b x.y..z .a. a.",
		"app's don’t 'quoted' o'clock's it's", "日本語の窓、窓を開く ラーメン 한국어를 สวัสดี ខ្មែរ မြန်မာ", "İstanbul ΟΔΟΣ ΣΑΣ.B ǅ ﬁ ẞ K", "😀 a😀b 𐐀𐐁 e\u0301t\u0301",
		strings.Repeat("long", 17), strings.Repeat("é", 64), strings.Repeat("é", 65), "a\xffb \x00", "<b>bold</b> &amp; C++ C# $x #y @z",
	}
	random := rand.New(rand.NewPCG(1, 2))
	pieces := strings.Split(`a|b|Set|frame|F|URL|x|1|22|_|__|.|..|'|’|'s|’s| | |-|/|(|)|日|本|ー|ア|한|ก|ា|é|É|Σ|ß|😀|İ`, "|")
	for range 3000 {
		var text strings.Builder
		for range 1 + random.IntN(12) {
			text.WriteString(pieces[random.IntN(len(pieces))])
		}
		texts = append(texts, text.String())
	}
	wants := askBrowser(t, texts)
	for i, text := range texts {
		got := names(search.English(), text)
		if !slices.Equal(got, wants[i]) {
			t.Errorf("%q\nindex   %q\nbrowser %q", text, got, wants[i])
		}
	}
}

// askBrowser has the browser's code find the terms of texts.
func askBrowser(t *testing.T, texts []string) [][]string {
	t.Helper()
	script := `
		import { english } from '../../../theme/search/english'
		import { plain, wordsIn } from '../../../theme/search/words'
		import { readFileSync } from 'node:fs'
		const terms = (text) => [...new Set(wordsIn(text).flatMap(({ units }) => units.map((unit) => english.stem(plain(unit.text)))))].sort()
		process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(terms)))`
	return run[[][]string](t, script, texts)
}

// run runs a script of the folder testdata in Node, with its input as JSON.
func run[Answer any](t *testing.T, script string, input any) Answer {
	t.Helper()
	folder, err := filepath.Abs("testdata")
	if err != nil {
		t.Fatal(err)
	}
	result := api.Build(api.BuildOptions{
		Stdin:  &api.StdinOptions{Contents: script, ResolveDir: folder, Loader: api.LoaderTS},
		Bundle: true, Platform: api.PlatformNode, Format: api.FormatESModule,
	})
	for _, message := range result.Errors {
		t.Fatal(message.Text)
	}
	encoded, err := json.Marshal(input)
	if err != nil {
		t.Fatal(err)
	}
	bundled := filepath.Join(t.TempDir(), "script.mjs")
	if err := os.WriteFile(bundled, result.OutputFiles[0].Contents, 0o644); err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), "node", bundled)
	command.Stdin = strings.NewReader(string(encoded))
	output, err := command.Output()
	if err != nil {
		complaint := ""
		if exit, ok := err.(*exec.ExitError); ok {
			complaint = string(exit.Stderr)
		}
		t.Fatalf("run node, which needs the npm packages that make installs: %v\n%s", err, complaint)
	}
	var answer Answer
	if err := json.Unmarshal(output, &answer); err != nil {
		t.Fatal(err)
	}
	return answer
}

// In every language the browser must reduce words as the index does.
func TestBrowserStemsWordsOfEachLanguageAsTheIndex(t *testing.T) {
	t.Parallel()
	script := `
		import { stemmer as da } from '@orama/stemmers/danish'
		import { stemmer as de } from '@orama/stemmers/german'
		import { stemmer as es } from '@orama/stemmers/spanish'
		import { stemmer as fi } from '@orama/stemmers/finnish'
		import { stemmer as fr } from '@orama/stemmers/french'
		import { stemmer as hu } from '@orama/stemmers/hungarian'
		import { stemmer as it } from '@orama/stemmers/italian'
		import { stemmer as nb } from '@orama/stemmers/norwegian'
		import { stemmer as nl } from '@orama/stemmers/dutch'
		import { stemmer as pt } from '@orama/stemmers/portuguese'
		import { stemmer as ro } from '@orama/stemmers/romanian'
		import { stemmer as ru } from '@orama/stemmers/russian'
		import { stemmer as sv } from '@orama/stemmers/swedish'
		import { stemmer as tr } from '@orama/stemmers/turkish'
		import { remembered } from '../../../theme/search/english'
		import { readFileSync } from 'node:fs'
		const stemmers = { da, de, es, fi, fr, hu, it, nb, nl, pt, ro, ru, sv, tr }
		const stems = ([name, words]) => [name, words.map(remembered(stemmers[name]))]
		process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(readFileSync(0, 'utf8'))).map(stems))))`
	letters := "a e i o u b d f g k l m n p r s t v z nd st tr ll rr nn er en em es e s "
	syllables := map[string]string{
		"da": letters + "æ ø å ende erne hed else ig lig", "de": letters + "ä ö ü ß ung heit keit lich isch end", "es": letters + "ñ á í ó ción mente ado iendo os as",
		"fi": letters + "ä ö ssa sta ksi lla nne ista", "fr": letters + "é è ê ç ement ation eux euse ment ons ez ait", "hu": letters + "á é ö ő ü nak ban val ok sz gy",
		"it": letters + "à è zione are ere ato mente", "nb": letters + "ø å ene ende het lig else", "nl": letters + "ij heid heden lijk ing je", "pt": letters + "ã ç ção ções mente inho ado",
		"ro": letters + "ă î ț ul lor are esc", "sv": letters + "å ä ö ande erna het lig", "tr": letters + "ı ş ğ lar ler da nın mak",
		"ru": "а е и о у ы я б в г д ж к л м н п р с т ость ение ами ого ешь ет ла ло ть ся ный ая ое",
	}
	random := rand.New(rand.NewPCG(3, 4))
	samples := map[string][]string{}
	for _, name := range slices.Sorted(maps.Keys(syllables)) {
		pieces := strings.Fields(syllables[name])
		for range 3000 {
			var word strings.Builder
			for range 2 + random.IntN(5) {
				word.WriteString(pieces[random.IntN(len(pieces))])
			}
			samples[name] = append(samples[name], word.String())
		}
	}
	stems := run[map[string][]string](t, script, samples)
	if len(stems) != len(samples) {
		t.Fatalf("stems of %d languages, want %d", len(stems), len(samples))
	}
	for name, words := range samples {
		language := search.LanguageOf(name)
		for i, word := range words {
			if got := names(language, word); !slices.Equal(got, []string{stems[name][i]}) {
				t.Errorf("%s %s: the index has %q, the browser %q", name, word, got, stems[name][i])
			}
		}
	}
}
