package blog

import (
	"cmp"
	"fmt"
	"path"
	"regexp"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Describe returns the post in a file: its slug, date, title and authors.
func Describe(file content.File, parsed content.Parsed, options Options) (Post, []diag.Diagnostic) {
	name := readName(file.Path)
	d := describer{Post: Post{Doc: content.New(file, parsed)}, options: options}
	d.Title = cmp.Or(d.Title, name.text, strings.Trim(name.slug, "/"))
	d.Slug = d.slug(name)
	d.ID = strings.Trim(d.Slug, "/")
	d.Date = d.date(name)
	d.Authors = d.authors()
	if parsed.FrontMatter.ID != nil {
		d.reportField("id", diag.Warning, `the field "id" has no effect on posts`, "remove it; to change the URL of the post, set slug")
	}
	return d.Post, d.findings
}

// describer collects what is wrong with a post.
type describer struct {
	Post
	options  Options
	findings []diag.Diagnostic
}

// reportField reports a field of the front matter. What is wrong with a field of the original is
// reported there.
func (d *describer) reportField(field string, severity diag.Severity, text, hint string) {
	if d.Sets(field) {
		d.findings = append(d.findings, d.Report(field, severity, text, hint).WithCode(Code))
	}
}

// reportAt reports a value in the front matter, as reportField does.
func (d *describer) reportAt(at []any, severity diag.Severity, text, hint string) {
	if d.Sets(at[0].(string)) {
		d.findings = append(d.findings, d.ReportAt(severity, text, hint, at...).WithCode(Code))
	}
}

// slug returns the path of the post below the blog.
func (d *describer) slug(name named) string {
	written := d.FrontMatter.Slug
	if written == nil {
		return name.slug
	}
	slug, isPath := content.ReadSlug(*written, "")
	if !isPath {
		d.reportField("slug", diag.Error, fmt.Sprintf("the slug %q is not a path", *written), "write a path such as /my-post")
		return name.slug
	}
	return slug
}

// date returns the date in the front matter, or else that in the name of the file, or else that of
// the file's first commit.
func (d *describer) date(name named) time.Time {
	written := d.FrontMatter.Date.Value()
	if written == nil {
		return d.dateOfFile(name)
	}
	text := fmt.Sprint(written)
	date, isDate := content.ReadDate(text)
	if !isDate {
		d.reportField("date", diag.Error, fmt.Sprintf("the date %q is not a date", text), `write one such as 2026-11-23 or "2026-11-23T09:30:00Z"`)
		return name.date
	}
	return date
}

// dateOfFile returns the date of a post that sets none. Docusaurus ends with the time at which the
// file was written to the disk, which differs from machine to machine.
func (d *describer) dateOfFile(name named) time.Time {
	finding := diag.Diagnostic{Severity: diag.Error, Code: Code, File: d.Name, Line: 1}
	created := name.date
	switch {
	case name.bad != "":
		finding.Text, finding.Hint = fmt.Sprintf("the date %s in the name of the file does not exist", name.bad),
			"rename the file, or set date in the front matter"
	case !name.date.IsZero():
		return name.date
	default:
		finding.Text, finding.Hint = "the post has no date",
			"set date in the front matter, or start the name of the file with the date, such as 2026-11-23-news.md"
		if d.options.Created != nil {
			created = d.options.Created()
		}
		if !created.IsZero() {
			finding.Severity, finding.Text = diag.Warning, fmt.Sprintf("the post has no date, so it gets that of its first commit, %s",
				created.Format(time.DateOnly))
		}
	}
	isOpen := d.FrontMatter.Draft && name.bad == "" // the date of a draft is often not known yet
	if !d.options.IsTranslation && !isOpen {
		d.findings = append(d.findings, finding)
	}
	return created
}

// named is what the name of a file says about a post.
type named struct {
	text string // what remains without the date; the title of a post without any other
	slug string
	date time.Time // zero if the name has none
	bad  string    // the date in the name if it does not exist, such as 2026-02-30; "" for others
}

// dated matches the path of a post with a date, as in Docusaurus: 2026-11-23-news.md,
// 2026/11/23/news/index.mdx, notes/2026-11-23.md.
var dated = regexp.MustCompile(`^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:/index)?\.mdx?$`)

// index matches the end of the path of a post without a date.
var index = regexp.MustCompile(`(?:/index)?\.mdx?$`)

// readName reads the path of a post in its folder. The slug has the digits of the date as written.
func readName(file string) named {
	found := dated.FindStringSubmatch(file)
	if found == nil {
		text := index.ReplaceAllString(file, "")
		return named{text: text, slug: "/" + text}
	}
	folder, written, text := found[1], strings.ReplaceAll(found[2], "-", "/"), found[3]
	result := named{text: text, slug: path.Join("/", written, folder+text)}
	date, err := time.Parse("2006/1/2", written)
	result.date = date
	if err != nil {
		result.bad = found[2]
	}
	return result
}
