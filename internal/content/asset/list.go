package asset

import "path"

// List returns the files in a folder that docs may refer to, for suggestions. The folder and
// the files are relative to the site folder. A folder that cannot be read has no files.
func (f Folders) List(folder string) []string {
	entries, err := f.Files.ReadDir(folder)
	if err != nil {
		return nil
	}
	var files []string
	for _, entry := range entries {
		if file := path.Join(folder, entry.Name()); f.Files.IsShown(file) {
			files = append(files, file)
		}
	}
	return files
}
