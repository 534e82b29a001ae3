package accepted_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// passages reads one passage per word: its id and, after "=", its text.
func passages(written string) []markdown.Passage {
	var all []markdown.Passage
	for i, word := range strings.Fields(written) {
		id, text, _ := strings.Cut(word, "=")
		all = append(all, markdown.Passage{ID: strings.Trim(id, "."), Title: strings.ToUpper(id), Hash: fmt.Sprintf("%016x", text),
			Place: markdown.Place{Line: i + 1}})
	}
	return all
}

func TestChangesSinceATranslationWasAccepted(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, before, after string
		want                []string
	}{
		{"nothing", ".=a b=c", ".=a b=c", nil},
		{"the text before the first heading", ".=a b=c", ".=x b=c", []string{"changed  1"}},
		{"a section", ".=a b=c d=e", ".=a b=x d=e", []string{"changed b 2"}},
		{"a new section", ".=a b=c", ".=a n=n b=c", []string{"added n 2"}},
		{"a section less", ".=a b=c d=e", ".=a d=e", []string{"removed b 0"}},
		{"another heading", ".=a b=c", ".=a x=c", []string{"added x 2", "removed b 0"}},
		{"another order", ".=a b=c d=e", ".=a d=e b=c", []string{"moved  0"}},
		{"a repeated id", ".=a b=c b=d", ".=a b=c b=x", []string{"changed b 2"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			lock := accepted.Lock{}.With("a.md", passages(test.before))
			var got []string
			for _, change := range lock.Changes("a.md", passages(test.after)) {
				got = append(got, fmt.Sprint(change.Kind, " ", change.ID, " ", change.Line))
				if !change.IsBefore(passages(test.before)) || change.IsBefore(passages(test.after)) {
					t.Errorf("the change %+v did not happen between the two states", change)
				}
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("changes from %q to %q\n got %q\nwant %q", test.before, test.after, got, test.want)
			}
		})
	}
}

func TestTranslationsThatWereNeverAcceptedHaveNoChanges(t *testing.T) {
	t.Parallel()
	lock := accepted.Lock{}.With("a.md", passages(".=a"))
	if lock.Has("b.md") || lock.Changes("b.md", passages(".=a")) != nil || !lock.Has("a.md") {
		t.Error("the lock has a file that was never accepted")
	}
}

func TestLockFileIsStable(t *testing.T) {
	t.Parallel()
	lock := accepted.Lock{}.With("guide/b c.md", passages(".=a x#y=b")).With("a.md", passages(".=a b=c"))
	text := string(lock.Format())
	read, findings := accepted.Parse("i18n/de/translated.lock", text)
	if again := string(read.Format()); again != text || findings != nil {
		t.Errorf("the lock file changes when it is read and written: %v\n got %s\nwant %s", findings, again, text)
	}
	if !strings.Contains(text, " a.md\n") || !strings.Contains(text, " a.md#b\n") ||
		strings.Index(text, " a.md\n") > strings.Index(text, "guide/b c.md#x%23y\n") {
		t.Errorf("the lock file is\n%s", text)
	}
	if kept := read.Keeping(func(file string) bool { return file == "a.md" }); !slices.Equal(kept.Files(), []string{"a.md"}) {
		t.Errorf("kept %v", kept.Files())
	}
}

func TestInvalidLockFileIsReportedOnce(t *testing.T) {
	t.Parallel()
	valid := string(accepted.Lock{}.With("a.md", passages(".=a b=c")).Format())
	for _, test := range []struct{ name, text, want string }{
		{"empty", "", ""},
		{"another version", "version 2\n", `1: the lock file starts with "version 2", but this docgen supports only "version 1"`},
		{"a conflict", strings.Replace(valid, "version 1\n", "version 1\n<<<<<<< HEAD\n", 1) + "=======\n", `3: invalid line "<<<<<<< HEAD" in the lock file`},
		{"Windows", strings.ReplaceAll(valid, "\n", "\r\n"), ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got := ""
			lock, findings := accepted.Parse("x", test.text)
			for _, finding := range findings {
				got += fmt.Sprintf("%d: %s", finding.Line, finding.Text)
			}
			if got != test.want {
				t.Errorf("Parse(%q)\n got %s\nwant %s", test.text, got, test.want)
			}
			if strings.Contains(test.text, "a.md") && lock.Changes("a.md", passages(".=a b=c")) != nil {
				t.Error("valid lines are lost")
			}
		})
	}
}
