# What there is to do here. Every target first makes the checkout ready (Node 24, packages), which takes no time once done.
MAKEFLAGS += --no-print-directory
export PATH := $(CURDIR)/.toolchain/node_modules/.bin:$(CURDIR)/node_modules/.bin:$(PATH)
ready := @sh tools/bootstrap.sh && exec

.PHONY: help run answer test test-quick check unit http e2e dev demo openapi messages crawl fuzz bench budgets audit

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: ## Start everything with demo data: database, Redis, mail catcher, API, worker, both apps
	$(ready) node tools/run.ts

answer: ## Answer the newest mail of `make run` as its recipient; TEXT='Yes', TO=ann@example.be, FROM=other@example.be, FILE=cv.pdf, BOUNCE=1 returns it
	$(ready) env TEXT="$(TEXT)" TO="$(TO)" FROM="$(FROM)" FILE="$(FILE)" BOUNCE="$(BOUNCE)" node tools/answer.ts

test: ## Run every check and test; ends on "N passed, N failed"
	$(ready) node tools/test.ts

test-quick: ## Run what needs neither a database nor a browser: static checks, unit and component tests
	$(ready) node tools/test.ts --quick

check: ## Run the static checks only: format, lint, types, architecture, workflows
	$(ready) node tools/check.ts

unit: ## Run the unit and component tests only
	$(ready) node tools/test.ts 'unit tests' 'component tests'

http: ## Run the HTTP tests only, and the checks of the API's contract and of bundle sizes
	$(ready) node tools/test.ts 'HTTP tests' 'API contract' 'bundle sizes'

e2e: ## Run the browser journeys only; SHARD=1/4 a part of them
	$(ready) env SHARD="$(SHARD)" node tools/test.ts journeys

dev: ## Start everything for development: rebuilds and reloads on change
	$(ready) node tools/dev.ts

demo: ## Replace the local data by a demo of SIZE candidates (SIZE=100000)
	$(ready) node tools/demo.ts $(SIZE)

openapi: ## Write openapi.yaml from the backend and the API client from openapi.yaml
	$(ready) node tools/openapi.ts

crawl: ## Save every form of both apps empty, full and half full in a browser; ONLY=console narrows it, MINUTES=90 ends it
	$(ready) env MINUTES="$(or $(MINUTES),90)" vitest run --config e2e/crawl/vitest.config.ts -t "$(ONLY)"

fuzz: ## Send many random requests to every operation of the contract, with another seed each day
	$(ready) env PROPERTY_RUNS=300 PROPERTY_SEED="$$(date +%j)" SCHEMATHESIS_EXAMPLES=10 \
		node tools/with-services.ts vitest run --config backend/vitest.config.ts contract/fuzz contract/schemathesis

bench: ## Measure the API over 10,000 and 100,000 candidates (SCALE=1m: a million too) and write docs/reports/performance.md
	$(ready) env SCALE="$(SCALE)" ONLY="$(ONLY)" node tools/bench.ts

budgets: ## Measure what a recruiter and a visitor wait for, in a browser over SIZE candidates (SIZE=100000), beside LIVE consoles (LIVE=50)
	$(ready) env LIVE="$(LIVE)" node tools/budgets.ts $(SIZE)

audit: ## Ask npm which dependencies of the product have known weaknesses
	$(ready) npm audit --omit=dev --audit-level=moderate
