package plugin_test

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content/plugin"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// site is a site with one plugin.
type site struct {
	t      *testing.T
	dir    string
	host   *plugin.Host
	engine *incremental.Engine
}

// newSite writes files into a new folder. The plugin is in plugin.ts, and its options in options.yaml, if there are any.
func newSite(t *testing.T, code string, files map[string]string) site {
	t.Helper()
	s := site{t, t.TempDir(), nil, incremental.New(nil, fingerprint.Hash{})}
	s.write("plugin.ts", "import { definePlugin } from '@docgen-cli/docgen/plugin'\nexport default definePlugin({\nname: 'own',\n"+code+"\n})\n")
	for name, text := range files {
		s.write(name, text)
	}
	s.host = plugin.New(plugin.Options{Dir: s.dir, Config: "docgen.yaml", Limit: 5 * time.Second})
	t.Cleanup(s.host.Close)
	return s
}

func (s site) write(name, text string) {
	s.t.Helper()
	file := filepath.Join(s.dir, filepath.FromSlash(name))
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
		s.t.Fatal(err)
	}
}

// open opens the plugin with options in YAML, and returns what it gives and its findings, a line each.
func (s site) open(options string) (plugin.Set, string) {
	s.t.Helper()
	use := "./plugin.ts"
	if options != "" {
		use = "{./plugin.ts: " + options + "}"
	}
	cfg, wrong := config.Load([]byte("title: T\nurl: https://a.example\ndocs: {path: docs}\nplugins:\n  - "+use+"\n"), "docgen.yaml")
	if len(wrong) > 0 {
		s.t.Fatal(wrong)
	}
	engine := s.engine.Begin(source.Files{source.Site(s.dir, ".")}, nil, time.Now())
	set, findings, err := s.host.Open(s.t.Context(), engine, cfg)
	if err != nil {
		s.t.Fatal(err)
	}
	return set, lines(findings)
}

func lines(findings []diag.Diagnostic) string {
	var all []string
	for _, each := range findings {
		all = append(all, strings.TrimSuffix(fmt.Sprintf("%s:%d:%d: %s; %s", each.File, each.Line, each.Column, each.Text, each.Hint), "; "))
	}
	return strings.Join(all, "\n")
}

const teamPlugin = `
options: { type: 'object', properties: { file: { type: 'string' }, size: { enum: ['s', 'l'] } }, required: ['file'], additionalProperties: false },
reads: (options) => ({ files: [options.file, 'more/**'], env: ['TEAM'] }),
async load(ctx) { return { team: JSON.parse(await ctx.read(ctx.options.file)), more: await ctx.glob('more/*.txt'), env: ctx.env('TEAM') } },
pages: ({ team }) => team.map((id) => ({ path: ` + "`docs/${id}.md`, text: `# ${id}\\n`" + `, frontMatter: { tags: [id] }, source: { file: 'team.json', line: 3 } })),`

func TestPluginGivesDataAndPages(t *testing.T) {
	t.Parallel()
	s := newSite(t, teamPlugin, map[string]string{"team.json": `["ada"]`, "more/b.txt": "", "more/a.txt": "", "more/c.md": ""})
	set, findings := s.open("{file: team.json}")
	if findings != "" {
		t.Fatal(findings)
	}
	if got := string(set.Global()["own"]); got != `{"team":["ada"],"more":["more/a.txt","more/b.txt"]}` {
		t.Errorf("the data is %s", got)
	}
	if page := set.Pages()["docs/ada.md"]; string(page.Text) != "---\ntags:\n  - ada\n---\n\n# ada\n" || page.From != "team.json" {
		t.Errorf("the page is %q", page.Text)
	}
	before := set.Hash()
	for _, step := range []struct {
		name, text string
		isSame     bool
	}{{"unread.txt", "", true}, {"more/d.txt", "", false}, {"team.json", `["bob"]`, false}, {"plugin.ts", "export default { name: 'own', load: () => 2 }\n", false}} {
		s.write(step.name, step.text)
		set, findings = s.open("{file: team.json}")
		if findings != "" || (set.Hash() == before) != step.isSame {
			t.Errorf("after a change of %s, the data is %s; %s", step.name, set.Global()["own"], findings)
		}
		before = set.Hash()
	}
}

func TestWrongOptionsHaveTheirPlace(t *testing.T) {
	t.Parallel()
	for options, want := range map[string]string{
		"{fil: a}":           "docgen.yaml:5:19: the plugin needs the option \"file\"; add it below the plugin\ndocgen.yaml:5:20: the plugin has no option \"fil\"; did you mean \"file\"?",
		"{file: 1}":          "docgen.yaml:5:26: the option is wrong: got number, want string",
		"{file: a, size: m}": "docgen.yaml:5:35: the option is wrong: value must be one of 's', 'l'",
	} {
		if _, got := newSite(t, teamPlugin, nil).open(options); got != want {
			t.Errorf("%s: the findings are\n%s\nwant\n%s", options, got, want)
		}
	}
}

// A plugin that breaks a rule is one finding, with the place in its code.
func TestPluginsThatBreakTheContract(t *testing.T) {
	t.Parallel()
	for name, row := range map[string]struct{ code, want string }{
		"throws":       {"load() { throw new Error('no luck') }", "plugin.ts:4:16: the plugin \"./plugin.ts\" fails: no luck"},
		"waits":        {"load: () => new Promise(() => {})", "plugin.ts:4:1: the plugin \"./plugin.ts\" fails: it waits for a promise that nothing settles"},
		"hangs":        {"load() { for (;;) {} }", "plugin.ts:4:1: the plugin \"./plugin.ts\" fails: it did not end within 5s; look for a loop that does not end, or for a request without an answer"},
		"exits":        {"load: () => process.exit(3)", "plugin.ts:4:21: the plugin \"./plugin.ts\" fails: it calls process.exit(3)"},
		"shape":        {"pages: () => [{ path: 1 }]", "plugin.ts:4:1: the plugin \"./plugin.ts\" fails: the result of pages has the wrong shape: path is a JSON number"},
		"part":         {"pagez: () => []", "plugin.ts:4:1: the plugin \"./plugin.ts\" fails: a plugin has no part \"pagez\"; its parts are name, options, reads, components, styles, client, directives, fences, inline, load, pages, check, head, data, files"},
		"hook":         {"load: 1", "plugin.ts:4:1: the plugin \"./plugin.ts\" fails: load is no function"},
		"undeclared":   {"load: (ctx) => ctx.read('secret.txt')", "plugin.ts:4:20: the plugin \"./plugin.ts\" fails: the plugin does not declare that it reads secret.txt; add \"secret.txt\" to reads.files"},
		"around":       {"load: () => require('fs').readFileSync('secret.txt', 'utf8')", "plugin.ts:4:27: the plugin \"./plugin.ts\" fails: the plugin does not declare that it reads secret.txt; add \"secret.txt\" to reads.files"},
		"writes":       {"load: () => require('fs').writeFileSync('x', '')", "plugin.ts:4:27: the plugin \"./plugin.ts\" fails: a plugin cannot call writeFileSync; return further files of the output from files()"},
		"starts":       {"load: () => require('child_process').execSync('ls')", "plugin.ts:4:38: the plugin \"./plugin.ts\" fails: a plugin cannot call execSync; list the command in reads.commands and call ctx.run"},
		"variable":     {"load: (ctx) => ctx.env('HOME')", "plugin.ts:4:20: the plugin \"./plugin.ts\" fails: the plugin does not declare that it reads the variable HOME; add \"HOME\" to reads.env"},
		"host":         {"load: (ctx) => ctx.fetch('https://a.example/x')", "plugin.ts:4:20: the plugin \"./plugin.ts\" fails: the plugin does not declare that it reads from a.example; add \"a.example\" to reads.hosts"},
		"command":      {"load: (ctx) => ctx.run('ls')", "plugin.ts:4:20: the plugin \"./plugin.ts\" fails: the plugin does not declare that it reads what ls prints; add \"ls\" to reads.commands"},
		"memory":       {"load() { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)) }", "plugin.ts:4:1: the plugin \"./plugin.ts\" fails: it ran out of memory; look for a loop that does not end"},
		"same path":    {"pages: () => [{ path: 'docs/a.md', text: '' }, { path: 'docs/./a.md', text: '' }]", "docgen.yaml:5:5: the plugin \"own\" gives the page docs/a.md, as does the plugin \"own\"; two pages need two paths"},
		"other folder": {"pages: () => [{ path: 'lib/a.md', text: '' }]", "docgen.yaml:5:5: the plugin \"own\" gives the page lib/a.md, which is in no folder of docs, of a blog, or of pages; a path is relative to the site folder; the folders are src/pages, docs"},
		"no Markdown":  {"pages: () => [{ path: 'docs/a.txt', text: '' }]", "docgen.yaml:5:5: the plugin \"own\" gives the page docs/a.txt, which is no Markdown; the path ends in .md or .mdx"},
		"taken name":   {"directives: { tabs: { render: () => '' } }", "docgen.yaml:5:5: the plugin \"own\" gives the directive \"tabs\", which docgen has; the directive needs a name of its own"},
		"no render":    {"directives: { mine: {} }", "plugin.ts:4:15: the plugin \"./plugin.ts\" fails: directives.mine has no function render"},
		"prints":       {"load() { console.log('{\"kind\":\"done\"}'); process.stdout.write('x'); return 1 }", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if _, got := newSite(t, row.code, map[string]string{"secret.txt": "s"}).open(""); got != row.want {
				t.Errorf("the findings are\n%s\nwant\n%s", got, row.want)
			}
		})
	}
}

// A plugin that fails gives what it gave before, as a preview needs it.
func TestFailedPluginKeepsItsLastState(t *testing.T) {
	t.Parallel()
	s := newSite(t, "options: { type: 'object', additionalProperties: false }, load: () => 1, directives: { x: { render: () => 'rendered' } }", nil)
	for _, step := range []struct{ code, options, finding string }{
		{"", "", ""}, {"", "{wrong: 1}", "no option"}, {"export default { name: 'own', load() { throw new Error('broken') } }\n", "", "broken"},
	} {
		if step.code != "" {
			s.write("plugin.ts", step.code)
		}
		set, findings := s.open(step.options)
		if string(set.Global()["own"]) != "1" || !strings.Contains(findings, step.finding) || findings != "" && step.finding == "" {
			t.Errorf("the data is %s; %s", set.Global()["own"], findings)
		}
		parser := markdown.With(markdown.Options{Extensions: set.Extensions()})
		rendered, _, err := set.Render(t.Context(), plugin.Text{Name: "p.md", Bytes: []byte("::x\n")}, parser)
		if err != nil || string(rendered.Text) != "rendered\n" || rendered.Findings != nil {
			t.Errorf("the text is %q (%v) %v", rendered.Text, err, rendered.Findings)
		}
	}
}

func TestAnswersOfTheNetworkAreKept(t *testing.T) {
	t.Parallel()
	asked := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		asked++
		_, _ = fmt.Fprintf(w, "answer %d", asked)
	}))
	host := strings.TrimPrefix(server.URL, "http://")
	s := newSite(t, fmt.Sprintf("reads: { hosts: ['%s'] }, options: {}, load: async (ctx) => (await ctx.fetch('http://%s/x', { maxAge: ctx.options.age })).text", host, host), nil)
	data := func(age string) string {
		set, findings := s.open("{age: " + age + "}")
		return string(set.Global()["own"]) + findings
	}
	for i, step := range []struct{ age, want string }{{"100", `"answer 1"`}, {"100", `"answer 1"`}, {"0", `"answer 2"`}, {"0", `"answer 3"`}} {
		if got := data(step.age); got != step.want {
			t.Errorf("step %d: the data is %s, want %s", i, got, step.want)
		}
	}
	server.Close()
	if got := data("0"); got != `"answer 3"` {
		t.Errorf("without the network, the data is %s", got)
	}
}

func TestCommandsRunAgainWhenADeclaredFileChanges(t *testing.T) {
	t.Parallel()
	s := newSite(t, `reads: { commands: ['node'], files: ['src/*.js'] },
load: async (ctx) => [await ctx.run('node', ['-p', '[...require("fs").readdirSync("src")].join()']), await ctx.run('node', ['-e', 'require("fs").writeFileSync(process.argv[1], "made")', '{output}'])]`,
		map[string]string{"src/a.js": ""})
	for _, step := range []struct{ file, want string }{{"src/a.js", `["a.js\n","made"]`}, {"src/b.js", `["a.js,b.js\n","made"]`}} {
		s.write(step.file, "")
		set, findings := s.open("")
		if got := string(set.Global()["own"]); got != step.want || findings != "" {
			t.Errorf("the data is %s, want %s; %s", got, step.want, findings)
		}
	}
}

func TestDirectivesBecomeMarkdown(t *testing.T) {
	t.Parallel()
	s := newSite(t, `reads: { files: ['*.csv'] },
directives: {
  hello: { attributes: { kind: { values: ['loud', 'quiet'] } }, render: (node) => '## ' + node.title + '\n\n' + JSON.stringify(node.attributes) },
  file: { attributes: { file: { required: true } }, render: (node, ctx) => ctx.read(node.attributes.file) },
  box: { title: 'required', render: (node) => ':::note[' + node.title + ']\n\n' + node.content + '\n\n:::' },
  inside: { within: 'box', render: () => 'in' },
  fails: { render: () => { throw new Error('no') } }, wrong: { render: () => 7 },
},
inline: { shout: { render: (node) => '**' + node.content + '**' } },
fences: { graph: { render: (node) => ({ html: '<svg>\n\n' + node.content + node.attributes.size + '</svg>' }) } },`, map[string]string{"a.csv": "1,2\n"})
	set, findings := s.open("")
	if findings != "" {
		t.Fatal(findings)
	}
	parser := markdown.With(markdown.Options{Extensions: set.Extensions()})
	for name, row := range map[string]struct{ text, want, findings string }{
		"line":          {"a\n::hello[T]{kind=loud}\nb\n", "a\n\n## T\n\n{\"kind\":\"loud\"}\n\nb\n", ""},
		"quote":         {"> ::hello[T]\n> b\n", "> ## T\n>\n> {}\n>\n> b\n", ""},
		"list":          {"- a\n  - ::hello[T]\n", "- a\n  - ## T\n\n    {}\n", ""},
		"code":          {"```md\n::hello[T]\n```\n\n`:shout[x]`\n", "", ""},
		"file":          {"::file{file=a.csv}\n", "1,2\n", ""},
		"container":     {":::box[T]\n:shout[x]\n\n::hello[U]\n:::\n", ":::note[T]\n\n**x**\n\n## U\n\n{}\n\n:::\n", ""},
		"within":        {":::box[T]\n::inside\n:::\n", ":::note[T]\n\nin\n\n:::\n", ""},
		"not within":    {"::inside\n", "\n", "p.md:1:1: \"::inside\" is not in \":::box\"; write it between \":::box\" and \":::\""},
		"in a sentence": {"a :shout[b]{.x} c\n", "a **b** c\n", ""},
		"fence":         {"```graph size=3\nx\n```\n", "<div class=\"plugin-own\">\n<svg>\n&#10;x3</svg>\n</div>\n", ""},
		"wrong value":   {"::hello[T]{kind=lod}\n", "\n", "p.md:1:12: no kind \"lod\"; did you mean \"loud\"?"},
		"no attribute":  {"::file\n", "\n", "p.md:1:1: \"file\" needs the attribute \"file\"; write {file=\"…\"}"},
		"fails":         {"a\n\n::fails\n", "a\n\n\n", "p.md:3:1: the plugin \"own\" cannot render \"fails\": no; it happens at plugin.ts:10:34"},
		"wrong":         {"::wrong\n", "\n", "p.md:1:1: the plugin \"own\" cannot render \"wrong\": render of directives.wrong must return Markdown or { html: \"…\" }, not number; it happens at plugin.ts:10:64"},
		"not closed":    {":::box[T]\na\n", "", ""},
	} {
		rendered, _, err := set.Render(t.Context(), plugin.Text{Name: "p.md", Bytes: []byte(row.text)}, parser)
		got := string(rendered.Text)
		if rendered.Pieces == nil {
			got = ""
		}
		if err != nil || got != row.want || lines(rendered.Findings) != row.findings {
			t.Errorf("%s: the text is %q, want %q\n%s\nwant\n%s\n%v", name, got, row.want, lines(rendered.Findings), row.findings, err)
		}
	}
}

func TestPluginSeesDeclaredVariablesOnly(t *testing.T) { // in an environment of its own, so not in parallel
	t.Setenv("OWN_SECRET", "x")
	for reads, want := range map[string]string{"": `"undefined"`, "reads: { env: 'OWN_SECRET' }, ": `"x"`} {
		set, findings := newSite(t, reads+"load: () => String(process.env.OWN_SECRET)", nil).open("")
		if got := string(set.Global()["own"]); got != want || findings != "" {
			t.Errorf("with %q, the variable is %s, want %s; %s", reads, got, want, findings)
		}
	}
}

func TestNobodyChangesTheDataOfOthers(t *testing.T) {
	t.Parallel()
	s := newSite(t, "load: () => ({ list: ['a'] }), directives: { add: { render: (_, { data }) => { data.list.push('b'); return '' } }, x: { render: (_, { data }) => data.list.join('') } }", nil)
	set, _ := s.open("")
	parser := markdown.With(markdown.Options{Extensions: set.Extensions()})
	for name, want := range map[string]string{"add": "p.md:1:1: the plugin \"own\" cannot render \"add\": Cannot add property 1, object is not extensible; it happens at plugin.ts:4:90", "x": ""} {
		rendered, _, err := set.Render(t.Context(), plugin.Text{Name: "p.md", Bytes: []byte("::" + name + "\n")}, parser)
		if got := lines(rendered.Findings); err != nil || got != want || name == "x" && string(rendered.Text) != "a\n" {
			t.Errorf("%s: the text is %q, %s (%v), want %s", name, rendered.Text, got, err, want)
		}
	}
}
