# The two commands of the README are `make run` and `make test`; both set up what they need.

.PHONY: run test packages check unit instructions fuzz pictures bench audit

run:
	cargo build --release --package galds
	./target/release/galds play rotary

# What CI runs: style, documentation, every test, the instruction limits, the fuzz targets.
test: packages check unit instructions fuzz

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

instructions:
	cargo bench --package galds-games --bench instructions

fuzz:
	fuzz/run 20000

bench:
	cargo bench --package galds-games --bench speed

# Draws the pictures of the documents anew.
pictures:
	GALDS_WRITE_PICTURES=1 cargo test --package galds --test pictures

# Known vulnerabilities of dependencies. Their database is not in a package registry, so this is run
# by hand, before a release; what can be checked without it is in cli/tests/dependencies.rs.
audit:
	@cargo audit --version >/dev/null 2>&1 || { echo "please install cargo-audit (cargo install cargo-audit)"; exit 1; }
	cargo audit
