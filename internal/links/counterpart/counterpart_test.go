package counterpart_test

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/links/counterpart"
	"github.com/docgen-cli/docgen/internal/links/route"
)

func set(name string) content.SetID {
	return content.SetID{Instance: "default", Version: name, Locale: "en"}
}

func ref(version, id string) route.Ref {
	return route.Ref{Set: set(version), Kind: route.Doc, ID: id}
}

// doc returns a doc at the path of its id.
func doc(version, base, id string, from ...string) counterpart.Page {
	return counterpart.Page{Ref: ref(version, id), Path: base + "/" + id, File: id + ".md", From: from}
}

// old has a page for each rule, and current has its counterpart.
func versions() []counterpart.Version {
	return []counterpart.Version{
		{Set: set("current"), Base: "/docs/next", Home: "/docs/next/intro", Pages: []counterpart.Page{
			doc("current", "/docs/next", "same"),
			doc("current", "/docs/next", "retired-here", "/docs/next/retired"),
			doc("current", "/docs/next", "revived"),
			doc("current", "/docs/next", "renamed-here"),
			{Ref: ref("current", "other-id"), Path: "/docs/next/place", File: "other-id.md"},
			doc("current", "/docs/next", "guide/install"),
		}},
		{Set: set("1.0"), Base: "/docs", Home: "/docs/intro", Pages: []counterpart.Page{
			doc("1.0", "/docs", "same"),
			doc("1.0", "/docs", "retired"),
			doc("1.0", "/docs", "not-revived", "/docs/revived"),
			doc("1.0", "/docs", "renamed"),
			doc("1.0", "/docs", "place"),
			doc("1.0", "/docs", "guide/install/linux/arm"),
			doc("1.0", "/docs", "gone"),
		}},
	}
}

func renames(from, to content.SetID) map[string]string {
	if from != set("1.0") || to != set("current") {
		panic(fmt.Sprint("asked about ", from, to))
	}
	return map[string]string{"renamed.md": "renamed-here.md", "retired.md": "same.md"}
}

func TestPageIsFoundInAnotherVersion(t *testing.T) {
	t.Parallel()
	table := counterpart.New(versions(), renames)
	for _, test := range []struct {
		name, from, id, to, want string
		missing                  bool
	}{
		{name: "by its id", from: "1.0", id: "same", to: "current", want: "/docs/next/same"},
		{name: "by a redirect there, before a rename", from: "1.0", id: "retired", to: "current", want: "/docs/next/retired-here"},
		{name: "by a redirect here", from: "1.0", id: "not-revived", to: "current", want: "/docs/next/revived"},
		{name: "by a rename", from: "1.0", id: "renamed", to: "current", want: "/docs/next/renamed-here"},
		{name: "by its path", from: "1.0", id: "place", to: "current", want: "/docs/next/place"},
		{name: "the nearest parent", from: "1.0", id: "guide/install/linux/arm", to: "current", want: "/docs/next/guide/install", missing: true},
		{name: "the main doc", from: "1.0", id: "gone", to: "current", want: "/docs/next/intro", missing: true},
		{name: "back by its id", from: "current", id: "same", to: "1.0", want: "/docs/same"},
		{name: "back by a redirect here", from: "current", id: "retired-here", to: "1.0", want: "/docs/retired"},
		{name: "back by a redirect there", from: "current", id: "revived", to: "1.0", want: "/docs/not-revived"},
		{name: "back by a rename", from: "current", id: "renamed-here", to: "1.0", want: "/docs/renamed"},
		{name: "back by its path", from: "current", id: "other-id", to: "1.0", want: "/docs/place"},
		{name: "back to the main doc", from: "current", id: "guide/install", to: "1.0", want: "/docs/intro", missing: true},
	} {
		got, known := table.In(ref(test.from, test.id), set(test.to))
		got.Ref = (route.Ref{})
		if !known || !reflect.DeepEqual(got, counterpart.Link{Path: test.want, Missing: test.missing}) {
			t.Errorf("%s: %s\n got %+v, %v\nwant %s, missing %v", test.name, test.id, got, known, test.want, test.missing)
		}
	}
}

func TestGitIsNotAskedAboutEqualVersions(t *testing.T) {
	t.Parallel()
	same := versions()
	same[0].Pages, same[1].Pages = same[0].Pages[:1], same[1].Pages[:1]
	counterpart.New(same, func(content.SetID, content.SetID) map[string]string { t.Error("asked for renames"); return nil })
}

func TestInstancesHaveNoCounterparts(t *testing.T) {
	t.Parallel()
	apart := versions()
	apart[0].Set.Instance = "community"
	table := counterpart.New(apart, func(content.SetID, content.SetID) map[string]string { t.Error("asked for renames"); return nil })
	if link, known := table.In(ref("1.0", "gone"), apart[0].Set); known {
		t.Errorf("got %+v", link)
	}
}

func TestRenameChangesTheHash(t *testing.T) {
	t.Parallel()
	first, again := counterpart.New(versions(), renames), counterpart.New(versions(), renames)
	if first.Hash != again.Hash {
		t.Error("the hash of the same versions differs")
	}
	if without := counterpart.New(versions(), nil); first.Hash == without.Hash {
		t.Error("the hash is the same without renames")
	}
}
