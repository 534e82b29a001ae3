# Two commands are enough: "make" builds docgen and the Phoenix site, "make test"
# proves both. Each installs what it needs.

DOCGEN  := bin/docgen
MODULES := node_modules/.package-lock.json
# What tests need from npm besides: package managers and a registry, GitLab's schema, and a tool that scores sites
TOOLS   := e2e/agents/node_modules/.package-lock.json e2e/install/node_modules/.package-lock.json e2e/gitlab/node_modules/.package-lock.json e2e/hosts/node_modules/.package-lock.json
FUZZ    := markdown:FuzzAnyTextIsParsedAndRendered markdown:FuzzAnyTextMayFollowALanguage \
	content:FuzzAnyFrontMatterIsReadOrDiagnosed sidebar:FuzzAnySidebarsFileIsBuiltOrDiagnosed
# Packages with goroutines: where there is a C compiler, their tests run under the race detector.
RACED   := $(wildcard internal/build internal/dev internal/preview internal/serve internal/ssr)
RACE     = $(if $(filter 1,$(shell go env CGO_ENABLED)),-race)

.PHONY: all docgen site docs serve dev check lint prose audit fuzz soak test test-go test-theme test-browser screenshots bench release image generate rename clean help FORCE
.DEFAULT_GOAL := all

all: site ## Build docgen, then the Phoenix site into dist/

docgen: $(DOCGEN) ## Build docgen alone

site: $(DOCGEN)
	$(DOCGEN) build

docs: $(DOCGEN) ## Build the author's guide into docs/dist/
	$(DOCGEN) build -C docs

$(DOCGEN): FORCE
	@go build -trimpath -ldflags "-s -w" -o $@ ./cmd/docgen

$(MODULES): package.json package-lock.json
	npm ci --no-audit --no-fund
	@touch $@

$(TOOLS): e2e/%/node_modules/.package-lock.json: e2e/%/package.json e2e/%/package-lock.json
	npm ci --no-audit --no-fund --prefix e2e/$*
	@touch $@

serve: site ## Build and preview the site as a static host serves it
	$(DOCGEN) serve

dev: $(DOCGEN) ## Preview the site while writing: the open page shows every change
	$(DOCGEN) dev

check: $(DOCGEN) ## Do every check of the site, render nothing
	$(DOCGEN) check

lint: prose ## Vet, staticcheck, gofmt, tsc, biome and prose
	@test -z "$$(gofmt -l cmd e2e/install/*.go internal packaging theme)" || { gofmt -l cmd e2e/install/*.go internal packaging theme; echo "run gofmt -w on these"; exit 1; }
	go vet ./...
	GOOS=windows go build -o /dev/null ./cmd/docgen
	go tool staticcheck ./...
	npx tsc --noEmit -p .
	npx biome lint --error-on-warnings

prose: $(MODULES) ## Lint the words of docs, messages and comments
	node --test prose/tests/*.test.js
	node prose/lint.js

test: lint test-go test-theme test-browser ## Every check and test; UPDATE=1 refreshes expected output

test-go: $(MODULES) $(TOOLS) ## Go tests, and some seconds of fuzzing
	@sh e2e/servers.sh
	cd packaging && go test ./... # the fastest, and a module of its own that go.mod can outdate
	UPDATE=$(UPDATE) CHROMIUM="$$(sh e2e/chromium.sh)" go test -timeout 20m $$(go list ./... | grep -vxF "$$(go list $(RACED:%=./%/...))")
	UPDATE=$(UPDATE) SEEDS=0 go test $(RACE) -skip Memory $(RACED:%=./%/...)
	go test -run 'Memory|RandomChanges|PreviewShowsWhat|RemoteCacheOf' ./internal/build # the race detector takes five times as long
	@for target in $(FUZZ); do \
		go test -run '^$$' -fuzz "^$${target#*:}$$" -fuzztime 3s "./internal/$${target%:*}" || exit 1; \
	done

fuzz: ## Fuzz every parser and whole tiny sites, FUZZTIME (30s) each
	@grep -rl '^func Fuzz' --include=*_test.go internal | xargs -n 1 dirname | sort -u | while read -r folder; do \
		grep -hoE '^func Fuzz[A-Za-z]+' $$folder/*_test.go | cut -c6- | while read -r target; do \
			go test -run '^$$' -fuzz "^$$target$$" -fuzztime $${FUZZTIME:-30s} ./$$folder || exit 1; \
		done || exit 1; \
	done

audit: $(MODULES) ## Ask npm and vuln.go.dev for known vulnerabilities; needs the network
	npm audit --audit-level=low
	go run golang.org/x/vuln/cmd/govulncheck@v1.1.4 ./...

soak: ## 200 clients read a site for 30 seconds while builds replace it
	SOAK=30s go test -count=1 -run TestServedSiteIsWholeWhileItIsReplaced -v ./internal/serve

test-theme: $(MODULES) site ## Tests of the theme without a browser
	npx playwright test --project unit

test-browser: site ## Tests of the built sites in Chromium
	CHROMIUM="$$(sh e2e/chromium.sh)" npx playwright test --config e2e

screenshots: $(DOCGEN) ## Take the screenshots of the guide again
	UPDATE=1 CHROMIUM="$$(sh e2e/chromium.sh)" npx playwright test --config e2e/screenshots

bench: $(DOCGEN) ## Time builds against Hugo, versions, languages, posts, the search, the preview, first visits and interactions
	python3 bench/run.py
	python3 bench/versions.py
	python3 bench/locales.py
	python3 bench/posts.py
	CHROMIUM="$$(sh e2e/chromium.sh)" node bench/search.mjs
	CHROMIUM="$$(sh e2e/chromium.sh)" node bench/preview.mjs
	CHROMIUM="$$(sh e2e/chromium.sh)" node bench/paint.mjs
	CHROMIUM="$$(sh e2e/chromium.sh)" node bench/interaction.mjs

release: $(MODULES) ## Build the archives and packages of all platforms into bin/release/
	go run ./internal/release bin/release

image: ## Build the container image from bin/release, where a Docker daemon runs
	sh packaging/image.sh bin/release bin/image
	docker build --tag docgen --file Dockerfile bin/image

generate: $(MODULES) ## Write the generated files in theme/: types, labels and prepared bundles
	go generate ./internal/contract ./internal/message ./internal/icon ./internal/card
	go run ./internal/bundle/prepare packages theme/prepared
	go run ./internal/bundle/prepare theme theme/prepared

rename: ## Change where docgen is published: REPOSITORY=github.com/you/docgen SCOPE=@you
	go run ./internal/product/rename $(REPOSITORY) $(SCOPE)

clean: ## Remove everything that make makes
	rm -rf bin dist docs/dist node_modules e2e/*/node_modules test-results .docgen docs/.docgen e2e/fixture/*/.docgen

help: ## Print the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | sort | while IFS="$$(printf '\t')" read -r name text; do printf '  %-12s %s\n' "$$name" "$$text"; done

FORCE:
