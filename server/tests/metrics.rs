//! The metrics at `/metrics`.

use std::collections::BTreeSet;

use crate::common::TestServer;
use crate::visitors::Visitor;
use axum::http::Method;

/// The series of a metric: each line up to its value.
fn series(text: &str, metric: &str) -> BTreeSet<String> {
    let lines = text.lines().filter(|line| line.starts_with(metric));
    lines.filter_map(|line| line.rsplit_once(' ')).map(|(labels, _)| labels.to_owned()).collect()
}

#[tokio::test]
async fn requests_that_differ_in_made_up_words_are_counted_under_the_same_labels() {
    let server = TestServer::start().await;
    let visitor = Visitor::stranger(&server);
    let ask = async |round: u32| {
        for number in 0..20 {
            let method = format!("MADEUP{round}X{number}");
            let method = Method::from_bytes(method.as_bytes()).unwrap();
            for path in ["/health", "/nowhere", &format!("/nowhere{round}x{number}")] {
                visitor.send_text(method.clone(), path, String::new()).await;
                visitor.get(path).await;
            }
        }
        visitor.get("/metrics").await.text
    };
    // A request is counted when it was answered, this one too.
    visitor.get("/metrics").await;
    let before = series(&ask(1).await, "galds_requests_total");
    let text = ask(2).await;
    assert_eq!(series(&text, "galds_requests_total").difference(&before).count(), 0);
    assert!(before.len() <= 8, "{before:?}");
    assert!(!text.contains("MADEUP") && !text.contains("nowhere"));
    assert!(text.contains("method=\"other\""));
}
