package blogview

import "encoding/json"

// Posting describes a post for search engines. All URLs are absolute.
type Posting struct {
	URL, Title, Description string
	Published, Modified     string // for machines; "" if unknown
	Image                   string // "" for none
	Keywords                []string
	Authors                 []Author
}

// Blog describes a blog for search engines. The URL is absolute.
type Blog struct{ URL, Title, Description string }

// schemaPost is a post in the words of schema.org, in which "omitempty" leaves out what is unknown.
type schemaPost struct {
	Context     string       `json:"@context,omitempty"`
	Type        string       `json:"@type"`
	ID          string       `json:"@id"`
	Page        string       `json:"mainEntityOfPage"`
	URL         string       `json:"url"`
	Headline    string       `json:"headline"`
	Name        string       `json:"name"`
	Description string       `json:"description,omitempty"`
	Published   string       `json:"datePublished,omitempty"`
	Modified    string       `json:"dateModified,omitempty"`
	Authors     any          `json:"author,omitempty"` // one person or several
	Image       *schemaImage `json:"image,omitempty"`
	Keywords    []string     `json:"keywords,omitempty"`
	Blog        *schemaBlog  `json:"isPartOf,omitempty"`
}

type schemaBlog struct {
	Context     string       `json:"@context,omitempty"`
	Type        string       `json:"@type"`
	ID          string       `json:"@id"`
	Page        string       `json:"mainEntityOfPage,omitempty"`
	Headline    string       `json:"headline,omitempty"`
	Name        string       `json:"name,omitempty"`
	Description string       `json:"description,omitempty"`
	Posts       []schemaPost `json:"blogPost,omitempty"`
}

type schemaPerson struct {
	Type        string `json:"@type"`
	Name        string `json:"name"`
	Description string `json:"description,omitempty"`
	URL         string `json:"url,omitempty"`
	Email       string `json:"email,omitempty"`
	Image       string `json:"image,omitempty"`
}

type schemaImage struct {
	Type    string `json:"@type"`
	ID      string `json:"@id"`
	URL     string `json:"url"`
	Content string `json:"contentUrl"`
}

const schema = "https://schema.org"

// Structured returns the element of the head that describes a post to search engines.
func (p Posting) Structured(of Blog) string {
	post := p.schema()
	post.Context, post.Blog = schema, &schemaBlog{Type: "Blog", ID: of.URL, Name: of.Title}
	return structured(post)
}

// Structured returns the element of the head that describes a list of posts to search engines.
func (b Blog) Structured(posts []Posting) string {
	blog := schemaBlog{Context: schema, Type: "Blog", ID: b.URL, Page: b.URL, Headline: b.Title, Description: b.Description}
	for _, post := range posts {
		blog.Posts = append(blog.Posts, post.schema())
	}
	return structured(blog)
}

func (p Posting) schema() schemaPost {
	post := schemaPost{
		Type: "BlogPosting", ID: p.URL, Page: p.URL, URL: p.URL, Headline: p.Title, Name: p.Title, Description: p.Description,
		Published: p.Published, Modified: p.Modified, Keywords: p.Keywords,
	}
	if p.Image != "" {
		post.Image = &schemaImage{"ImageObject", p.Image, p.Image, p.Image}
	}
	var people []schemaPerson
	for _, author := range p.Authors {
		people = append(people, schemaPerson{"Person", author.Shown(), author.Title, author.URL, author.Email, author.Image})
	}
	switch len(people) {
	case 0:
	case 1:
		post.Authors = people[0]
	default:
		post.Authors = people
	}
	return post
}

// structured returns structured data as an element. JSON escapes "<", so no text can close it.
func structured(data any) string {
	text, err := json.Marshal(data)
	if err != nil {
		return "" // strings always encode
	}
	return `<script type="application/ld+json">` + string(text) + "</script>"
}
