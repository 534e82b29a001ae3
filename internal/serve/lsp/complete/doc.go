// Package complete says what an author may write at the cursor, and what the name at the cursor means.
//
// [Items] looks at the lines up to the cursor, finds in a table what is being written there, and lists what the site, as it was
// last checked, has for it. [Explain] explains a name. Both are functions of a [Place], so that they work while a file cannot be
// read. The package does not know the protocol, and it parses no Markdown: what a line begins is a pattern in a table.
// To complete something new, add a row to the table of its kind of file.
package complete
