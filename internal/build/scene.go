package build

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"sync"

	"docgen/internal/bundle"
	"docgen/internal/contract"
	"docgen/internal/output"
	"docgen/internal/shell"
)

// scene is one state of a live site. It never changes.
type scene struct {
	plan     *plan
	theme    bundle.Bundle
	site     contract.SiteData
	press    pagePress
	code     string            // hash of everything that an open page runs
	static   map[string]string // states of static files by URL path
	renderer *liveRenderer

	pages  map[string]int         // number of a page by the names of its files
	paths  map[string]string      // URL path of a page to the name of its data
	others map[string]output.File // what is neither page nor search
	search func() (map[string]output.File, error)
}

func newScene(options Options, made *plan, theme bundle.Bundle, site contract.SiteData, renderer *liveRenderer) (*scene, error) {
	s := &scene{plan: made, theme: theme, site: site, renderer: renderer}
	encoded, err := json.Marshal(site)
	if err != nil {
		return nil, fmt.Errorf("encode the site's data: %w", err)
	}
	s.press = pagePress{plan: made, frame: made.shellSite(theme, site), others: made.otherInputs(theme)}
	s.press.frame.JSON = encoded
	s.code, s.static = codeHash(theme, encoded), made.staticStates()
	s.pages, s.paths = map[string]int{}, map[string]string{}
	for number := range len(made.pages) + len(s.press.others) {
		own := s.press.routeOf(number)
		s.pages[own.Output] = number
		if own.Data != "" {
			s.pages[own.Data], s.paths[addressKey(own.Path)] = number, own.Data
		}
	}
	others, err := made.otherFiles(theme)
	if err != nil {
		return nil, err
	}
	diagrams, err := made.diagramFiles(options)
	if err != nil {
		return nil, err
	}
	s.others = byName(append(others, diagrams...))
	s.search = sync.OnceValues(func() (map[string]output.File, error) {
		found, err := made.search(context.Background(), options, theme.Stemmer)
		files := make(map[string]output.File, len(found))
		for _, file := range found {
			files[file.Name] = output.File{Name: file.Name, Content: file.Content}
		}
		return files, err
	})
	return s, nil
}

// codeHash names all that an open page runs and shows by a name that stays the same
// when the content is another: scripts and the site's data.
func codeHash(theme bundle.Bundle, site []byte) string {
	hash := sha256.New()
	fmt.Fprintln(hash, theme.Core, theme.Boot, string(site))
	return hex.EncodeToString(hash.Sum(nil))
}

// staticStates tell one state of each static file from another.
func (p *plan) staticStates() map[string]string {
	states := make(map[string]string, len(p.static))
	for _, file := range p.static {
		if info, err := os.Stat(file.Path); err == nil {
			states[p.routes.URL(file.Name)] = fmt.Sprint(info.Size(), info.ModTime().UnixNano())
		}
	}
	return states
}

func byName(files []output.File) map[string]output.File {
	named := make(map[string]output.File, len(files))
	for _, file := range files {
		named[file.Name] = file
	}
	return named
}

// file makes one file of the output.
func (s *scene) file(ctx context.Context, name string) ([]byte, error) {
	if number, found := s.pages[name]; found {
		return s.page(ctx, s.press.input(number), name)
	}
	if file, found := s.others[name]; found {
		return file.Read()
	}
	if !strings.HasSuffix(name, ".json") {
		return nil, fs.ErrNotExist
	}
	found, err := s.search()
	if err != nil {
		return nil, err
	}
	if file, there := found[name]; there {
		return file.Read()
	}
	return nil, fs.ErrNotExist
}

// data makes the data of a page, but for what its own code puts into the head: that
// enters the head of an open page by itself.
func (s *scene) data(input pageInput) (content []byte, err error) {
	if input.encoded, err = encodePart(input.data); err != nil {
		return nil, err
	}
	body, err := s.plan.contentOf(input)
	if err != nil {
		return nil, err
	}
	file, err := s.press.data(input, body)
	return file.Content, err
}

// page makes the document or the data of a page. The data of a page without code
// of its own needs no Node.
func (s *scene) page(ctx context.Context, input pageInput, name string) ([]byte, error) {
	var err error
	if input.encoded, err = encodePart(input.data); err != nil {
		return nil, err
	}
	if name == input.route.Data && input.data.Code == nil {
		return s.data(input)
	}
	rendered, err := s.renderer.render(ctx, s.plan, s.theme, s.site, withContent(input.encoded, contentMarker))
	if err != nil {
		return nil, err
	}
	body := rendered.HTML
	if rendered.Failure != nil {
		body = shell.ContentMarker // the browser says what failed, where its console is
	}
	files, err := s.press.files(input, body)
	if err != nil {
		return nil, err
	}
	return byName(files)[name].Content, nil
}
