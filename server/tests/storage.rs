//! One suite for the store, run against SQLite and PostgreSQL.

use std::sync::Arc;

use crate::common::{Folder, postgres};
use galds_games::core::PerSide;
use galds_matches::clock::{Millis, Moment, TimeControl};
use galds_matches::ports::{Lists as _, Log as _};
use galds_matches::{
    Append, Appended, EndingKind, MatchId, Phase, Player, PlayerId, Rated, Room, Row, Score,
    SideChoice, Summary, SummaryFilter, Terms, Visibility,
};
use galds_server::random;
use galds_server::storage::{
    ChatLine, ChatStore, Location, MatchStore, PlaySums, ReportStore, Skill, SqlStore,
};

/// A store of each kind.
struct Stores {
    stores: Vec<(&'static str, Arc<SqlStore>)>,
    _folder: Folder,
}

async fn stores() -> Stores {
    let folder = Folder::new();
    let mut locations = vec![("SQLite", Location::Folder(folder.0.clone()))];
    let database = tokio::task::spawn_blocking(postgres::database).await.unwrap();
    locations.extend(database.map(|address| ("PostgreSQL", Location::Postgres(address))));
    let mut stores = Vec::new();
    for (name, location) in locations {
        stores.push((name, Arc::new(SqlStore::open(&location).await.unwrap())));
    }
    Stores { stores, _folder: folder }
}

fn row(number: u32, what: &str) -> Row {
    Row { number, what: what.to_owned(), at: Moment(1_000 + i64::from(number)), client: None }
}

fn append(id: &MatchId, rows: Vec<Row>) -> Append {
    Append { id: id.clone(), rows, summary: None }
}

fn guest(name: &str) -> Player {
    Player { id: PlayerId::Guest(name.to_owned()), name: format!("Guest {name}") }
}

fn summary(id: &MatchId, phase: Phase, changed: i64) -> Summary {
    Summary {
        id: id.clone(),
        terms: Terms {
            game: "rotary".to_owned(),
            rules: "rotary".to_owned(),
            control: TimeControl::Increment { initial: Millis(60_000), increment: Millis(500) },
            rated: Rated::Casual,
            side: SideChoice::Random,
            position: None,
        },
        phase,
        visibility: Visibility::Lobby,
        creator: guest("a").id,
        invited: None,
        players: PerSide([Some(guest("a")), None]),
        ending: None,
        score: None,
        created: Moment(5),
        changed: Moment(changed),
    }
}

#[tokio::test]
async fn rows_come_back_as_they_were_appended() {
    for (name, store) in stores().await.stores {
        let id = random::match_id();
        let mut rows = vec![row(1, "{\"ž\":1}"), row(2, "two")];
        rows[0].client = Some("guest:a c1".to_owned());
        let appended = store.append(append(&id, rows.clone())).await.unwrap();
        assert_eq!(appended, Appended::Committed, "{name}");
        assert_eq!(store.log(id.clone(), 0).await.unwrap(), rows, "{name}");
        assert_eq!(store.log(id.clone(), 1).await.unwrap(), rows[1..], "{name}");
        assert_eq!(store.log(id, 2).await.unwrap(), [], "{name}");
    }
}

#[tokio::test]
async fn of_many_writers_of_one_number_exactly_one_wins() {
    for (name, store) in stores().await.stores {
        let id = random::match_id();
        store.append(append(&id, vec![row(1, "made")])).await.unwrap();
        let write = |writer: u32| {
            let (store, id) = (Arc::clone(&store), id.clone());
            tokio::spawn(async move {
                let rows = vec![row(2, &format!("by {writer}")), row(3, &format!("by {writer}"))];
                store.append(append(&id, rows)).await.unwrap()
            })
        };
        let mut committed = 0;
        for writing in (0..50).map(write).collect::<Vec<_>>() {
            committed += u32::from(writing.await.unwrap() == Appended::Committed);
        }
        assert_eq!(committed, 1, "{name}");
        let log = store.log(id, 0).await.unwrap();
        assert_eq!(log.len(), 3, "{name}: none of a loser's rows may stay");
        assert_eq!(log[1].what, log[2].what, "{name}");
    }
}

#[tokio::test]
async fn a_client_id_is_taken_once_in_a_match_and_free_in_another() {
    for (name, store) in stores().await.stores {
        let (id, other) = (random::match_id(), random::match_id());
        let named = |number| Row { client: Some("guest:a c1".to_owned()), ..row(number, "act") };
        let first = store.append(append(&id, vec![named(1)])).await.unwrap();
        let again = store.append(append(&id, vec![named(2)])).await.unwrap();
        let elsewhere = store.append(append(&other, vec![named(1)])).await.unwrap();
        assert_eq!((first, again), (Appended::Committed, Appended::Taken), "{name}");
        assert_eq!(elsewhere, Appended::Committed, "{name}");
        assert_eq!(store.log(id, 0).await.unwrap().len(), 1, "{name}");
    }
}

#[tokio::test]
async fn thousands_of_appends_at_once_are_all_kept() {
    for (name, store) in stores().await.stores {
        let write = |_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let id = random::match_id();
                for number in 1..=5 {
                    let rows = vec![row(number, "act")];
                    let appended = store.append(append(&id, rows)).await.unwrap();
                    assert_eq!(appended, Appended::Committed);
                }
                assert_eq!(store.log(id, 0).await.unwrap().len(), 5);
            })
        };
        for writing in (0..400).map(write).collect::<Vec<_>>() {
            writing.await.unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}

#[tokio::test]
async fn the_list_follows_the_log_and_is_filtered_and_paged() {
    for (name, store) in stores().await.stores {
        let ids: Vec<MatchId> = (0..5).map(|_| random::match_id()).collect();
        for (place, id) in ids.iter().enumerate() {
            let summary = Some(summary(id, Phase::Open, 100 + (place as i64) / 2));
            let made = Append { summary, ..append(id, vec![row(1, "made")]) };
            store.append(made).await.unwrap();
        }
        let mut over = summary(&ids[0], Phase::Over, 500);
        over.players = PerSide([Some(guest("b")), Some(guest("a"))]);
        over.ending = Some(EndingKind::Resigned);
        over.score = Some(Score::of_halves(1, 1));
        let ended = Append { summary: Some(over.clone()), ..append(&ids[0], vec![row(2, "end")]) };
        store.append(ended).await.unwrap();

        assert_eq!(store.summary(ids[0].clone()).await.unwrap(), Some(over), "{name}");
        assert_eq!(store.summary(random::match_id()).await.unwrap(), None, "{name}");

        let count = async |player: &str, phase| {
            let player = Some(guest(player).id);
            let filter = SummaryFilter { player, ..SummaryFilter::of(phase, 10) };
            store.summaries(filter).await.unwrap().len()
        };
        for (player, open, over) in [("a", 4, 1), ("b", 0, 1), ("c", 0, 0)] {
            assert_eq!(count(player, Phase::Open).await, open, "{name} {player}");
            assert_eq!(count(player, Phase::Over).await, over, "{name} {player}");
        }
        let waiting = store.count_waiting(guest("a").id, Visibility::Lobby).await.unwrap();
        assert_eq!(waiting, 4, "{name}");

        let mut seen = Vec::new();
        for phase in [Phase::Over, Phase::Playing, Phase::Open] {
            let mut filter = SummaryFilter::of(phase, 2);
            loop {
                let page = store.summaries(filter.clone()).await.unwrap();
                let Some(last) = page.last() else { break };
                filter.before = Some((last.changed, Some(last.id.clone())));
                seen.extend(page.into_iter().map(|summary| summary.id));
            }
        }
        assert_eq!(seen[..2], [ids[0].clone(), ids[4].clone()], "{name}: the latest comes first");
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 5, "{name}: pages neither repeat nor skip");
    }
}

#[tokio::test]
async fn matches_need_a_server_while_they_are_played_with_a_clock_or_against_the_computer() {
    for (name, store) in stores().await.stores {
        let keep = async |change: &dyn Fn(&mut Summary)| {
            let id = random::match_id();
            let mut summary = summary(&id, Phase::Playing, 1);
            change(&mut summary);
            let append = Append { summary: Some(summary), ..append(&id, vec![row(1, "made")]) };
            store.append(append).await.unwrap();
            id
        };
        let with_clock = keep(&|_| {}).await;
        let against_computer = keep(&|summary| {
            summary.terms.control = TimeControl::None;
            summary.players = PerSide([Some(guest("a")), Some(Player::computer(3))]);
        });
        let against_computer = against_computer.await;
        keep(&|summary| summary.terms.control = TimeControl::None).await;
        keep(&|summary| summary.phase = Phase::Open).await;
        keep(&|summary| summary.phase = Phase::Over).await;
        let (mut running, mut expected) =
            (store.running().await.unwrap(), vec![with_clock, against_computer]);
        running.sort();
        expected.sort();
        assert_eq!(running, expected, "{name}");
    }
}

#[tokio::test]
async fn of_several_servers_one_hears_that_another_is_gone() {
    for (name, store) in stores().await.stores {
        store.note_server("one".to_owned(), Moment(5)).await.unwrap();
        store.note_server("one".to_owned(), Moment(20)).await.unwrap();
        store.note_server("two".to_owned(), Moment(9)).await.unwrap();
        assert!(!store.forget_servers(Moment(9)).await.unwrap(), "{name}: all are there");
        assert!(store.forget_servers(Moment(10)).await.unwrap(), "{name}: one is gone");
        assert!(!store.forget_servers(Moment(10)).await.unwrap(), "{name}: it was seen to");
    }
}

#[tokio::test]
async fn an_append_that_comes_too_late_leaves_the_list_alone() {
    for (name, store) in stores().await.stores {
        let id = random::match_id();
        let made = summary(&id, Phase::Open, 1);
        let first = Append { summary: Some(made.clone()), ..append(&id, vec![row(1, "made")]) };
        store.append(first).await.unwrap();
        let late = summary(&id, Phase::Over, 2);
        let late = Append { summary: Some(late), ..append(&id, vec![row(1, "late")]) };
        assert_eq!(store.append(late).await.unwrap(), Appended::Taken, "{name}");
        assert_eq!(store.summary(id).await.unwrap(), Some(made), "{name}");
    }
}

#[tokio::test]
async fn chat_is_numbered_and_rooms_are_apart() {
    for (name, store) in stores().await.stores {
        let id = random::match_id();
        let line = |room, words: &str| ChatLine {
            number: 0,
            room,
            author: guest("a"),
            words: words.to_owned(),
            at: Moment(7),
        };
        let add = |room, words| store.add_chat_line(id.clone(), line(room, words));
        assert_eq!(add(Room::Players, "hi").await.unwrap(), 1, "{name}");
        assert_eq!(add(Room::Spectators, "psst").await.unwrap(), 2, "{name}");
        assert_eq!(add(Room::Players, "well played").await.unwrap(), 3, "{name}");
        let said = store.chat_lines(id.clone(), Room::Players, 1).await.unwrap();
        let expected = ChatLine { number: 3, ..line(Room::Players, "well played") };
        assert_eq!(said, [expected], "{name}");
    }
}

#[tokio::test]
async fn the_pulse_is_the_last_one_that_was_noted() {
    for (name, store) in stores().await.stores {
        assert_eq!(store.last_alive().await.unwrap(), None, "{name}");
        store.note_alive(Moment(5)).await.unwrap();
        store.note_alive(Moment(9)).await.unwrap();
        assert_eq!(store.last_alive().await.unwrap(), Some(Moment(9)), "{name}");
    }
}

#[tokio::test]
async fn what_was_acknowledged_is_there_when_the_store_is_opened_again() {
    let folder = Folder::new();
    let id = random::match_id();
    let location = Location::Folder(folder.0.clone());
    let store = SqlStore::open(&location).await.unwrap();
    store.append(append(&id, vec![row(1, "made")])).await.unwrap();
    store.close().await;
    assert!(store.append(append(&id, vec![row(2, "after")])).await.is_err());
    let again = SqlStore::open(&location).await.unwrap();
    assert_eq!(again.log(id, 0).await.unwrap(), [row(1, "made")]);
}

#[tokio::test]
async fn reports_are_summed_up_by_game_for_whoever_has_the_seats() {
    for (name, store) in stores().await.stores {
        let sums = |decisions, lost, rolls, luck| PlaySums { decisions, lost, rolls, luck };
        let seats = [Some(guest("a")), Some(guest("b"))];
        for (players, own, other) in [
            (seats.clone(), sums(10, 0.5, 4, 0.25), sums(8, 0.5, 0, 0.0)),
            ([seats[1].clone(), seats[0].clone()], sums(0, 0.0, 0, 0.0), sums(20, 1.5, 0, 0.0)),
        ] {
            let id = random::match_id();
            let summary = Summary { players: PerSide(players), ..summary(&id, Phase::Over, 100) };
            let made = Append { summary: Some(summary), ..append(&id, vec![row(1, "made")]) };
            store.append(made).await.unwrap();
            // The later report takes the place of the earlier one.
            store.note_report(id.clone(), PerSide([other, own]), Moment(1)).await.unwrap();
            store.note_report(id, PerSide([own, other]), Moment(2)).await.unwrap();
        }
        let skill = store.skill(guest("a").id).await.unwrap();
        let expected = Skill {
            game: "rotary".to_owned(),
            games: 2,
            rolled_games: 1,
            sums: sums(30, 2.0, 4, 0.25),
        };
        assert_eq!(skill, [expected], "{name}");
        assert_eq!(store.skill(guest("c").id).await.unwrap(), [], "{name}");
    }
}
