package deploy_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"github.com/docgen-cli/docgen/internal/headers"
)

// stack is what tests need of the CloudFormation template.
type stack struct {
	Parameters, Conditions map[string]any
	Resources              map[string]struct {
		Type       string
		Properties struct {
			FunctionCode                string
			ResponseHeadersPolicyConfig struct {
				SecurityHeadersConfig struct {
					ContentSecurityPolicy struct{ ContentSecurityPolicy string }
					ReferrerPolicy        struct{ ReferrerPolicy string }
				}
				CustomHeadersConfig struct {
					Items []struct{ Header, Value string }
				}
			}
			DistributionConfig struct {
				CustomErrorResponses []struct{ ResponsePagePath string }
				CacheBehaviors       []struct{ PathPattern string }
			}
		}
	}
}

func readStack(t *testing.T, text string) stack {
	t.Helper()
	var found stack
	plain := regexp.MustCompile(`!(Ref|GetAtt|Sub|If|Equals|Not) `).ReplaceAllString(text, "")
	plain = strings.ReplaceAll(plain, "ViewerCertificate: !If", "ViewerCertificate:")
	asJSON, err := yaml.YAMLToJSON([]byte(plain))
	if err == nil {
		err = json.Unmarshal(asJSON, &found)
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, plain)
	}
	return found
}

func TestStackRefersToItsOwnResources(t *testing.T) {
	t.Parallel()
	for _, row := range repositories() {
		_, plan := row.plan(t, "s3")
		text := plan.Files[1].Text
		known := readStack(t, text)
		names := regexp.MustCompile(`!Ref ([A-Za-z:]+)|!GetAtt ([A-Za-z]+)\.|\$\{([A-Za-z:]+)[.}]|!If \[([A-Za-z]+),|Condition: ([A-Z][A-Za-z]+)|!If\n +- ([A-Za-z]+)\n`).FindAllStringSubmatch(text, -1)
		if len(names) < 20 {
			t.Errorf("got %d references", len(names))
		}
		for _, match := range names {
			name := strings.Join(match[1:], "")
			_, isResource := known.Resources[name]
			if !isResource && known.Parameters[name] == nil && known.Conditions[name] == nil && !strings.HasPrefix(name, "AWS::") {
				t.Errorf("%s: %q refers to nothing", row.name, match[0])
			}
		}
		for _, subject := range []string{"repo:${Repository}:ref:refs/heads/${Branch}", "repo:${RepositoryID}:ref:refs/heads/${Branch}"} {
			if !strings.Contains(text, "- !Sub '"+subject+"'\n") {
				t.Errorf("%s: the role does not trust %s", row.name, subject)
			}
		}
		if want := known.Resources["Distribution"].Properties.DistributionConfig.CustomErrorResponses[0].ResponsePagePath; !strings.HasSuffix(want, "/404.html") {
			t.Errorf("%s: page for errors %q", row.name, want)
		}
	}
}

// ask runs the function of a stack on requests, and returns what each leads to: the key of a
// file, or the address of a redirect. A request that begins with "markdown" is from an agent.
func ask(t *testing.T, code string, requests []string) []string {
	t.Helper()
	type field struct {
		Value      string            `json:"value"`
		MultiValue []json.RawMessage `json:"multiValue,omitempty"`
	}
	type request struct {
		URI     string           `json:"uri"`
		Query   map[string]field `json:"querystring"`
		Headers map[string]field `json:"headers"`
	}
	var events []request
	for _, address := range requests {
		uri, query, _ := strings.Cut(address, "?")
		event := request{URI: uri, Query: map[string]field{}, Headers: map[string]field{}}
		if page, isAgent := strings.CutPrefix(uri, "markdown "); isAgent {
			event.URI, event.Headers["accept"] = page, field{Value: "text/markdown, text/html, */*"}
		}
		if name, value, found := strings.Cut(query, "="); found {
			event.Query[name] = field{Value: value}
		}
		events = append(events, event)
	}
	input, err := json.Marshal(events)
	if err != nil {
		t.Fatal(err)
	}
	script := code + `
const answers = ` + string(input) + `.map((request) => handler({ request })).map((a) => a.statusCode ? a.statusCode + ' ' + a.headers.location.value : a.uri)
console.log(JSON.stringify(answers))`
	command := exec.Command("node", "-")
	command.Stdin = strings.NewReader(script)
	out, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s\n%s", err, out, script)
	}
	var answers []string
	if err := json.Unmarshal(bytes.TrimSpace(out), &answers); err != nil {
		t.Fatal(err)
	}
	return answers
}

func TestFunctionFindsTheFilesOfPages(t *testing.T) {
	t.Parallel()
	rows := []struct {
		name, options string
		want          map[string]string
	}{
		{"not set", "", map[string]string{
			"/": "/index.html", "/a": "/a/index.html", "/a/": "/a/index.html", "/a/b?x=1": "/a/b/index.html", "/v1.2": "/v1.2/index.html",
			"/assets/a-1.js": "/assets/a-1.js", "/robots.txt": "/robots.txt",
			"markdown /": "/index.md", "markdown /a/b/": "/a/b.md", "markdown /v1.2": "/v1.2.md", "markdown /robots.txt": "/robots.txt",
		}},
		{"true", "trailingSlash: true\n", map[string]string{
			"/": "/index.html", "/a": "301 /a/", "/a/": "/a/index.html", "/a?x=1": "301 /a/?x=1", "/img/a.svg": "/img/a.svg",
			"//evil.example/a": "301 /evil.example/a/", `/\evil.example/a`: "301 /evil.example/a/",
		}},
		{"false", "trailingSlash: false\n", map[string]string{
			"/": "/index.html", "/a": "/a.html", "/a/": "301 /a", "/a/?x=1": "301 /a?x=1", "//evil.example/": "301 /evil.example", "/v1.2": "/v1.2.html",
		}},
		{"base URL", "baseUrl: /docs/\ntrailingSlash: false\n", map[string]string{
			"/docs/": "/docs/index.html", "/docs": "301 /docs/", "/docs/a": "/docs/a.html", "/docs/a/": "301 /docs/a",
			"markdown /docs/": "/docs/index.md", "markdown /docs/a": "/docs/a.md", "markdown /docs/a/": "301 /docs/a",
		}},
		{"base URL in another script", "baseUrl: /文档/\n", map[string]string{
			"/%E6%96%87%E6%A1%A3/": "/%E6%96%87%E6%A1%A3/index.html", "/%E6%96%87%E6%A1%A3": "301 /%E6%96%87%E6%A1%A3/",
		}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			_, plan := repository{text: "title: T\nurl: https://docs.example.org\n" + row.options}.plan(t, "s3")
			var requests []string
			for address := range row.want {
				requests = append(requests, address)
			}
			for i, got := range ask(t, readStack(t, plan.Files[1].Text).Resources["Pages"].Properties.FunctionCode, requests) {
				if got != row.want[requests[i]] {
					t.Errorf("%s: got %s, want %s", requests[i], got, row.want[requests[i]])
				}
			}
		})
	}
}

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
			for _, match := range regexp.MustCompile(`<loc>https://docs.example.org([^<]*)</loc>`).FindAllStringSubmatch(read(t, filepath.Join(root, "dist", "sitemap.xml")), -1) {
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
