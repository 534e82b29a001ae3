package deploy

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/release/product"
)

// Out is the folder of the built site, relative to the site folder.
const Out = "dist"

// Cache is the folder that docgen keeps between builds, relative to the site folder.
const Cache = ".docgen/cache"

// Site is what hosts need to know about a site. All paths are slash-separated.
type Site struct {
	Folder     string // relative to the root of the repository; "." for the root
	Config     string // the configuration file, relative to Folder; usually docgen.yaml
	Settings   config.Config
	Packages   Packages   // the npm packages of the site
	Repository Repository // the git repository, if there is one
	Files      fs.FS      // the repository
	Commit     string     // of docgen, which the host builds; "" for a release
}

// ErrNoConfig means that a folder has no site.
var ErrNoConfig = errors.New("no configuration file")

// Read finds out about the site in a folder. It also returns the root of the repository, or
// the folder itself if it is not in a git repository.
func Read(ctx context.Context, dir, configFile string) (root string, site Site, err error) {
	text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(configFile)))
	if errors.Is(err, fs.ErrNotExist) {
		return "", Site{}, fmt.Errorf("%w: %s", ErrNoConfig, configFile)
	}
	if err != nil {
		return "", Site{}, fmt.Errorf("read the configuration: %w", err)
	}
	settings, findings := config.Load(text, configFile)
	if diag.HasErrors(findings) {
		return "", Site{}, InvalidConfigError{findings}
	}
	root, folder, repository, err := readRepository(ctx, dir)
	if err != nil {
		return "", Site{}, err
	}
	files := os.DirFS(root)
	return root, Site{
		Folder: folder, Config: filepath.ToSlash(configFile), Settings: settings, Repository: repository, Files: files,
		Packages: findPackages(files, folder),
	}, nil
}

// InvalidConfigError reports the errors in docgen.yaml.
type InvalidConfigError struct{ Findings []diag.Diagnostic }

// Error implements error.
func (e InvalidConfigError) Error() string { return "the configuration has errors" }

// Path returns the path of a file of the site from the root of the repository.
func (s Site) Path(name string) string { return path.Join(s.Folder, name) }

// Command returns a command of docgen with more flags, to run in the site folder.
func (s Site) Command(name string, flags ...string) string {
	words := []string{s.docgen(), name}
	if s.Config != "docgen.yaml" {
		words = append(words, "--config "+quoteShell(s.Config))
	}
	return strings.Join(append(words, flags...), " ")
}

// docgen returns the command that runs docgen. Go downloads, builds and keeps the program of a commit.
func (s Site) docgen() string {
	if s.Commit != "" {
		return "go run " + product.Repository + "/cmd/docgen@" + s.Commit
	}
	return s.Packages.Docgen()
}

// Action returns what workflows of GitHub write after "uses:". The action of a commit contains its source.
func (s Site) Action() string {
	return strings.TrimPrefix(product.Repository, "github.com/") + "@" + cmp.Or(s.Commit, "v"+product.Version)
}

// unreleased returns a step for as long as no package of docgen exists, or for a host that builds docgen.
func (s Site) unreleased(host Host) []string {
	switch {
	case s.Commit != "":
		return []string{"The host builds docgen, which needs Go. For releases, run this command without --from-source."}
	case product.IsReleased:
		return nil
	}
	return []string{fmt.Sprintf("These files install docgen %s, which npm, Homebrew, Docker and GitHub have from the\nfirst release on. Until then, run \"docgen deploy init %s --from-source\".", product.Version, host.Name)}
}

// Locales returns the folders of the locales below the base URL, such as "de/". The default locale
// is not in a folder, and a locale with an address of its own is another site.
func (s Site) Locales() []string {
	var folders []string
	for _, locale := range s.Settings.I18n.Locales {
		options := s.Settings.I18n.LocaleConfigs[locale]
		isBelow := options.URL == "" && (options.BaseURL == "" || options.BaseURL == s.Settings.BaseURL+locale+"/")
		if locale != s.Settings.I18n.DefaultLocale && isBelow {
			folders = append(folders, locale+"/")
		}
	}
	return folders
}

// Homes returns the URL paths of the home pages: that of the site, and those of its locales.
func (s Site) Homes() []string {
	paths := []string{s.Settings.BaseURL}
	for _, folder := range s.Locales() {
		paths = append(paths, s.Settings.BaseURL+folder)
	}
	return paths
}

// Has reports whether the repository has a file. The path is relative to its root.
func (s Site) Has(name string) bool { return exists(s.Files, name) }

// Placeholder reports whether docgen.yaml still has the URL of a new site.
func (s Site) Placeholder() bool { return s.Settings.URL == "https://example.com" }
