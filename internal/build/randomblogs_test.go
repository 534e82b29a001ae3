package build_test

import (
	"fmt"
	"strings"
)

// blogChanges change posts, their authors and tags, and a changelog.
func blogChanges() []change {
	return []change{
		{"write a post", 4, false, func(s *site) []string {
			name := s.post()
			s.write(name, s.postText())
			return []string{name}
		}},
		{"translate a post", 1, false, func(s *site) []string {
			name := strings.Replace(s.post(), "blog/", "i18n/de/docusaurus-plugin-content-blog/", 1)
			s.write(name, s.postText())
			return []string{name}
		}},
		{"add to a post", 2, false, func(s *site) []string {
			name := s.post()
			s.append(name, "\nMore "+s.pick("rain", "wind", "sun")+".\n")
			return []string{name}
		}},
		{"remove a post", 1, false, func(s *site) []string {
			name := s.post()
			s.remove(name)
			return []string{name}
		}},
		{"write the authors", 1, false, func(s *site) []string {
			text := fmt.Sprintf("ann: {name: Ann %d, page: %s}\nbob: {name: Bob}\n", s.number(), s.pick("true", "false"))
			s.write("blog/authors.yml", text)
			return []string{text}
		}},
		{"write the tags of posts", 1, false, func(s *site) []string {
			text := fmt.Sprintf("t: {label: T %d}\n", s.number())
			s.write("blog/tags.yml", text)
			return []string{text}
		}},
		{"write the changelog", 1, false, func(s *site) []string {
			text := s.pick("", "Intro.\n\n") + "## Unreleased\n\n- One\n"
			for number := range s.number() {
				text += fmt.Sprintf("\n## 1.%d.0 - 2026-0%d-01\n\n### Added\n\n- Thing %d\n", 9-number, 9-number, s.number())
			}
			s.write("CHANGELOG.md", "# Changelog\n\n"+text)
			return []string{text}
		}},
		{"set the blog", 1, false, func(s *site) []string {
			s.settings["blog"] = s.pick("{}", "{postsPerPage: 1, blogSidebarCount: 1}",
				"{sortPosts: ascending, showReadingTime: false, archiveBasePath: false}",
				"{feedOptions: {type: all, limit: 1, styled: false}, onUntruncatedBlogPosts: throw}",
				"[{}, {id: log, changelog: CHANGELOG.md, routeBasePath: log}]", "{routeBasePath: /}")
			if s.number() == 0 {
				delete(s.settings, "blog")
			}
			s.write("blog/2026-01-01-one.md", s.postText())
			s.writeConfig()
			return []string{s.settings["blog"]}
		}},
	}
}

// post returns the name of a post that may not exist.
func (s *site) post() string {
	return "blog/" + s.pick("2026-01-01-one.md", "2026-02-02-two.md", "2026-03-03/index.md", "2025-04-04-four.md", "five.md")
}

// postText returns a post with random front matter.
func (s *site) postText() string {
	front := []string{
		s.pick("", "title: Own "+fmt.Sprint(s.number())), s.pick("", "", "date: 2026-0"+fmt.Sprint(1+s.number())+"-05"),
		s.pick("", "authors: ann", "authors: [ann, bob]"),
		s.pick("", "tags: [t]", "tags: [t, u]"), s.pick("", "", "", "unlisted: true", "slug: own"),
	}
	text := fmt.Sprintf("# Post %d\n\nText %d, [a doc](/), [a post](2026-01-01-one.md).\n\n", s.number(), s.number())
	return "---\n" + strings.Join(front, "\n") + "\n---\n\n" + text + s.pick("<!-- truncate -->\n\n", "") + fmt.Sprintf("## Part %d\n\nMore.\n", s.number())
}
