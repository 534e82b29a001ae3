package description

import (
	"reflect"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// The types below have the fields of OpenAPI that pages show, with the names of the
// specification (https://spec.openapis.org). References to other parts are followed, except
// those of schemas.

// Document is a description.
type Document struct {
	Components   `yaml:"components"`
	Info         Info             `yaml:"info"`
	Servers      []*Server        `yaml:"servers"`
	Paths        *Map[*PathItem]  `yaml:"paths"`
	Webhooks     *Map[*PathItem]  `yaml:"webhooks"`
	Security     []*Map[[]string] `yaml:"security"`
	Tags         []*Tag           `yaml:"tags"`
	ExternalDocs *ExternalDocs    `yaml:"externalDocs"`
}

// Components are what the other parts refer to.
type Components struct {
	Schemas         *Map[*Ref]            `yaml:"schemas"`
	SecuritySchemes *Map[*SecurityScheme] `yaml:"securitySchemes"`
}

// Info says what an API is.
type Info struct {
	Title          string `yaml:"title"`
	Summary        string `yaml:"summary"`
	Description    string `yaml:"description"`
	TermsOfService string `yaml:"termsOfService"`
	Version        string `yaml:"version"`

	Contact struct {
		Name  string `yaml:"name"`
		URL   string `yaml:"url"`
		Email string `yaml:"email"`
	} `yaml:"contact"`
	License struct {
		Name       string `yaml:"name"`
		URL        string `yaml:"url"`
		Identifier string `yaml:"identifier"`
	} `yaml:"license"`
}

// ExternalDocs is a link to documentation elsewhere.
type ExternalDocs struct {
	Description string `yaml:"description"`
	URL         string `yaml:"url"`
}

// Server is an address of an API.
type Server struct {
	URL         string                `yaml:"url"`
	Description string                `yaml:"description"`
	Variables   *Map[*ServerVariable] `yaml:"variables"`
}

// ServerVariable is a part of the address of a server.
type ServerVariable struct {
	Default     string   `yaml:"default"`
	Description string   `yaml:"description"`
	Enum        []string `yaml:"enum"`
}

// Tag describes the operations that have it.
type Tag struct {
	Name         string        `yaml:"name"`
	Description  string        `yaml:"description"`
	ExternalDocs *ExternalDocs `yaml:"externalDocs"`
}

// PathItem is what the operations of a path share.
type PathItem struct {
	Description string          `yaml:"description"`
	Servers     []*Server       `yaml:"servers"`
	Parameters  []*Parameter    `yaml:"parameters"`
	Operations  Map[*Operation] // by method, in upper case
}

func (p *PathItem) fill(r *reader, node *yaml.Node) {
	node = r.follow(node)
	r.object(node, reflect.ValueOf(p).Elem())
	for key, value := range Entries(node) {
		if slices.Contains(methods, key.Value) && value != nil {
			operation := &Operation{HasSecurity: child(value, "security") != nil}
			r.object(value, reflect.ValueOf(operation).Elem())
			p.Operations.Set(strings.ToUpper(key.Value), operation)
		}
	}
}

// Operation is a method of a path.
type Operation struct {
	Tags         []string         `yaml:"tags"`
	Summary      string           `yaml:"summary"`
	Description  string           `yaml:"description"`
	OperationID  string           `yaml:"operationId"`
	ExternalDocs *ExternalDocs    `yaml:"externalDocs"`
	Parameters   []*Parameter     `yaml:"parameters"`
	RequestBody  *RequestBody     `yaml:"requestBody"`
	Responses    *Map[*Response]  `yaml:"responses"`
	Deprecated   bool             `yaml:"deprecated"`
	Security     []*Map[[]string] `yaml:"security"`
	Servers      []*Server        `yaml:"servers"`
	HasSecurity  bool             // has its own, which may be empty
}

// Parameter is a part of a request, or a header of a response.
type Parameter struct {
	Name        string           `yaml:"name"`
	In          string           `yaml:"in"`
	Description string           `yaml:"description"`
	Required    bool             `yaml:"required"`
	Deprecated  bool             `yaml:"deprecated"`
	Schema      *Ref             `yaml:"schema"`
	Example     *yaml.Node       `yaml:"example"`
	Examples    *Map[*Example]   `yaml:"examples"`
	Content     *Map[*MediaType] `yaml:"content"`
}

// RequestBody is the body of a request.
type RequestBody struct {
	Description string           `yaml:"description"`
	Required    bool             `yaml:"required"`
	Content     *Map[*MediaType] `yaml:"content"`
}

// Response is an answer to a request.
type Response struct {
	Description string           `yaml:"description"`
	Headers     *Map[*Parameter] `yaml:"headers"`
	Content     *Map[*MediaType] `yaml:"content"`
}

// MediaType is a body in one format.
type MediaType struct {
	Schema   *Ref           `yaml:"schema"`
	Example  *yaml.Node     `yaml:"example"`
	Examples *Map[*Example] `yaml:"examples"`
}

// Example is an example with a name.
type Example struct {
	Summary     string     `yaml:"summary"`
	Description string     `yaml:"description"`
	Value       *yaml.Node `yaml:"value"`
}

// SecurityScheme is a way to authorize requests.
type SecurityScheme struct {
	Type             string           `yaml:"type"`
	Description      string           `yaml:"description"`
	Name             string           `yaml:"name"`
	In               string           `yaml:"in"`
	Scheme           string           `yaml:"scheme"`
	BearerFormat     string           `yaml:"bearerFormat"`
	OpenIDConnectURL string           `yaml:"openIdConnectUrl"`
	Flows            *Map[*OAuthFlow] `yaml:"flows"` // by the name of the flow
}

// OAuthFlow is a way to get a token of OAuth 2.0.
type OAuthFlow struct {
	AuthorizationURL string       `yaml:"authorizationUrl"`
	TokenURL         string       `yaml:"tokenUrl"`
	RefreshURL       string       `yaml:"refreshUrl"`
	Scopes           *Map[string] `yaml:"scopes"`
}
