package build

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"sync"
	"time"
)

// library keeps what was read of the docs from one plan of a site to the next. A
// doc is read anew when it, or a file that it takes in, is another than before.
// A nil library keeps nothing.
type library struct {
	mu       sync.Mutex
	docs     map[string]keptDoc // by path below the docs folder
	readings int                // so far
	links    followedLinks
}

// keptDoc is a doc as it was last read.
type keptDoc struct {
	page  docPage
	files map[string]stamp // by path below the site folder
	good  *docPage         // the last that could be read; nil for none
}

// stamp tells one state of a file from another.
type stamp struct {
	info fs.FileInfo // nil when the file is not there
	read time.Time
}

// unsettled is how long after its modification a file may change again without
// another modification time: file systems count in ticks, of up to two seconds.
const unsettled = 2 * time.Second

func stampOf(file string) stamp {
	now := time.Now()
	info, err := os.Stat(file)
	if err != nil {
		return stamp{read: now}
	}
	return stamp{info, now}
}

// isCurrent reports whether a file is certainly in the state that the stamp tells.
func (s stamp) isCurrent(file string) bool {
	now := stampOf(file)
	if s.info == nil || now.info == nil {
		return s.info == nil && now.info == nil
	}
	return s.isLike(now) && s.isSettled()
}

// isLike reports whether two stamps are of one state, as far as the file system's
// time tells.
func (s stamp) isLike(other stamp) bool {
	if s.info == nil || other.info == nil {
		return s.info == nil && other.info == nil
	}
	return s.info.Size() == other.info.Size() && s.info.ModTime().Equal(other.info.ModTime()) && os.SameFile(s.info, other.info)
}

// isSettled reports whether another state of the file has another time.
func (s stamp) isSettled() bool { return s.info == nil || s.read.Sub(s.info.ModTime()) > unsettled }

// doc returns a doc as kept, or what read gives. While a doc cannot be read, the
// last state of it that could be takes its place, with the findings of now.
func (l *library) doc(options Options, folder, name string, read func() docPage) docPage {
	if l == nil {
		return read()
	}
	l.mu.Lock()
	kept, known := l.docs[name]
	l.mu.Unlock()
	if known && kept.isCurrent(options.Dir) {
		return kept.shown()
	}
	own := path.Join(folder, name)
	fresh := keptDoc{files: map[string]stamp{own: stampOf(filepath.Join(options.Dir, filepath.FromSlash(own)))}, good: kept.good}
	fresh.page = read()
	for _, file := range fresh.page.document.Includes {
		fresh.files[file] = stampOf(filepath.Join(options.Dir, filepath.FromSlash(file)))
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.readings++
	if fresh.page.reading = l.readings; isShowable(fresh.page) {
		fresh.good = &fresh.page
	}
	l.docs[name] = fresh
	return fresh.shown()
}

func (k keptDoc) isCurrent(dir string) bool {
	for file, stamp := range k.files {
		if !stamp.isCurrent(filepath.Join(dir, filepath.FromSlash(file))) {
			return false
		}
	}
	return true
}

func (k keptDoc) shown() docPage {
	switch {
	case isShowable(k.page):
		return k.page
	case k.good == nil:
		return docPage{findings: k.page.findings}
	}
	shown := *k.good
	shown.findings = k.page.findings
	return shown
}

// isShowable reports whether there is a page to show: with a front matter, and
// with code, that can be read.
func isShowable(page docPage) bool { return page.readable && !isWrong(page.document) }

// forget drops docs that are no longer there.
func (l *library) forget(names []string) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	there := make(map[string]bool, len(names))
	for _, name := range names {
		there[name] = true
	}
	for name := range l.docs {
		if !there[name] {
			delete(l.docs, name)
		}
	}
}
