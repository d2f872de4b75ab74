//! The example of the server as a library runs.

#[allow(dead_code, reason = "the example is also a program with a `main` of its own")]
#[path = "../examples/serve.rs"]
mod serve;

use std::path::Path;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_with_a_match_is_served_from_a_folder() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("example-serve");
    let _none = std::fs::remove_dir_all(&folder);
    let started = serve::serve(folder.display().to_string()).await;
    let (server, address) = started.unwrap_or_else(|error| panic!("{error}"));
    let asked = address.replace("/match/", "/api/matches/");
    let asking = tokio::task::spawn_blocking(move || {
        ureq::get(asked).call().and_then(|answer| answer.into_body().read_to_string())
    });
    let text = asking.await.expect("it was asked").unwrap_or_else(|error| panic!("{error}"));
    assert!(text.contains("rotary"), "{text}");
    server.stop().await;
}
