package build_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"docgen/internal/build"
)

// commit makes a commit of all files, the last one again with another date, or, at first,
// the repository.
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
		command.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_SYSTEM="+os.DevNull, "GIT_AUTHOR_DATE="+date, "GIT_COMMITTER_DATE="+date,
			"GIT_AUTHOR_NAME="+author, "GIT_COMMITTER_NAME="+author, "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_EMAIL=a@example.org")
		if out, err := command.CombinedOutput(); err != nil {
			s.t.Fatalf("git %q: %v\n%s", arguments, err, out)
		}
	}
	return append(commands[len(commands)-1], date, author)
}

// flagChanges are changes of what a build is told by its options.
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
		{"change Baseline", 2, false, func(s *site) []string {
			s.flags.baseline = s.pick("", "known.json")
			if _, err := os.Stat(filepath.Join(s.dir, "known.json")); s.flags.baseline == "" || err == nil && s.number() > 0 {
				return []string{s.flags.baseline}
			}
			options := s.options("", nil)
			options.UpdateBaseline = true
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
