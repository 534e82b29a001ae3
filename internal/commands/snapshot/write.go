package snapshot

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// Write creates the files of the version in a site folder. If it fails or ctx ends, it leaves
// nothing behind. The list of versions, which makes the version part of the site, comes last.
func (p Plan) Write(ctx context.Context, dir string) (err error) {
	site := disk.Base(dir)
	staging, err := site.Stage()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, site.RemoveAll(staging)) }()
	if err := p.stage(ctx, site.Below(staging)); err != nil {
		return fmt.Errorf("copy the docs: %w", err)
	}
	placer := placer{site: site, staging: staging}
	for _, target := range p.moves {
		err = errors.Join(ctx.Err(), err)
		if err == nil {
			err = placer.place(target)
		}
	}
	for _, lock := range p.locks {
		if err == nil {
			err = site.Below(path.Dir(lock.Name)).Replace(path.Base(lock.Name), lock.Text)
		}
	}
	if err == nil {
		err = site.Replace(p.list.Name, p.list.Text)
	}
	if err != nil {
		return errors.Join(fmt.Errorf("write the version: %w", err), placer.undo())
	}
	return nil
}

// stage writes all new files into a folder.
func (p Plan) stage(ctx context.Context, folder disk.Folder) error {
	for _, file := range p.copy {
		if err := ctx.Err(); err != nil {
			return err
		}
		text, err := p.files.ReadFile(file.from)
		if err != nil {
			return err
		}
		if err := folder.Create(file.to, text); err != nil {
			return err
		}
	}
	for _, file := range p.texts {
		if err := folder.Create(file.Name, file.Text); err != nil {
			return err
		}
	}
	return nil
}

// placer moves staged files into place, and records what it creates.
type placer struct {
	site    disk.Folder
	staging string
	placed  []string
	folders []string // created around them
}

func (p *placer) place(target string) error {
	folder, name := path.Split(path.Clean(target))
	folder = path.Clean(folder)
	p.expect(folder)
	if err := p.site.Below(folder).Make(); err != nil {
		return err
	}
	if err := p.site.Below(path.Join(p.staging, folder)).Move(name, p.site.Below(folder), name); err != nil {
		return err
	}
	p.placed = append(p.placed, target)
	return nil
}

// expect records a folder that does not exist yet, after its parents.
func (p *placer) expect(folder string) {
	if _, err := os.Lstat(filepath.Join(p.site.Path(), filepath.FromSlash(folder))); err != nil && folder != "." {
		p.expect(path.Dir(folder))
		p.folders = append(p.folders, folder)
	}
}

// undo removes what was created. A folder that others use by now stays.
func (p *placer) undo() error {
	var err error
	for _, target := range p.placed {
		err = errors.Join(err, p.site.RemoveAll(target))
	}
	for i := len(p.folders) - 1; i >= 0; i-- {
		_ = p.site.Remove(p.folders[i])
	}
	return err
}
