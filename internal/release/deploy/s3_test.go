package deploy_test

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
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
		if want := known.Resources["Distribution"].Properties.DistributionConfig.CustomErrorResponses[0].ResponsePagePath; !strings.HasSuffix(want,
			"/404.html") {
			t.Errorf("%s: page for errors %q", row.name, want)
		}
	}
}

// ask runs the function of a stack on requests, and returns what each leads to: the key of a
// file, or the target of a redirect. A request that begins with "markdown" is from an agent.
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
	for _, target := range requests {
		uri, query, _ := strings.Cut(target, "?")
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
			for target := range row.want {
				requests = append(requests, target)
			}
			for i, got := range ask(t, readStack(t, plan.Files[1].Text).Resources["Pages"].Properties.FunctionCode, requests) {
				if got != row.want[requests[i]] {
					t.Errorf("%s: got %s, want %s", requests[i], got, row.want[requests[i]])
				}
			}
		})
	}
}
