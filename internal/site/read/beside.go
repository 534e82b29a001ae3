package read

import (
	"errors"
	"fmt"
	"io/fs"
	"path"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// besideTexts names a file in the folder of docs or posts that an option sets, such as the tags
// file.
type besideTexts struct {
	file         string // relative to the folder; "" for none
	folder       string // relative to the site folder
	translations string // folder with the translations, in which another one can be; "" for none
	option       []any  // path of the option
	isOptional   bool   // even if the option is set
	what, where  string // names of the file and the folder in messages
}

// read reads the file, the translated one if there is one. It returns false if there is none.
func (b besideTexts) read(input site.Input, files source.Files) (content.File, []diag.Diagnostic, bool) {
	if b.file == "" {
		return content.File{}, nil, false
	}
	name := path.Join(b.folder, b.file)
	if b.translations != "" {
		translated := path.Join(b.translations, b.file)
		if _, err := files.Stat(translated); err == nil {
			name = translated
		}
	}
	if _, err := files.Stat(name); errors.Is(err, fs.ErrNotExist) {
		if b.isOptional || !input.Config.Given(b.option...) {
			return content.File{}, nil, false
		}
		return content.File{}, []diag.Diagnostic{input.Config.Diagnostic(diag.Error, fmt.Sprintf("no %s %q in the %s", b.what, b.file, b.where),
			"create it, or remove the option", b.option...)}, false
	}
	return text.Open(files, name)
}
