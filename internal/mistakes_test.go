package internal

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// mistake is a change of the Phoenix site that introduces an error.
type mistake struct {
	kind   string
	file   string   // the changed or added file, relative to the site folder
	text   string   // its new text; "" if the file is moved or deleted
	moved  string   // its new path; "" if it is deleted
	places []string // "file:line", all of which must be reported
	wrong  string   // the inserted error; "" if the file is moved or deleted
	right  string   // what a suggestion should name; "" if no name is near
}

// site holds the texts of the Phoenix site by name, and the links on its pages.
type site struct {
	texts map[string]string
	links []link
}

func phoenixSite(t *testing.T) site {
	t.Helper()
	result := site{texts: map[string]string{}}
	for _, root := range []string{"content", "static", "docgen.yaml", "sidebars.yaml"} {
		err := filepath.WalkDir(filepath.Join("..", root), func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := os.ReadFile(name)
			result.texts[filepath.ToSlash(strings.TrimPrefix(name, ".."+string(filepath.Separator)))] = string(text)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	result.findLinks()
	return result
}

func (s site) names(matching string) []string {
	var names []string
	for name := range s.texts {
		if fits, _ := path.Match(matching, name); fits {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// place returns "file:line" for an offset.
func (s site) place(file string, offset int) string {
	return fmt.Sprintf("%s:%d", file, 1+strings.Count(s.texts[file][:offset], "\n"))
}

// link is a link of a page and the place of its target.
type link struct {
	file, target string
	start        int
}

func (s *site) findLinks() {
	parser := markdown.With(markdown.Options{})
	for _, file := range append(s.names("content/*/*.md"), s.names("content/*.md")...) {
		lines := strings.SplitAfter(s.texts[file], "\n")
		for _, written := range parser.Parse([]byte(s.texts[file])).Links {
			line := []rune(lines[written.Place.Line-1])
			start := len(strings.Join(lines[:written.Place.Line-1], "")) + len(string(line[:written.Place.Column-1]))
			if isInner := !strings.Contains(written.Target, ":"); isInner && strings.HasPrefix(s.texts[file][start:], written.Target) {
				s.links = append(s.links, link{file, written.Target, start})
			}
		}
	}
}

// that returns the links that fit.
func (s site) that(fits func(link) bool) []link {
	return slices.DeleteFunc(slices.Clone(s.links), func(l link) bool { return !fits(l) })
}

// page returns the file that a link leads to.
func (l link) page() string {
	target, _, _ := strings.Cut(l.target, "#")
	if target == "" {
		return l.file
	}
	return path.Join(path.Dir(l.file), target)
}

func hasAnchor(l link) bool {
	page, _, found := strings.Cut(l.target, "#")
	return found && (page == "" || strings.HasSuffix(page, ".md"))
}

// slip makes a typo in a word: a wrong, missing, doubled or swapped letter.
func slip(random *rand.Rand, word string) string {
	for {
		letters := []byte(word)
		at := random.IntN(len(letters))
		if letters[at] < 'A' {
			continue // punctuation or a digit
		}
		switch random.IntN(4) {
		case 0:
			letters[at] = byte('a' + random.IntN(26))
		case 1:
			letters = slices.Delete(letters, at, at+1)
		case 2:
			letters = slices.Insert(letters, at, letters[at])
		case 3:
			if at+1 < len(letters) && letters[at+1] >= 'A' {
				letters[at], letters[at+1] = letters[at+1], letters[at]
			}
		}
		if slipped := string(letters); slipped != word && len(slipped) > 1 {
			return slipped
		}
	}
}

// change makes a typo in a range of a file.
func (s site) change(random *rand.Rand, kind, file string, start, stop int) mistake {
	text := s.texts[file]
	wrong := slip(random, text[start:stop])
	return mistake{
		kind: kind, file: file, text: text[:start] + wrong + text[stop:],
		places: []string{s.place(file, start)}, wrong: wrong, right: text[start:stop],
	}
}

func pick[T any](random *rand.Rand, from []T) T { return from[random.IntN(len(from))] }

// match makes a typo in a match of the first group of an expression in one of the files.
func (s site) match(random *rand.Rand, kind, files, expression string) mistake {
	for {
		file := pick(random, s.names(files))
		if found := regexp.MustCompile(expression).FindAllStringSubmatchIndex(s.texts[file], -1); len(found) > 0 {
			at := pick(random, found)
			return s.change(random, kind, file, at[2], at[3])
		}
	}
}

// planters returns functions that each plant one mistake.
func planters() []func(*rand.Rand, site) mistake {
	return []func(*rand.Rand, site) mistake{
		func(random *rand.Rand, s site) mistake {
			for {
				link := pick(random, s.that(func(l link) bool { return !strings.HasPrefix(l.target, "#") }))
				target, _, _ := strings.Cut(link.target, "#")
				result := s.change(random, "letter of a link", link.file, link.start, link.start+len(target))
				if _, exists := s.texts[path.Join(path.Dir(link.file), result.wrong)]; !exists {
					return result
				}
			}
		},
		func(random *rand.Rand, s site) mistake {
			for {
				link := pick(random, s.that(hasAnchor))
				at := strings.Index(link.target, "#") + 1
				result := s.change(random, "letter of an anchor", link.file, link.start+at, link.start+len(link.target))
				if !markdown.With(markdown.Options{}).Parse([]byte(s.texts[link.page()])).Anchors.Has(result.wrong) {
					return result
				}
			}
		},
		func(random *rand.Rand, s site) mistake {
			return s.match(random, "key of front matter", "content/*/*.md", `(?m)\A---\n(?:\w+:.*\n)*?(sidebar_position|description)`)
		},
		func(random *rand.Rand, s site) mistake {
			return s.match(random, "key of the config", "docgen.yaml", `(?m)^ *(?:- )?([a-z]\w{3,}):`) // not the names of types
		},
		func(random *rand.Rand, s site) mistake {
			for {
				result := s.match(random, "link of the config", "docgen.yaml", `(?m)^ *to: /(\S+)`)
				if _, exists := s.texts["content/"+result.wrong+".md"]; !exists {
					return result
				}
			}
		},
		func(random *rand.Rand, s site) mistake {
			return s.match(random, "picture of the config", "docgen.yaml", `(?m)(?:favicon|src): (img/\w+)\.svg`)
		},
		func(random *rand.Rand, s site) mistake {
			return s.match(random, "key of the sidebars", "sidebars.yaml", `(?m)^ +(?:- )?(type|dirName|label|collapsed|collapsible|items):`)
		},
		func(random *rand.Rand, s site) mistake {
			return s.match(random, "kind of item", "sidebars.yaml", `(?m)type: (autogenerated|category)`)
		},
		func(random *rand.Rand, s site) mistake {
			return s.match(random, "doc of a sidebar", "sidebars.yaml", `\bapi/([a-z]{4,})`)
		},
		func(random *rand.Rand, s site) mistake {
			return s.moveFile(random, "letters of a file name", slipName(random))
		},
		func(random *rand.Rand, s site) mistake {
			return s.moveFile(random, "case of a file name", func(name string) string { return strings.ToUpper(name[:1]) + name[1:] })
		},
		func(random *rand.Rand, s site) mistake {
			return s.moveFile(random, "deleted file", func(string) string { return "" })
		},
		func(random *rand.Rand, s site) mistake {
			return s.changeHeading(random, "deleted heading", func(string) string { return "" })
		},
		func(random *rand.Rand, s site) mistake {
			return s.changeHeading(random, "letter of a heading", func(heading string) string {
				words := regexp.MustCompile(`[A-Za-z]{4,}`).FindStringIndex(heading)
				if words == nil {
					return heading
				}
				return heading[:words[0]] + slip(random, heading[words[0]:words[1]]) + heading[words[1]:]
			})
		},
	}
}

func slipName(random *rand.Rand) func(string) string {
	return func(name string) string { return slip(random, strings.TrimSuffix(name, ".md")) + ".md" }
}

// moveFile renames or deletes a page that others link to.
func (s site) moveFile(random *rand.Rand, kind string, rename func(string) string) mistake {
	for {
		page := pick(random, s.that(func(l link) bool { return l.page() != l.file })).page()
		result := mistake{kind: kind, file: page}
		if name := rename(path.Base(page)); name != "" {
			result.moved, result.right = path.Join(path.Dir(page), name), name
		}
		for _, link := range s.that(func(l link) bool { return l.page() == page && l.file != page }) {
			result.places = append(result.places, s.place(link.file, link.start))
		}
		if _, taken := s.texts[result.moved]; !taken && len(result.places) > 0 {
			return result
		}
	}
}

// changeHeading changes or deletes a heading that is the target of links.
func (s site) changeHeading(random *rand.Rand, kind string, change func(string) string) mistake {
	for {
		chosen := pick(random, s.that(hasAnchor))
		page := chosen.page()
		_, anchor, _ := strings.Cut(chosen.target, "#")
		headings := markdown.With(markdown.Options{}).Parse([]byte(s.texts[page])).Headings
		at := slices.IndexFunc(headings, func(heading markdown.Heading) bool { return heading.ID == anchor })
		if at < 0 {
			continue
		}
		lines := strings.Split(s.texts[page], "\n")
		number := headings[at].Place.Line - 1
		before := lines[number]
		lines[number] = change(before)
		result := mistake{kind: kind, file: page, text: strings.Join(lines, "\n")}
		after := markdown.With(markdown.Options{}).Parse([]byte(result.text))
		if lines[number] == before || after.Anchors.Has(anchor) {
			continue // other headings may have the id
		}
		if lines[number] != "" {
			result.right = after.Headings[at].ID
		}
		for _, link := range s.that(func(l link) bool { return l.page() == page && strings.HasSuffix(l.target, "#"+anchor) }) {
			result.places = append(result.places, s.place(link.file, link.start))
		}
		return result
	}
}
