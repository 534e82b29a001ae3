package bundle

import (
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/theme"
)

func TestModulesRegisterTheirComponentsAndHooks(t *testing.T) {
	t.Parallel()
	const call = "\nimport { register as docgenRegister } from \"docgen-theme:dev/hot.ts\"\ndocgenRegister(\"src/a.tsx\", "
	for _, test := range []struct{ name, text, want string }{
		{"a component", "export function One() { return <b /> }", call + `"", "", { One: typeof One === "undefined" ? undefined : One, })` + "\n"},
		{"state, with its first value", "export default function Two() {\n  const [n] = useState<number>(1)\n  useEffect(() => {})\n}",
			call + `"useState<number>(1)\nuseEffect(", "", { Two: typeof Two === "undefined" ? undefined : Two, })` + "\n"},
		{"a hook of its own", "export const useThing = () => useRef(2)", call + `"useRef(2)", "useRef(2)", { })` + "\n"},
		{"no module", "function Three() {}", ""},
		{"a mistake", "export function Four() { return <b> }", ""},
	} {
		if got := registered("src/a.tsx", test.text, api.LoaderTSX); got != test.text+test.want {
			t.Errorf("%s: got %s", test.name, strings.TrimPrefix(got, test.text))
		}
	}
}

func TestPreviewBundlesSiteComponentsSeparately(t *testing.T) {
	t.Parallel()
	site := siteOf(t, map[string]string{"src/theme/Footer.tsx": "export default () => <p>first text</p>"})
	input := Input{Theme: theme.Files, Site: site, Folder: "assets", URL: "/docs/assets/", Entry: DevEntry}
	session := NewSession()
	defer session.Close()
	inSession := func() Bundle {
		t.Helper()
		result, findings, err := session.Build(input)
		if err != nil || len(findings) > 0 {
			t.Fatal(err, findings)
		}
		return result
	}
	first := inSession()
	if err := writeFile(site, "src/theme/Footer.tsx", "export default () => <p>second text</p>"); err != nil {
		t.Fatal(err)
	}
	second := inSession()
	if first.Core != second.Core || first.Client == second.Client || first.Hash == second.Hash {
		t.Errorf("core %s then %s, client %s then %s", first.Core, second.Core, first.Client, second.Client)
	}
	if !strings.Contains(second.file(t, second.Client), "second text") || strings.Contains(second.file(t, second.Core), "second text") {
		t.Error("the site's component is not in the entry alone")
	}
	if result, findings, err := ForNode(input, second); err != nil || len(findings) > 0 || !strings.Contains(result.Server, "second text") ||
		strings.Contains(result.Server, "docgenRegister") {
		t.Errorf("the text for Node lacks the component, or is for the browser: %v %v", findings, err)
	}
	if err := writeFile(site, "src/theme/Footer.tsx", "export default () => <p>first text</p>"); err != nil {
		t.Fatal(err)
	}
	if undone := inSession(); undone.Client == first.Client || !strings.Contains(undone.file(t, undone.Client), "first text") || undone.Core != first.Core {
		t.Errorf("what was undone is called %s, as before", undone.Client)
	}
}
