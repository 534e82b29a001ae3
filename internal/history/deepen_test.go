package history

import (
	"strings"
	"testing"
)

func TestRemedyForAShallowCloneIsThatOfTheHost(t *testing.T) {
	t.Parallel()
	for variable, want := range map[string]string{
		"GITHUB_ACTIONS": "fetch-depth: 0", "GITLAB_CI": "GIT_DEPTH: 0", "VERCEL": "VERCEL_DEEP_CLONE=true",
		"NETLIFY": "build command", "CF_PAGES": "build command", "WORKERS_CI": "build command", "OTHER": `run "git fetch --unshallow"`,
	} {
		got := deepen(func(name string) string {
			if name == variable {
				return "1"
			}
			return ""
		})
		if !strings.Contains(got, want) {
			t.Errorf("%s\n got %q\nwant %q in it", variable, got, want)
		}
	}
}
