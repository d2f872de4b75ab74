//! Files for hosts: the image and what runs of it, the dashboard and the alerts.
//!
//! No container is started here. What can be known without one is checked: that the files can be read, that
//! services refer to services that are there, have health checks and restart, that settings are those of the
//! program, and that figures are those it counts.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use yaml_rust2::{Yaml, YamlLoader};

/// What Prometheus itself counts.
const OF_PROMETHEUS: &[&str] = &["up"];
/// Words of expressions that are no figures and have no bracket behind them.
const WORDS: &[&str] =
    &["and", "or", "unless", "by", "without", "on", "ignoring", "bool", "offset"];

/// What whoever runs the containers brings along.
const CERTIFICATE: &str = "certificate.pem";

fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

fn read(path: &str) -> String {
    std::fs::read_to_string(source(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn yaml(path: &str) -> Yaml {
    let mut documents =
        YamlLoader::load_from_str(&read(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert_eq!(documents.len(), 1, "{path}");
    documents.remove(0)
}

fn texts(value: &Yaml) -> Vec<&str> {
    value.as_vec().map(|list| list.iter().filter_map(Yaml::as_str).collect()).unwrap_or_default()
}

fn keys(value: &Yaml) -> Vec<&str> {
    value.as_hash().map(|map| map.keys().filter_map(Yaml::as_str).collect()).unwrap_or_default()
}

fn help(command: &str) -> String {
    let asked = Command::new(env!("CARGO_BIN_EXE_galds")).args([command, "--help"]).output();
    let asked = asked.expect("the program runs");
    assert!(asked.status.success(), "galds {command} --help");
    String::from_utf8(asked.stdout).expect("text")
}

#[test]
fn every_service_is_looked_after_and_waits_for_what_it_needs() {
    let compose = yaml("packaging/container/compose.yaml");
    let services = keys(&compose["services"]);
    assert_eq!(services, ["server-1", "server-2", "worker", "database", "bus", "balancer"]);
    for name in &services {
        let service = &compose["services"][*name];
        assert!(texts(&service["healthcheck"]["test"]).len() > 1, "{name} has no health check");
        assert_eq!(service["restart"].as_str(), Some("unless-stopped"), "{name}");
        assert!(service["image"].as_str().is_some(), "{name}");
        for needed in keys(&service["depends_on"]) {
            assert!(services.contains(&needed), "{name} needs {needed}, which is not there");
            let condition = service["depends_on"][needed]["condition"].as_str();
            assert_eq!(condition, Some("service_healthy"), "{name} does not wait for {needed}");
        }
        for network in texts(&service["networks"]) {
            assert!(keys(&compose["networks"]).contains(&network), "{name} is in no {network}");
        }
        for volume in texts(&service["volumes"]) {
            let (place, _) = volume.split_once(':').expect("a place inside");
            let is_there = match place.strip_prefix("./") {
                Some(file) => {
                    file == CERTIFICATE || source("packaging/container").join(file).is_file()
                }
                None => keys(&compose["volumes"]).contains(&place),
            };
            assert!(is_there, "{name} mounts {place}, which is not there");
        }
    }
}

#[test]
fn variables_that_compose_reads_have_an_example() {
    let example = read("packaging/container/example.env");
    let text = read("packaging/container/compose.yaml");
    for name in text.split("${").skip(1).filter_map(|rest| rest.split([':', '}']).next()) {
        assert!(example.lines().any(|line| line.starts_with(&format!("{name}="))), "{name}");
    }
}

#[test]
fn containers_are_given_settings_that_the_program_has() {
    let compose = yaml("packaging/container/compose.yaml");
    for name in ["server-1", "server-2", "worker"] {
        let service = &compose["services"][name];
        let command = texts(&service["command"]);
        let known = help(command[0]);
        for setting in keys(&service["environment"]) {
            assert!(known.contains(&format!("[env: {setting}")), "{name}: {setting}");
        }
    }
    let trusted = compose["services"]["server-1"]["environment"]["GALDS_TRUSTED_PROXIES"].as_str();
    assert_eq!(trusted, compose["networks"]["inside"]["ipam"]["config"][0]["subnet"].as_str());
}

#[test]
fn the_balancer_knows_every_server_and_keeps_figures_inside() {
    let compose = yaml("packaging/container/compose.yaml");
    let balancer = read("packaging/container/haproxy.cfg");
    let servers = keys(&compose["services"]).into_iter().filter(|name| name.starts_with("server-"));
    for server in servers {
        assert!(balancer.contains(&format!("server {server} {server}:8080\n")), "{server}");
        assert!(keys(&compose["services"]["balancer"]["depends_on"]).contains(&server), "{server}");
    }
    assert!(balancer.contains("return status 404 if { path /metrics }"));
    assert!(balancer.contains("option httpchk GET /health"));
}

#[test]
fn the_image_runs_the_program_as_nobody_special() {
    let text = read("Containerfile");
    let stages: Vec<_> = text.split("\nFROM ").skip(1).collect();
    assert_eq!(stages.len(), 3, "pages, program, image");
    let image = stages[2];
    for part in
        ["\nUSER 10001", "\nHEALTHCHECK ", "\nENTRYPOINT [\"/usr/bin/galds\"]", "\nCMD [\"serve\"]"]
    {
        assert!(image.contains(part), "{part}");
    }
    let version = read("Cargo.toml");
    let version =
        version.lines().find_map(|line| line.strip_prefix("rust-version = ")).expect("a version");
    assert!(stages[1].contains(&format!("rust:{}-", version.trim_matches('"'))), "Rust {version}");
    // Without the modules nobody plays without a network, and the program would not say so.
    let modules = stages[1].find("CI=true .ci/modules && make pages-modules").expect("modules");
    assert!(
        modules < stages[1].find("cargo build").expect("the program"),
        "the program carries them"
    );
    let copied = text.lines().filter_map(|line| line.strip_prefix("COPY "));
    let copied = copied.filter(|line| !line.starts_with("--from")).flat_map(|line| {
        let mut words: Vec<_> = line.split(' ').collect();
        words.pop();
        words
    });
    for file in copied {
        assert!(source(file).exists(), "{file}");
    }
}

/// The names of all figures that the sources count, as Prometheus sees them.
fn counted() -> BTreeSet<String> {
    let mut figures = BTreeSet::new();
    let mut folders: Vec<_> =
        ["server/src", "cli/src", "matches/src"].iter().map(|path| source(path)).collect();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                figures.extend(counted_in(&text));
            }
        }
    }
    figures
}

fn counted_in(text: &str) -> Vec<String> {
    let named = |call: &str, endings: &[&str]| -> Vec<String> {
        let calls = text.split(call).skip(1);
        let names = calls.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
        let names =
            names.flat_map(|name| endings.iter().map(move |ending| format!("{name}{ending}")));
        names.collect()
    };
    let histogram = ["_bucket", "_sum", "_count"];
    [named("counter!(", &[""]), named("gauge!(", &[""]), named("histogram!(", &histogram)].concat()
}

/// The figures in an expression: words that are neither functions, keywords, labels nor values.
fn figures(expression: &str) -> Vec<String> {
    let mut left = String::new();
    let mut depth = 0;
    let mut is_quoted = false;
    for letter in expression.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            '{' | '[' if !is_quoted => depth += 1,
            '}' | ']' if !is_quoted => depth -= 1,
            _ if depth == 0 && !is_quoted => left.push(letter),
            _ => {}
        }
    }
    for grouping in ["by", "without", "on", "ignoring"] {
        while let Some(at) = left.find(&format!("{grouping} (")) {
            let end = left[at..].find(')').expect("a closed bracket");
            left.replace_range(at..=at + end, " ");
        }
    }
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || "_:".contains(letter);
    let mut found = Vec::new();
    let mut rest = left.as_str();
    while let Some(start) = rest.find(is_word) {
        let end =
            rest[start..].find(|letter| !is_word(letter)).map_or(rest.len(), |end| start + end);
        let (word, behind) = (&rest[start..end], rest[end..].trim_start());
        let is_number = word.starts_with(|letter: char| letter.is_ascii_digit());
        if !is_number && !behind.starts_with('(') && !WORDS.contains(&word) {
            found.push(word.to_owned());
        }
        rest = &rest[end..];
    }
    found
}

#[test]
fn figures_are_told_from_everything_else_in_an_expression() {
    let expression = "histogram_quantile(0.99, sum by (le, job) (rate(some_bucket{a=\"b c\",le=~\"x[0-9]\"}[5m]))) > 1.5 \
                      and sum(other_total) == bool 0";
    assert_eq!(figures(expression), ["some_bucket", "other_total"]);
    let text =
        "metrics::counter!(\n \"a_total\", \"l\" => x); gauge!(\"b\"); histogram!(\"c_seconds\")";
    assert_eq!(
        counted_in(text),
        ["a_total", "b", "c_seconds_bucket", "c_seconds_sum", "c_seconds_count"]
    );
}

fn assert_counted(place: &str, expression: &str, counted: &BTreeSet<String>) {
    let named = figures(expression);
    assert!(!named.is_empty(), "{place} asks for nothing: {expression}");
    for figure in named {
        let is_known = counted.contains(&figure) || OF_PROMETHEUS.contains(&&*figure);
        assert!(is_known, "{place}: the program does not count {figure}");
    }
}

#[test]
fn alerts_look_at_figures_that_the_program_counts() {
    let (alerts, counted) = (yaml("packaging/monitoring/alerts.yaml"), counted());
    let operations = read("docs/operations.md");
    let groups = alerts["groups"].as_vec().expect("groups");
    let rules: Vec<_> =
        groups.iter().flat_map(|group| group["rules"].as_vec().expect("rules")).collect();
    assert!(rules.len() >= 5);
    for rule in rules {
        let name = rule["alert"].as_str().expect("a name");
        assert_counted(name, rule["expr"].as_str().expect("an expression"), &counted);
        let severity = rule["labels"]["severity"].as_str().expect("a severity");
        assert!(["critical", "warning", "info"].contains(&severity), "{name}: {severity}");
        for text in ["summary", "description"] {
            assert!(
                rule["annotations"][text].as_str().is_some_and(|text| !text.is_empty()),
                "{name}"
            );
        }
        assert!(
            operations.contains(&format!("`{name}`")),
            "docs/operations.md does not say what to do about {name}"
        );
    }
}

#[test]
fn the_dashboard_shows_figures_that_the_program_counts() {
    let counted = counted();
    let board: Value =
        serde_json::from_str(&read("packaging/monitoring/dashboard.json")).expect("JSON");
    let panels = board["panels"].as_array().expect("panels");
    assert!(panels.len() >= 10);
    let mut numbers = BTreeSet::new();
    for panel in panels {
        let title = panel["title"].as_str().expect("a title");
        assert!(numbers.insert(panel["id"].as_u64()), "{title} has the number of another panel");
        for target in panel["targets"].as_array().expect("targets") {
            assert_counted(title, target["expr"].as_str().expect("an expression"), &counted);
        }
    }
}

#[test]
fn every_figure_that_is_counted_is_explained() {
    let operations = read("docs/operations.md");
    for figure in counted() {
        let name =
            ["_bucket", "_sum", "_count"].iter().find_map(|ending| figure.strip_suffix(ending));
        let name = name.unwrap_or(&figure);
        assert!(operations.contains(&format!("`{name}")), "{name} is not in docs/operations.md");
    }
}
