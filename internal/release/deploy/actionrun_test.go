//go:build deploy

package deploy_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/deploy"
	"github.com/docgen-cli/docgen/internal/release/product"
)

// siteText is a page with a link, so that the base URL shows in the built page.
const siteText = "# Welcome\n\nRead [more](more.md).\n"

// makeSite writes a repository with a site, and returns its root and the folder of the site.
func makeSite(t *testing.T, row repository) (root, dir string) {
	t.Helper()
	root, dir = row.make(t)
	write(t, filepath.Join(dir, "content", "index.md"), siteText)
	write(t, filepath.Join(dir, "content", "more.md"), "# More\n\nText.\n")
	return root, dir
}

func TestActionBuildsAndUploadsASite(t *testing.T) {
	t.Parallel()
	for _, row := range repositories() {
		if !row.builds || row.config != "" || row.files != nil || row.name == "docs outside" {
			continue
		}
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			root, dir := makeSite(t, row)
			run := newRunner(t, root)
			folder := row.folder
			if folder == "" {
				folder = "."
			}
			run.run(map[string]string{"directory": folder, "url": "https://you.github.io/project", "upload": "pages"})
			if run.failed {
				t.Fatal(run.log)
			}
			page := read(t, filepath.Join(dir, "dist", "index.html"))
			if !strings.Contains(page, `Read <a href="/project/more`) || !strings.Contains(page, `href="https://you.github.io/project/"`) {
				t.Error("the page has another base URL")
			}
			want := []string{
				"actions/cache/restore@v6 path=" + folder + "/.docgen/cache key=KEY-abc123 restore-keys=KEY-",
				"actions/cache/save@v6 path=" + folder + "/.docgen/cache key=KEY-abc123",
				"actions/upload-pages-artifact@v5 path=" + folder + "/dist",
			}
			key := run.values["steps.install.outputs.cache-key"]
			for i := range run.used {
				run.used[i] = strings.ReplaceAll(run.used[i], key, "KEY")
			}
			if !slices.Equal(run.used, want) {
				t.Errorf("used\n%s\nwant\n%s", strings.Join(run.used, "\n"), strings.Join(want, "\n"))
			}
			if strings.ContainsAny(key, ", ") || !strings.HasPrefix(key, "docgen-"+product.Version+"-Linux-") {
				t.Errorf("cache key %q", key)
			}
			if got := run.values["outputs.path"] + " " + run.values["outputs.version"]; got != folder+"/dist "+product.Version {
				t.Errorf("outputs %q", got)
			}
			if _, err := os.Stat(filepath.Join(root, "hacked")); err == nil {
				t.Error("a name was executed")
			}
		})
	}
}

// The action and the pipelines for other hosts install the packages of a site alike.
func TestActionInstallsPackagesAsOtherHostsDo(t *testing.T) {
	t.Parallel()
	for _, row := range repositories() {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			root, dir := makeSite(t, row)
			config := row.config
			if config == "" {
				config = "docgen.yaml"
			}
			_, site, err := deploy.Read(t.Context(), dir, config)
			if err != nil {
				t.Fatal(err)
			}
			run := newRunner(t, root)
			run.run(map[string]string{"directory": site.Folder, "command": "setup"})
			var want []string
			if install := site.Packages.Install(); install != "" {
				want = append(want, install)
			}
			if !site.Packages.Pinned {
				want = append(want, "npm install --global --no-audit --no-fund --prefix "+run.temp+"/docgen "+product.Package+"@"+product.Version)
			}
			if got := strings.TrimSpace(run.called); got != strings.Join(want, "\n") || run.failed {
				t.Errorf("called\n%s\nwant\n%s\n%s", got, strings.Join(want, "\n"), run.log)
			}
		})
	}
}

func TestActionSetupOnlyPutsDocgenOnPath(t *testing.T) {
	t.Parallel()
	root, dir := makeSite(t, repository{})
	run := newRunner(t, root)
	run.run(map[string]string{"command": "setup", "version": "0.0.9"})
	path, _ := run.file("path")
	if run.failed || !strings.Contains(run.called, "@docgen-cli/docgen@0.0.9") || strings.TrimSpace(path) != run.temp+"/docgen/bin" || len(run.used) > 0 {
		t.Errorf("called %q, path %q, used %q\n%s", run.called, path, run.used, run.log)
	}
	if _, err := os.Stat(filepath.Join(dir, "dist")); err == nil {
		t.Error("the site was built")
	}
}

func TestActionBuildsItsOwnSource(t *testing.T) {
	t.Parallel()
	root, _ := makeSite(t, repository{})
	run := newRunner(t, root)
	run.run(map[string]string{"command": "setup", "version": "source"})
	if _, err := os.Stat(filepath.Join(run.temp, "docgen", "bin", "docgen")); err != nil || run.failed || strings.Contains(run.called, "npm install") {
		t.Errorf("%v, called %q\n%s", err, run.called, run.log)
	}
}

func TestActionAnnotatesAndSummarizes(t *testing.T) {
	t.Parallel()
	rows := []struct {
		name, page string
		code       string // an MDX page
		inputs     map[string]string
		failed     bool
		log        string
		summary    []string
	}{
		{
			name: "built", page: "# A\n", inputs: map[string]string{"upload": "artifact", "directory": "the docs"},
			log: "built 1 page", summary: []string{"### docgen", "built 1 page", `gh run download 7 --repo you/docs --name docs-site --dir the\ docs/dist`,
				`docgen serve --dir the\ docs`},
		},
		{name: "warning", page: "# A\n\n![](a.png)\n", log: "::warning file=the docs/content/index.md,line=3,", summary: []string{"[alt-text]", "2 warnings"}},
		{
			name: "error", page: "# A\n\n[<script>](nowhere.md)\n", failed: true,
			log: "::error file=the docs/content/index.md,line=3,", summary: []string{"no page", "[&lt;script>](nowhere.md)", "1 error"},
		},
		{name: "check only", page: "# A\n\n[x](nowhere.md)\n", inputs: map[string]string{"command": "check"}, failed: true, log: "::error file="},
		{name: "checked", page: "# A\n", inputs: map[string]string{"command": "check"}, log: "checked 1 page: no problems found"},
		{
			name: "only rendering fails", page: "# A\n", code: "# B\n\n{(() => { throw new Error('broken') })()}\n", failed: true,
			log: "::error file=the docs/content/b.mdx,line=3", summary: []string{"broken"},
		},
		{name: "more flags", page: "# A\n", inputs: map[string]string{"arguments": "--base-url /x/  --jobs 1"}, log: "built 1 page"},
		{name: "wrong flags", page: "# A\n", inputs: map[string]string{"arguments": "--jbos $(touch hacked) *"}, failed: true,
			log: `unknown flag --jbos: did you mean "--jobs"?`},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			root, dir := repository{folder: "the docs"}.make(t)
			write(t, filepath.Join(dir, "content", "index.md"), row.page)
			if strings.Contains(row.page, "a.png") {
				write(t, filepath.Join(dir, "content", "a.png"), "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x00\x00\x00\x00")
			}
			if row.code != "" {
				write(t, filepath.Join(dir, "content", "b.mdx"), row.code)
			}
			run := newRunner(t, root)
			inputs := map[string]string{"directory": "the docs"}
			for name, value := range row.inputs {
				inputs[name] = value
			}
			run.run(inputs)
			summary, _ := run.file("summary")
			if run.failed != row.failed || !strings.Contains(run.log, row.log) {
				t.Errorf("failed: %v, want %v; want %q in the log\n%s", run.failed, row.failed, row.log, run.log)
			}
			for _, want := range row.summary {
				if !strings.Contains(summary, want) {
					t.Errorf("the summary lacks %q:\n%s", want, summary)
				}
			}
			if row.failed && len(run.used) > 1 {
				t.Errorf("after the failure: %q", run.used)
			}
			if _, err := os.Stat(filepath.Join(root, "hacked")); err == nil {
				t.Error("an input was executed")
			}
		})
	}
}

func TestActionExplainsWhatIsWrong(t *testing.T) {
	t.Parallel()
	rows := []struct {
		name   string
		inputs map[string]string
		env    string
		want   string
	}{
		{"folder", map[string]string{"directory": "dcos"}, "",
			`::error title=docgen::the folder "dcos" does not exist: set directory to the folder of your site`},
		{"command", map[string]string{"command": "biuld"}, "", "::error title=docgen::command must be one of: build check setup"},
		{"upload", map[string]string{"upload": "yes"}, "", "::error title=docgen::upload must be one of: none pages artifact"},
		{"version", map[string]string{"version": "file:../evil"}, "", "::error title=docgen::version must be a version of docgen, such as 0.1.0"},
		{"network", nil, "NO_NETWORK=1", "::error title=docgen::docgen " + product.Version + " could not be installed: see the messages above"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			root, _ := makeSite(t, repository{})
			run := newRunner(t, root)
			run.values["env"] += "\n" + row.env
			run.run(row.inputs)
			if !run.failed || !strings.Contains(run.log, row.want) {
				t.Errorf("failed: %v, log\n%s", run.failed, run.log)
			}
		})
	}
}

func TestActionInstallsNodeIfItIsTooOld(t *testing.T) {
	t.Parallel()
	for version, want := range map[string]string{"echo v18.20.1": "actions/setup-node@v7 node-version=24", "exit 127": "actions/setup-node@v7 node-version=24",
		"echo v20.0.0": ""} {
		root, _ := makeSite(t, repository{})
		run := newRunner(t, root)
		run.tool("node", "#!/bin/sh\n"+version+"\n")
		run.run(map[string]string{"command": "setup"})
		if got := strings.Join(run.used, "\n"); got != want {
			t.Errorf("%s: used %q, want %q", version, got, want)
		}
	}
}

// A script with an expression would execute what somebody names a branch or a folder.
func TestActionPassesInputsByEnvironmentOnly(t *testing.T) {
	t.Parallel()
	described := readAction(t)
	var steps strings.Builder
	for _, step := range described.Runs.Steps {
		if strings.Contains(step.Run, "${{") {
			t.Errorf("step %q has an expression in its script", step.Name)
		}
		if step.Env["VERSION_OF_ACTION"] != "" && step.Env["VERSION_OF_ACTION"] != product.Version {
			t.Errorf("the action installs version %s, want %s", step.Env["VERSION_OF_ACTION"], product.Version)
		}
	}
	_, text, _ := strings.Cut(read(t, "../../../action.yml"), "\n  steps:\n")
	steps.WriteString("on:\n  workflow_dispatch:\n    inputs:\n")
	for name := range described.Inputs {
		steps.WriteString("      " + name + ":\n        type: string\n")
	}
	steps.WriteString("jobs:\n  action:\n    runs-on: ubuntu-latest\n    steps:\n" + text)
	root := t.TempDir()
	git(t, root, "init", "-q")
	write(t, filepath.Join(root, ".github", "workflows", "action.yml"), steps.String())
	lint(t, root)
}
