package deploy

import (
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/asset"
)

func s3() Host {
	return Host{
		Name: "s3", Title: "Amazon S3 and CloudFront, published by a workflow on GitHub",
		Limits: "CloudFront redirects no old URLs: they show the small pages that docgen writes there.",
		Files: func(site Site) ([]File, error) {
			made := newBucket(site)
			return fillAll(made, File{".github/workflows/docs.yml", "s3.yml"}, File{made.Stack, "s3-stack.yml"})
		},
		Next: func(site Site) []string {
			steps := append(site.adjust(wish{metaTag: true}),
				"Create the bucket, the CDN and the role in your account of Amazon Web Services:\n"+newBucket(site).CreateStack(),
				"The command \"aws cloudformation describe-stacks --region us-east-1 --stack-name docs\" lists the outputs.\n"+
					"In the settings of the repository, under \"Secrets and variables\", \"Actions\", \"Variables\", set\n"+
					"DOCS_BUCKET, DOCS_DISTRIBUTION and DOCS_ROLE to the outputs, and DOCS_REGION to us-east-1.")
			if site.Placeholder() {
				steps = append(steps, "Set url in "+site.Config+" to the output Address, or to your own domain.")
			}
			return append(steps, site.push("GitHub"))
		},
		Warn: func(site Site) []string { return site.elsewhere("github.com", "GitHub") },
	}
}

// bucket is a site with what only S3 needs to know.
type bucket struct {
	Site
	Stack  string   // the path of the CloudFormation template
	Base   string   // the base URL as it is in requests
	Prefix string   // of all keys, such as "docs/"
	Slash  string   // trailingSlash as JavaScript
	Images []string // patterns of the files that get stricter headers
}

func newBucket(site Site) bucket {
	made := bucket{
		Site: site, Stack: site.Path("deploy/aws.yml"), Slash: "null",
		Base: (&url.URL{Path: site.Settings.BaseURL}).EscapedPath(), Prefix: strings.TrimPrefix(site.Settings.BaseURL, "/"),
	}
	if slash := site.Settings.TrailingSlash; slash != nil {
		made.Slash = strconv.FormatBool(*slash)
	}
	made.Images = []string{"*.svg", made.Base + asset.ImageFolder + "/*", made.Base + asset.SandboxFolder + "/*"}
	return made
}

// Homes returns the paths of the home pages, as they are in requests.
func (b bucket) Homes() []string {
	paths := b.Site.Homes()
	for i, path := range paths {
		paths[i] = (&url.URL{Path: path}).EscapedPath()
	}
	return paths
}

// MarkdownJS returns the functions that choose between HTML and Markdown, indented for the template.
func (b bucket) MarkdownJS() (string, error) {
	text, err := fill("s3-markdown.js", nil)
	return regexp.MustCompile(`(?m)^(.)`).ReplaceAllString(text, "        $1"), err
}

// CreateStack returns the command that creates everything in AWS. The role trusts the
// repository by its name and, since GitHub puts them into its tokens, by its numbers.
func (b bucket) CreateStack() string {
	repository := b.Repository.Path
	if b.Repository.Host != "github.com" {
		repository = "OWNER/NAME"
	}
	return "aws cloudformation deploy --region us-east-1 --stack-name docs --template-file " + quoteShell(b.Stack) +
		" --capabilities CAPABILITY_IAM --parameter-overrides Repository=" + quoteShell(repository) +
		" RepositoryID=$(gh api repos/" + quoteShell(repository) + ` --jq '"\(.owner.login)@\(.owner.id)/\(.name)@\(.id)"')`
}
