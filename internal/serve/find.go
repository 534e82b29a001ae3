package serve

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/docgen-cli/docgen/internal/check/headers"
)

const (
	openAttempts = 40 // 200 ms in total, longer than a replaced folder is missing
	openPause    = 5 * time.Millisecond
)

var errNotFound = errors.New("no such file in the site")

// siteFile is an open file of the site.
type siteFile struct {
	file interface {
		io.ReadSeekCloser
		io.ReaderAt
	}
	size int64
	info fs.FileInfo // nil for a file in memory
	name string      // slash-separated, relative to the site folder
}

// isAsBefore reports whether the file is the same as when info was read. A file in memory never is.
func (f siteFile) isAsBefore(info fs.FileInfo) bool {
	return f.info != nil && info.Size() == f.size && info.ModTime().Equal(f.info.ModTime()) && os.SameFile(info, f.info)
}

// candidates returns the files to try for a path below the base URL, best first. A page has
// four paths: x, x/, x.html and x/index.html. Only one of the last two is on disk.
func candidates(rest string) []string {
	if rest == "" {
		return []string{"index.html"}
	}
	name, slashed := strings.CutSuffix(rest, "/")
	if !isServed(name) || name == headers.FileName || name == redirectsFile {
		return nil
	}
	documents := []string{name + "/index.html", name + ".html"}
	if slashed {
		return documents
	}
	names := append([]string{name}, documents...)
	if page, ok := strings.CutSuffix(name, "/index.html"); ok {
		return append(names, page+".html")
	}
	if page, ok := strings.CutSuffix(name, ".html"); ok {
		return append(names, page+"/index.html")
	}
	return names
}

// mostFolders limits how many folders of a path may have a 404 page. Locales are in the outermost.
const mostFolders = 8

// notFoundPages returns the 404 pages to try for a path below the base URL, the nearest one first,
// as Cloudflare does.
func notFoundPages(rest string) []string {
	names := []string{notFoundPage}
	folder := ""
	segments := strings.Split(rest, "/")
	for _, segment := range segments[:min(mostFolders, len(segments)-1)] {
		folder += segment + "/"
		if !isServed(folder + notFoundPage) {
			break
		}
		names = slices.Insert(names, 0, folder+notFoundPage)
	}
	return names
}

// isServed rejects names that leave the folder, and dotfiles except .well-known.
func isServed(name string) bool {
	if strings.ContainsAny(name, "\\\x00") {
		return false
	}
	segments := strings.Split(name, "/")
	if segments[0] == ".well-known" {
		segments = segments[1:]
	}
	return !slices.ContainsFunc(segments, func(segment string) bool {
		return segment == "" || segment[0] == '.'
	})
}

// open returns the first of the files that exists. If the folder is replaced meanwhile, it
// looks in the new one.
func (h *handler) open(ctx context.Context, names []string) (siteFile, error) {
	if h.files != nil {
		return openInMemory(ctx, h.files, names)
	}
	for range openAttempts {
		root, err := os.OpenRoot(h.dir)
		if errors.Is(err, fs.ErrNotExist) {
			pause(ctx)
			continue
		}
		if err != nil {
			return siteFile{}, err
		}
		found, err := openFirst(root, names)
		retry := errors.Is(err, errNotFound) && h.isReplaced(root)
		root.Close()
		if !retry {
			return found, err
		}
	}
	return siteFile{}, ErrNoSite
}

func pause(ctx context.Context) {
	select {
	case <-ctx.Done():
	case <-time.After(openPause):
	}
}

// isReplaced reports whether the folder's name now belongs to another folder.
func (h *handler) isReplaced(root *os.Root) bool {
	opened, err := root.Stat(".")
	if err != nil {
		return false
	}
	current, err := os.Stat(h.dir)
	return err != nil || !os.SameFile(opened, current)
}

func openFirst(root *os.Root, names []string) (siteFile, error) {
	for _, name := range names {
		found, err := openFile(root, name)
		if err == nil || isSystemError(err) {
			return found, err
		}
	}
	return siteFile{}, errNotFound
}

// openFile checks the file type first, because opening a named pipe would block.
func openFile(root *os.Root, name string) (siteFile, error) {
	info, err := root.Stat(name)
	if err != nil {
		return siteFile{}, err
	}
	if !info.Mode().IsRegular() {
		return siteFile{}, errNotFound
	}
	file, err := root.Open(name)
	if err != nil {
		return siteFile{}, err
	}
	info, err = file.Stat()
	if err != nil || !info.Mode().IsRegular() {
		file.Close()
		return siteFile{}, errors.Join(errNotFound, err)
	}
	return siteFile{file: file, size: info.Size(), info: info, name: name}, nil
}

// isSystemError reports whether an error is a failure of the machine, and not just a path that
// does not exist or leaves the folder.
func isSystemError(err error) bool {
	faults := []error{fs.ErrPermission, syscall.EMFILE, syscall.ENFILE, syscall.EIO}
	return slices.ContainsFunc(faults, func(fault error) bool { return errors.Is(err, fault) })
}
