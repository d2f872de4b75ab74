# The two commands of the README are `make run` and `make test`; both set up what they need.

.PHONY: run dist crates test packages rust beside python check unit program pages pages-test pages-check browser \
	instructions fuzz wasm modules pages-modules pictures playthroughs lessons wire bench audit deb publish-check

# Builds the pages and the program side by side, starts the server and prints its address; ends with Ctrl-C. The
# modules by which the pages play without a network are built while the server runs: nobody waits for them.
run:
	.ci/build-with-pages
	@.ci/modules later & ./target/release/galds serve --modules web/modules

# The program for a host with many players, target/dist/galds: it takes longer to build, and everything in
# it is optimised together. The modules are inside.
dist:
	$(MAKE) --jobs=2 modules pages
	$(MAKE) pages-modules
	cargo build --profile dist --package galds

# A Debian package of the program for hosts, in target/debian; docs/operations.md says what is in it.
deb: dist
	packaging/debian/build target/dist/galds target/debian

crates:
	cargo fetch --locked --target "$$(rustc --print host-tuple)"

# What CI runs: style, documentation, every test, the pages in a browser, the crates for wasm32, the
# instruction limits, the fuzz targets, the package for Python. The pages come first: the program embeds them. What has a build
# folder of its own runs beside the tests; the browser has the machine to itself.
test: packages
	$(MAKE) --jobs=2 crates pages
	$(MAKE) --jobs=2 --output-sync=target rust beside
	$(MAKE) browser

rust:
	$(MAKE) check
	$(MAKE) unit

# The modules come before the tests of the pages: some ask the modules what the worker of a page would ask.
beside:
	$(MAKE) wasm
	$(MAKE) modules
	$(MAKE) pages-check
	$(MAKE) fuzz
	$(MAKE) instructions
	$(MAKE) python

# The package for Python with its tests; docs/python.md.
python:
	.ci/python

packages:
	@.ci/packages

check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps

# Either way the program and the examples are built, too, which the browser tests start.
unit:
	@if cargo nextest --version >/dev/null 2>&1; then \
		cargo nextest run --workspace --no-fail-fast && cargo test --workspace --doc; \
	else \
		cargo test --workspace; \
	fi

# The pages as the program embeds them.
pages: web/node_modules
	cd web && npm run build

# Not `npm ci`: it wants the compiled parts for every other platform in the lock file, too.
web/node_modules: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	touch web/node_modules

# Types and style of the pages, their logic, and whole games in a browser.
pages-test: pages pages-check
	$(MAKE) program
	$(MAKE) browser

pages-check: web/node_modules
	cd web && npm run check && npm run unit

# The program that the browser tests start, and the same with a game of the tests (tests/sixth), for whoever does not run
# the tests of the workspace: those leave both behind.
program:
	cargo build --workspace --bins --examples

# The program has been built with the pages. What a page showed when its test failed is printed, since in CI nobody can
# look, and last in few lines what failed.
browser: web/node_modules pages-modules
	cd web && npm run browser || { tail -n +1 tests/results/*/error-context.md; cat tests/results/failed.txt; exit 1; }

instructions:
	cargo bench --package galds-games --bench instructions

fuzz:
	fuzz/run 20000

# The modules by which pages play without a network, in web/modules; on Debian the compiler for them is installed.
modules:
	.ci/modules

# Puts the modules beside the pages, for programs that carry both.
pages-modules:
	@[ ! -d web/modules ] || { rm -rf web/dist/modules && cp -r web/modules web/dist/modules; }

# What also runs in a browser, built for it: all games, and each one alone.
wasm:
	.ci/wasm

bench:
	cargo bench --package galds-games --bench speed

# Draws the pictures of the documents anew.
pictures:
	GALDS_WRITE_PICTURES=1 cargo test --package galds --test pictures

# Writes the golden playthroughs anew; the difference is to be read.
playthroughs:
	GALDS_WRITE_PLAYTHROUGHS=1 cargo test --package galds-games --test playthroughs

# Works out anew which actions the lessons accept; the difference is to be read.
lessons:
	GALDS_WRITE_LESSONS=1 cargo test --package galds-engine --test lessons

# Writes the description of the API anew, and the types that the pages have from it.
wire: web/node_modules
	GALDS_WRITE_WIRE=1 cargo test --package galds-server --test server wire::
	cd web && npm run wire

# Packages every crate and builds each from its package, as publishing them would; docs/crates.md.
publish-check:
	.ci/publish-check

# Vulnerabilities, licences and origin of dependencies (deny.toml), with the advisory database of today; `make
# test` looks vulnerabilities up in a dated extract of it (cli/tests/dependencies.rs), which `.ci/advisories`
# writes anew.
audit:
	@cargo deny --version >/dev/null 2>&1 || { echo "please install cargo-deny (cargo install cargo-deny)"; exit 1; }
	cargo deny check
