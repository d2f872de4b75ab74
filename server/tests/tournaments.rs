//! Whole tournaments.

use crate::common::TestServer;
use crate::common::socket::Page;
use crate::visitors::Visitor;
use galds_matches::clock::Moment;
use galds_server::storage::{Location, SqlStore};
use galds_server::time;
use serde_json::{Value, json};

const NAMES: [&str; 6] = ["Anna", "Bob", "Cilla", "Dora", "Egon", "Fred"];

async fn people(server: &TestServer, count: usize) -> Vec<Visitor> {
    let mut people = Vec::new();
    for name in &NAMES[..count] {
        people.push(Visitor::person(server, name).await);
    }
    people
}

fn asked(kind: &str, length: u32) -> Value {
    let control = json!({ "type": "increment", "initial": 300_000, "increment": 3_000 });
    json!({
        "title": "Autumn cup", "kind": kind, "length": length, "game": "lautari",
        "control": control, "rated": "rated",
    })
}

/// Makes a tournament of the first person and has all of them join and it start.
async fn started(people: &[Visitor], asked: Value) -> String {
    let made = people[0].post("/api/tournaments", asked).await.ok();
    let path = format!("/api/tournaments/{}", made["id"].as_str().unwrap());
    for person in people {
        person.post(&format!("{path}/join"), json!(null)).await.ok();
    }
    people[0].post(&format!("{path}/start"), json!(null)).await.ok();
    // Whoever made it is there.
    for person in &people[1..] {
        person.post(&format!("{path}/ready"), json!(null)).await.ok();
    }
    path
}

/// Ends the boards of a round: whoever comes later in the alphabet resigns.
async fn play_round(people: &[Visitor], path: &str, number: usize) {
    let there = |whole: &Value| whole["rounds"].as_array().is_some_and(|r| r.len() > number);
    let whole = people[0].wait_for(path, there).await;
    for board in whole["rounds"][number].as_array().unwrap() {
        let Some(id) = board["match"].as_str() else { continue };
        let name = |side: &str| {
            let seat = board[side].as_u64().unwrap() as usize;
            whole["entrants"][seat]["name"].as_str().unwrap().to_owned()
        };
        let loser = name("first").max(name("second"));
        let loser = people.iter().find(|person| person.name == loser).unwrap();
        let state = loser.wait_for(&format!("/api/matches/{id}"), |m| !m["state"].is_null()).await;
        assert_eq!(state["state"]["first"]["name"], name("first"));
        loser.command(id, "resign").await.ok();
    }
}

#[tokio::test]
async fn a_swiss_tournament_is_played_from_entries_to_the_table() {
    let server = TestServer::start().await;
    let people = people(&server, 5).await;
    let path = started(&people, asked("swiss", 3)).await;
    for number in 0..3 {
        play_round(&people, &path, number).await;
    }
    people[0].wait_for(&path, |whole| whole["phase"] == "over").await;
    let table = people[0].get(&format!("{path}/standings")).await.ok();
    let lines = table.as_array().unwrap();
    assert_eq!(lines.len(), 5);
    assert_eq!((&lines[0]["name"], &lines[0]["points"]), (&json!("Anna"), &json!(6.0)));
    assert!(lines.windows(2).all(|pair| pair[0]["points"].as_f64() >= pair[1]["points"].as_f64()));
    // Two boards and a bye a round, two points each.
    let total: f64 = lines.iter().map(|line| line["points"].as_f64().unwrap()).sum();
    assert!((total - 18.0).abs() < 1e-9);

    let cross = people[0].get(&format!("{path}/crosstable")).await.ok();
    let mut met = std::collections::HashSet::new();
    for line in cross.as_array().unwrap() {
        let rounds = line["rounds"].as_array().unwrap();
        assert_eq!(rounds.len(), 3);
        assert!(rounds.iter().filter(|cell| cell["type"] == "bye").count() <= 1);
        for cell in rounds.iter().filter(|cell| cell["type"] == "game") {
            let pair = (line["seat"].as_u64(), cell["opponent"].as_u64());
            assert!(met.insert(pair), "{pair:?} met twice");
        }
    }
    // Its matches count for ratings.
    people[0].wait_for("/api/people/Anna", |p| p["ratings"][0]["wins"] == 3).await;
}

#[tokio::test]
async fn in_a_round_robin_of_three_only_games_give_points() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let path = started(&people, asked("round_robin", 1)).await;
    for number in 0..3 {
        play_round(&people, &path, number).await;
    }
    people[0].wait_for(&path, |whole| whole["phase"] == "over").await;
    let table = people[0].get(&format!("{path}/standings")).await.ok();
    let points = |place: usize| (table[place]["name"].clone(), table[place]["points"].clone());
    let names = people.iter().map(|person| json!(person.name));
    let expected: Vec<_> = names.zip([4.0, 2.0, 0.0].map(|points| json!(points))).collect();
    assert_eq!([points(0), points(1), points(2)].to_vec(), expected);
}

#[tokio::test]
async fn a_round_robin_goes_on_when_somebody_withdraws() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let path = started(&people, asked("round_robin", 1)).await;
    play_round(&people, &path, 0).await;
    people[0].wait_for(&path, |w| w["rounds"].as_array().is_some_and(|r| r.len() == 2)).await;
    people[3].post(&format!("{path}/withdraw"), json!(null)).await.ok();
    let whole = people[0].get(&path).await.ok();
    let entrants = whole["entrants"].as_array().unwrap();
    assert_eq!(entrants.iter().filter(|e| e["withdrawn"] == true).count(), 1);
    play_round_of_the_present(&people[..3], &path).await;
    people[0].wait_for(&path, |whole| whole["phase"] == "over").await;
    let table = people[0].get(&format!("{path}/standings")).await.ok();
    assert_eq!((&table[0]["name"], &table[0]["points"]), (&json!("Anna"), &json!(6.0)));
    assert_eq!((&table[3]["name"], &table[3]["points"]), (&json!("Dora"), &json!(0.0)));
    let cross = people[0].get(&format!("{path}/crosstable")).await.ok();
    assert!(cross.to_string().contains("walkover"));
}

#[tokio::test]
async fn who_withdrew_while_a_round_was_being_paired_is_resigned_with_the_next_result() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let path = started(&people, asked("round_robin", 1)).await;
    // The withdrawal is noted, but whoever noted it did not see the boards yet.
    let id = path.rsplit('/').next().unwrap().to_owned();
    let store = &server.server.app.store;
    let entrants = store.entrants(id.clone()).await.unwrap();
    let dora = entrants.into_iter().find(|entrant| entrant.name == "Dora").unwrap();
    store.withdraw(id, dora.person, time::now()).await.unwrap();
    play_round_of_the_present(&people[..3], &path).await;
    let table = people[0].get(&format!("{path}/standings")).await.ok();
    assert_eq!((&table[3]["name"], &table[3]["points"]), (&json!("Dora"), &json!(0.0)));
}

/// Ends all boards that are still open, round after round.
async fn play_round_of_the_present(people: &[Visitor], path: &str) {
    for _ in 0..200 {
        let whole = people[0].get(path).await.ok();
        if whole["phase"] == "over" {
            return;
        }
        for person in people.iter().rev() {
            let mine = person.get("/api/matches/mine").await.ok();
            for summary in mine.as_array().unwrap() {
                let names = [&summary["first"]["name"], &summary["second"]["name"]];
                let later = names.iter().filter_map(|name| name.as_str()).max().unwrap();
                if later == person.name {
                    person.command(summary["id"].as_str().unwrap(), "resign").await;
                }
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the tournament did not end");
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_round_loses_nothing() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let path = started(&people, asked("round_robin", 1)).await;
    let before = people[0].get(&path).await.ok();
    let server = server.restart().await;
    let mut again = Vec::new();
    for person in &people {
        let mut visitor = Visitor::stranger(&server);
        visitor.login(&person.name, crate::visitors::PASSWORD).await.ok();
        again.push(visitor);
    }
    assert_eq!(again[0].get(&path).await.ok()["rounds"], before["rounds"]);
    for number in 0..3 {
        play_round(&again, &path, number).await;
    }
    again[0].wait_for(&path, |whole| whole["phase"] == "over").await;
}

#[tokio::test]
async fn only_its_maker_starts_a_tournament_and_only_with_enough_people() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let made = people[0].post("/api/tournaments", asked("swiss", 3)).await.ok();
    let path = format!("/api/tournaments/{}", made["id"].as_str().unwrap());
    for person in &people {
        person.post(&format!("{path}/join"), json!(null)).await.ok();
    }
    assert_eq!(
        people[1].get(&path).await.ok()["creator"],
        people[0].get("/api/me").await.ok()["name"]
    );
    let start = format!("{path}/start");
    assert_eq!(people[1].post(&start, json!(null)).await.refused().0, 403);
    assert_eq!(people[0].post(&start, json!(null)).await.refused(), (422, "too_few".to_owned()));
    people[2].post(&format!("{path}/withdraw"), json!(null)).await.ok();
    assert_eq!(people[0].get(&path).await.ok()["entrants"].as_array().unwrap().len(), 2);
    assert_eq!(people[1].post(&format!("{path}/cancel"), json!(null)).await.refused().0, 403);
    people[0].post(&format!("{path}/cancel"), json!(null)).await.ok();
    assert_eq!(people[1].post(&format!("{path}/join"), json!(null)).await.refused().1, "not_open");
    let listed = people[0].get("/api/tournaments?phase=cancelled&game=lautari").await.ok();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    let guest = Visitor::stranger(&server);
    assert_eq!(guest.post("/api/tournaments", asked("swiss", 3)).await.refused().0, 401);
}

#[tokio::test]
async fn a_tournament_begins_with_those_who_are_there() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let made = people[0].post("/api/tournaments", asked("round_robin", 1)).await.ok();
    let path = format!("/api/tournaments/{}", made["id"].as_str().unwrap());
    for person in &people {
        person.post(&format!("{path}/join"), json!(null)).await.ok();
    }
    let ready = format!("{path}/ready");
    assert_eq!(people[1].post(&ready, json!(null)).await.refused().1, "not_asked");
    let start = format!("{path}/start");
    people[0].post(&start, json!(null)).await.ok();
    let asked = people[0].get(&path).await.ok();
    assert_eq!((&asked["phase"], &asked["rounds"]), (&json!("checking"), &json!([])));
    assert!(asked["check_until"].as_i64().unwrap() > time::now().0);
    for person in &people[1..] {
        let calls = person.get("/api/calls").await.ok();
        assert_eq!((&calls["calls"][0]["kind"], &calls["unread"]), (&json!("ready"), &json!(1)));
    }
    assert_eq!(people[0].get("/api/calls").await.ok()["unread"], 0, "its maker is there");
    assert_eq!(people[0].post(&start, json!(null)).await.refused().1, "too_few");
    assert_eq!(people[1].post(&format!("{path}/join"), json!(null)).await.refused().1, "not_open");
    people[1].post(&ready, json!(null)).await.ok();
    let ready_ones = people[0].get(&path).await.ok();
    let ready_ones = ready_ones["entrants"].as_array().unwrap().iter();
    assert_eq!(ready_ones.filter(|entrant| entrant["ready"] == true).count(), 2);
    // The third does not come: whoever made it need not wait.
    people[0].post(&start, json!(null)).await.ok();
    let running = people[0].get(&path).await.ok();
    assert_eq!(running["phase"], "running");
    assert_eq!(running["entrants"].as_array().unwrap().len(), 2);
    let board = &running["rounds"][0][0]["match"];
    for person in &people[..2] {
        let calls = person.get("/api/calls").await.ok();
        let round = &calls["calls"][0];
        assert_eq!((&round["kind"], &round["match"]), (&json!("round"), board));
        assert_eq!((&round["round"], &round["title"]), (&json!(1), &json!("Autumn cup")));
    }
}

#[tokio::test]
async fn a_tournament_to_which_too_few_come_in_time_waits_again() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let made = people[0].post("/api/tournaments", asked("round_robin", 1)).await.ok();
    let id = made["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tournaments/{id}");
    for person in &people {
        person.post(&format!("{path}/join"), json!(null)).await.ok();
    }
    // The players are asked, and the time is over at once.
    let (store, now) = (&server.server.app.store, time::now());
    assert!(store.check_tournament(id, now, now).await.unwrap());
    server.server.app.tournaments.advance_all().await.unwrap();
    let whole = people[0].get(&path).await.ok();
    assert_eq!((&whole["phase"], &whole["check_until"]), (&json!("open"), &json!(null)));
    assert_eq!(whole["entrants"].as_array().unwrap().len(), 2, "nobody lost the place");
    let calls = people[0].get("/api/calls").await.ok();
    assert_eq!(calls["calls"][0]["kind"], "postponed");
}

#[tokio::test]
async fn a_tournament_that_rests_pairs_no_round_until_it_goes_on() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let path = started(&people, asked("round_robin", 2)).await;
    let (pause, resume) = (format!("{path}/pause"), format!("{path}/resume"));
    assert_eq!(people[1].post(&pause, json!(null)).await.refused().0, 403);
    assert_eq!(people[0].post(&resume, json!(null)).await.refused().1, "not_running");
    people[0].post(&pause, json!(null)).await.ok();
    play_round(&people, &path, 0).await;
    let decided = |whole: &Value| whole["rounds"][0][0]["first_points"].is_number();
    people[0].wait_for(&path, decided).await;
    server.server.app.tournaments.advance_all().await.unwrap();
    let whole = people[0].get(&path).await.ok();
    assert_eq!(whole["rounds"].as_array().unwrap().len(), 1);
    assert!(whole["paused"].is_number());
    people[0].post(&resume, json!(null)).await.ok();
    let whole = people[0].get(&path).await.ok();
    assert_eq!(whole["rounds"].as_array().unwrap().len(), 2);
    assert!(whole["paused"].is_null());
}

#[tokio::test]
async fn whoever_looks_at_a_tournament_hears_of_what_is_new() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let made = people[0].post("/api/tournaments", asked("round_robin", 1)).await.ok();
    let id = made["id"].as_str().unwrap();
    let mut page = Page::open_with(&server.base(), None).await;
    page.send(&json!({ "type": "watch_tournament", "id": id })).await;
    // The answer to a ping comes after what was asked for before.
    page.send(&json!({ "type": "ping", "id": 1 })).await;
    page.receive_kind("pong").await;
    people[1].post(&format!("/api/tournaments/{id}/join"), json!(null)).await.ok();
    assert_eq!(page.receive_kind("tournament").await["id"], id);
}

#[tokio::test]
async fn tournaments_that_make_no_sense_are_refused_with_the_reason() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let with = |key: &str, value: Value| {
        let mut changed = asked("swiss", 3);
        changed[key] = value;
        changed
    };
    for (asked, code) in [
        (with("title", json!("  ")), "title"),
        (with("title", json!("x".repeat(81))), "title"),
        (with("length", json!(0)), "length"),
        (with("length", json!(31)), "length"),
        (with("control", json!({ "type": "none" })), "clock"),
        (with("game", json!("go")), "terms"),
        (with("rules", json!("lautari,quiet=never")), "terms"),
    ] {
        assert_eq!(anna.post("/api/tournaments", asked).await.refused(), (422, code.to_owned()));
    }
    assert_eq!(anna.get("/api/tournaments/none").await.refused().0, 404);
}

#[tokio::test]
async fn whoever_comes_late_plays_from_the_next_round_on() {
    let server = TestServer::start().await;
    let people = people(&server, 6).await;
    let mut open = asked("swiss", 3);
    open["late_entry"] = json!("open");
    let path = started(&people[..4], open).await;
    let join = format!("{path}/join");
    people[4].post(&join, json!(null)).await.ok();
    let whole = people[0].get(&path).await.ok();
    assert_eq!(whole["entrants"][4]["name"], "Egon");
    assert_eq!(whole["rounds"][0].as_array().unwrap().len(), 2, "the first round stays as it is");
    for number in 0..3 {
        play_round(&people, &path, number).await;
    }
    let whole = people[0].wait_for(&path, |whole| whole["phase"] == "over").await;
    assert_eq!(whole["rounds"][1].as_array().unwrap().len(), 3, "two boards and a bye");
    let cross = people[0].get(&format!("{path}/crosstable")).await.ok();
    let lines = cross.as_array().unwrap();
    let late = lines.iter().find(|line| line["name"] == "Egon").expect("Egon");
    assert_eq!(late["rounds"].as_array().unwrap().len(), 3);
    assert_ne!(late["rounds"][0]["type"], "game");
    assert_eq!(people[5].post(&join, json!(null)).await.refused().1, "not_open");
}

#[tokio::test]
async fn nobody_comes_late_where_the_tournament_does_not_take_them() {
    let server = TestServer::start().await;
    let people = people(&server, 5).await;
    let path = started(&people[..4], asked("swiss", 3)).await;
    assert_eq!(people[4].post(&format!("{path}/join"), json!(null)).await.refused().1, "not_open");
    let mut robin = asked("round_robin", 1);
    robin["late_entry"] = json!("open");
    assert_eq!(people[0].post("/api/tournaments", robin).await.refused().1, "late_entry");
}

#[tokio::test]
async fn players_are_called_to_their_boards_for_as_long_as_the_tournament_says() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    for seconds in [29, 901] {
        let mut odd = asked("round_robin", 1);
        odd["call_seconds"] = json!(seconds);
        assert_eq!(people[0].post("/api/tournaments", odd).await.refused().1, "call");
    }
    let mut patient = asked("round_robin", 1);
    patient["call_seconds"] = json!(600);
    let path = started(&people, patient).await;
    let there = |whole: &Value| whole["rounds"][0][0]["match"].is_string();
    let whole = people[0].wait_for(&path, there).await;
    assert_eq!(whole["call_seconds"], 600);
    let id = whole["rounds"][0][0]["match"].as_str().unwrap();
    let state = people[0].get(&format!("/api/matches/{id}")).await.ok();
    let due = Moment(state["state"]["first_action_due"].as_i64().expect("a moment"));
    let left = due.since(time::now()).0;
    assert!((600_000..=660_000).contains(&left), "called for ten minutes, then a minute: {left}");
}

#[tokio::test]
async fn a_tournament_that_cannot_go_on_keeps_no_other_from_going_on() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let path = started(&people, asked("round_robin", 2)).await;
    play_round(&people, &path, 0).await;
    // One that cannot be read, and one with a board that cannot be.
    let store = SqlStore::open_beside(&Location::Folder(server.folder.0.clone())).await.unwrap();
    for sql in [
        "INSERT INTO tournaments (id, title, creator, kind, length, game, rules, control, rated, \
         phase, created_ms, changed_ms) SELECT 'unreadable', title, creator, 'nonsense', length, game, \
         rules, control, rated, 'running', created_ms, changed_ms + 1 FROM tournaments LIMIT 1",
        "INSERT INTO tournaments (id, title, creator, kind, length, game, rules, control, rated, \
         phase, created_ms, changed_ms) SELECT 'broken', title, creator, kind, length, game, rules, \
         control, rated, 'running', created_ms, changed_ms + 2 FROM tournaments \
         WHERE kind = 'round_robin' LIMIT 1",
        "INSERT INTO pairings VALUES ('broken', 0, 0, 0, 1, 'brokenbroken', NULL, NULL)",
        "INSERT INTO match_log (match_id, number, what, at_ms) VALUES ('brokenbroken', 1, '{}', 1)",
    ] {
        sqlx::query(sql).execute(store.pool()).await.unwrap();
    }
    store.close().await;
    play_round(&people, &path, 1).await;
    people[0].wait_for(&path, |whole| whole["phase"] == "over").await;
    assert!(people[0].get("/api/tournaments").await.status.is_success(), "the list is there");
}
