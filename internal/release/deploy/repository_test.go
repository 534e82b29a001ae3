package deploy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/deploy"
)

// repository is a git repository with one site, for a test.
type repository struct {
	name   string
	folder string            // of the site, "." by default
	remote string            // the URL of "origin"
	branch string            // main by default
	config string            // docgen.yaml by default
	text   string            // of the configuration
	files  map[string]string // more files, by their path in the repository
	builds bool              // whether its names or options matter to a build
	pages  string            // how links begin, if docgen.yaml has a domain of its own
}

// repositories are those that every host has to cope with.
func repositories() []repository {
	return []repository{
		{name: "root", builds: true},
		{name: "subfolder", folder: "docs", remote: "git@github.com:you/project.git"},
		{name: "deep", builds: true, folder: "packages/website/docs"},
		{name: "npm", files: map[string]string{"package.json": "{}", "package-lock.json": "{}"}},
		{name: "npm with docgen", builds: true, files: map[string]string{"package.json": `{"devDependencies": {"@docgen-cli/docgen": "0.1.0"}}`,
			"package-lock.json": "{}"}},
		{name: "npm without a lock file", files: map[string]string{"package.json": "{}"}},
		{name: "pnpm", folder: "docs", files: map[string]string{"docs/package.json": "{}", "docs/pnpm-lock.yaml": ""}},
		{name: "pnpm workspace", folder: "docs", files: map[string]string{
			"docs/package.json": "{}", "package.json": "{}", "pnpm-workspace.yaml": "", "pnpm-lock.yaml": "",
		}},
		{name: "yarn 1", files: map[string]string{"package.json": "{}", "yarn.lock": ""}},
		{name: "yarn workspace", builds: true, folder: "docs", files: map[string]string{
			"docs/package.json": `{"dependencies": {"@docgen-cli/docgen": "^0.1.0"}}`, "package.json": `{"workspaces": ["docs"]}`, "yarn.lock": "",
			".yarnrc.yml": "",
		}},
		{name: "bun", files: map[string]string{"package.json": "{}", "bun.lock": ""}},
		{name: "another package above", folder: "docs", files: map[string]string{"docs/package.json": "{}", "package.json": "{}", "yarn.lock": ""}},
		{name: "base URL", builds: true, folder: "docs", text: "title: T\nurl: https://example.org\nbaseUrl: /guide/en/\n", pages: "/guide/en/more",
			remote: "https://gitlab.com/group/sub/project.git"},
		{name: "trailing slash", builds: true, text: "title: T\nurl: https://docs.example.org\ntrailingSlash: true\nsecurity: {metaTag: true}\n",
			pages: "/more/"},
		{name: "no trailing slash", text: "title: T\nurl: https://docs.example.org\ntrailingSlash: false\n", pages: "/more"},
		{name: "docs outside", builds: true, folder: "website", text: "title: T\nurl: https://example.com\ndocs: {path: ../content}\n"},
		{name: "branch", branch: "release/1.0+x"},
		{name: "other configuration", builds: true, config: "my site.yaml"},
		{name: "spaces", folder: "my docs/the site", text: "title: \"A: 'quoted' \\\"title\\\" # not a comment\"\nurl: https://example.com\n"},
		{name: "quotes", builds: true, folder: `it's "quoted"`},
		{name: "unicode", folder: "文档/süß", text: "title: Süße 文档 🎉\nurl: https://example.com\n"},
		{name: "glob", builds: true, folder: "docs [v1] {a,b} !*?+"},
		{name: "expression", folder: "${{ github.token }}"},
		{name: "shell", builds: true, folder: "$(touch hacked) `touch hacked` $HOME;x"},
		{name: "dash", builds: true, folder: "-C"},
		{name: "number", folder: "1.0"},
		{name: "word", folder: "yes"},
	}
}

// make writes the repository, and returns the folder of the site.
func (r repository) make(t *testing.T) (root, dir string) {
	t.Helper()
	if r.folder == "" {
		r.folder = "."
	}
	if r.branch == "" {
		r.branch = "main"
	}
	if r.config == "" {
		r.config = "docgen.yaml"
	}
	if r.text == "" {
		r.text = "title: Site\nurl: https://example.com\n"
	}
	root = t.TempDir()
	dir = filepath.Join(root, filepath.FromSlash(r.folder))
	write(t, filepath.Join(dir, r.config), r.text)
	for name, text := range r.files {
		write(t, filepath.Join(root, filepath.FromSlash(name)), text)
	}
	git(t, root, "init", "-q", "-b", r.branch)
	if r.remote != "" {
		git(t, root, "remote", "add", "origin", r.remote)
	}
	return root, dir
}

// plan prepares the files of a host for the repository.
func (r repository) plan(t *testing.T, host string) (root string, plan deploy.Plan) {
	t.Helper()
	root, dir := r.make(t)
	found, err := deploy.HostNamed(host)
	if err != nil {
		t.Fatal(err)
	}
	config := r.config
	if config == "" {
		config = "docgen.yaml"
	}
	plan, err = deploy.Prepare(t.Context(), dir, config, found, "")
	if err != nil {
		t.Fatal(err)
	}
	return root, plan
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	syscall.ForkLock.RLock() // else a new process inherits the open file, and Linux runs no program that is open for writing
	defer syscall.ForkLock.RUnlock()
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func git(t *testing.T, dir string, args ...string) {
	t.Helper()
	command := exec.Command("git", args...)
	command.Dir = dir
	command.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1")
	if out, err := command.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}
