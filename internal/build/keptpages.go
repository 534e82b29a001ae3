package build

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// keptPage is a page as it was written.
type keptPage struct {
	Key   key // of all that its files depend on
	Files []keptFile
}

// keptFile is a file of the output, by what tells that nobody changed it since.
type keptFile struct {
	Name string // below the output folder
	Size int64
	Time int64 // of its last change, in nanoseconds since the epoch
}

// look describes a file of the output in a folder.
func look(folder, name string) (keptFile, error) {
	info, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(name)))
	if err != nil {
		return keptFile{}, err
	}
	if !info.Mode().IsRegular() {
		return keptFile{}, fs.ErrInvalid
	}
	return keptFile{Name: name, Size: info.Size(), Time: info.ModTime().UnixNano()}, nil
}

// keyOfPage is the key of a page: of its data, its content, and all that pages
// share.
func (p *pagePress) keyOfPage(input pageInput) key {
	content := key{}
	switch {
	case input.page != nil:
		content = keyOf(input.page.parsed.Key, input.page.links, input.page.document.Formulas, input.page.parsed.Taken)
	case input.content != nil:
		content = keyOf(input.content())
	}
	return keyOf(p.key, []byte(input.encoded), content, input.route.Output, input.route.Data, input.keywords, input.image, input.script,
		input.route.Path == p.plan.routes.Home())
}

// keep takes a page over from the last build when it would become the same; it
// reports whether it did.
func (p *pagePress) keep(input pageInput) (bool, error) {
	known := p.plan.state.pages.of(input.route.Output)
	if known.Key != input.key || len(known.Files) == 0 {
		return false, nil
	}
	for _, file := range known.Files {
		if now, err := look(p.tree.out, file.Name); err != nil || now != file {
			return false, nil
		}
	}
	for _, file := range known.Files {
		if err := p.tree.keep(file.Name); err != nil {
			return false, fmt.Errorf("write the site: %w", err)
		}
	}
	p.plan.state.pages.keep(input.route.Output, known)
	return true, nil
}

// note keeps what a page became for the next build.
func (p *pagePress) note(input pageInput) error {
	made := keptPage{Key: input.key}
	for _, name := range []string{input.route.Output, input.route.Data} {
		if name == "" {
			continue
		}
		file, err := look(p.tree.fresh, name)
		if err != nil {
			return err
		}
		made.Files = append(made.Files, file)
	}
	p.plan.state.pages.keep(input.route.Output, made)
	return nil
}

// keep takes a file over from the old output: the file itself, or where disks have
// no links a copy.
func (t *tree) keep(name string) error {
	local := filepath.FromSlash(name)
	if err := t.makeFolder(filepath.Dir(local)); err != nil {
		return err
	}
	old, fresh := filepath.Join(t.out, local), filepath.Join(t.fresh, local)
	if os.Link(old, fresh) != nil {
		if err := copyFile(old, fresh); err != nil {
			return err
		}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.files++
	return nil
}

// copyFile copies a file with its modification time.
func copyFile(from, to string) error {
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(from)
	if err == nil {
		err = os.WriteFile(to, text, 0o644)
	}
	if err != nil {
		return err
	}
	return os.Chtimes(to, info.ModTime(), info.ModTime())
}
