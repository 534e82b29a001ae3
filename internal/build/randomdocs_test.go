package build_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// docChanges are changes of docs and of what stands beside them.
func docChanges() []change {
	return []change{
		{"write a doc", 4, false, func(s *site) []string {
			name := s.doc()
			s.write(name, s.text(name))
			return []string{name}
		}},
		{"edit a doc", 12, false, func(s *site) []string {
			name := s.existing()
			return []string{name, s.edit(name)}
		}},
		{"add to a doc", 2, false, func(s *site) []string {
			name := s.existing()
			s.append(name, "\nMore "+s.pick("rain", "wind", "sun")+".\n")
			return []string{name}
		}},
		{"remove a doc", 1, false, func(s *site) []string {
			name := s.existing()
			s.remove(name)
			return []string{name}
		}},
		{"move a doc", 1, false, func(s *site) []string {
			from, to := s.existing(), s.doc()
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
			name := s.existing()
			past := time.Unix(1_600_000_000, 0)
			s.append(name, s.pick("", "\n"))
			_ = os.Chtimes(filepath.Join(s.dir, name), past, past) // it may not exist
			return []string{name}
		}},
		{"write what docs take in", 3, false, func(s *site) []string {
			name := s.pick("part/_p.md", "part/code.txt")
			s.write(name, fmt.Sprintf("Part {{v}} %d\n", s.number()))
			return []string{name}
		}},
		{"write a picture", 1, false, func(s *site) []string {
			name := s.pick("static/p.svg", s.below("p.svg"), s.below("a/p.svg"))
			s.write(name, fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="9"></svg>`, s.number()))
			return []string{name}
		}},
		{"write a category", 1, false, func(s *site) []string {
			name := s.below(s.pick("a", "a/b", "02-c"), "_category_.yml")
			s.write(name, "label: "+s.pick("A", "B")+"\nposition: "+s.pick("1", "9")+"\n"+s.pick("", "link: {type: generated-index}\n", "link: {type: doc, id: a/one}\n"))
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

// doc is the name of a doc that may or may not exist, relative to the site folder.
func (s *site) doc() string {
	extension := ".md"
	if s.hasCode && s.random.IntN(4) == 0 {
		extension = ".mdx"
	}
	return s.below(s.pick("", "a", "a/b", "02-c"), s.pick("one", "two", "3-three", "index")+extension)
}

// existing is the name of a doc that exists, if there is one.
func (s *site) existing() string {
	var names []string
	for _, pattern := range []string{"*.md*", "*/*.md*", "*/*/*.md*"} {
		files, _ := filepath.Glob(filepath.Join(s.dir, s.docs(), pattern))
		for _, file := range files {
			names = append(names, s.below(strings.TrimPrefix(filepath.ToSlash(file), filepath.ToSlash(filepath.Join(s.dir, s.docs()))+"/")))
		}
	}
	if len(names) == 0 {
		return s.doc()
	}
	return s.pick(names...)
}

// edit changes one thing in a doc and leaves the rest, so that what depends on that one
// thing shows.
func (s *site) edit(name string) string {
	before, err := os.ReadFile(filepath.Join(s.dir, filepath.FromSlash(name)))
	if err != nil {
		return "nothing"
	}
	for range 20 {
		part := regexp.MustCompile(s.pick(`# Title \w`, `# Title \w`, `## \w+`, ` \d\n`, `\[\w+\]\(\S*\)`, `title: \w`, `sidebar_position: \d`, `mark .*\.`, `slug: /\w+`, `tags: .*`))
		old, now := part.FindString(string(before)), part.FindString(s.text(name))
		if old != "" && now != "" && now != old {
			s.write(name, strings.Replace(string(before), old, now, 1))
			return now
		}
	}
	return "nothing"
}
