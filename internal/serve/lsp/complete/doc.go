// Package complete says what an author may write at the cursor.
//
// [Items] looks at the lines up to the cursor, finds in a table what is being written there, and lists what the site, as it was
// last checked, has for it. It is a function of a [Place], so that it works while a file cannot be read.
// The package does not know the protocol, and it parses no Markdown: what a line begins is a pattern in a table.
// To complete something new, add a row to the table of its kind of file.
package complete
