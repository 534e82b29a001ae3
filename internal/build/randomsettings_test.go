package build_test

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/links/lock"
)

// setting is an option of docgen.yaml with its possible values in YAML; "" omits the
// option.
type setting struct {
	path   string
	values []string
	isCode bool // only for sites with their own code
}

func settings() []setting {
	return []setting{
		{"title", []string{"Site", "Other"}, false},
		{"trailingSlash", []string{"", "true", "false"}, false},
		{"indexSlash", []string{"", "true"}, false},
		{"baseUrl", []string{"", "/base/"}, false},
		{"noIndex", []string{"", "true"}, false},
		{"llms", []string{"", "false", "full"}, false},
		{"docs.print", []string{"", "[{sidebar: docs}]", "[{sidebar: docs, path: book}, {sidebar: docs, category: A}]"}, false},
		{"i18n", []string{"", "{locales: [en, de]}", "{locales: [en, de, fr], untranslated: omit}",
			"{locales: [de, en], localeConfigs: {de: {url: 'https://example.de', baseUrl: /}}}"}, false},
		{"markdown.variables", []string{"", "{v: 1}", "{v: 2}"}, false},
		{"search.language", []string{"", "de"}, false},
		{"search.budget", []string{"", "0"}, false},
		{"docs.path", []string{"", "../docs", "content/a"}, false},
		{"docs.sidebarPath", []string{"", "../x.yaml", "nav/s.yaml", "false"}, false},
		{"docs.routeBasePath", []string{"", "/docs"}, false},
		{"docs.exclude", []string{"", "['**/b/**', '**/_*']"}, false},
		{"docs.tags", []string{"", "topics.yml", "false"}, false},
		{"docs.editUrl", []string{"", "https://example.org/edit/"}, false},
		{"docs.showLastUpdateTime", []string{"", "true"}, false},
		{"docs.showLastUpdateAuthor", []string{"", "true"}, false},
		{"docs.numberPrefixParser", []string{"", "false"}, false},
		{"docs.includeCurrentVersion", []string{"", "false"}, false},
		{"docs.lastVersionAlias", []string{"", "none"}, false},
		{"docs.oldVersions", []string{"", "self", "noIndex"}, false},
		{"docs.versions", []string{"", "{current: {path: dev, banner: none}}", "{current: {label: Dev, noIndex: false}}"}, false},
		{"staticDirectories", []string{"", "[static, more]", "[../shared]"}, false},
		{"redirects", []string{"", "[{from: /old, to: /one}]"}, false},
		{"security.headersFile", []string{"", "true"}, false},
		{"customFields", []string{"", "{a: 1}"}, false},
		{"themeConfig.navbar", []string{"", "{title: Nav, items: [{type: doc, docId: index, label: Home}]}"}, false},
		{"themeConfig.customCss", []string{"", "css/site.css"}, true},
		{"socialCards", []string{"", "true", "{mode: dark}"}, true}, // only in half of the sites, since each takes some milliseconds
	}
}

// writeConfig writes docgen.yaml. It reduces most problems of a random site to warnings, so
// that there is an output to compare.
func (s *site) writeConfig() {
	const minimal = "url: https://example.org\nonBrokenLinks: warn\n" +
		"checks: {images: warn, include: warn, routes: warn, redirects: warn, sidebar: warn, tags: warn, front-matter: warn, lock: warn, versions: warn, labels: warn, blog: warn, agents-size: log, agents-content-start: log, agents-fences: log, agents-parity: log, agents-coverage: log, agents-links: log}\n"
	var plain strings.Builder
	groups := map[string][]string{}
	for _, name := range slices.Sorted(maps.Keys(s.settings)) {
		value := s.settings[name]
		group, key, isNested := strings.Cut(name, ".")
		switch {
		case value == "" || name == "docs.print" && !s.canPrint(value):
		case isNested:
			groups[group] = append(groups[group], key+": "+value)
		default:
			fmt.Fprintf(&plain, "%s: %s\n", name, value)
		}
	}
	for _, group := range slices.Sorted(maps.Keys(groups)) {
		fmt.Fprintf(&plain, "%s: {%s}\n", group, strings.Join(groups[group], ", "))
	}
	s.write("docgen.yaml", plain.String()+minimal)
}

// canPrint reports whether the docs have the sidebar and the category that docs.print names. Otherwise there would be
// no output.
func (s *site) canPrint(print string) bool {
	text, err := os.ReadFile(filepath.Join(s.dir, filepath.FromSlash(s.sidebars())))
	return err == nil && s.settings["docs.sidebarPath"] != "false" && (!strings.Contains(print, "category") || strings.Contains(string(text), "label: A"))
}

// sidebars returns the name of the file that defines the sidebars.
func (s *site) sidebars() string {
	if name := s.settings["docs.sidebarPath"]; name != "" && name != "false" {
		return name
	}
	return "sidebars.yaml"
}

// siteChanges change the files that apply to the whole site.
func siteChanges() []change {
	return []change{
		{"set an option", 8, false, func(s *site) []string {
			all := settings()
			chosen := all[s.random.IntN(len(all))]
			value := s.pick(chosen.values...)
			if chosen.isCode && !s.hasCode {
				return nil
			}
			s.settings[chosen.path] = value
			s.provide(chosen.path, value)
			s.writeConfig()
			return []string{chosen.path, value}
		}},
		{"write the sidebars", 2, false, func(s *site) []string {
			name := s.sidebars()
			s.write(name, "docs:\n"+s.pick("  - {type: autogenerated, dirName: .}\n", "  - {type: autogenerated, dirName: a}\n", "  - index\n  - a/one\n",
				"  - {type: category, label: "+s.pick("A", "B")+", link: {type: generated-index}, items: [index, one]}\n")+s.pick("", "more:\n  - index\n"))
			s.writeConfig()
			return []string{name}
		}},
		{"remove the sidebars", 1, false, func(s *site) []string {
			name := s.pick("sidebars.yaml", "../x.yaml", "nav/s.yaml")
			s.remove(name)
			s.writeConfig()
			return []string{name}
		}},
		{"write a static file", 2, false, func(s *site) []string {
			name := s.pick("static", "more", "../shared") + "/" + s.pick("s.txt", "robots.txt", "sitemap.xml", "one/index.html", "1.0/index.html", "2.0/a", "a",
				"_headers", "_redirects", "p.png", ".nojekyll", "search.json")
			s.write(name, s.pick("1", "22"))
			return []string{name}
		}},
		{"remove static files", 2, false, func(s *site) []string {
			name := s.pick("static", "more", "../shared", "static/one", "static/1.0", "static/2.0", "static/a", "static/search.json")
			s.remove(name)
			return []string{name}
		}},
		{"write the sidebars of a version", 1, false, func(s *site) []string {
			name := "versioned_sidebars/version-1.0-sidebars." + s.pick("json", "yaml")
			s.write(name, s.pick(`{"docs": ["index"]}`, `{"docs": [{"type": "autogenerated", "dirName": "."}]}`))
			return []string{name}
		}},
		{"commit", 2, false, func(s *site) []string { return s.commit() }},
		{"write package.json", 1, false, func(s *site) []string {
			s.write("package.json", `{"version": "1.0.`+s.pick("1", "2")+`"}`)
			return nil
		}},
		{"lock", 1, false, func(s *site) []string {
			_, err := build.Lock(s.t.Context(), s.options("", "").Options, lock.Retirement{})
			return []string{fmt.Sprint(err)}
		}},
	}
}

// provide usually writes the file that a setting names.
func (s *site) provide(option, value string) {
	names := map[string]string{"docs.sidebarPath": value, "docs.tags": s.below(value), "themeConfig.customCss": value}
	texts := map[string]string{"docs.sidebarPath": "docs:\n  - index\n", "docs.tags": "t:\nu:\n", "themeConfig.customCss": "p { margin: 0 }\n"}
	if name, isFile := names[option]; isFile && path.Ext(value) != "" && s.number() > 0 {
		s.write(name, texts[option])
	}
}

// commit commits all files, amends the last commit with another date, or creates the
// repository if there is none.
func (s *site) commit() []string {
	s.t.Helper()
	commands := [][]string{{"add", "--all"}, {"commit", "--quiet", "--allow-empty", "--message=change"}}
	if s.commits > 0 && s.number() == 0 {
		commands[1] = append(commands[1], "--amend", "--reset-author")
	}
	if s.commits == 0 {
		commands = append([][]string{{"init", "--quiet"}}, commands...)
	}
	s.commits++
	date, author := fmt.Sprintf("2024-02-%02dT12:00:00Z", 1+s.commits%28), s.pick("Ann", "Bob")
	for _, arguments := range commands {
		command := exec.Command("git", append([]string{"-C", s.root}, arguments...)...)
		command.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_SYSTEM="+os.DevNull, "GIT_AUTHOR_DATE="+date,
			"GIT_COMMITTER_DATE="+date,
			"GIT_AUTHOR_NAME="+author, "GIT_COMMITTER_NAME="+author, "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_EMAIL=a@example.org")
		if out, err := command.CombinedOutput(); err != nil {
			s.t.Fatalf("git %q: %v\n%s", arguments, err, out)
		}
	}
	return append(commands[len(commands)-1], date, author)
}

// flagChanges change the options of the build.
func flagChanges() []change {
	return []change{
		{"nothing", 2, false, func(*site) []string { return nil }},
		{"change the theme", 1, false, func(s *site) []string { return set(&s.flags.theme, s.pick("", "!")) }},
		{"change the version", 1, false, func(s *site) []string { return set(&s.flags.version, s.pick("test", "other")) }},
		{"change BaseURL", 1, false, func(s *site) []string { return set(&s.flags.baseURL, s.pick("", "/x/")) }},
		{"change URL", 1, false, func(s *site) []string { return set(&s.flags.url, s.pick("", "https://preview.example.org")) }},
		{"change CI", 1, false, func(s *site) []string {
			s.flags.ci = !s.flags.ci
			return []string{fmt.Sprint(s.flags.ci)}
		}},
		{"change Baseline", 1, false, func(s *site) []string {
			s.flags.baseline = s.pick("", "known.json")
			if _, err := os.Stat(filepath.Join(s.dir, "known.json")); s.flags.baseline == "" || err == nil && s.number() > 0 {
				return []string{s.flags.baseline}
			}
			options := build.CheckOptions{Options: s.options("", "").Options, UpdateBaseline: true}
			if _, err := build.Check(s.t.Context(), options); err != nil {
				s.flags.baseline = ""
			}
			return []string{s.flags.baseline, "written"}
		}},
	}
}

func set(flag *string, value string) []string {
	*flag = value
	return []string{value}
}
