// Package refactor works out the edits that keep a site whole when its author moves a file or gives something another name.
//
// A [Project] is a checked site. [Project.References] lists what a text leads to, and [Project.Move] and the renames return a
// [Change], which nobody has applied yet. The package knows how links, sidebars and front matter name things. It reads files only
// through the project, and it writes none.
package refactor
