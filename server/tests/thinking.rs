//! Who wants something thought about, who has to wait for whom, and who thinks: this process, or workers.

use std::time::{Duration, Instant};

use crate::common::nats::Nats;
use crate::common::{Client, Folder, Picker, TestServer};
use galds_engine::observation::Observation;
use galds_engine::spec::PlayerSpec;
use galds_games::core::Side;
use galds_matches::MatchId;
use galds_server::app::{Server, Settings};
use galds_server::bus::nats::NatsSettings;
use galds_server::limits::Limits;
use galds_server::random;
use galds_server::services::engine_pool::{
    Answer, EnginePool, Found, Job, Purpose, Question, Think, ThinkError, TurnOf, Worker,
};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// The most that analyses of one client may delay a computer's move in another game, in milliseconds.
const DELAY: i64 = 200;
/// How long something may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server at a NATS, where nobody thinks yet.
async fn server_at(nats: &Nats, think: Think) -> TestServer {
    let folder = Folder::new();
    let mut settings = Settings::local(&folder.0);
    settings.bus = Some(NatsSettings::at(nats.address()));
    settings.think = think;
    settings.guards.limits = Limits::Off;
    let server = Server::start(settings).await.expect("the server starts");
    TestServer { server, folder }
}

async fn nats() -> Option<Nats> {
    tokio::task::spawn_blocking(Nats::start).await.unwrap()
}

/// A worker, of which the server has heard.
async fn worker_at(nats: &Nats, server: &TestServer, threads: usize) -> Worker {
    let pool = server.server.app.matches.engine_pool();
    let before = pool.workers();
    let worker = Worker::connect(&NatsSettings::at(nats.address()), threads).await.unwrap();
    until("the worker is known", || pool.workers() > before).await;
    worker
}

async fn until(what: &str, is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "it did not come to this: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Plays a random action, once it is the first side's turn.
async fn act(player: &Client, id: &str, picker: &mut Picker) -> Option<i64> {
    let mine = |state: &Value| state["to_act"] == json!(["first"]) || state["phase"] == "over";
    player.wait_for(id, mine).await;
    let looked = player.look(id).await;
    let choices = looked["board"]["choices"].as_array().cloned().unwrap_or_default();
    let choice = choices.get(picker.below(choices.len()))?;
    player.act(id, choice["token"].as_str().expect("a token")).await.ok();
    player.wait_for(id, mine).await;
    let events = player.get(&format!("/api/matches/{id}")).await.ok()["events"].clone();
    let acted = events.as_array().unwrap().iter().filter(|event| event["type"] == "acted");
    let at: Vec<i64> = acted.map(|event| event["at"].as_i64().unwrap()).collect();
    Some(at[at.len() - 1] - at[at.len() - 2])
}

/// How long the computer takes for its first move, in milliseconds; the median of some.
async fn answer_time(player: &Client) -> i64 {
    let terms = json!({ "game": "rotary", "side": "second", "opponent": { "computer": 1 } });
    let mut taken = Vec::new();
    for _ in 0..7 {
        let id = player.create(&terms).await;
        player.wait_for(&id, |state| state["to_act"] == json!(["second"])).await;
        let events = player.get(&format!("/api/matches/{id}")).await.ok()["events"].clone();
        let at: Vec<i64> =
            events.as_array().unwrap().iter().map(|event| event["at"].as_i64().unwrap()).collect();
        taken.push(at[at.len() - 1] - at[at.len() - 2]);
    }
    taken.sort_unstable();
    taken[taken.len() / 2]
}

/// Lets one client ask one server for a hundred analyses and looks whether the computer still answers another in time,
/// at the same server or at another one.
async fn assert_fair(asked: &TestServer, played_at: &TestServer) {
    let player = played_at.guest().await;
    let alone = answer_time(&player).await;
    let mut analyses = tokio::task::JoinSet::new();
    for _ in 0..100 {
        let greedy = asked.stranger();
        analyses.spawn(async move {
            greedy.post("/api/analysis", &json!({ "game": "shatra", "time": 10_000 })).await
        });
    }
    let pool = asked.server.app.matches.engine_pool();
    until("the analyses wait", || pool.waiting(Purpose::Analysis) > 0).await;
    let beside = answer_time(&player).await;
    println!("the computer takes {alone} ms alone and {beside} ms beside a hundred analyses");
    assert!(beside <= alone + DELAY, "{alone} ms became {beside} ms");
    assert!(pool.waiting(Purpose::Analysis) > 0, "the analyses were over before the game was");
}

/// A long analysis, and what is reported of it.
type Thinking = (JoinHandle<Result<Answer, ThinkError>>, mpsc::Receiver<Found>);

/// Begins an analysis of so many seconds and waits for its first report.
async fn begun(server: &TestServer, seconds: u64) -> Thinking {
    let pool = server.server.app.matches.engine_pool().clone();
    let table = galds_games::open("shatra", "shatra").unwrap();
    let observation = Observation::of(&*table, Side::First);
    let time = Duration::from_secs(seconds);
    let job = Job::new(Question::Analysis { observation, lines: 1, time });
    let permit = pool.analysis_permit("somebody").await.unwrap();
    let (reports, mut reported) = mpsc::channel(64);
    let thinking = tokio::spawn(async move { pool.think(permit, job, Some(reports)).await });
    assert!(reported.recv().await.is_some(), "nothing was reported");
    (thinking, reported)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_analyses_of_one_client_hardly_delay_a_computers_move() {
    let server = TestServer::start().await;
    assert_fair(&server, &server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn they_do_not_delay_it_where_workers_think_either() {
    let Some(nats) = nats().await else { return };
    let server = server_at(&nats, Think::Workers).await;
    let _workers = [worker_at(&nats, &server, 1).await, worker_at(&nats, &server, 1).await];
    assert_fair(&server, &server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn they_do_not_delay_it_at_another_server_with_the_same_workers_either() {
    let Some(nats) = nats().await else { return };
    let (asked, played_at) =
        (server_at(&nats, Think::Workers).await, server_at(&nats, Think::Workers).await);
    let _worker = worker_at(&nats, &asked, 1).await;
    until("the worker is known", || played_at.server.app.matches.engine_pool().workers() == 1)
        .await;
    assert_fair(&asked, &played_at).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_two_servers_want_is_thought_about_once_and_one_may_go_away() {
    let Some(nats) = nats().await else { return };
    let servers = [server_at(&nats, Think::Workers).await, server_at(&nats, Think::Workers).await];
    let worker = worker_at(&nats, &servers[0], 1).await;
    let pools = servers.each_ref().map(|server| server.server.app.matches.engine_pool().clone());
    until("the worker is known", || pools[1].workers() == 1).await;
    let id = random::match_id();
    let ask = |pool: &EnginePool, tick| {
        let (pool, job) = (pool.clone(), Job::new(first_move(&id, tick)));
        tokio::spawn(async move {
            let permit = pool.move_permit(None).await?;
            pool.think(permit, job, None).await
        })
    };
    let [first, second] = [ask(&pools[0], 1), ask(&pools[1], 1)];
    let [first, second] = [first.await.unwrap().unwrap(), second.await.unwrap().unwrap()];
    assert_eq!(first, second);
    assert_eq!((worker.done(), worker.cancelled()), (1, 0));
    let [first, second] = [ask(&pools[0], 2), ask(&pools[1], 2)];
    until("somebody thinks", || worker.status().thinking() > 0).await;
    // Both have asked by then.
    tokio::time::sleep(Duration::from_millis(500)).await;
    first.abort();
    assert!(matches!(second.await.unwrap(), Ok(Answer::Move(_))));
    assert_eq!((worker.done(), worker.cancelled()), (2, 0));
}

/// What is asked of a strong player who has to begin.
fn first_move(id: &MatchId, tick: u32) -> Question {
    let table = galds_games::open("shatra", "shatra").unwrap();
    Question::Move {
        of: TurnOf { id: id.clone(), tick },
        observation: Observation::of(&*table, Side::First),
        player: PlayerSpec::full(),
        time: Duration::from_secs(2),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_player_stops_thinking_when_its_game_is_over() {
    let server = TestServer::start().await;
    let player = server.guest().await;
    let terms = json!({ "game": "shatra", "side": "second", "opponent": { "computer": 10 } });
    let id = player.create(&terms).await;
    let pool = server.server.app.matches.engine_pool();
    // There is one permit, and a level 10 that is let think keeps it for longer than this; on a busy machine it takes
    // the permit only after a while.
    let mut is_thinking = false;
    for _ in 0..20 {
        let waited = tokio::time::timeout(Duration::from_millis(200), pool.move_permit(None)).await;
        is_thinking = waited.is_err();
        if is_thinking {
            break;
        }
        drop(waited);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(is_thinking, "the computer does not think");
    player.command(&id, &json!({ "do": "abort" })).await.ok();
    let permit = tokio::time::timeout(Duration::from_secs(1), pool.move_permit(None)).await;
    assert!(permit.is_ok(), "the computer thinks on about a game that is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_workers_play_whole_games() {
    let Some(nats) = nats().await else { return };
    let server = server_at(&nats, Think::Workers).await;
    let workers = [worker_at(&nats, &server, 1).await, worker_at(&nats, &server, 1).await];
    let mut games = tokio::task::JoinSet::new();
    for number in 0..4 {
        let player = server.guest().await;
        games.spawn(async move {
            let terms = json!({ "game": "rotary", "side": "first", "opponent": { "computer": 2 } });
            let (id, mut picker) = (player.create(&terms).await, Picker(number));
            while player.state(&id).await["phase"] != "over" {
                act(&player, &id, &mut picker).await;
            }
            let record = player.get(&format!("/api/matches/{id}")).await.ok();
            let numbers =
                record["events"].as_array().unwrap().iter().map(|event| event["number"].as_u64());
            assert!(numbers.eq((1..).map(Some).take(record["events"].as_array().unwrap().len())));
        });
    }
    while let Some(game) = games.join_next().await {
        game.unwrap();
    }
    assert!(workers.iter().all(|worker| worker.done() > 0), "one worker did everything");
}

#[tokio::test(flavor = "multi_thread")]
async fn analyses_and_puzzles_are_done_by_workers_too() {
    let Some(nats) = nats().await else { return };
    let server = server_at(&nats, Think::Workers).await;
    let worker = worker_at(&nats, &server, 1).await;
    let visitor = server.stranger();
    let asked = json!({ "game": "rotary", "time": 300, "lines": 2 });
    let text = visitor.post("/api/analysis", &asked).await.text;
    let reports: Vec<Value> = text
        .lines()
        .filter_map(|line| line.strip_prefix("data: "))
        .map(|data| serde_json::from_str(data).unwrap())
        .collect();
    let (last, others) = reports.split_last().expect("reports");
    assert!(!others.is_empty() && others.iter().all(|report| report["done"] == false), "{text}");
    assert_eq!((&last["done"], last["lines"].as_array().unwrap().len()), (&json!(true), 2));
    let puzzle = "/api/puzzles/rotary/1";
    let key = visitor.post(puzzle, &json!({ "give_up": true })).await.ok()["key"].clone();
    let judged = visitor.post(puzzle, &json!({ "actions": [key] })).await.ok();
    assert!(["right", "solved"].contains(&judged["verdict"].as_str().unwrap()), "{judged}");
    assert_eq!(worker.done(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_stops_when_nobody_waits_for_its_answer_any_more() {
    let Some(nats) = nats().await else { return };
    let server = server_at(&nats, Think::Workers).await;
    let worker = worker_at(&nats, &server, 1).await;
    let (thinking, _reports) = begun(&server, 10).await;
    let cancelled = Instant::now();
    thinking.abort();
    until("the job is cancelled", || worker.cancelled() == 1).await;
    let took = cancelled.elapsed();
    assert!(took < Duration::from_secs(2), "it thought on for {took:?}");
    let (thinking, _reports) = begun(&server, 1).await;
    assert!(matches!(thinking.await.unwrap(), Ok(Answer::Analysis(_))));
    assert_eq!((worker.done(), worker.cancelled()), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_worker_that_stops_has_not_finished_goes_to_another() {
    let Some(nats) = nats().await else { return };
    let server = server_at(&nats, Think::Workers).await;
    let first = worker_at(&nats, &server, 1).await;
    let (thinking, _reports) = begun(&server, 3).await;
    let second = worker_at(&nats, &server, 1).await;
    first.stop(Duration::ZERO).await;
    assert!(matches!(thinking.await.unwrap(), Ok(Answer::Analysis(_))));
    assert_eq!(second.done(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_workers_the_server_thinks_itself_unless_it_is_forbidden() {
    let Some(nats) = nats().await else { return };
    let (alone, waiting) =
        (server_at(&nats, Think::Auto).await, server_at(&nats, Think::Workers).await);
    let asked = json!({ "game": "rotary", "time": 100 });
    assert!(alone.stranger().post("/api/analysis", &asked).await.text.contains("\"done\":true"));
    let refused = waiting.stranger().post("/api/puzzles/rotary/1", &json!({ "actions": [] })).await;
    assert_eq!(refused.status, 422, "what is nonsense is refused before anybody thinks");
    let key =
        alone.stranger().post("/api/puzzles/rotary/1", &json!({ "give_up": true })).await.ok();
    let answer = json!({ "actions": [key["key"]] });
    let refused = waiting.stranger().post("/api/puzzles/rotary/1", &answer).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (503, "no_engine".to_owned()));
    let refused = waiting.stranger().post("/api/analysis", &asked).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (503, "no_engine".to_owned()));
    // A worker that comes finds those who wait.
    let player = waiting.guest().await;
    let terms = json!({ "game": "rotary", "side": "second", "opponent": { "computer": 1 } });
    let id = player.create(&terms).await;
    let _worker = worker_at(&nats, &waiting, 1).await;
    player.wait_for(&id, |state| state["to_act"] == json!(["second"])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_on_while_nats_is_away_and_with_workers_when_it_is_back() {
    let Some(mut nats) = nats().await else { return };
    let server = server_at(&nats, Think::Auto).await;
    let worker = worker_at(&nats, &server, 1).await;
    let player = server.guest().await;
    let terms = json!({ "game": "rotary", "side": "first", "opponent": { "computer": 1 } });
    let (id, mut picker) = (player.create(&terms).await, Picker(3));
    act(&player, &id, &mut picker).await;
    assert_eq!(worker.done(), 1);
    nats.kill();
    let taken = act(&player, &id, &mut picker).await.expect("the game goes on");
    assert!(taken < 10_000, "it took {taken} ms");
    nats.start_again();
    // It takes a while until both have found NATS again.
    let began = Instant::now();
    let terms = json!({ "game": "rotary", "side": "second", "opponent": { "computer": 1 } });
    while worker.done() == 1 {
        assert!(began.elapsed() < PATIENCE, "the worker does not think again");
        let id = player.create(&terms).await;
        player.wait_for(&id, |state| state["to_act"] == json!(["second"])).await;
    }
}
