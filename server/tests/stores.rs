//! One suite for people, ratings and tournaments in the store, run against both databases.

use std::sync::Arc;

use crate::common::{Folder, postgres};
use galds_games::core::PerSide;
use galds_matches::clock::{Millis, Moment, Speed, TimeControl};
use galds_matches::ratings::Rating;
use galds_matches::{MatchId, PlayerId, Rated};
use galds_server::identity::{PlayerName, Scope, Scopes, Secret};
use galds_server::random;
use galds_server::storage::{
    AccountStore, Added, Board, Call, CallAbout, CallKind, CallStore, Entrant, LateEntry, Location,
    NewPerson, Paired, Person, PersonKind, Pool, PushSubscription, RatedMatch, RatingStore,
    RatingWrite, Relation, Session, SqlStore, Token, Tournament, TournamentFilter, TournamentKind,
    TournamentPhase, TournamentStore, WhichCalls,
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

fn new_person(id: &str, name: &str) -> NewPerson {
    NewPerson {
        id: id.to_owned(),
        name: PlayerName::new(name).unwrap(),
        password: format!("hash of {id}"),
        created: Moment(7),
    }
}

async fn add(store: &SqlStore, id: &str, name: &str) -> Person {
    assert_eq!(store.add_person(new_person(id, name)).await.unwrap(), Added::Added);
    store.person(id.to_owned()).await.unwrap().expect("was added")
}

fn session(id: &str, created: i64, seen: i64) -> Session {
    let agent = "Test".to_owned();
    Session { id: id.to_owned(), agent, created: Moment(created), seen: Moment(seen) }
}

#[tokio::test]
async fn people_are_found_by_name_whatever_its_case_and_look_alikes_are_refused() {
    for (kind, store) in stores().await.stores {
        let anna = add(&store, "a", "Žanna").await;
        assert_eq!((anna.name.as_str(), anna.kind), ("Žanna", PersonKind::Human), "{kind}");
        for taken in ["žANNA", "Zanna", "Z-anna"] {
            let added = store.add_person(new_person("b", taken)).await.unwrap();
            assert_eq!(added, Added::Taken, "{kind} {taken}");
        }
        assert_eq!(store.person_named("ŽaNNa".to_owned()).await.unwrap(), Some(anna), "{kind}");
        assert_eq!(store.person_named("Zanna".to_owned()).await.unwrap(), None, "{kind}");
        let (_, hash) = store.credentials("žanna".to_owned()).await.unwrap().unwrap();
        assert_eq!(hash, "hash of a", "{kind}");
        store.set_password("a".to_owned(), "other".to_owned()).await.unwrap();
        store.set_about("a".to_owned(), "ābols".to_owned()).await.unwrap();
        store.set_kind("a".to_owned(), PersonKind::Bot).await.unwrap();
        let (changed, hash) = store.credentials("žanna".to_owned()).await.unwrap().unwrap();
        assert_eq!((hash.as_str(), changed.about.as_str()), ("other", "ābols"), "{kind}");
        assert_eq!(changed.kind, PersonKind::Bot, "{kind}");
        add(&store, "b", "Bob").await;
        let names: Vec<_> = store.people(String::new(), 10).await.unwrap();
        assert_eq!(names.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["Bob", "Žanna"]);
    }
}

#[tokio::test]
async fn one_of_many_who_want_a_name_at_once_gets_it() {
    for (kind, store) in stores().await.stores {
        let attempts = (0..12).map(|number| {
            let store = Arc::clone(&store);
            let person = new_person(&format!("p{number}"), "Anna");
            tokio::spawn(async move { store.add_person(person).await.unwrap() })
        });
        let results = futures_util::future::join_all(attempts).await;
        let added = results.into_iter().filter(|result| *result.as_ref().unwrap() == Added::Added);
        assert_eq!(added.count(), 1, "{kind}");
    }
}

#[tokio::test]
async fn sessions_end_by_age_by_disuse_and_by_hand() {
    for (kind, store) in stores().await.stores {
        let anna = add(&store, "a", "Anna").await;
        let secret = Secret::random();
        let begun = session("s1", 100, 200);
        store.add_session("a".to_owned(), secret.hash(), begun.clone()).await.unwrap();
        let found = async |used: i64, made: i64| {
            store.session(secret.hash(), Moment(used), Moment(made)).await.unwrap()
        };
        assert_eq!(found(200, 100).await, Some((anna, begun)), "{kind}");
        assert_eq!(found(201, 100).await, None, "{kind}: not used for too long");
        assert_eq!(found(200, 101).await, None, "{kind}: too old");
        store.see_session(secret.hash(), Moment(300)).await.unwrap();
        assert!(found(300, 100).await.is_some(), "{kind}");
        for id in ["s2", "s3"] {
            let hash = Secret::random().hash();
            store.add_session("a".to_owned(), hash, session(id, 1, 1)).await.unwrap();
        }
        assert!(!store.end_session("b".to_owned(), "s2".to_owned()).await.unwrap(), "{kind}");
        assert!(store.end_session("a".to_owned(), "s2".to_owned()).await.unwrap(), "{kind}");
        assert_eq!(store.sweep_sessions(Moment(2)).await.unwrap(), 1, "{kind}");
        let hash = Secret::random().hash();
        store.add_session("a".to_owned(), hash, session("s4", 1, 1)).await.unwrap();
        let ended = store.end_other_sessions("a".to_owned(), "s1".to_owned()).await.unwrap();
        assert_eq!(ended, 1, "{kind}");
        let left: Vec<_> = store.sessions("a".to_owned()).await.unwrap();
        assert_eq!(left.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), ["s1"], "{kind}");
    }
}

#[tokio::test]
async fn whoever_is_locked_out_has_no_sessions_or_tokens_left() {
    for (kind, store) in stores().await.stores {
        add(&store, "a", "Anna").await;
        let (cookie, key) = (Secret::random(), Secret::random());
        store.add_session("a".to_owned(), cookie.hash(), session("s", 1, 1)).await.unwrap();
        let scopes = Scopes::new([Scope::BotPlay]);
        let label = "bot".to_owned();
        let token = Token { id: "t".to_owned(), label, scopes, created: Moment(1), used: None };
        store.add_token("a".to_owned(), key.hash(), token.clone()).await.unwrap();
        store.see_token(key.hash(), Moment(9)).await.unwrap();
        let (_, found) = store.token(key.hash()).await.unwrap().unwrap();
        assert_eq!(found, Token { used: Some(Moment(9)), ..token }, "{kind}");
        store.set_banned("a".to_owned(), Some("cheated".to_owned())).await.unwrap();
        assert_eq!(store.session(cookie.hash(), Moment(0), Moment(0)).await.unwrap(), None);
        assert_eq!(store.token(key.hash()).await.unwrap(), None, "{kind}");
        let banned = store.person("a".to_owned()).await.unwrap().unwrap().banned;
        assert_eq!(banned.as_deref(), Some("cheated"), "{kind}");
        store.set_banned("a".to_owned(), None).await.unwrap();
        assert_eq!(store.person("a".to_owned()).await.unwrap().unwrap().banned, None, "{kind}");
    }
}

#[tokio::test]
async fn a_deleted_person_is_gone_and_the_name_stays_taken() {
    for (kind, store) in stores().await.stores {
        let anna = add(&store, "a", "Anna").await;
        add(&store, "b", "Bob").await;
        for (one, other) in [("a", "b"), ("b", "a")] {
            let relate =
                store.relate(one.to_owned(), Relation::Follow, other.to_owned(), Moment(1));
            relate.await.unwrap();
        }
        assert_eq!(store.followers("a".to_owned()).await.unwrap(), 1, "{kind}");
        store.delete_person(anna).await.unwrap();
        assert_eq!(store.person("a".to_owned()).await.unwrap(), None, "{kind}");
        assert_eq!(store.related("b".to_owned(), Relation::Follow).await.unwrap(), [], "{kind}");
        assert_eq!(store.followers("b".to_owned()).await.unwrap(), 0, "{kind}");
        let again = store.add_person(new_person("c", "Ānna")).await.unwrap();
        assert_eq!(again, Added::Taken, "{kind}");
    }
}

fn shatra() -> Pool {
    Pool { game: "shatra".to_owned(), speed: Speed::Blitz }
}

fn rated(id: &MatchId, before: [Rating; 2], ratings: [f64; 2]) -> RatedMatch {
    let after = [0, 1].map(|side| Rating {
        rating: ratings[side],
        games: before[side].games + 1,
        wins: before[side].wins + u32::from(side == 0),
        last: Some(Moment(50)),
        ..before[side]
    });
    RatedMatch {
        id: id.clone(),
        pool: shatra(),
        people: PerSide(["a".to_owned(), "b".to_owned()]),
        before: PerSide(before),
        after: PerSide(after),
        at: Moment(50),
    }
}

#[tokio::test]
async fn a_match_is_rated_once_and_never_from_outdated_ratings() {
    for (kind, store) in stores().await.stores {
        add(&store, "a", "Anna").await;
        add(&store, "b", "Bob").await;
        let new = Rating::newcomer("shatra");
        let (one, two) = (random::match_id(), random::match_id());
        let first = rated(&one, [new; 2], [1600.0, 1400.5]);
        assert_eq!(store.note_rating(first.clone()).await.unwrap(), RatingWrite::Saved, "{kind}");
        assert_eq!(
            store.note_rating(first.clone()).await.unwrap(),
            RatingWrite::AlreadyRated,
            "{kind}"
        );
        let outdated = rated(&two, [new; 2], [1700.0, 1300.0]);
        assert_eq!(store.note_rating(outdated).await.unwrap(), RatingWrite::Outdated, "{kind}");
        assert_eq!(store.changes_of(two.clone()).await.unwrap(), [], "{kind}");
        let rating = store.rating("a".to_owned(), shatra()).await.unwrap().unwrap();
        assert_eq!(rating, first.after.0[0], "{kind}");
        let second = rated(&two, first.after.0, [1650.0, 1350.0]);
        assert_eq!(store.note_rating(second).await.unwrap(), RatingWrite::Saved, "{kind}");
        let history = store.rating_history("a".to_owned(), shatra(), Moment(0)).await.unwrap();
        let mut ratings: Vec<_> = history.iter().map(|change| change.after).collect();
        ratings.sort_by(f64::total_cmp);
        assert_eq!(ratings, [1600.0, 1650.0], "{kind}");
        let leaders = store.leaders(shatra(), 2, 10).await.unwrap();
        let names: Vec<_> = leaders.iter().map(|leader| leader.name.as_str()).collect();
        assert_eq!(names, ["Anna", "Bob"], "{kind}");
        assert_eq!(store.leaders(shatra(), 3, 10).await.unwrap(), [], "{kind}");
        assert_eq!(store.ratings("a".to_owned()).await.unwrap().len(), 1, "{kind}");
        assert_eq!(store.unrated(10).await.unwrap(), [], "{kind}");
    }
}

fn tournament(id: &str) -> Tournament {
    Tournament {
        id: id.to_owned(),
        title: "Rudens kauss".to_owned(),
        creator: "a".to_owned(),
        kind: TournamentKind::Swiss,
        length: 3,
        game: "lautari".to_owned(),
        rules: "lautari".to_owned(),
        control: "5+3".parse::<TimeControl>().unwrap(),
        rated: Rated::Rated,
        late_entry: LateEntry::Closed,
        call: Millis::seconds(90),
        phase: TournamentPhase::Open,
        created: Moment(1),
        changed: Moment(1),
        check_until: None,
        paused: None,
    }
}

fn entrant(person: &str, joined: i64) -> Entrant {
    Entrant {
        person: person.to_owned(),
        name: format!("Name of {person}"),
        seat: None,
        joined: Moment(joined),
        withdrawn: None,
        ready: None,
    }
}

#[tokio::test]
async fn a_tournament_takes_entries_until_it_starts_and_seats_them_in_order() {
    for (kind, store) in stores().await.stores {
        store.add_tournament(tournament("t")).await.unwrap();
        let id = || "t".to_owned();
        assert_eq!(store.tournament(id()).await.unwrap(), Some(tournament("t")), "{kind}");
        for (joined, person) in (1..).zip(["a", "b", "c"]) {
            assert!(store.enter(id(), entrant(person, joined)).await.unwrap(), "{kind}");
        }
        store.leave(id(), "b".to_owned()).await.unwrap();
        let order = vec!["c".to_owned(), "a".to_owned()];
        assert!(!store.note_ready(id(), "c".to_owned(), Moment(2)).await.unwrap(), "{kind}");
        assert!(!store.start_tournament(id(), order.clone(), Moment(2)).await.unwrap(), "{kind}");
        assert!(store.check_tournament(id(), Moment(20), Moment(3)).await.unwrap(), "{kind}");
        assert!(!store.check_tournament(id(), Moment(30), Moment(4)).await.unwrap(), "{kind}");
        for at in [Moment(4), Moment(5)] {
            assert!(store.note_ready(id(), "c".to_owned(), at).await.unwrap(), "{kind}");
        }
        assert!(!store.note_ready(id(), "b".to_owned(), Moment(4)).await.unwrap(), "{kind}");
        let checked = store.tournament(id()).await.unwrap().unwrap();
        let expected = (TournamentPhase::Checking, Some(Moment(20)));
        assert_eq!((checked.phase, checked.check_until), expected, "{kind}");
        assert!(!store.pause_tournament(id(), Some(Moment(5))).await.unwrap(), "{kind}");
        assert!(store.start_tournament(id(), order.clone(), Moment(5)).await.unwrap(), "{kind}");
        assert!(!store.start_tournament(id(), order, Moment(6)).await.unwrap(), "{kind}");
        assert!(!store.enter(id(), entrant("d", 9)).await.unwrap(), "{kind}");
        store.withdraw(id(), "a".to_owned(), Moment(8)).await.unwrap();
        let entrants = store.entrants(id()).await.unwrap();
        let seated: Vec<_> = entrants.iter().map(|e| (e.person.as_str(), e.seat)).collect();
        assert_eq!(seated, [("c", Some(0)), ("a", Some(1))], "{kind}");
        assert_eq!(entrants[1].withdrawn, Some(Moment(8)), "{kind}");
        assert_eq!(entrants[0].ready, Some(Moment(4)), "{kind}");
        for (since, is_new) in
            [(None, false), (Some(Moment(7)), true), (Some(Moment(8)), false), (None, true)]
        {
            let paused = store.pause_tournament(id(), since).await.unwrap();
            assert_eq!(paused, is_new, "{kind} {since:?}");
        }
        let running = TournamentFilter {
            phase: Some(TournamentPhase::Running),
            game: Some("lautari".to_owned()),
            limit: 10,
        };
        assert_eq!(store.tournaments(running).await.unwrap().len(), 1, "{kind}");
        assert_eq!(store.tournaments_of("c".to_owned()).await.unwrap().len(), 1, "{kind}");
        assert_eq!(store.tournaments_of("a".to_owned()).await.unwrap(), [], "{kind}");
        let (running, over) = (TournamentPhase::Running, TournamentPhase::Over);
        assert!(store.move_on(id(), running, over, Moment(9)).await.unwrap(), "{kind}");
        assert!(!store.move_on(id(), running, over, Moment(9)).await.unwrap(), "{kind}");
    }
}

#[tokio::test]
async fn whoever_comes_late_gets_the_last_place_where_late_entries_are_taken() {
    for (kind, store) in stores().await.stores {
        for (id, late_entry) in [("open", LateEntry::Open), ("closed", LateEntry::Closed)] {
            store.add_tournament(Tournament { late_entry, ..tournament(id) }).await.unwrap();
            let id = || id.to_owned();
            for person in ["a", "b"] {
                assert!(store.enter(id(), entrant(person, 1)).await.unwrap(), "{kind}");
            }
            let before = store.entrants(id()).await.unwrap();
            assert!(before.iter().all(|entrant| entrant.seat.is_none()), "{kind}: not running");
            store.check_tournament(id(), Moment(9), Moment(3)).await.unwrap();
            assert!(!store.enter(id(), entrant("c", 3)).await.unwrap(), "{kind}: not running");
            let order = vec!["b".to_owned(), "a".to_owned()];
            assert!(store.start_tournament(id(), order, Moment(4)).await.unwrap(), "{kind}");
            store.withdraw(id(), "a".to_owned(), Moment(5)).await.unwrap();
            for person in ["c", "a"] {
                let entered = store.enter(id(), entrant(person, 6)).await.unwrap();
                assert_eq!(entered, late_entry == LateEntry::Open, "{kind} {person}");
            }
            if late_entry == LateEntry::Open {
                let entrants = store.entrants(id()).await.unwrap();
                let seats: Vec<_> = entrants.iter().map(|e| (e.person.as_str(), e.seat)).collect();
                assert_eq!(seats, [("b", Some(0)), ("a", Some(1)), ("c", Some(2))], "{kind}");
                assert!(entrants.iter().all(|entrant| entrant.withdrawn.is_none()), "{kind}");
            }
        }
    }
}

#[tokio::test]
async fn a_round_is_paired_once_and_a_board_is_decided_once() {
    for (kind, store) in stores().await.stores {
        store.add_tournament(tournament("t")).await.unwrap();
        let game = Board {
            round: 0,
            board: 0,
            first: 1,
            second: Some(0),
            match_id: Some(random::match_id()),
            halves: None,
        };
        let bye = Board {
            board: 1,
            first: 2,
            second: None,
            match_id: None,
            halves: Some([4, 0]),
            ..game.clone()
        };
        let boards = vec![game.clone(), bye.clone()];
        let attempts = (0..6).map(|_| {
            let (store, boards) = (Arc::clone(&store), boards.clone());
            tokio::spawn(async move { store.add_boards("t".to_owned(), boards).await.unwrap() })
        });
        let results = futures_util::future::join_all(attempts).await;
        let kept = results.into_iter().filter(|result| *result.as_ref().unwrap() == Paired::Kept);
        assert_eq!(kept.count(), 1, "{kind}");
        assert_eq!(store.boards("t".to_owned()).await.unwrap(), boards, "{kind}");
        for halves in [[1, 1], [4, 0]] {
            let decided = Board { halves: Some(halves), ..game.clone() };
            store.decide_board("t".to_owned(), decided).await.unwrap();
        }
        let boards = store.boards("t".to_owned()).await.unwrap();
        assert_eq!(boards[0].halves, Some([1, 1]), "{kind}");
    }
}

fn call(player: &PlayerId, kind: CallKind, subject: &str, at: i64) -> Call {
    let about = CallAbout { title: Some("Kauss".to_owned()), ..CallAbout::default() };
    let subject = subject.to_owned();
    Call { player: player.clone(), kind, subject, about, at: Moment(at), read: None }
}

#[tokio::test]
async fn a_call_takes_the_place_of_the_one_before_and_is_read_once() {
    for (kind, store) in stores().await.stores {
        let anna = PlayerId::Person("a".to_owned());
        let bob = PlayerId::Guest("b".to_owned());
        for (whose, what, subject, at) in [
            (&anna, CallKind::Turn, "m", 1),
            (&anna, CallKind::Draw, "m", 2),
            (&anna, CallKind::Turn, "m", 3),
            (&anna, CallKind::Round, "n", 4),
            (&bob, CallKind::Turn, "m", 5),
        ] {
            store.add_call(call(whose, what, subject, at), 10).await.unwrap();
        }
        let listed = async |whose: &PlayerId| {
            let calls = store.calls(whose.clone(), 10).await.unwrap();
            let read = |call: &Call| (call.kind, call.at.0, call.read.is_some());
            calls.iter().map(read).collect::<Vec<_>>()
        };
        let (turn, draw, round) = (CallKind::Turn, CallKind::Draw, CallKind::Round);
        let expected = [(round, 4, false), (turn, 3, false), (draw, 2, false)];
        assert_eq!(listed(&anna).await, expected, "{kind}");
        let read = async |which| store.read_calls(anna.clone(), which, Moment(9)).await.unwrap();
        assert!(read(WhichCalls::One(turn, "m".to_owned())).await, "{kind}");
        assert!(!read(WhichCalls::One(turn, "m".to_owned())).await, "{kind}");
        assert!(read(WhichCalls::About("m".to_owned())).await, "{kind}");
        assert_eq!(listed(&anna).await, [(round, 4, false), (turn, 3, true), (draw, 2, true)]);
        assert!(read(WhichCalls::All).await, "{kind}");
        assert_eq!(listed(&bob).await, [(turn, 5, false)], "{kind}: nobody else's");
        let mut called = store.called_since(Moment(4)).await.unwrap();
        called.sort();
        assert_eq!(called, [anna.clone(), bob.clone()], "{kind}");
        let which = WhichCalls::One(draw, "m".to_owned());
        assert!(store.drop_calls(anna.clone(), which.clone()).await.unwrap(), "{kind}");
        assert!(!store.drop_calls(anna.clone(), which).await.unwrap(), "{kind}");
        store.add_call(call(&anna, turn, "o", 6), 2).await.unwrap();
        assert_eq!(listed(&anna).await, [(turn, 6, false), (round, 4, true)], "{kind}: the latest");
        store.sweep_calls(Moment(6)).await.unwrap();
        assert_eq!(listed(&anna).await, [(turn, 6, false)], "{kind}");
        assert_eq!(listed(&bob).await, [], "{kind}");
    }
}

#[tokio::test]
async fn a_browser_is_whose_it_was_given_for_last_and_is_forgotten_with_its_owner() {
    for (kind, store) in stores().await.stores {
        let anna = PlayerId::Person("a".to_owned());
        let bob = PlayerId::Person("b".to_owned());
        let browser = |player: &PlayerId, name: &str, at: i64| PushSubscription {
            endpoint: format!("https://push.example/{name}"),
            player: player.clone(),
            public_key: "key".to_owned(),
            auth: "secret".to_owned(),
            created: Moment(at),
        };
        for (at, name) in (1..).zip(["one", "two", "three"]) {
            store.add_push(browser(&anna, name, at), 2).await.unwrap();
        }
        let kept = store.push_subscriptions(anna.clone()).await.unwrap();
        assert_eq!(kept, [browser(&anna, "two", 2), browser(&anna, "three", 3)], "{kind}");
        store.add_push(browser(&bob, "two", 4), 2).await.unwrap();
        assert_eq!(store.push_subscriptions(bob.clone()).await.unwrap().len(), 1, "{kind}");
        store.remove_push("https://push.example/two".to_owned()).await.unwrap();
        assert_eq!(store.push_subscriptions(bob).await.unwrap(), [], "{kind}");
        assert_eq!(store.call_settings(anna.clone()).await.unwrap(), None, "{kind}");
        for settings in ["{}", "{\"turns\":1}"] {
            store.set_call_settings(anna.clone(), settings.to_owned()).await.unwrap();
            let read = store.call_settings(anna.clone()).await.unwrap();
            assert_eq!(read.as_deref(), Some(settings), "{kind}");
        }
        store.forget_calls(anna.clone()).await.unwrap();
        assert_eq!(store.push_subscriptions(anna.clone()).await.unwrap(), [], "{kind}");
        assert_eq!(store.call_settings(anna).await.unwrap(), None, "{kind}");
    }
}
