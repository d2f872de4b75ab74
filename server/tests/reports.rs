//! Reports on finished matches, and what they say about players over many games.

use crate::common::TestServer;
use crate::visitors::{Reply, Visitor};
use galds_games::core::PerSide;
use galds_matches::clock::Moment;
use galds_matches::{MatchId, PlayerId};
use galds_server::limits::Limit;
use galds_server::storage::{PlaySums, Skill};
use serde_json::{Value, json};

async fn pair(server: &TestServer) -> [Visitor; 2] {
    [Visitor::person(server, "Anna").await, Visitor::person(server, "Bob").await]
}

/// The events of a report.
fn events(reply: &Reply) -> Vec<Value> {
    assert!(reply.status.is_success(), "{}: {}", reply.status, reply.text);
    let data = reply.text.lines().filter_map(|line| line.strip_prefix("data:"));
    data.map(|data| serde_json::from_str(data).unwrap()).collect()
}

async fn report(visitor: &Visitor, id: &str) -> Reply {
    visitor.post(&format!("/api/matches/{id}/report"), json!({})).await
}

async fn skill(visitor: &Visitor, name: &str) -> Value {
    visitor.get(&format!("/api/people/{name}/skill")).await.ok()
}

#[tokio::test]
async fn a_report_judges_every_decision_of_a_finished_match_and_counts_on_both_profiles() {
    let server = TestServer::start().await;
    let [anna, bob] = pair(&server).await;
    let id = anna.play(&bob, json!({ "game": "rotary", "side": "first" })).await;
    for player in [&anna, &bob, &anna] {
        player.act(&id).await;
    }
    let stranger = Visitor::stranger(&server);
    assert_eq!(report(&stranger, &id).await.status, 404, "it is still played");
    bob.command(&id, "resign").await.ok();
    assert_eq!(skill(&stranger, "Anna").await, json!([]));

    let told = events(&report(&stranger, &id).await);
    assert_eq!(told.len(), 4, "three actions and the end");
    for (ply, step) in told[..3].iter().enumerate() {
        assert_eq!((&step["ply"], &step["of"]), (&json!(ply), &json!(3)), "{step}");
        let judged = &step["judged"];
        assert_eq!(judged["side"], ["first", "second", "first"][ply]);
        let lines = judged["lines"].as_array().unwrap();
        assert!((1..=6).contains(&lines.len()), "{judged}");
        assert!(judged["pieces"].as_u64().unwrap() > 0);
        assert_eq!((&judged["forced"], &judged["rolled"]), (&json!(false), &json!(false)));
    }
    assert_eq!((&told[3]["done"], &told[3]["judged"]), (&json!(true), &json!(null)));

    for name in ["Anna", "Bob"] {
        let skill = skill(&stranger, name).await;
        assert_eq!((&skill[0]["game"], &skill[0]["games"]), (&json!("rotary"), &json!(1)));
        let accuracy = skill[0]["accuracy"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&accuracy), "{skill}");
        assert_eq!(skill[0]["luck"], json!(null), "there are no dice");
    }
    // Made again, it counts once.
    events(&report(&anna, &id).await);
    assert_eq!(skill(&stranger, "Anna").await[0]["games"], 1);
    let own = anna.get("/api/me/data").await.ok();
    assert_eq!(own["skill"], skill(&stranger, "Anna").await);
    assert_eq!(stranger.get("/api/people/Nobody/skill").await.status, 404);
}

#[tokio::test]
async fn the_luck_of_the_dice_is_judged() {
    let server = TestServer::start().await;
    let [anna, bob] = pair(&server).await;
    let id = anna.play(&bob, json!({ "game": "nardi", "side": "first" })).await;
    // Whose turn it is depends on the first roll.
    for player in [&anna, &bob, &anna, &bob, &anna] {
        player.act(&id).await;
    }
    bob.command(&id, "resign").await.ok();
    let told = events(&report(&anna, &id).await);
    assert!(told.iter().any(|step| step["judged"]["rolled"] == true), "{told:?}");
    assert!(told.iter().any(|step| step["judged"].is_null() && step["done"] == false), "rolls");
    let skills = [skill(&anna, "Anna").await, skill(&anna, "Bob").await];
    let judged = |skill: &&Value| skill[0]["luck"].is_f64() && skill[0]["rolled_games"] == 1;
    assert!(skills.iter().any(|skill| judged(&skill)), "{skills:?}");
}

#[tokio::test]
async fn there_is_no_report_on_a_match_that_was_broken_off_or_that_is_none() {
    let server = TestServer::start().await;
    let [anna, bob] = pair(&server).await;
    let id = anna.play(&bob, json!({ "game": "rotary", "side": "first" })).await;
    anna.act(&id).await;
    anna.command(&id, "abort").await.ok();
    assert_eq!(report(&anna, &id).await.status, 404);
    assert_eq!(report(&anna, "k7RtmW3xQz9e").await.status, 404);
}

#[tokio::test]
async fn nobody_has_reports_made_without_end() {
    let server = TestServer::with_limits().await;
    let stranger = Visitor::stranger(&server);
    // Time passes meanwhile, so a few more than the table says may be let through.
    let mut reply = report(&stranger, "k7RtmW3xQz9e").await;
    for _ in 0..Limit::Report.rule().most + 5 {
        reply = report(&stranger, "k7RtmW3xQz9e").await;
    }
    assert_eq!(reply.refused(), (429, "too_many".to_owned()));
    assert_eq!(reply.json()["reason"]["key"], "too-many-report");
}

#[tokio::test]
async fn averages_are_those_of_all_games_on_either_side() {
    let server = TestServer::start().await;
    let [anna, bob] = pair(&server).await;
    let store = &server.server.app.store;
    let sums = |decisions, lost, rolls, luck| PlaySums { decisions, lost, rolls, luck };
    for (side, own) in [
        ("first", sums(10, 0.5, 4, 0.3)),
        ("second", sums(30, 2.5, 6, -0.1)),
        ("first", sums(0, 0.0, 0, 0.0)),
    ] {
        let id = anna.play(&bob, json!({ "game": "nardi", "side": side })).await;
        let id: MatchId = id.parse().unwrap();
        let other = sums(5, 1.0, 0, 0.0);
        let both = if side == "first" { PerSide([own, other]) } else { PerSide([other, own]) };
        store.note_report(id, both, Moment(1)).await.unwrap();
    }
    let skill = skill(&bob, "Anna").await;
    let near = |key: &str, expected: f64| {
        let found = skill[0][key].as_f64().unwrap();
        assert!((found - expected).abs() < 1e-9, "{key}: {found}");
    };
    assert_eq!(skill[0]["games"], 2, "a side without a decision has no sums");
    near("accuracy", 1.0 - 3.0 / 40.0);
    near("luck", 0.1);
    let me = anna.get("/api/people/Anna").await.ok();
    let player: PlayerId = me["player"]["id"].as_str().unwrap().parse().unwrap();
    let kept: Vec<Skill> = store.skill(player).await.unwrap();
    assert_eq!((kept[0].games, kept[0].rolled_games, kept[0].sums.rolls), (2, 2, 10));
}
