package bundle

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/theme"
)

func TestComponentIsFoundByNameInAnyFolder(t *testing.T) {
	t.Parallel()
	components := ReadComponents(fstest.MapFS{
		"App.tsx":                 {},
		"docusaurus/Layout.tsx":   {},
		"layout/Layout.tsx":       {},
		"navbar/Brand.module.css": {},
		"navbar/Brand.tsx":        {},
		"navbar/useDropdown.ts":   {},
		"navbar/navbarParts.tsx":  {},
		"runtime/page.tsx":        {},
		"styles/Nothing.css":      {},
		"prepared/react.js":       {},
	})
	if got, want := components.Names(), []string{"Brand", "Layout"}; !slices.Equal(got, want) {
		t.Errorf("components %q, want %q", got, want)
	}
	for name, want := range map[string]string{"Layout": "layout/Layout.tsx", "Brand": "navbar/Brand.tsx", "useDropdown": "", "page": "", "App": ""} {
		if got := components.File(name); got != want {
			t.Errorf("%s is in %q, want %q", name, got, want)
		}
	}
}

func TestModulesNextToComponentsHaveUniqueNames(t *testing.T) {
	t.Parallel()
	components := ReadComponents(theme.Files)
	folders := map[string]bool{}
	for _, file := range components.modules {
		folders[path.Dir(file)] = true
	}
	for folder := range folders {
		files, err := fs.Glob(theme.Files, folder+"/*")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if other := components.modules[moduleName(file)]; other != file {
				t.Errorf("%s and %s have one name: code that names it gets the latter", file, other)
			}
		}
	}
}

func TestModulesAreFoundByTheirFormerFolder(t *testing.T) {
	t.Parallel()
	bundle := bundled(t, inputOf(siteOf(t, map[string]string{"src/theme/Footer.tsx": `
import { useDropdown } from '@docgen/theme/components/useDropdown'
import classes from '@docgen/theme/components/Pagination.module.css'
import { Icon } from '@docgen/theme/components/Icon'
import { useNestedItems } from '@theme/nestedItems'
import { navigate } from '@docgen/theme/runtime/router'
export function Footer() {
	return <p className={classes.pages} onClick={() => [navigate, useDropdown, useNestedItems]}>own text <Icon name="menu" /></p>
}`})))
	if !strings.Contains(bundle.Server, "own text") {
		t.Error("the site's component is not in the text for Node")
	}
}
