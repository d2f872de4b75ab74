//! Problems that people compose are published, solved, reported and withdrawn, in both databases.

use crate::common::{TestServer, postgres};
use crate::visitors::{PASSWORD, Visitor};
use axum::http::Method;
use galds_engine::puzzles::{Puzzle, Task, shipped};
use galds_matches::clock::Moment;
use galds_server::limits::Limit;
use galds_server::storage::{NewComposition, Publication};
use serde_json::{Value, json};

const GAME: &str = "rotary";
const PATH: &str = "/api/problems";

/// Positions of no puzzle of the program, of which the prover says that they have a single key.
const POSITIONS: [(&str, &str); 2] = [
    (
        "55-2",
        "b - 11,22,35,41,43,44,54,58,63,83,85,86,94 32,33,42,45,64,65,66,68,75,84,88,95,96 63",
    ),
    (
        "44-2",
        "b - 12,21,22,31,51,53,54,55,64,75,83,86,94 23,33,34,45,57,58,65,68,69,79,97,98,99 15",
    ),
];

fn puzzles() -> Vec<Puzzle> {
    let puzzle = |(key, position): (&str, &str)| Puzzle {
        task: Task::Win { actions: 2 },
        key: key.to_owned(),
        position: position.to_owned(),
    };
    POSITIONS.map(puzzle).into()
}

fn problem(title: &str, place: usize) -> Value {
    json!({ "title": title, "game": GAME, "position": puzzles()[place].position })
}

/// A server on each database.
async fn servers() -> Vec<TestServer> {
    let mut servers = vec![TestServer::start().await];
    if let Some(address) = tokio::task::spawn_blocking(postgres::database).await.unwrap() {
        servers.push(TestServer::on_postgres(&address).await);
    }
    servers
}

async fn listed(visitor: &Visitor) -> Vec<Value> {
    let page = visitor.get(&format!("{PATH}/{GAME}")).await.ok();
    page["problems"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_position_with_a_single_key_is_published_and_solved_by_others() {
    for server in servers().await {
        let anna = Visitor::person(&server, "Anna").await;
        let bob = Visitor::person(&server, "Bob").await;
        let stranger = Visitor::stranger(&server);
        let made = anna.post(PATH, problem(" The last ball\u{202e} ", 0)).await;
        assert_eq!(made.status, 201, "{}", made.text);
        assert_eq!(made.json(), json!({ "game": GAME, "number": 1 }));
        let one = listed(&stranger).await.remove(0);
        assert_eq!((&one["title"], &one["author"]), (&json!("The last ball"), &json!("Anna")));
        assert_eq!((&one["actions"], &one["solvers"]), (&json!(2), &json!(0)));

        let path = format!("{PATH}/{GAME}/1");
        let posed = stranger.get(&path).await.ok();
        assert_eq!(posed["task"], json!({ "kind": "win", "actions": 2 }));
        assert_eq!(posed["own"], false);
        for secret in ["key", "position"] {
            assert_eq!(posed.get(secret), None, "the solution stays at the server");
        }
        assert_eq!(anna.get(&path).await.ok()["own"], true);

        let key = &puzzles()[0].key;
        let wrong = posed["board"]["choices"].as_array().unwrap().iter();
        let wrong = wrong.map(|choice| &choice["token"]).find(|token| *token != key).unwrap();
        let judged = bob.post(&path, json!({ "actions": [wrong] })).await.ok();
        assert_eq!(judged["verdict"], "wrong");
        solve(&bob, &path, key).await;
        assert_eq!(listed(&stranger).await[0]["solvers"], 1, "a wrong attempt costs nothing");
        // Once is enough, the author knows the solution anyway, and strangers are not counted.
        for visitor in [&bob, &anna, &stranger] {
            solve(visitor, &path, key).await;
        }
        assert_eq!(listed(&stranger).await[0]["solvers"], 1);
    }
}

/// Plays the key and whatever wins against the replies.
async fn solve(visitor: &Visitor, path: &str, key: &str) {
    let mut actions = vec![json!(key)];
    let judged = visitor.post(path, json!({ "actions": actions })).await.ok();
    assert_eq!(judged["verdict"], "right", "{judged}");
    actions.extend(judged["replies"].as_array().unwrap().iter().cloned());
    for choice in judged["board"]["choices"].as_array().unwrap() {
        let mut all = actions.clone();
        all.push(choice["token"].clone());
        let judged = visitor.post(path, json!({ "actions": all })).await.ok();
        if judged["verdict"] == "solved" {
            assert_eq!((&judged["key"], &judged["rated"]), (&json!(key), &Value::Null));
            return;
        }
    }
    panic!("nothing wins after {actions:?}");
}

#[tokio::test]
async fn whoever_looked_at_the_solution_has_not_found_it() {
    for server in servers().await {
        let anna = Visitor::person(&server, "Anna").await;
        let bob = Visitor::person(&server, "Bob").await;
        anna.post(PATH, problem("One", 0)).await.ok();
        let path = format!("{PATH}/{GAME}/1");
        let told = bob.post(&path, json!({ "give_up": true })).await.ok();
        assert_eq!(told["key"], json!(puzzles()[0].key));
        solve(&bob, &path, &puzzles()[0].key).await;
        assert_eq!(listed(&bob).await[0]["solvers"], 0);
    }
}

#[tokio::test]
async fn what_is_no_problem_is_refused_with_the_reason() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let start = galds_games::open("lautari", "lautari").unwrap().position_text();
    anna.post(PATH, problem("One", 0)).await.ok();
    for (asked, code) in [
        (json!({ "title": "x", "game": "lautari", "position": start }), "no_key"),
        (problem("", 1), "title"),
        (problem(&"x".repeat(81), 1), "title"),
        (problem("Again", 0), "known"),
        (json!({ "title": "x", "game": "nardi", "position": "nonsense" }), "position"),
    ] {
        let refused = anna.post(PATH, asked.clone()).await;
        assert_eq!(refused.refused(), (422, code.to_owned()), "{asked}");
        assert!(refused.json()["reason"]["key"].is_string());
    }
    let stranger = Visitor::stranger(&server);
    assert_eq!(stranger.post(PATH, problem("One", 1)).await.status, 401);
    let program = anna.program(&["account:read"]).await;
    assert_eq!(program.post(PATH, problem("One", 1)).await.status, 403);
    assert_eq!(stranger.get(&format!("{PATH}/chess")).await.status, 404);
    assert_eq!(stranger.get(&format!("{PATH}/{GAME}/2")).await.status, 404);
}

#[tokio::test]
async fn a_position_of_a_puzzle_is_not_published_however_many_moves_were_made_before() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let puzzles = shipped(GAME);
    let place = puzzles.iter().position(|one| one.task == Task::Win { actions: 2 }).unwrap();
    let position = puzzles[place].position.clone();
    let (board, turns) = position.rsplit_once(' ').unwrap();
    let later = format!("{board} {}", turns.parse::<u32>().unwrap() + 2);
    for position in [&position, &later] {
        let asked = json!({ "title": "Mine", "game": GAME, "position": position });
        let refused = anna.post(PATH, asked).await;
        assert_eq!(refused.refused(), (422, "puzzle".to_owned()), "{position}");
        let reason = json!({ "key": "composition-puzzle", "values": { "number": place + 1 } });
        assert_eq!(refused.json()["reason"], reason);
    }
    assert!(listed(&anna).await.is_empty());
}

#[tokio::test]
async fn a_problem_is_withdrawn_by_its_author_alone_and_its_number_is_not_used_again() {
    for server in servers().await {
        let anna = Visitor::person(&server, "Anna").await;
        let bob = Visitor::person(&server, "Bob").await;
        anna.post(PATH, problem("One", 0)).await.ok();
        let path = format!("{PATH}/{GAME}/1");
        let report = json!({ "why": "offensive_title" });
        assert_eq!(bob.post(&format!("{path}/reports"), report).await.status, 204);
        let store = &server.server.app.store;
        assert_eq!(store.composition_reports().await.unwrap()[0].why, "offensive_title");
        assert_eq!(bob.delete(&path).await.refused(), (403, "forbidden".to_owned()));
        assert_eq!(anna.delete(&path).await.status, 204);
        assert_eq!(anna.delete(&path).await.status, 404);
        assert_eq!(bob.get(&path).await.status, 404);
        assert!(listed(&bob).await.is_empty());
        assert!(store.composition_reports().await.unwrap().is_empty());
        let again = bob.post(PATH, problem("Mine", 0)).await.ok();
        assert_eq!(again["number"], 2);
    }
}

#[tokio::test]
async fn a_deleted_account_leaves_its_problems_without_a_name() {
    for server in servers().await {
        let anna = Visitor::person(&server, "Anna").await;
        anna.post(PATH, problem("One", 0)).await.ok();
        let data = anna.get("/api/me/data").await.ok();
        assert_eq!(data["problems"][0]["title"], "One");
        anna.send(Method::DELETE, "/api/me", json!({ "password": PASSWORD })).await.ok();
        let stranger = Visitor::stranger(&server);
        assert_eq!(listed(&stranger).await[0]["author"], "Deleted player");
        assert_eq!(stranger.get(&format!("{PATH}/{GAME}/1")).await.ok()["own"], false);
    }
}

fn kept(author: &str, position: usize) -> NewComposition {
    NewComposition {
        game: GAME.to_owned(),
        rules: GAME.to_owned(),
        title: format!("Problem {position}"),
        position: format!("position {position}"),
        actions: 2,
        key: "53-3".to_owned(),
        author: author.to_owned(),
        at: Moment(position as i64),
    }
}

#[tokio::test]
async fn the_list_goes_on_page_by_page_and_one_person_has_so_many() {
    for server in servers().await {
        let store = &server.server.app.store;
        for position in 1..=35 {
            let published = store.publish(kept("a", position), 35).await.unwrap();
            assert_eq!(published, Publication::Published(position as u32));
        }
        assert_eq!(store.publish(kept("a", 36), 35).await.unwrap(), Publication::Full);
        assert_eq!(store.publish(kept("b", 35), 35).await.unwrap(), Publication::Known);
        let stranger = Visitor::stranger(&server);
        let first = stranger.get(&format!("{PATH}/{GAME}")).await.ok();
        assert_eq!((&first["problems"][0]["number"], &first["more"]), (&json!(35), &json!(true)));
        let rest = stranger.get(&format!("{PATH}/{GAME}?before=6")).await.ok();
        assert_eq!(rest["problems"].as_array().unwrap().len(), 5);
        assert_eq!(rest["more"], false);
    }
}

#[tokio::test]
async fn many_who_publish_at_once_get_a_number_each() {
    for server in servers().await {
        let publishing = (0..6).map(|position| {
            let store = server.server.app.store.clone();
            tokio::spawn(async move { store.publish(kept("a", position), 100).await.unwrap() })
        });
        let published = futures_util::future::join_all(publishing).await;
        let mut numbers: Vec<u32> = published
            .into_iter()
            .map(|published| match published.unwrap() {
                Publication::Published(number) => number,
                other => panic!("{other:?}"),
            })
            .collect();
        numbers.sort_unstable();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
    }
}

#[tokio::test]
async fn publishing_is_limited() {
    let server = TestServer::with_limits().await;
    let anna = Visitor::person(&server, "Anna").await;
    for _ in 0..Limit::Composition.rule().most {
        assert_eq!(anna.post(PATH, problem("", 0)).await.status, 422);
    }
    assert_eq!(anna.post(PATH, problem("", 0)).await.refused(), (429, "too_many".to_owned()));
}
