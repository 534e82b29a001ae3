//go:build deploy

package deploy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"github.com/docgen-cli/docgen/internal/check/headers"
)

// Every address in the sitemap of a built site leads to a file without a redirect, and the
// stack sends the headers that docgen writes for other hosts.
func TestStackServesABuiltSite(t *testing.T) {
	t.Parallel()
	for _, options := range []string{"", "trailingSlash: true\n", "trailingSlash: false\nbaseUrl: /docs/\n"} {
		t.Run(options, func(t *testing.T) {
			t.Parallel()
			row := repository{text: "title: T\nurl: https://docs.example.org\n" + options}
			root, plan := row.plan(t, "s3")
			write(t, filepath.Join(root, "content", "index.md"), siteText)
			write(t, filepath.Join(root, "content", "more.md"), "# More\n")
			write(t, filepath.Join(root, "content", "guide", "v1.2.md"), "# Version 1.2\n")
			built, err := docgen()
			if err != nil {
				t.Fatal(err)
			}
			if out, err := exec.Command(built, "build", "-C", root).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			var requests []string
			for _, match := range regexp.MustCompile(`<loc>https://docs.example.org([^<]*)</loc>`).FindAllStringSubmatch(read(t,
				filepath.Join(root, "dist", "sitemap.xml")), -1) {
				requests = append(requests, match[1])
			}
			if len(requests) < 3 {
				t.Fatalf("requests %q", requests)
			}
			made := readStack(t, plan.Files[1].Text)
			for i, key := range ask(t, made.Resources["Pages"].Properties.FunctionCode, requests) {
				if _, err := os.Stat(filepath.Join(root, "dist", strings.TrimPrefix(key, "/docs"))); err != nil {
					t.Errorf("%s leads to %s, which is no file", requests[i], key)
				}
			}
			compareHeaders(t, made, headers.Parse(read(t, filepath.Join(root, "dist", "_headers"))))
		})
	}
}

func compareHeaders(t *testing.T, made stack, written headers.Rules) {
	t.Helper()
	pages := made.Resources["PageHeaders"].Properties.ResponseHeadersPolicyConfig
	got := map[string]string{"Referrer-Policy": pages.SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy, "X-Content-Type-Options": "nosniff"}
	for _, item := range pages.CustomHeadersConfig.Items {
		got[item.Header] = item.Value
	}
	var patterns []string
	for _, behavior := range made.Resources["Distribution"].Properties.DistributionConfig.CacheBehaviors {
		patterns = append(patterns, behavior.PathPattern)
	}
	images := made.Resources["ImageHeaders"].Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy
	for i, rule := range written {
		for _, field := range rule.Fields {
			isPolicy := field.Name == "Content-Security-Policy"
			switch {
			case field.Name == "Cache-Control": // the workflow sets it
			case i == 0 && !isPolicy && got[field.Name] != field.Value:
				t.Errorf("%s is %q, want %q", field.Name, got[field.Name], field.Value)
			case i > 0 && isPolicy && images != field.Value:
				t.Errorf("the policy of images is %q, want %q", images, field.Value)
			case i > 0 && isPolicy && !slices.Contains(patterns, rule.Path) && !strings.HasSuffix(rule.Path, "*.svg"):
				t.Errorf("no behavior for %s: %q", rule.Path, patterns)
			}
		}
	}
}

func TestWorkflowPublishesInTheRightOrder(t *testing.T) {
	t.Parallel()
	for base, prefix := range map[string]string{"/": "", "/docs/v1/": "docs/v1/"} {
		_, plan := repository{text: "title: T\nurl: https://docs.example.org\nbaseUrl: " + base + "\n"}.plan(t, "s3")
		var workflow struct {
			Jobs map[string]struct {
				Env   map[string]string
				Steps []actionStep
			}
		}
		if err := yaml.Unmarshal([]byte(plan.Files[0].Text), &workflow); err != nil {
			t.Fatal(err)
		}
		job := workflow.Jobs["publish"]
		step := job.Steps[len(job.Steps)-1]
		step.Shell = "bash"
		if got := job.Env["PREFIX"]; got != prefix {
			t.Errorf("prefix %q, want %q", got, prefix)
		}
		for _, distribution := range []string{"E1", ""} {
			run := newRunner(t, t.TempDir())
			run.tool("aws", "#!/bin/sh\nfor word; do case $word in *[' *']*) printf \"'%s' \" \"$word\" ;; *) printf '%s ' \"$word\" ;; esac; done >> \"$CALLED\"; echo >> \"$CALLED\"\n")
			run.values["env"] += "\nBUCKET=b\nPREFIX=" + prefix + "\nDISTRIBUTION=" + distribution
			run.execute(step)
			called, _ := run.file("called")
			want := "s3 sync dist/assets s3://b/" + prefix + "assets --no-progress --size-only --cache-control 'public, max-age=31536000, immutable' \n" +
				"s3 sync dist s3://b/" + prefix + " --no-progress --exclude _headers --exclude _redirects --exclude .docgen-manifest --exclude 'assets/*' --exclude '*.md' --cache-control no-cache \n" +
				"s3 sync dist s3://b/" + prefix + " --no-progress --exclude '*' --include '*.md' --cache-control no-cache --content-type 'text/markdown; charset=utf-8' \n" +
				"s3 sync dist s3://b/" + prefix + " --no-progress --exclude _headers --exclude _redirects --exclude .docgen-manifest --size-only --delete \n"
			if distribution != "" {
				want += "cloudfront create-invalidation --distribution-id E1 --paths '/" + prefix + "*' \n"
			}
			if run.failed || called != want {
				t.Errorf("called\n%s\nwant\n%s\n%s", called, want, run.log)
			}
		}
		run := newRunner(t, t.TempDir())
		run.values["env"] += "\nBUCKET=\nPREFIX="
		run.execute(step)
		if !run.failed || !strings.Contains(run.log, "set the variable DOCS_BUCKET in the settings of this repository") {
			t.Errorf("without a bucket: %s", run.log)
		}
	}
}
