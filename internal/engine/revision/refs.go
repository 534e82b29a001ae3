package revision

import (
	"context"
	"errors"
	"maps"
	"path"
	"slices"
	"strings"
)

// Kind is what a ref is.
type Kind string

// The kinds of refs.
const (
	Branch Kind = "branch"
	Tag    Kind = "tag"
)

// Ref is a branch or tag and the commit that it points to.
type Ref struct {
	Kind   Kind
	Name   string // without refs/tags/ or refs/heads/
	Commit string // id
	tree   string // id
}

// Refs are the refs of a repository at one time.
type Refs struct {
	repository     *Repository
	tags, branches map[string]string // ids by name
	remote         map[string]string // branches of the remote "origin"
	origin         origin
}

// origin is what is known of the remote that the repository is a clone of.
type origin struct {
	exists     bool
	allTags    bool
	allHeads   bool
	allCommits bool
}

// Refs reads all refs.
func (r *Repository) Refs(ctx context.Context) (Refs, error) {
	out, err := r.git.Run(ctx, "for-each-ref", "--format=%(objectname) %(refname)", "refs/tags/", "refs/heads/", "refs/remotes/origin/")
	if err != nil {
		return Refs{}, err
	}
	refs := Refs{repository: r, tags: map[string]string{}, branches: map[string]string{}, remote: map[string]string{}}
	for line := range strings.Lines(out) {
		id, full, _ := strings.Cut(strings.TrimSpace(line), " ")
		for prefix, names := range map[string]map[string]string{
			"refs/tags/": refs.tags, "refs/heads/": refs.branches, "refs/remotes/origin/": refs.remote,
		} {
			if name, found := strings.CutPrefix(full, prefix); found {
				names[name] = id
			}
		}
	}
	// The command fails if there is no remote.
	config, _ := r.git.Run(ctx, "config", "--get-regexp", `^remote\.origin\.`)
	refs.origin = originOf(config, r.git.Shallow)
	return refs, nil
}

// originOf reads the settings of the remote.
func originOf(config string, shallow bool) origin {
	return origin{
		exists:     config != "",
		allTags:    !strings.Contains(config, "tagopt --no-tags") && strings.Contains(config, "refs/heads/*:"),
		allHeads:   strings.Contains(config, "refs/heads/*:"),
		allCommits: !shallow,
	}
}

// Branch returns a branch: the local one, or that of the remote "origin". The error is a
// [*Problem] if there is none.
func (r Refs) Branch(name string) (Ref, error) {
	id, found := r.branches[name]
	if !found {
		id, found = r.remote[name]
	}
	if !found {
		return Ref{}, r.unknown(Branch, name)
	}
	return r.ref(Branch, name, id)
}

// Tag returns a tag. The error is a [*Problem] if there is none.
func (r Refs) Tag(name string) (Ref, error) {
	id, found := r.tags[name]
	if !found {
		return Ref{}, r.unknown(Tag, name)
	}
	return r.ref(Tag, name, id)
}

// Head returns the commit that the working copy is based on, as a branch named HEAD.
func (r Refs) Head() (Ref, error) { return r.ref(Branch, "HEAD", "HEAD") }

// Tags returns the tags that match a pattern as "git tag --list" does, the highest number
// first. It leaves out prereleases if there are releases. The error is a [*Problem] if there
// are no such tags, or if the clone may lack some of them.
func (r Refs) Tags(pattern string) ([]Ref, error) {
	if !r.origin.allCommits {
		return nil, r.incomplete(pattern)
	}
	var names []string
	for name := range r.tags {
		matches, err := path.Match(flat(pattern), flat(name))
		if err != nil {
			return nil, &Problem{`"` + pattern + `" is not a valid pattern`, `"*" stands for any characters, "?" for one, "[...]" for one of a list`}
		}
		if matches {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil, r.noMatch(pattern)
	}
	var refs []Ref
	for _, name := range sorted(names) {
		ref, err := r.ref(Tag, name, r.tags[name])
		if err != nil {
			return nil, err
		}
		refs = append(refs, ref)
	}
	return refs, nil
}

// flat replaces slashes, which "*" matches in a pattern of tags but not in one of paths.
func flat(name string) string { return strings.ReplaceAll(name, "/", "\x00") }

// ref returns the ref that an object id belongs to.
func (r Refs) ref(kind Kind, name, id string) (Ref, error) {
	commit, err := r.repository.objects.read(id + "^{commit}")
	if errors.Is(err, errMissing) {
		return Ref{}, &Problem{"the " + string(kind) + ` "` + name + `" leads to no commit`, ""}
	}
	if err != nil {
		return Ref{}, err
	}
	first, _, _ := strings.Cut(string(commit.content), "\n")
	return Ref{kind, name, commit.id, strings.TrimPrefix(first, "tree ")}, nil
}

// names returns the names of all refs of a kind, sorted.
func (r Refs) names(kind Kind) []string {
	if kind == Tag {
		return slices.Sorted(maps.Keys(r.tags))
	}
	names := slices.AppendSeq(slices.Collect(maps.Keys(r.branches)), maps.Keys(r.remote))
	slices.Sort(names)
	return slices.DeleteFunc(slices.Compact(names), func(name string) bool { return name == "HEAD" })
}
