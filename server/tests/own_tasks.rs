//! Tasks of Intarzia that people make themselves, on the lid and on the full board.

use crate::common::TestServer;
use crate::visitors::{Reply, Visitor};
use serde_json::{Value, json};

async fn ask(visitor: &Visitor, body: Value) -> Reply {
    visitor.post("/api/intarzia/own", body).await
}

fn why(reply: &Reply) -> Value {
    assert_eq!(reply.status, 422, "{}", reply.text);
    reply.json()["reason"]["key"].clone()
}

#[tokio::test]
async fn a_task_that_is_laid_out_is_solved_turn_by_turn_and_its_minimum_is_proven() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let task = json!({ "board": "lid", "from": "32,45 11,31", "to": "24,35 23,55" });
    let begun = ask(&stranger, json!({ "task": task })).await.ok();
    assert_eq!(
        (&begun["verdict"], &begun["minimum"], &begun["way"]),
        (&json!("right"), &json!(null), &json!(null))
    );
    let made = ask(&stranger, json!({ "task": task, "prove": true })).await.ok();
    assert_eq!((&made["minimum"]["proven"], &made["way"]), (&json!(4), &json!(null)));
    let given_up = ask(&stranger, json!({ "task": task, "give_up": true })).await.ok();
    let way: Vec<&str> = given_up["way"].as_str().unwrap().split(' ').collect();
    let solved = ask(&stranger, json!({ "task": task, "actions": way })).await.ok();
    assert_eq!((&solved["verdict"], &solved["minimum"]["proven"]), (&json!("solved"), &json!(4)));
    assert_eq!(solved["now"], solved["to"]);
}

#[tokio::test]
async fn a_shuffle_on_the_full_board_is_the_same_for_everybody() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let shuffle = json!({ "balls": 10, "turns": 12, "seed": 5 });
    let task = json!({ "board": "full", "shuffle": shuffle });
    let [one, other] = [
        ask(&stranger, json!({ "task": task })).await.ok(),
        ask(&stranger, json!({ "task": task })).await.ok(),
    ];
    assert_eq!((&one["from"], &one["to"]), (&other["from"], &other["to"]));
    let given_up = ask(&stranger, json!({ "task": task, "give_up": true })).await.ok();
    let minimum = &given_up["minimum"];
    let known = minimum["proven"].as_u64().or(minimum["at_most"].as_u64()).unwrap();
    assert!(known <= 12, "{minimum}");
    assert_eq!(given_up["way"].as_str().unwrap().split(' ').count() as u64, known);
}

#[tokio::test]
async fn what_is_no_task_says_why() {
    let server = TestServer::start().await;
    let stranger = Visitor::stranger(&server);
    let lid = |from: &str, to: &str| json!({ "task": { "board": "lid", "from": from, "to": to } });
    for (asked, key) in [
        (lid("22 33", "22 33"), "impossible-same-arrangement"),
        (lid("22 33", "22,23 33"), "impossible-different-balls"),
        (lid("22 33", "22 95"), "impossible-no-arrangement"),
        (json!({ "task": { "board": "lid" } }), "impossible-no-task"),
        (
            json!({ "task": { "board": "lid", "shuffle": { "balls": 7, "turns": 2, "seed": 1 } } }),
            "impossible-shuffle",
        ),
    ] {
        assert_eq!(why(&ask(&stranger, asked).await), key);
    }
    let mut asked = lid("22 33", "23 33");
    asked["actions"] = json!(["22-1"]);
    assert_eq!(why(&ask(&stranger, asked).await), "impossible-no-turn");
    // While it is laid out nothing has to fit.
    let mut draft = lid("- -", "22 33");
    draft["draft"] = json!(true);
    assert_eq!(ask(&stranger, draft).await.ok()["verdict"], "right");
}
