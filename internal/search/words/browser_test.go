package words_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search/lunr"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// termsInBrowser has the browser's code find the terms of texts, by language. It marks common
// words with an asterisk.
func termsInBrowser(t *testing.T, texts map[string][]string) map[string][][]string {
	t.Helper()
	type language struct {
		Rules contract.SearchLanguage
		Texts []string
	}
	input, stemmers := map[string]language{}, ""
	for tag, texts := range texts {
		input[tag] = language{words.Of(tag).Rules(), texts}
		if name := words.Base(tag); words.HasStemmer(name) {
			stemmers += fmt.Sprintf("import { stemmer as %s } from '../../../theme/prepared/stem-%[1]s.js'\nstemmers.%[1]s = %[1]s\n", name)
		}
	}
	return run[map[string][][]string](t, "const stemmers = {}\n"+stemmers+`
		import { languageOf } from '../../../theme/search/language'
		import { wordsIn } from '../../../theme/search/words'
		import { readFileSync } from 'node:fs'
		const found = {}
		for (const [tag, { Rules, Texts }] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
			const language = languageOf(Rules, stemmers[Rules.tag])
			const terms = (text) => wordsIn(text).flatMap(({ units }) => units.flatMap((unit) => {
				const term = language.term(unit.text)
				return term ? [term + (language.isCommon(unit.text) ? '*' : '')] : []
			}))
			found[tag] = Texts.map((text) => [...new Set(terms(text))].sort())
		}
		process.stdout.write(JSON.stringify(found))`, input)
}

// termsInIndex returns the terms of a text in the form of termsInBrowser.
func termsInIndex(language words.Language, text string) []string {
	terms := []string{}
	for term := range language.Terms(text) {
		if term.IsCommon {
			term.Text += "*"
		}
		terms = append(terms, term.Text)
	}
	slices.SortFunc(terms, lunr.Compare)
	return slices.Compact(terms)
}

// What the browser makes of a query must be what the index has.
func TestBrowserFindsTheSameTermsAsTheIndexInEveryLanguage(t *testing.T) {
	t.Parallel()
	names := "Window set Frame URL x 22 _ . ' ’ 's - / ( é É Σ " + "ß 😀 İ I \u00ad \u200d \u200c Ａ ｶﾞ ½ e\u0301 日 本 ー ア 한 ก า ับ ا ב क "
	letters := names + "a e i o u b d f g k l m n p r s t v z " + "nd st tr ll rr nn er en em es e s ae oe ue the "
	pieces := map[string]string{
		"en": letters, "vi": letters + "ế ạ đ ư ờ ng", "el": names + "α ά ή ς σ ο υ ΐ Ώ",
		"da": letters + "æ ø å ende erne hed else ig lig og", "de": letters + "ä ö ü ß ung heit keit lich isch end und",
		"es": letters + "ñ á í ó ción mente ado iendo os as ion cion",
		"fi": letters + "ä ö ssa sta ksi lla nne ista ja", "fr": letters + "é è ê ç ement ation eux euse ment ons ez ait l' d' qu'",
		"hu": letters + "á é ö ő ü nak ban val ok sz gy",
		"it": letters + "à è zione are ere ato mente dell'", "nb": letters + "ø å ene ende het lig else", "nl": letters + "ij heid heden lijk ing je",
		"pt-BR": letters + "ã ç ção ções mente inho ado cao coes",
		"ro":    letters + "ă î ț ul lor are esc", "sv": letters + "å ä ö ande erna het lig", "tr": letters + "ı ş ğ lar ler da nın mak ve",
		"ru": names + "а е и о у ы я ё й б в г д ж к л м н п р с т ость ение ами ого ешь ет ла ло ть ся ный ая ое",
		"uk": names + "а е и о у і ї є ґ б в г д ж к л м н п р с т ами ого ому ою ів ти ить ать й ь", "pl": letters + "ą ę ł ó ś ż ź ami ach owie ego ować nie",
		"cs": letters + "á č ď é ě í ů ž ami ech ého ost ení", "ar": names + "ا أ إ آ ب ت ث ج ح د ر س ك ل م ن ه و ي ى ة ئ ؤ ـ ّ َ ال وال لل ات ين ها ٣",
		"he": names + "א ב ג ד ה ו ז ח ט י כ ך ל מ ם נ ן ס ע פ ף צ ץ ק ר ש ת ָ ּ ים ות ״", "hi": names + "क ख ग च ट त न प फ़ म र ल स ह ा ि ी ो ों ें ँ ं ़ ् १",
		"ja": names + "検 索 窓 の を サ バ が か\u3099 ン。", "zh-Hant": names + "搜 尋 視 窗 的，", "ko": names + "검 색 을 창", "th": names + "ค ้ น ห า ไ ฟ ล ์ เ ",
		"km": names + "ស ្ វ ែ ង", "und": letters,
	}
	random := rand.New(rand.NewPCG(3, 4))
	samples := map[string][]string{}
	for _, tag := range slices.Sorted(maps.Keys(pieces)) {
		pieces := strings.Fields(pieces[tag])
		for range 2000 {
			var text strings.Builder
			for range 1 + random.IntN(7) {
				text.WriteString(pieces[random.IntN(len(pieces))])
			}
			samples[tag] = append(samples[tag], text.String())
		}
	}
	samples["en"] = append(samples["en"],
		"Window.setFrame(frame) and flippedVisibleFrame", "HTMLElement parseURL2Path iOS macOS utf8", "snake_case __init__ _ a._.b x.y..z .a. a.",
		"app's don’t 'quoted' o'clock's it's", "日本語の窓、窓を開く ラーメン 한국어를 สวัสดี ខ្មែរ မြန်မာ", "İstanbul ΟΔΟΣ ΣΑΣ.B ǅ ﬁ ẞ K", "😀 a😀b 𐐀𐐁 e\u0301t\u0301",
		strings.Repeat("long", 17), strings.Repeat("é", 64), strings.Repeat("é", 65), "a\xffb \x00", "<b>bold</b> &amp; C++ C# $x #y @z",
	)
	found := termsInBrowser(t, samples)
	for tag, texts := range samples {
		language := words.Of(tag)
		for i, text := range texts {
			if got := termsInIndex(language, text); !slices.Equal(got, found[tag][i]) {
				t.Errorf("%s %q:\nindex   %q\nbrowser %q", tag, text, got, found[tag][i])
			}
		}
	}
}
