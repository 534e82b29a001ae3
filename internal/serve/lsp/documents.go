package lsp

import "context"

func (s *server) didOpen(_ context.Context, params documentParams) error {
	path := pathOf(params.TextDocument.URI)
	if path == "" {
		return nil
	}
	f := s.folderOf(path)
	s.mu.Lock()
	s.buffers[path], s.last = buffer{params.TextDocument.Text, params.TextDocument.Version, f}, path
	s.mu.Unlock()
	s.changed(f)
	return nil
}

func (s *server) didChange(_ context.Context, params changeParams) error {
	path := pathOf(params.TextDocument.URI)
	s.mu.Lock()
	open, isOpen := s.buffers[path]
	if isOpen {
		s.buffers[path], s.last = open.changed(s.units, params.TextDocument.Version, params.ContentChanges), path
	}
	s.mu.Unlock()
	if isOpen {
		s.sketch(path)
	}
	s.changed(open.in)
	return nil
}

func (s *server) didClose(_ context.Context, params documentParams) error {
	path := pathOf(params.TextDocument.URI)
	s.mu.Lock()
	open := s.buffers[path]
	delete(s.buffers, path)
	s.mu.Unlock()
	s.changed(open.in)
	return nil
}

func (s *server) didSave(_ context.Context, params documentParams) error {
	s.mu.Lock()
	open := s.buffers[pathOf(params.TextDocument.URI)]
	s.mu.Unlock()
	s.changed(open.in)
	return nil
}

// didChangeFiles checks the sites again in which files have changed outside of the editor.
func (s *server) didChangeFiles(_ context.Context, params watchedParams) error {
	for _, each := range s.sites() {
		for _, change := range params.Changes {
			if _, isInside := nameIn(each.dir, pathOf(change.URI)); isInside {
				s.changed(each)
				break
			}
		}
	}
	return nil
}

// didMoveFiles checks all sites again. Editors that move an open file close it under its old name, and open it under the new one.
func (s *server) didMoveFiles(context.Context) error {
	for _, each := range s.sites() {
		s.changed(each)
	}
	return nil
}

// changed begins a check of a site.
func (s *server) changed(f *folder) {
	if f != nil {
		f.change(func() { s.check(s.alive(), f) })
	}
}

// folderOf returns the site that a file belongs to, and opens it if it is the first file. It is nil for a file of no site.
func (s *server) folderOf(path string) *folder {
	s.mu.Lock()
	defer s.mu.Unlock()
	dir := siteOf(path, s.options.ConfigFile, s.roots)
	if dir == "" {
		return nil
	}
	if s.folders[dir] == nil {
		checker, err := s.options.Open(dir)
		if err != nil {
			s.options.Log("open the site in "+dir, err)
			return nil
		}
		s.folders[dir] = &folder{dir: dir, checker: checker, shown: map[string]bool{}}
	}
	return s.folders[dir]
}
