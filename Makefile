# The two commands of the README are `make run` and `make test`; both set up what they need.

.PHONY: run dist crates test packages rust beside check unit pages pages-test pages-check browser \
	instructions fuzz wasm pictures bench audit

# Builds the pages and the program, starts the server and prints its address; ends with Ctrl-C. The
# crates are fetched while the pages are built.
run:
	$(MAKE) --jobs=2 crates pages
	cargo build --release --package galds
	./target/release/galds serve

# The program for a host with many players, target/dist/galds: it takes longer to build, and everything in
# it is optimised together.
dist:
	$(MAKE) --jobs=2 crates pages
	cargo build --profile dist --package galds

crates:
	cargo fetch --locked --target "$$(rustc --print host-tuple)"

# What CI runs: style, documentation, every test, the pages in a browser, the crates for wasm32, the
# instruction limits, the fuzz targets. The pages come first: the program embeds them. What has a build
# folder of its own runs beside the tests; the browser has the machine to itself.
test: packages
	$(MAKE) --jobs=2 crates pages
	$(MAKE) --jobs=2 --output-sync=target rust beside
	$(MAKE) browser

rust:
	$(MAKE) check
	$(MAKE) unit
	cargo build --package galds

beside:
	$(MAKE) pages-check
	$(MAKE) wasm
	$(MAKE) fuzz
	$(MAKE) instructions

packages:
	@.ci/packages

check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps

unit:
	@if cargo nextest --version >/dev/null 2>&1; then \
		cargo nextest run --workspace --no-fail-fast; \
	else \
		cargo test --workspace --lib --bins --tests; \
	fi
	cargo test --workspace --doc

# The pages as the program embeds them.
pages: web/node_modules
	cd web && npm run build

# Not `npm ci`: it wants the compiled parts for every other platform in the lock file, too.
web/node_modules: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	touch web/node_modules

# Types and style of the pages, their logic, and whole games in a browser.
pages-test: pages pages-check
	cargo build --package galds
	$(MAKE) browser

pages-check: web/node_modules
	cd web && npm run check && npm run unit

# The program has been built with the pages.
browser: web/node_modules
	cd web && npm run browser

instructions:
	cargo bench --package galds-games --bench instructions

fuzz:
	fuzz/run 20000

# What also runs in a browser, built for it: all games, and each one alone.
wasm:
	.ci/wasm

bench:
	cargo bench --package galds-games --bench speed

# Draws the pictures of the documents anew.
pictures:
	GALDS_WRITE_PICTURES=1 cargo test --package galds --test pictures

# Vulnerabilities, licences and origin of dependencies (deny.toml), with the advisory database of today; `make
# test` looks vulnerabilities up in a dated extract of it (cli/tests/dependencies.rs), which `.ci/advisories`
# writes anew.
audit:
	@cargo deny --version >/dev/null 2>&1 || { echo "please install cargo-deny (cargo install cargo-deny)"; exit 1; }
	cargo deny check
