//! What the pages know of the API is what the server says today.
//!
//! The types of the pages are made from the description of the API in `web/src/wire`. With `GALDS_WRITE_WIRE=1` (or
//! `make wire`, which also makes the types) it is written instead of compared.

use std::path::Path;

use galds_server::app::api_document;

#[test]
fn the_description_of_the_api_beside_the_pages_is_the_servers() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/wire/openapi.json");
    let mut document = serde_json::to_string_pretty(&api_document()).expect("it is plain data");
    document.push('\n');
    if std::env::var_os("GALDS_WRITE_WIRE").is_some() {
        std::fs::write(&file, document).expect("the description can be written");
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let changed = kept.lines().zip(document.lines()).position(|(old, new)| old != new);
    assert!(
        kept == document,
        "{} is stale from line {}: run `make wire`",
        file.display(),
        changed.map_or_else(|| kept.lines().count(), |line| line + 1)
    );
}

#[test]
fn names_are_described_as_they_are_sent() {
    let document = serde_json::to_value(api_document()).expect("it is plain data");
    let names = |schema: &str| document["components"]["schemas"][schema]["enum"].clone();
    assert_eq!(names("Seat"), serde_json::json!(["first", "second"]));
    assert_eq!(names("TournamentKind"), serde_json::json!(["round_robin", "swiss"]));
}

#[test]
fn every_operation_has_a_name_of_its_own() {
    let document = serde_json::to_value(api_document()).expect("it is plain data");
    let paths = document["paths"].as_object().expect("paths by address");
    let operations = paths.values().filter_map(serde_json::Value::as_object);
    let names = operations.flat_map(|item| item.values().map(|one| one["operationId"].to_string()));
    let names: Vec<String> = names.collect();
    let different: std::collections::BTreeSet<&String> = names.iter().collect();
    assert!(names.len() > 50, "{}", names.len());
    assert_eq!(different.len(), names.len());
}
