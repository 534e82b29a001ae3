package build_test

import (
	"fmt"
	"path"
)

// codeChanges change the site's own code: modules that MDX imports, and src/pages.
func codeChanges() []change {
	return []change{
		{"write a partial", 2, true, func(s *site) []string {
			name := s.pick("part/_q.mdx", "part/_q.mdx", s.below("_near.mdx"), s.below("a/_near.mdx"))
			s.write(name, s.partial(name))
			return []string{name}
		}},
		{"write a script that is imported", 1, true, func(s *site) []string {
			s.write("code/value.js", s.value())
			return nil
		}},
		{"write a page", 2, true, func(s *site) []string {
			name := s.page()
			s.write(name, s.pageText(name))
			return []string{name}
		}},
		{"remove a page", 1, true, func(s *site) []string {
			name := s.page()
			s.remove(name)
			return []string{name}
		}},
		{"write a style sheet", 1, true, func(s *site) []string {
			s.write("css/site.css", fmt.Sprintf("p { margin: %dpx }\n", s.number()))
			return nil
		}},
		{"write a component", 1, true, func(s *site) []string {
			name := "src/theme/MDXComponents.tsx"
			if s.number() == 0 {
				s.remove(name)
				return []string{"remove " + name}
			}
			s.write(name, fmt.Sprintf("export const MDXComponents = {\n  Box: () => %d,\n}\n", s.number()))
			return []string{name}
		}},
	}
}

// page returns the name of a page in src/pages that may or may not exist.
func (s *site) page() string {
	return "src/pages/" + s.pick("about.md", "more.mdx", "home.js", "deep/tool.tsx", "one.md", "404.md", "404.js", "_hidden.mdx")
}

func (s *site) pageText(name string) string {
	if extension := path.Ext(name); extension == ".md" || extension == ".mdx" {
		return s.text(name)
	}
	head, result, imports := "", "null", []string(nil)
	if s.number() == 0 {
		head, result, imports = "import { value } from '@site/code/value.js'\n", "value", []string{"code/value.js"}
	}
	metadata := fmt.Sprintf(`{"file":%q,"title":%q%s}`, name, s.pick("A", "B"), s.pick("", `,"description":"D"`, `,"unlisted":true`, `,"llms":false`))
	return head + fmt.Sprintf("export const frontMatter = JSON.parse('%s')\nexport default function Page() { return [%q, %s] }\n", metadata,
		s.mark(name, imports...), result)
}

func (s *site) partial(name string) string {
	link := s.pick("[home](/)", "[gone](gone.md)", "")
	return fmt.Sprintf("%s\n\n## Part %s\n\n%s {%q}\n", s.pick("", "export const own = 1"), s.pick("A", "B"), link, s.mark(name))
}

func (s *site) value() string {
	return fmt.Sprintf("export const value = %q\n", s.mark("code/value.js"))
}
