package build_test

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// docChanges change docs and the files next to them.
func docChanges() []change {
	return []change{
		{"write a doc", 5, false, func(s *site) []string {
			name := s.doc()
			s.write(name, s.text(name))
			return []string{name}
		}},
		{"add to a doc", 4, false, func(s *site) []string {
			name := s.doc()
			s.append(name, "\nMore "+s.pick("rain", "wind", "sun")+".\n")
			return []string{name}
		}},
		{"remove a doc", 2, false, func(s *site) []string {
			name := s.doc()
			s.remove(name)
			return []string{name}
		}},
		{"move a doc", 1, false, func(s *site) []string {
			from, to := s.doc(), s.doc()
			s.move(from, to)
			return []string{from, to}
		}},
		{"swap folders", 1, false, func(s *site) []string {
			s.move(s.below("a"), "../aside")
			s.move(s.below("02-c"), s.below("a"))
			s.move("../aside", s.below("02-c"))
			return nil
		}},
		{"set the time of a doc back", 1, false, func(s *site) []string {
			name := s.doc()
			past := time.Unix(1_600_000_000, 0)
			s.append(name, s.pick("", "\n"))
			_ = os.Chtimes(filepath.Join(s.dir, name), past, past) // it may not exist
			return []string{name}
		}},
		{"write files that docs include", 1, false, func(s *site) []string {
			name := s.pick("part/_p.md", "part/code.txt", "static/p.png", s.below("p.png"), s.below("a/p.png"))
			s.write(name, "Part {{v}} "+s.pick("1", "2")+"\n")
			return []string{name}
		}},
		{"write a category", 1, false, func(s *site) []string {
			name := s.below(s.pick("a", "a/b", "02-c"), "_category_.yml")
			s.write(name, "label: "+s.pick("A", "B")+"\nposition: "+s.pick("1", "9")+"\n"+s.pick("", "link: {type: generated-index}\n",
				"link: {type: doc, id: a/one}\n"))
			return []string{name}
		}},
		{"remove a category", 1, false, func(s *site) []string {
			name := s.below(s.pick("a", "02-c"), "_category_.yml")
			s.remove(name)
			return []string{name}
		}},
		{"write the tags file", 1, false, func(s *site) []string {
			name := s.below(s.pick("tags.yml", "tags.yml", "topics.yml"))
			s.write(name, "t: {label: "+s.pick("Tee", "Ty")+"}\n"+s.pick("", "u:\n", "u: {description: You, permalink: /you}\n"))
			return []string{name}
		}},
		{"remove the tags file", 1, false, func(s *site) []string {
			s.remove(s.below("tags.yml"))
			return nil
		}},
	}
}

// doc returns the name of a doc that may or may not exist, relative to the site folder.
func (s *site) doc() string {
	extension := ".md"
	if s.hasCode && s.random.IntN(4) == 0 {
		extension = ".mdx"
	}
	name := path.Join(s.pick("", "a", "a/b", "02-c"), s.pick("one", "two", "3-three", "index")+extension)
	if s.random.IntN(3) == 0 {
		return path.Join(versionFolder(s.version()), name)
	}
	return s.below(name)
}

func (s *site) frontMatter() string {
	return s.pick("", "", "---\ntitle: "+s.pick("A", "B")+"\n---\n", "---\nsidebar_position: "+s.pick("1", "2", "3")+"\n---\n",
		"---\nslug: /"+s.pick("x", "y", "one")+"\n---\n", "---\nunlisted: true\n---\n", "---\nllms: false\n---\n", s.draft(),
		"---\ntags: ["+s.pick("t", "u", "t, u")+"]\n---\n",
		"---\nredirect_from: "+s.pick("/one", "/a/two", "/1.0/a/three", "/docs/x")+"\n---\n",
		"---\nlast_update: {date: 2024-01-0"+s.pick("1", "2")+"}\n---\n", "---\nsidebar_icon: "+s.pick("house", "rocket")+"\nsidebar_badge: New\n---\n",
		"---\nsidebar_label: Label\ndescription: "+s.pick("A", "B")+"\n---\n")
}

// draft returns the front matter of a draft, which a preview shows and a build omits.
func (s *site) draft() string {
	if s.isPreview {
		return ""
	}
	return "---\ndraft: true\n---\n"
}

// text returns the text of a doc or page.
func (s *site) text(name string) string {
	link := s.pick("[one](one.md)", "[two](/a/two.md)", "![p](p.png)", "[home](/)", "[gone](gone.md)", "[head](two.md#head)", "[mdx](/a/one.mdx)",
		"[about](pathname:///about)", "")
	text := fmt.Sprintf("# Title %s\n\n%s %d\n\n## %s\n\n", s.pick("A", "B", "C"), link, s.number(), s.pick("Head", "Other"))
	if path.Ext(name) == ".mdx" {
		return s.frontMatter() + s.mdx(name, text)
	}
	block := s.pick("```js\nlet a\n```", "::include{file=\"/part/_p.md\"}", "```text file=\"/part/code.txt\"\n```", ":::tip\nx\n:::", "```nolanguage\n```",
		"| a |\n|---|\n| b |", "{{v}}")
	return s.frontMatter() + text + block + "\n"
}

// mdx adds code to a text: imports, exports and its mark.
func (s *site) mdx(name, text string) string {
	var head, body, imports []string
	if s.random.IntN(3) == 0 {
		head, body, imports = append(head, "import Part from '@site/part/_q.mdx'"), append(body, "<Part />"), append(imports, "part/_q.mdx")
	}
	if s.random.IntN(6) == 0 {
		if near := path.Join(path.Dir(name), "_near.mdx"); s.number() > 0 {
			s.write(near, s.partial(near))
		}
		head, body, imports = append(head, "import Near from './_near.mdx'"), append(body, "## Near\n\n<Near />"),
			append(imports, path.Join(path.Dir(name), "_near.mdx"))
	}
	if s.random.IntN(3) == 0 {
		head, body, imports = append(head, "import { value } from '@site/code/value.js'"), append(body, "{value}"), append(imports, "code/value.js")
	}
	if s.random.IntN(3) == 0 {
		head, body = append(head, fmt.Sprintf("export const own = %d", s.number())), append(body, "<Box>{own}</Box>")
	}
	body = append(body, fmt.Sprintf("{%q}", s.mark(name, imports...)))
	return strings.Join(head, "\n") + "\n\n" + text + strings.Join(body, "\n\n") + "\n"
}

// mark returns a marker that tells standIn which version of a file its code contains.
func (s *site) mark(name string, imports ...string) string {
	return fmt.Sprintf("mark %s %d %s.", name, s.number(), strings.Join(imports, ","))
}
