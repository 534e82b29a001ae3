# Two commands are enough: "make" builds docgen and the Phoenix site, "make test"
# proves both. Each installs what it needs.

DOCGEN  := bin/docgen
MODULES := node_modules/.package-lock.json
# What parts of test-all need from npm besides: package managers and a registry, GitLab's schema, a tool that scores sites, and Docusaurus's theme
TOOLS   := e2e/agents/node_modules/.package-lock.json e2e/install/node_modules/.package-lock.json e2e/gitlab/node_modules/.package-lock.json e2e/hosts/node_modules/.package-lock.json e2e/swizzle/node_modules/.package-lock.json
# What the extension for VS Code is made of, and the programs that pack and publish it.
VSCODE  := editors/vscode/node_modules/.package-lock.json
VSCE    := packaging/vsce/node_modules/.package-lock.json
# VS Code as a web server, and the package of its protocol.
EDITORS := e2e/editors/node_modules/.package-lock.json
# Packages that start goroutines: where there is a C compiler, their tests run under the race detector. Those that
# build whole sites do so in test-race, because it takes five times as long.
RACED   := internal/engine/parallel internal/serve/dev internal/serve internal/frontend/ssr
# Build tags of tests that only parts of test-all run.
TAGS    := install,deploy,servers,editors,random
# The parts of test-all that take long by nature; CONTRIBUTING.md says which change asks for which.
PARTS   := test-race test-random test-install test-deploy test-editors test-visual test-fuzz test-soak test-mutations
# Without the folder in its key, the build cache serves each clone, and tests reuse what "make" has compiled.
export GOFLAGS := $(GOFLAGS) -trimpath
# Programs that this machine lacks, such as git or Chromium. Tests that need them do not run.
MISSING ?= $(shell sh e2e/missing.sh)
has      = $(filter-out $(MISSING),$(1))
# Packages whose tests start these programs, or read what npm installs.
START_git  := cmd/docgen internal/build internal/release/deploy internal/engine/history internal/release/product/rename internal/engine/revision
START_node := cmd/docgen e2e/fixture/hostile internal internal/build internal/release/deploy internal/frontend/eject internal/frontend/evaluate \
	internal/content/hooks internal/content/plugin internal/search/lunr internal/markdown internal/serve/preview internal/config/reference internal/release/sbom \
	internal/search internal/frontend/ssr internal/search/words internal/serve/query
MODULE      = $(shell go list -m)
# The packages of these patterns whose tests can run here.
packages    = $(filter-out $(foreach program,$(MISSING),$(START_$(program):%=$(MODULE)/%)),$(shell go list $(1)))
CHROMIUM_PATH = $(if $(call has,chromium),$(shell sh e2e/chromium.sh))
GOFILES  = cmd e2e/feedtest e2e/fixture e2e/editors/*.go e2e/install/*.go e2e/kept e2e/rendertest e2e/sites e2e/sitetest e2e/ssrtest e2e/swizzle/*.go e2e/tools internal packaging theme
# Tests bring their own language, time zone, fonts and settings of git, and write their files to memory, where there is
# room. They and the programs they start use little of it, so that collecting garbage less often saves time, and so does
# linking without data for debuggers.
GO_TEST  = TMPDIR="$$(sh "$(CURDIR)/e2e/memory.sh")" GOGC=400 LC_ALL=C.UTF-8 TZ=UTC GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 FONTCONFIG_FILE="$(CURDIR)/e2e/fonts/fonts.conf" \
	MISSING="$(MISSING)" UPDATE=$(UPDATE) CHROMIUM="$(CHROMIUM_PATH)" go test -vet=off -ldflags=-w

# A home folder that cannot be written, as in some containers, is replaced by one in bin/. The dot in its
# name keeps "./..." out of Go's modules there.
ifneq ($(shell test -w "$$HOME" && echo yes),yes)
export HOME := $(CURDIR)/bin/.home
export GOFLAGS := $(GOFLAGS) -modcacherw
endif

.PHONY: all docgen site docs serve dev check lint lint-go lint-theme prose audit test test-go test-theme test-browser test-all $(PARTS) screenshots bench vscode release image generate rename clean help FORCE
.DEFAULT_GOAL := all

all: site ## Build docgen, then the Phoenix site into dist/
	@echo "next: bin/docgen init my-docs && bin/docgen dev -C my-docs, or make serve for the Phoenix site"

docgen: $(DOCGEN) ## Build docgen alone

site: $(DOCGEN)
	$(DOCGEN) build

docs: $(DOCGEN) ## Build the author's guide into docs/dist/
	$(DOCGEN) build -C docs

$(DOCGEN): FORCE
	@command -v go >/dev/null || { echo "make needs Go 1.26: install it from https://go.dev/dl"; exit 1; }
	@command -v node >/dev/null || { echo "make needs Node.js 20 or newer: install it from https://nodejs.org"; exit 1; }
	@go build -ldflags "-s -w" -o $@ ./cmd/docgen

$(MODULES): package.json package-lock.json
	npm ci --no-audit --no-fund
	@touch $@

$(TOOLS) $(EDITORS) $(VSCODE) $(VSCE): %/node_modules/.package-lock.json: %/package.json %/package-lock.json
	npm ci --no-audit --no-fund --prefix $*
	@touch $@

serve: site ## Build and preview the site as a static host serves it
	$(DOCGEN) serve

dev: $(DOCGEN) ## Preview the site while writing: the open page shows every change
	$(DOCGEN) dev

check: $(DOCGEN) ## Do every check of the site, render nothing
	$(DOCGEN) check

lint: lint-go lint-theme ## Vet, staticcheck, gofmt, tsc, biome and prose

lint-go:
	@test -z "$$(gofmt -l $(GOFILES))" || { gofmt -l $(GOFILES); echo "run gofmt -w on these"; exit 1; }
	go vet -tags $(TAGS) ./...
	cd e2e/tools && go vet ./...
	go tool -modfile=e2e/tools/go.mod staticcheck -tags $(TAGS) ./...

lint-theme: prose $(VSCODE)
	npx tsc --noEmit -p .
	npx tsc --noEmit -p editors/vscode
	npx biome lint --error-on-warnings

prose: $(MODULES) ## Lint the words of docs, messages and comments
	node --test prose/tests/*.test.js e2e/tests/*.test.js
	node prose/lint.js

test: ## What every change must pass; UPDATE=1 refreshes expected output
	@sh e2e/missing.sh explain
	@$(MAKE) --no-print-directory MISSING="$(MISSING)" lint-go test-go $(if $(call has,node),lint-theme test-theme) $(if $(call has,chromium),test-browser)
	@$(if $(call has,node),node e2e/parts.js)
	@test -z "$(strip $(MISSING))" || test "$(ALLOW_MISSING)" = 1 || { echo "make test: failed, because a program is missing; the first line says which"; exit 1; }

test-all: test $(PARTS) ## All that test does, and what is slow by nature

test-go: ## Go tests
	@$(if $(call has,node),$(MAKE) --no-print-directory $(MODULES))
	@# Modules of their own, which go.mod can outdate. The second has the scripts. Go does not see that they
	@# depend on files of this module, so it would show old results.
	$(if $(call has,node),cd packaging && go test -count=1 ./...)
	$(if $(call has,node),cd e2e/tools && $(GO_TEST) -count=1 -parallel 4 ./...)
	@$(GO_TEST) $(filter-out $(call packages,$(RACED:%=./%)),$(call packages,./...))
	@$(GO_TEST) $(if $(call has,cc),-race) $(call packages,$(RACED:%=./%))

test-theme: site $(MODULES) ## Tests of the theme without a browser, and of what the extension for VS Code decides
	npx playwright test --project unit --project plugins --project editors

test-browser: site $(MODULES) ## Tests of the built sites in Chromium
	CHROMIUM="$(CHROMIUM_PATH)" npx playwright test --config e2e

test-race: $(MODULES) ## Builds, previews and the language server under the race detector
	$(GO_TEST) -race -timeout 30m ./internal/build ./internal/serve/preview ./internal/serve/query ./internal/serve/mcp ./internal/serve/lsp ./internal/engine/incremental

test-random: $(MODULES) ## Random sites, changes, mistakes and kills: SEEDS=0-99 for more
	SEEDS=$(SEEDS) $(GO_TEST) -timeout 30m -tags random ./internal ./internal/build ./internal/markdown/... ./internal/serve/preview ./internal/search ./cmd/docgen

test-install: $(MODULES) $(TOOLS) $(VSCODE) $(VSCE) ## Releases, what package managers and "go install" make of them on all systems, and copies of Docusaurus's components
	GOOS=windows go build -o /dev/null ./cmd/docgen
	$(GO_TEST) -timeout 30m -tags install ./internal/release/... ./internal/frontend/bundle/prepare ./internal/content/plugin ./e2e/install ./e2e/swizzle ./cmd/docgen

test-deploy: $(MODULES) $(TOOLS) ## Deployments: workflows, hosts, servers and remote caches
	@sh e2e/servers.sh
	$(GO_TEST) -timeout 30m -tags deploy,servers ./internal/release/deploy/... ./cmd/docgen

test-editors: $(DOCGEN) $(MODULES) $(EDITORS) vscode ## The language server with Neovim, with VS Code's protocol, and with VS Code
	sh e2e/editors/neovim.sh
	$(GO_TEST) -count=1 -tags editors ./e2e/editors
	node --test --test-timeout 120000 e2e/editors/protocol.client.js
	sh e2e/editors/workbench.sh
	CHROMIUM="$(CHROMIUM_PATH)" npx playwright test --config e2e/editors

test-visual: site $(MODULES) ## All screens in all widths and modes, and all sweeps of the browser tests
	ALL=1 CHROMIUM="$(CHROMIUM_PATH)" npx playwright test --config e2e '\.all\.spec'

# Go 1.26 may call the end of the time a failure (https://go.dev/issue/75804), so a newer Go fuzzes.
test-fuzz: export GOTOOLCHAIN := go1.27.1
test-fuzz: ## Fuzz every parser and whole tiny sites, FUZZTIME (30s) each
	@grep -rl '^func Fuzz' --include=*_test.go internal | xargs -n 1 dirname | sort -u | while read -r folder; do \
		grep -hoE '^func Fuzz[A-Za-z]+' $$folder/*_test.go | cut -c6- | while read -r target; do \
			go test -run '^$$' -fuzzminimizetime 1s -fuzz "^$$target$$" -fuzztime $${FUZZTIME:-30s} ./$$folder || exit 1; \
		done || exit 1; \
	done

test-soak: ## 200 clients read a site for 30 seconds while builds replace it
	SOAK=30s go test -count=1 -run TestServedSiteIsWholeWhileItIsReplaced -v ./internal/serve

test-mutations: site $(MODULES) ## Put thirty mistakes into the program, one at a time: "make test" must find each
	CHROMIUM="$(CHROMIUM_PATH)" node e2e/mutations.js

screenshots: $(DOCGEN) $(EDITORS) vscode ## Take the screenshots of the guide and of the extension again
	UPDATE=1 CHROMIUM="$(CHROMIUM_PATH)" npx playwright test --config e2e/screenshots
	sh e2e/editors/workbench.sh
	UPDATE=1 CHROMIUM="$(CHROMIUM_PATH)" npx playwright test --config e2e/editors

bench: $(DOCGEN) ## Time builds against Hugo, versions, languages, posts, the language server, plugins, the search, the preview, first visits and interactions
	python3 bench/run.py
	python3 bench/versions.py
	python3 bench/locales.py
	python3 bench/posts.py
	python3 bench/lsp.py
	python3 bench/plugins.py
	CHROMIUM="$(CHROMIUM_PATH)" node bench/search.mjs
	CHROMIUM="$(CHROMIUM_PATH)" node bench/preview.mjs
	CHROMIUM="$(CHROMIUM_PATH)" node bench/paint.mjs
	CHROMIUM="$(CHROMIUM_PATH)" node bench/interaction.mjs

vscode: $(VSCODE) $(VSCE) ## Pack the extension for VS Code into bin/
	go run ./internal/release/vscode/pack bin

release: $(MODULES) $(VSCODE) $(VSCE) ## Build the archives and packages of all platforms into bin/release/
	go run ./internal/release bin/release

image: ## Build the container image from bin/release, where a Docker daemon runs
	sh packaging/image.sh bin/release bin/image
	docker build --tag docgen --file Dockerfile bin/image

generate: $(MODULES) ## Write the generated files in theme/: types, labels and prepared bundles
	go generate ./internal/frontend/contract ./internal/frontend/message ./internal/frontend/icon ./internal/render/card
	go run ./internal/frontend/bundle/prepare packages theme/prepared
	go run ./internal/frontend/bundle/prepare theme theme/prepared

rename: ## Change where docgen is published: REPOSITORY=github.com/you/docgen SCOPE=@you
	go run ./internal/release/product/rename $(REPOSITORY) $(SCOPE)

clean: ## Remove everything that make makes
	rm -rf bin dist docs/dist node_modules e2e/*/node_modules editors/vscode/node_modules packaging/vsce/node_modules test-results .docgen docs/.docgen e2e/fixture/*/.docgen

help: ## Print the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | sort | while IFS="$$(printf '\t')" read -r name text; do printf '  %-12s %s\n' "$$name" "$$text"; done

FORCE:
