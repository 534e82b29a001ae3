package build

import (
	"fmt"
	"maps"
	"slices"

	"docgen/internal/config"
	"docgen/internal/diag"
)

// checkVersions reports what the config says of versions that do not exist: there
// is one.
func (l *linker) checkVersions(docs config.Docs) {
	const hint = "the only version is \"" + currentVersion + "\", the docs folder itself"
	for _, name := range slices.Sorted(maps.Keys(docs.Versions)) {
		if name != currentVersion {
			l.report("config", diag.Error, fmt.Sprintf("no version %q", name), hint, "docs", "versions", name)
		}
	}
	if docs.LastVersion != "" && docs.LastVersion != currentVersion {
		l.report("config", diag.Error, fmt.Sprintf("no version %q", docs.LastVersion), hint, "docs", "lastVersion")
	}
	if !docs.IncludeCurrentVersion {
		l.report("config", diag.Warning, "docs.includeCurrentVersion has no effect", hint, "docs", "includeCurrentVersion")
	}
}

// checkLocales reports languages in the config that the site is not built in.
func (l *linker) checkLocales(i18n config.I18n) {
	for i, locale := range i18n.Locales {
		if locale != i18n.DefaultLocale {
			l.report("config", diag.Warning, fmt.Sprintf("the site is not built in %q", locale),
				fmt.Sprintf("it is built in the default locale, %q, alone", i18n.DefaultLocale), "i18n", "locales", i)
		}
	}
}
