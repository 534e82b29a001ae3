package search_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// spoken is a site in some languages, with what readers type there.
type spoken struct {
	tags    []string            // the locale's language first
	pages   []string            // texts; a language other than the first stands before a colon
	queries map[string][]string // by the number of the page that they find first
	nothing []string            // queries that find nothing
}

func sites() []spoken {
	return []spoken{
		{
			tags:  []string{"ja"},
			pages: []string{"新しいウィンドウを開くには、設定ファイルを編集します。窓の大きさも変えられます。", "検索エンジンはサーバーのタイマーとＡＰＩを使います。Timers run later.", "画面の明るさ。"},
			queries: map[string][]string{
				"0": {"ウィンドウ", "ウィン", "設定", "設定ファイル", "編集", "窓", "窓 大きさ", "新しい"},
				"1": {"検索", "検", "エンジン", "サーバー", "api", "timer", "タイマー 検索"},
				"2": {"画面", "明るさ"},
			},
			nothing: []string{"猫"},
		},
		{
			tags:  []string{"zh-Hans"},
			pages: []string{"要打开新窗口，请编辑配置文件。", "搜索引擎使用计时器和 API。", "安装之后重新启动应用程序。"},
			queries: map[string][]string{
				"0": {"窗口", "窗", "配置文件", "配置", "编辑", "打开 窗口"}, "1": {"搜索", "搜索引擎", "计时器", "api"}, "2": {"安装", "应用程序", "重新启动", "启"},
			},
			nothing: []string{"狗"},
		},
		{
			tags:    []string{"zh-Hant"},
			pages:   []string{"若要開啟新視窗，請編輯設定檔。", "搜尋引擎使用計時器。"},
			queries: map[string][]string{"0": {"視窗", "設定檔", "編輯"}, "1": {"搜尋", "計時器"}},
		},
		{
			tags:    []string{"ko"},
			pages:   []string{"새 창을 열려면 설정 파일을 편집하세요.", "검색 엔진은 타이머를 사용합니다."},
			queries: map[string][]string{"0": {"설정", "파일", "설정 파일", "편집", "창"}, "1": {"검색", "타이머", "타이", "검"}},
		},
		{
			tags:  []string{"th"},
			pages: []string{"หากต้องการเปิดหน้าต่างใหม่ ให้แก้ไขไฟล์การตั้งค่า", "เครื่องมือค้นหาใช้ตัวจับเวลา", "ติดตั้งโปรแกรมบนเซิร์ฟเวอร์"},
			queries: map[string][]string{"0": {"หน้าต่าง", "ไฟล์", "การตั้งค่า", "แก้ไข", "หน้า"}, "1": {"ค้นหา", "ค้น", "เวลา"},
				"2": {"ติดตั้ง", "เซิร์ฟเวอร์", "โปรแกรม"}},
		},
		{
			tags:    []string{"km"},
			pages:   []string{"ដើម្បីបើកបង្អួចថ្មី សូមកែឯកសារ", "ម៉ាស៊ីនស្វែងរកប្រើកម្មវិធីកំណត់ពេល"},
			queries: map[string][]string{"0": {"បង្អួច", "ឯកសារ"}, "1": {"ស្វែងរក", "ស្វែង"}},
		},
		{
			tags: []string{"ar"},
			pages: []string{"لفتح نافذة جديدة، حرّر ملف الإعدادات. توجد الملفات في المجلّد.", "يستخدم محرّك البحث مؤقّتًا في ٢٠٢٤.",
				"كتابة المستخدمين في اللوحة"},
			queries: map[string][]string{
				"0": {"نافذة", "النافذة", "ملف", "ملفات", "والملف", "اعدادات", "الإعداد", "إعدادات", "المجلد", "مجلد", "حرر", "الاعدا"},
				"1": {"بحث", "البحث", "محرك", "مؤقت", "2024"},
				"2": {"مستخدم", "المستخدم", "لوحة", "كتابة"},
			},
		},
		{
			tags:  []string{"he"},
			pages: []string{"כדי לפתוח חלון חדש, ערכו את קובץ ההגדרות.", "מנוע החיפוש משתמש בטיימר.", "הַתְקָנָה של התוכנה במסך"},
			queries: map[string][]string{
				"0": {"חלון", "החלון", "קובץ", "הקובץ", "הגדרות", "הגדרה", "ההגדרה", "הגדר"}, "1": {"חיפוש", "החיפוש", "טיימר", "מנוע"},
				"2": {"התקנה", "תוכנה", "מסך", "המסך"},
			},
		},
		{
			tags:  []string{"hi"},
			pages: []string{"नई विंडो खोलने के लिए फ़ाइलों को संपादित करें।", "खोज इंजन टाइमर का उपयोग करता है।", "सेटिंग्स १० बार बदलें"},
			queries: map[string][]string{"0": {"विंडो", "फाइल", "फ़ाइल", "फ़ाइलें", "संपादित"}, "1": {"खोज", "टाइमर", "इंजन"},
				"2": {"सेटिंग्स", "10", "सेटिं"}},
		},
		{
			tags: []string{"de"},
			pages: []string{"Die Übersicht zeigt alle Fenster und ihre Größe.", "Mit einem Häuschen kommen Sie zurück zu den Einstellungen.",
				"Neue Schlüssel und Straßen"},
			queries: map[string][]string{"0": {"Übersicht", "uebersicht", "ubersicht", "Fensters", "fenstern", "größe", "groesse", "grosse", "überS"},
				"1": {"Häuschen", "haeuschen", "Einstellung"}, "2": {"neues", "Straße", "strasse", "schluessel"}},
		},
		{
			tags:  []string{"fr"},
			pages: []string{"L’installation du système est automatisée.", "Ouvrez d'autres fenêtres et réglages."},
			queries: map[string][]string{"0": {"installation", "l'installation", "systeme", "système", "systèmes", "d’installations"},
				"1": {"fenêtre", "fenetre", "FENETRES", "réglage", "regl"}},
		},
		{
			tags:    []string{"es"},
			pages:   []string{"La configuración de las ventanas.", "Búsqueda rápida en el menú."},
			queries: map[string][]string{"0": {"configuracion", "configuraciones", "ventana"}, "1": {"busqueda", "búsquedas", "menu", "rapido"}},
		},
		{
			tags:    []string{"pt-BR"},
			pages:   []string{"A configuração das janelas.", "Busca rápida no menu."},
			queries: map[string][]string{"0": {"configuracao", "configurações", "configuracoes", "janela"}, "1": {"buscas", "rapida"}},
		},
		{
			tags:    []string{"ru"},
			pages:   []string{"Откройте новое окно и измените настройки.", "Поиск ведёт по всем страницам. Timers run later."},
			queries: map[string][]string{"0": {"настройка", "настроек", "окно", "новые"}, "1": {"страница", "страницы", "поиска", "ведет", "ведёт", "timer"}},
		},
		{
			tags:    []string{"uk"},
			pages:   []string{"Відкрийте нове вікно та змініть налаштування.", "Пошук у всіх файлах об'єкта."},
			queries: map[string][]string{"0": {"налаштувань", "вікно", "вікна", "нові"}, "1": {"файл", "файли", "пошуку", "об’єкт"}},
		},
		{
			tags:  []string{"pl"},
			pages: []string{"Otwórz nowe okno i zmień ustawienia.", "Wyszukiwanie w plikach łącza."},
			queries: map[string][]string{"0": {"okna", "ustawień", "ustawieniach", "otworz"},
				"1": {"plik", "pliki", "plików", "wyszukiwania", "lacza", "łącze"}},
		},
		{
			tags:    []string{"cs"},
			pages:   []string{"Otevřete nové okno a změňte nastavení.", "Hledání v souborech."},
			queries: map[string][]string{"0": {"okna", "nastaveních", "nova"}, "1": {"soubor", "soubory", "souborů", "hledani"}},
		},
		{
			tags:    []string{"tr"},
			pages:   []string{"Yeni pencereyi açın ve ayarları değiştirin.", "IŞIK Node'un içinde aranır."},
			queries: map[string][]string{"0": {"pencere", "pencereler", "ayar", "AYARLAR", "degistirin"}, "1": {"ışık", "isik", "node", "Işık"}},
		},
		{
			tags:    []string{"fi"},
			pages:   []string{"Avaa uusi tiedosto ja muuta asetuksia.", "Hakukone käyttää ajastinta."},
			queries: map[string][]string{"0": {"tiedostot", "tiedostossa", "asetukset"}, "1": {"hakukoneen", "kayttaa"}},
		},
		{
			tags:    []string{"vi"},
			pages:   []string{"Mở cửa sổ mới và chỉnh sửa cài đặt.", "Tìm kiếm trong tệp."},
			queries: map[string][]string{"0": {"cửa sổ", "cua so", "cai dat"}, "1": {"tìm kiếm", "tim kiem", "tep"}},
		},
		{
			tags:    []string{"el"},
			pages:   []string{"Ανοίξτε νέο παράθυρο.", "Αναζήτηση σε ΑΡΧΕΙΟ."},
			queries: map[string][]string{"0": {"παράθυρο", "παραθυρο"}, "1": {"αναζητηση", "αρχείο"}},
		},
		{ // A German locale in which one page is not translated.
			tags: []string{"de", "en"},
			pages: []string{"Die Fenster der Anwendung.", "en:Timers are running in the background of the applications.",
				"en:What must be done with will power"},
			queries: map[string][]string{"0": {"Fensters", "anwendungen"}, "1": {"timer", "running timers", "run", "application", "background"},
				"2": {"powers", "must power"}},
		},
	}
}

// Readers find what they look for in every script, whether they type a word, its beginning, or
// another form of it.
func TestReadersFindWordsInEveryLanguage(t *testing.T) {
	t.Parallel()
	type input struct {
		Name    string            `json:"name"`
		Files   map[string]string `json:"files"`
		Queries []string          `json:"queries"`
	}
	var inputs []input
	for _, site := range sites() {
		for name, budget := range map[string]int{"": 1 << 20, " in parts": 0} {
			one := input{Name: fmt.Sprint(site.tags, name), Files: filesOf(t, site, budget), Queries: slices.Clone(site.nothing)}
			for _, queries := range site.queries {
				one.Queries = append(one.Queries, queries...)
			}
			inputs = append(inputs, one)
		}
	}
	found := run[map[string]map[string][]string](t, `
		import { readFileSync } from 'node:fs'
		import { load } from '../../../theme/search/load'
		const all = {}
		for (const { name, files, queries } of JSON.parse(readFileSync(0, 'utf8'))) {
			const find = await load('/search.json', async (url) => new Response(files[url.slice(1)]))
			all[name] = {}
			for (const query of queries) {
				all[name][query] = (await find(query, { pages: 9, hitsPerPage: 1 })).groups.map(({ url }) => url)
			}
		}
		process.stdout.write(JSON.stringify(all))`, inputs)
	for _, site := range sites() {
		for _, name := range []string{"", " in parts"} {
			name = fmt.Sprint(site.tags, name)
			for page, queries := range site.queries {
				for _, query := range queries {
					if got := found[name][query]; len(got) == 0 || got[0] != "/"+page {
						t.Errorf("%s: %q finds %q, want page %s: %s", name, query, got, page, site.pages[page[0]-'0'])
					}
				}
			}
			for _, query := range site.nothing {
				if got := found[name][query]; len(got) > 0 {
					t.Errorf("%s: %q finds %q, want nothing", name, query, got)
				}
			}
		}
	}
}

// filesOf returns the search files of a site.
func filesOf(t *testing.T, site spoken, budget int) map[string]string {
	t.Helper()
	theme, err := filepath.Abs("../../theme/prepared")
	if err != nil {
		t.Fatal(err)
	}
	options := search.Options{Budget: budget, Stemmers: map[string]string{}, URL: func(name string) string { return "/" + name }}
	for _, tag := range site.tags {
		language := words.Of(tag)
		options.Languages = append(options.Languages, language)
		if words.HasStemmer(language.Tag) {
			options.Stemmers[language.Tag] = "file://" + filepath.ToSlash(theme) + "/stem-" + language.Tag + ".js"
		}
	}
	var found []search.Found
	for i, text := range site.pages {
		language := options.Languages[0]
		for _, other := range options.Languages[1:] {
			if rest, isOther := strings.CutPrefix(text, other.Tag+":"); isOther {
				language, text = other, rest
			}
		}
		url := fmt.Sprint("/", i)
		records := []contract.SearchRecord{{Title: fmt.Sprint(i), PageTitle: fmt.Sprint(i), URL: url, Text: text}}
		found = append(found, search.Found{Records: records, Counts: search.Count(language, records), Language: language.Tag})
	}
	_, files := built(t, found, options)
	return files
}
