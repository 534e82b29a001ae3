package evaluate_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

func TestOutputOfTheCodeDoesNotMixWithResults(t *testing.T) {
	t.Parallel()
	session := start(t, evaluate.Options{Site: site(t, map[string]string{
		"loud.js": `const { execSync } = require('child_process')
			console.log('{"kind":"done","value":1}')
			process.stdout.write('no newline')
			require('fs').writeSync(1, 'straight to the pipe')
			execSync(process.execPath + ' -p "1+1"', { stdio: 'inherit' })
			for (let i = 0; i < 40; i++) require('fs').writeSync(1, 'x'.repeat(100_000))
			for (let i = 0; i < 40; i++) console.error('y'.repeat(100_000))
			module.exports = { title: 'T' }`,
	})})
	config, err := session.Load(t.Context(), "loud.js")
	if err != nil || evaluate.Get(config, "title") != "T" {
		t.Errorf("the config is %v (%v)", config, err)
	}
}

func TestCodeThatBreaksItsSurroundingsStillHasAResult(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"globals.js": `const fs = require('fs')
			for (const name of ['JSON', 'Promise', 'Map', 'Set', 'Array', 'Object', 'console', 'Buffer', 'Reflect', 'Symbol', 'URL']) delete globalThis[name]
			for (const name of ['writeSync', 'readSync', 'readFileSync']) fs[name] = () => { throw new Error('gone') }
			Error.prepareStackTrace = () => 'nothing'
			process.chdir('/')
			module.exports = { title: 'T' }`,
		"late.js": `setTimeout(() => { throw new Error('later') }, 1)
			Promise.reject(new Error('ignored'))
			module.exports = () => new Promise((done) => setTimeout(() => done({ title: 'T' }), 50))`,
	})
	for file, want := range map[string]string{"globals.js": "", "late.js": "late.js:1:26: later"} {
		config, err := start(t, evaluate.Options{Site: root}).Load(t.Context(), file)
		if want != "" && (err == nil || err.Error() != want) || want == "" && (err != nil || evaluate.Get(config, "title") != "T") {
			t.Errorf("%s is %v (%v), want %q", file, config, err, want)
		}
	}
}

func TestValuesThatGoDoesNotHave(t *testing.T) {
	t.Parallel()
	session := start(t, evaluate.Options{Site: site(t, map[string]string{"odd.js": `
		class Plugin { constructor() { this.name = 'p' } apply() {} }
		const around = { a: 1 }
		around.around = around
		let deep = {}
		for (let i = 0; i < 10_000; i++) deep = { deep }
		const shared = { x: 1 }
		module.exports = {
			none: undefined, null: null, list: [undefined, 1, , 2], date: new Date(0), pattern: /a\/b/gi, url: new URL('https://a.example/'),
			map: new Map([['k', 1], [2, 'v']]), set: new Set(['a']), symbol: Symbol('s'), big: 10n, nan: NaN, infinite: 1 / 0,
			element: { $$typeof: Symbol.for('react.element'), props: {} }, plugin: new Plugin(), around, deep, twice: [shared, shared],
			bytes: Buffer.from('x'), error: new TypeError('bad'), promise: Promise.resolve(1), boxed: new String('b'), bare: Object.assign(Object.create(null), { a: 1 }),
			get broken() { throw new Error('getter') }, weird: new Proxy({}, { ownKeys() { throw new Error('keys') } }),
			'10': 'ten', __proto__: { inherited: true }, constructor: 'c',
		}`, "large.js": `const list = []
		for (let i = 0; i < 3_000_000; i++) list.push(i)
		module.exports = { list }`,
		"bomb.js": `let bomb = [1]
		for (let i = 0; i < 60; i++) bomb = [bomb, bomb]
		module.exports = bomb`,
	})})
	config, err := session.Load(t.Context(), "odd.js")
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]evaluate.Value{
		"null": nil, "list.0": nil, "list.3": 2.0, "date": "1970-01-01T00:00:00.000Z", "pattern": `/a\/b/gi`, "url": "https://a.example/", "map.k": 1.0,
		"map.2": "v",
		"set.0": "a", "symbol": nil, "big": 10.0, "nan": nil, "infinite": nil, "element": nil, "plugin.name": "p", "around.a": 1.0, "around.around": nil,
		"twice.1.x": 1.0, "bytes": nil, "error": "TypeError: bad", "promise": nil, "boxed": "b", "bare.a": 1.0, "broken": nil, "10": "ten", "constructor": "c",
	} {
		if got := evaluate.Get(config, strings.Split(path, ".")...); got != want {
			t.Errorf("%s is %#v, want %#v", path, got, want)
		}
	}
	var notes []string
	for _, note := range session.Notes() {
		notes = append(notes, note.Text)
	}
	for _, want := range []string{`"around.around" is a reference to an object around it, which is left out`, `"element" is a React element, which is left out`,
		`"broken" is a getter that throws, which is left out`} {
		if all := strings.Join(notes, "\n"); !strings.Contains(all, want) {
			t.Errorf("the notes are\n%s\nwant\n%s", all, want)
		}
	}
	for _, file := range []string{"large.js", "bomb.js"} {
		if _, err := session.Load(t.Context(), file); err == nil || !strings.Contains(err.Error(), "too large") {
			t.Errorf("%s: the error is %v", file, err)
		}
	}
}

func TestCodeThatNeverAnswersIsOneFailure(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"promise.js": `module.exports = new Promise(() => {})`,
		"signal.js":  `process.kill(process.pid, 'SIGKILL'); for (;;) {}`,
		"good.js":    `module.exports = { title: 'T' }`,
	})
	session := start(t, evaluate.Options{Site: root})
	want := map[string]string{"promise.js": "promise.js: it waits for a promise that nothing settles",
		"signal.js": "signal.js: node stopped unexpectedly with signal: killed"}
	if runtime.GOOS == "windows" {
		delete(want, "signal.js")
	}
	for file, want := range want {
		if _, err := session.Load(t.Context(), file); err == nil || err.Error() != want {
			t.Errorf("%s failed with\n%v\nwant\n%s", file, err, want)
		}
		if config, err := session.Load(t.Context(), "good.js"); err != nil || evaluate.Get(config, "title") != "T" {
			t.Errorf("after %s, the next file is %v (%v)", file, config, err)
		}
	}
}

func TestTimeLimitKillsChildren(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("no signal tells whether a process runs")
	}
	root := site(t, map[string]string{"child.js": `const { spawn } = require('child_process')
		const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
		require('fs').writeFileSync('pid', String(child.pid))
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`})
	_, err := start(t, evaluate.Options{Site: root, Limit: 3 * time.Second}).Load(t.Context(), "child.js")
	var failure *evaluate.Failure
	if !errors.As(err, &failure) || failure.Text != "it did not end within 3s" {
		t.Fatalf("the error is %v", err)
	}
	text, err := os.ReadFile(filepath.Join(root, "pid"))
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(string(text))
	if err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(10 * time.Second); ; {
		state, err := os.ReadFile("/proc/" + string(text) + "/stat")
		if errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) || err == nil && strings.Contains(string(state), ") Z ") {
			return // nobody waits for it in this test, so it may remain as a zombie
		}
		if time.Now().After(deadline) {
			t.Fatal("the child still runs")
		}
		runtime.Gosched()
	}
}
