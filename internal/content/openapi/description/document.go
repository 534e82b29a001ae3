package description

import "go.yaml.in/yaml/v4"

// The types below have the fields of OpenAPI that pages show, with the names of the
// specification (https://spec.openapis.org). References to other parts are followed, except
// those of schemas.

// Document is a description.
type Document struct {
	Info            Info
	Servers         []*Server
	Paths, Webhooks *Map[*PathItem]
	Schemas         *Map[*Ref]            // of the components
	SecuritySchemes *Map[*SecurityScheme] // of the components
	Security        []*Map[[]string]
	Tags            []*Tag
	ExternalDocs    *ExternalDocs
}

// Info says what an API is.
type Info struct {
	Title, Summary, Description, TermsOfService, Version string

	Contact struct{ Name, URL, Email string }
	License struct{ Name, URL, Identifier string }
}

// ExternalDocs is a link to documentation elsewhere.
type ExternalDocs struct{ Description, URL string }

// Server is an address of an API.
type Server struct {
	URL, Description string
	Variables        *Map[*ServerVariable]
}

// ServerVariable is a part of the address of a server.
type ServerVariable struct {
	Default, Description string
	Enum                 []string
}

// Tag describes the operations that have it.
type Tag struct {
	Name, Description string
	ExternalDocs      *ExternalDocs
}

// PathItem is what the operations of a path share.
type PathItem struct {
	Description string
	Operations  *Map[*Operation] // by method, in upper case
	Servers     []*Server
	Parameters  []*Parameter
}

// Operation is a method of a path.
type Operation struct {
	Tags                              []string
	Summary, Description, OperationID string
	ExternalDocs                      *ExternalDocs
	Parameters                        []*Parameter
	RequestBody                       *RequestBody
	Responses                         *Map[*Response]
	Deprecated                        bool
	Security                          []*Map[[]string]
	HasSecurity                       bool // has its own, which may be empty
	Servers                           []*Server
}

// Parameter is a part of a request, or a header of a response.
type Parameter struct {
	Name, In, Description string
	Required, Deprecated  bool
	Schema                *Ref
	Example               *yaml.Node
	Examples              *Map[*Example]
	Content               *Map[*MediaType]
}

// RequestBody is the body of a request.
type RequestBody struct {
	Description string
	Required    bool
	Content     *Map[*MediaType]
}

// Response is an answer to a request.
type Response struct {
	Description string
	Headers     *Map[*Parameter]
	Content     *Map[*MediaType]
}

// MediaType is a body in one format.
type MediaType struct {
	Schema   *Ref
	Example  *yaml.Node
	Examples *Map[*Example]
}

// Example is an example with a name.
type Example struct {
	Summary, Description string
	Value                *yaml.Node
}

// SecurityScheme is a way to authorize requests.
type SecurityScheme struct {
	Type, Description, Name, In, Scheme, BearerFormat, OpenIDConnectURL string

	Flows *Map[*OAuthFlow] // by the name of the flow
}

// OAuthFlow is a way to get a token of OAuth 2.0.
type OAuthFlow struct {
	AuthorizationURL, TokenURL, RefreshURL string
	Scopes                                 *Map[string]
}
