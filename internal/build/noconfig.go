package build

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/content/adopt"
	"github.com/docgen-cli/docgen/internal/diag"
)

// ConfigFile is the usual name of the config.
const ConfigFile = "docgen.yaml"

// withoutConfig returns the text to use in place of a config that does not exist, or a finding
// that says what to do.
func (p Project) withoutConfig() ([]byte, *diag.Diagnostic) {
	finding := diag.Diagnostic{
		Severity: diag.Error, Code: "config", File: p.Options.Config, Text: "file not found in " + shown(p.Dir),
		Hint: `run "docgen init" to create a site, or use --dir to name the folder of your site`,
	}
	if above, found := configAbove(p.Options); found {
		finding.Hint = "a parent folder has one: use --dir " + above
		return nil, &finding
	}
	if p.Options.Config != ConfigFile {
		return nil, &finding
	}
	if hint := adopt.Instead(p.Dir); hint != "" {
		finding.Hint = hint
		return nil, &finding
	}
	folder, err := adopt.Read(p.Dir)
	if err == nil && p.Adopt {
		var text []byte
		text, err = folder.Config()
		if err == nil {
			return text, nil
		}
	}
	foreign := adopt.Foreign(p.Dir)
	switch {
	case foreign != "":
		finding.Hint = foreign
	case err == nil:
		finding.Hint = `run "docgen init" to turn its Markdown files into a site, or "docgen dev" to look at them first`
	case !errors.Is(err, adopt.ErrNoMarkdown):
		finding.Hint = err.Error() + ": use --dir to name the folder of your site"
	case p.Adopt:
		finding.Text += ", and no Markdown files"
	}
	return nil, &finding
}

// configAbove returns the nearest parent folder that has a config.
func configAbove(options Options) (above string, found bool) {
	folder, err := filepath.Abs(options.Dir)
	above = options.Dir
	for ; err == nil && folder != filepath.Dir(folder); folder = filepath.Dir(folder) {
		above = filepath.Join(above, "..")
		if _, missing := os.Stat(filepath.Join(above, filepath.FromSlash(options.Config))); missing == nil {
			return filepath.ToSlash(above), true
		}
	}
	return "", false
}

// shown returns the name of the site folder for messages.
func shown(dir string) string {
	if dir == "." {
		return "this folder"
	}
	return dir
}
