package ssr_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

func TestModulesRequireByNameByProvisionAndFromNode(t *testing.T) {
	t.Parallel()
	vendor := module("vendor", `
		exports["react"] = { version: "19", env: process.env.NODE_ENV }
		Object.defineProperty(exports, "react-dom/server", { enumerable: true, get: () => ({ make: (s) => "<" + s + ">" }) })`,
		"react", "react-dom/server")
	pool := start(t, ssr.Options{Modules: []ssr.Module{vendor}})
	load(t, pool, module("theme", `
		const { version, env } = require("react")
		const { make } = require("react-dom/server")
		const { inspect } = require("node:util")
		const same = require("vendor").react === require("react")
		module.exports = { render: () => make([version, env, typeof inspect, same, this === exports].join(" ")) }`))
	if got, want := render(t, pool, numbered(1))[0].HTML, "<19 production function true true>"; got != want {
		t.Errorf("page is %q, want %q", got, want)
	}
}

func TestModuleThatFailsToLoadReturnsTheReason(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{})
	for _, row := range []struct {
		name string
		code string
		want []string
	}{
		{name: "throws", code: "\nnull.x", want: []string{`load module "theme": TypeError: Cannot read properties of null`, "theme.js:2:6"}},
		{name: "syntax", code: "\nlet = = 2", want: []string{`load module "theme": `, "theme.js:2", "SyntaxError"}},
		{name: "unknown module", code: `require("lodash")`,
			want: []string{`module "theme" requires "lodash", which is neither loaded nor part of Node`, "theme.js:1:1"}},
		{name: "missing provision", code: `exports.react = 1`, want: []string{`it provides "react-dom", but does not export it`}},
	} {
		err := pool.Load(t.Context(), module("theme", row.code, "react", "react-dom"))
		if err == nil {
			t.Errorf("%s: no error", row.name)
			continue
		}
		for _, want := range row.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s: error is\n%v\nwant in it\n%s", row.name, err, want)
			}
		}
		if strings.Contains(err.Error(), "[eval]") {
			t.Errorf("%s: error names the worker's own code\n%v", row.name, err)
		}
	}
}

func TestModuleInOptionsThatThrowsEndsThePool(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{Modules: []ssr.Module{module("vendor", `throw new Error("broken")`)}})
	_, err := pool.Render(t.Context(), numbered(1))
	if want := `load module "vendor": Error: broken`; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("error is\n%v\nwant\n%s", err, want)
	}
}

func TestModuleLoadedAgainReplacesTheFirst(t *testing.T) {
	t.Parallel()
	pool := start(t, ssr.Options{Workers: 2})
	load(t, pool,
		module("vendor", `exports.react = "one"; exports.gone = 1`, "react", "gone"),
		module("theme", `exports.render = () => require("react")`),
		module("vendor", `exports.react = "two"`, "react"))
	for _, page := range render(t, pool, numbered(1000)) {
		if page.HTML != "two" {
			t.Fatalf("page is %q, want two", page.HTML)
		}
	}
	err := pool.Load(t.Context(), module("theme", `require("gone")`))
	if err == nil || !strings.Contains(err.Error(), `requires "gone"`) {
		t.Errorf("error is %v, want one that no module provides gone", err)
	}
}

func TestExpectedPagesStartMoreProcessesWithAllModules(t *testing.T) {
	t.Parallel()
	var printed syncBuffer
	pool := start(t, ssr.Options{Workers: 3, Stderr: &printed, Modules: []ssr.Module{module("vendor", `console.log("up")`)}})
	load(t, pool, module("theme", `require("vendor")`))
	if err := pool.Expect(10_000); err != nil {
		t.Fatal(err)
	}
	load(t, pool, module("probe", `require("vendor"); require("theme")`))
	pool.Close()
	if got := strings.Count(printed.String(), "up\n"); got != 3 {
		t.Errorf("%d processes started, want 3", got)
	}
}

func TestFewPagesStartOneProcess(t *testing.T) {
	t.Parallel()
	var printed syncBuffer
	pool := start(t, ssr.Options{Workers: 3, Stderr: &printed, Modules: []ssr.Module{module("vendor", `console.log("up")`)}})
	load(t, pool, module("theme", `exports.render = () => ""`))
	render(t, pool, numbered(30))
	pool.Close()
	if got := strings.Count(printed.String(), "up\n"); got != 1 {
		t.Errorf("%d processes started, want 1", got)
	}
}

func TestProcessesGetThePartsThatTheirPagesNeed(t *testing.T) {
	t.Parallel()
	theme := module("theme", `
		exports.needs = (pages) => ["none", ...pages.map((page) => "part" + (page.number % 3))].filter((name) => !exports[name])
		exports.render = (site, page) => exports["part" + (page.number % 3)]()`)
	var mu sync.Mutex
	asked := map[string]int{}
	theme.Part = func(name string) (string, int) {
		mu.Lock()
		defer mu.Unlock()
		asked[name]++
		switch name {
		case "none":
			return "", 0
		case "part2":
			return "exports.part2 = () => {\n  throw new Error('broken') }", 1000
		}
		return "exports." + name + " = () => '" + name + " é'", 10
	}
	pool := start(t, ssr.Options{})
	load(t, pool, theme)
	for range 2 {
		rendered, err := pool.Render(t.Context(), numbered(3))
		if err != nil {
			t.Fatal(err)
		}
		if rendered[0].HTML != "part0 é" || rendered[1].HTML != "part1 é" {
			t.Errorf("the pages are %q and %q", rendered[0].HTML, rendered[1].HTML)
		}
		if failure := rendered[2].Failure; failure == nil || !strings.Contains(failure.Stack, "theme.js:1001:9") {
			t.Errorf("the failure is %v, want one in line 1001", failure)
		}
	}
	if asked["part0"] != 1 || asked["part1"] != 1 || asked["part2"] != 1 {
		t.Errorf("the parts were sent %v times, want once each", asked)
	}
}
