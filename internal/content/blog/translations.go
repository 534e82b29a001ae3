package blog

// Translations returns the name of the folder with the translations of a blog, in the folder of a
// locale. The names are Docusaurus's.
func Translations(id string) string {
	if id == "default" {
		return "docusaurus-plugin-content-blog"
	}
	return "docusaurus-plugin-content-blog-" + id
}
