package assemble

import (
	"cmp"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/print"
	"github.com/docgen-cli/docgen/internal/site"
)

// Print returns the texts of a document for printing, and the places of its chapters. otherwise is
// the date on the cover if nobody knows when the pages changed; it may be zero.
func (a Assembler) Print(planned site.Print, otherwise time.Time) print.Document {
	labels, options := a.labels(), a.Edition.Options
	document := print.Document{
		Language: options.HTMLLang, Direction: string(options.Direction), Site: a.Config.Title, Title: cmp.Or(planned.Title, a.Config.Title),
		Contents: labels.Text("docgen.print.contents"), Origin: a.Edition.Origin, Path: planned.Place.Path,
		Lead: a.Config.ThemeConfig.Lead,
	}
	if set := planned.Set; set.Badge || set.Options.Versions[set.ID.Version].Label != "" {
		document.Facts = append(document.Facts, labels.Fill("theme.docs.versionBadge.label", "versionLabel", set.Label))
	}
	if len(a.Editions) > 1 {
		document.Facts = append(document.Facts, options.Label)
	}
	if day := a.printDay(planned, otherwise); day != "" {
		day = labels.Fill("theme.lastUpdated.atDate", "date", day)
		document.Facts = append(document.Facts, labels.Fill("theme.lastUpdated.lastUpdatedAtBy", "atDate", day, "byUser", ""))
	}
	for _, chapter := range planned.Chapters {
		document.Chapters = append(document.Chapters, print.Chapter{Title: chapter.Title, Path: chapter.Path, Level: chapter.Level})
	}
	return document
}

func (a Assembler) printDay(planned site.Print, otherwise time.Time) string {
	if changed := planned.Changed(); !changed.IsZero() {
		return a.date(changed.UTC(), contract.LongDate)
	}
	if otherwise.IsZero() {
		return ""
	}
	return otherwise.UTC().Format(time.DateOnly)
}
