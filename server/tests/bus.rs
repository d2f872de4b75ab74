//! One suite for the bus, run against all its hosts: in process, over PostgreSQL, over NATS.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::nats::Nats;
use crate::common::postgres;
use crate::common::proxy::Proxy;
use galds_matches::PlayerId;
use galds_matches::ports::{Notice, Topic};
use galds_server::bus::nats::{NatsConnection, NatsSettings};
use galds_server::bus::{
    Bus, BusError, BusEvent, DatabaseBus, Entry, InProcess, LEASE, Lease, Listener, NatsBus,
};
use galds_server::random;
use galds_server::storage::{Location, SqlStore, Store};

/// How long something may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Three processes on a bus of each kind.
struct Buses {
    buses: Vec<(&'static str, [Arc<dyn Bus>; 3])>,
    _nats: Option<Nats>,
}

async fn buses() -> Buses {
    let first = InProcess::default();
    let others = [first.another(), first.another()];
    let [second, third] = others;
    let mut buses: Vec<(&'static str, [Arc<dyn Bus>; 3])> =
        vec![("in process", [Arc::new(first), Arc::new(second), Arc::new(third)])];
    if let Some(address) = tokio::task::spawn_blocking(postgres::database).await.unwrap() {
        let location = Location::Postgres(address);
        let on = async || Arc::new(on_database(&location).await) as Arc<dyn Bus>;
        buses.push(("PostgreSQL", [on().await, on().await, on().await]));
    }
    let nats = tokio::task::spawn_blocking(Nats::start).await.unwrap();
    if let Some(nats) = &nats {
        let on = async || Arc::new(on_nats(&nats.address()).await) as Arc<dyn Bus>;
        buses.push(("NATS", [on().await, on().await, on().await]));
    }
    for (kind, some) in &buses {
        wait_until_open(kind, some).await;
    }
    Buses { buses, _nats: nats }
}

async fn on_database(location: &Location) -> DatabaseBus {
    let store: Arc<dyn Store> = Arc::new(SqlStore::open(location).await.unwrap());
    let listener = store.listener().expect("several servers may share it");
    DatabaseBus::start(store, listener)
}

async fn on_nats(address: &str) -> NatsBus {
    let connection = NatsConnection::open(&NatsSettings::at(address)).await.unwrap();
    NatsBus::start(connection).await.unwrap()
}

/// Waits until each hears the others.
async fn wait_until_open(kind: &str, buses: &[Arc<dyn Bus>]) {
    for bus in buses {
        let mut listener = bus.listen();
        let other = buses.iter().find(|other| other.process() != bus.process()).unwrap();
        let topic = Topic::Match(random::match_id());
        let heard = async {
            loop {
                other.publish(topic.clone().into());
                let next = tokio::time::timeout(Duration::from_millis(100), listener.next()).await;
                if next == Ok(Some(BusEvent::Notice(topic.clone().into()))) {
                    return;
                }
            }
        };
        tokio::time::timeout(PATIENCE, heard)
            .await
            .unwrap_or_else(|_| panic!("{kind} is not open"));
    }
}

/// What is heard next about matches and players, whatever was said to see whether the bus is open.
async fn next_of(listener: &mut Listener, wanted: &[Topic]) -> Topic {
    let heard = async {
        loop {
            match listener.next().await {
                Some(BusEvent::Notice(Notice { topic, .. })) if wanted.contains(&topic) => {
                    return topic;
                }
                Some(_) => {}
                None => panic!("the bus is gone"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.expect("it is heard")
}

/// Holds a lease as soon as it can be had; answers with how long that took.
async fn wait_for_lease(bus: &dyn Bus, lease: &str) -> Duration {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if matches!(bus.hold(lease).await, Ok(Lease::Ours)) {
            return began.elapsed();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody lets the lease go");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_process_publishes_all_others_hear_and_it_does_not_hear_itself() {
    for (kind, [one, two, three]) in buses().await.buses {
        let topics = [
            Topic::Match(random::match_id()),
            Topic::Chat(random::match_id()),
            Topic::Player(PlayerId::Guest("anna".to_owned())),
        ];
        let own_topic = Topic::Match(random::match_id());
        let mut listeners = [two.listen(), three.listen()];
        let mut own = one.listen();
        for topic in &topics {
            one.publish(topic.clone().into());
        }
        for listener in &mut listeners {
            let mut left = topics.to_vec();
            while !left.is_empty() {
                let topic = next_of(listener, &left).await;
                left.retain(|wanted| *wanted != topic);
            }
        }
        // What another says comes next: nothing of its own came before.
        two.publish(own_topic.clone().into());
        let mut wanted = topics.to_vec();
        wanted.push(own_topic.clone());
        assert_eq!(next_of(&mut own, &wanted).await, own_topic, "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_is_held_by_one_process_at_a_time_and_renewed_as_often_as_it_likes() {
    for (kind, [one, two, three]) in buses().await.buses {
        let held =
            futures_util::future::join_all([&one, &two, &three].map(|bus| bus.hold("rounds")))
                .await;
        let ours = held.iter().filter(|held| matches!(held, Ok(Lease::Ours))).count();
        assert_eq!(ours, 1, "{kind}: {held:?}");
        let [holder, other] = match &held[0] {
            Ok(Lease::Ours) => [&one, &two],
            _ if matches!(held[1], Ok(Lease::Ours)) => [&two, &three],
            _ => [&three, &one],
        };
        let began = Instant::now();
        while began.elapsed() < LEASE + Duration::from_secs(1) {
            assert_eq!(holder.hold("rounds").await.unwrap(), Lease::Ours, "{kind}");
            assert_eq!(other.hold("rounds").await.unwrap(), Lease::Theirs, "{kind}");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        assert_eq!(other.hold("ratings").await.unwrap(), Lease::Ours, "{kind}: another lease");
        // Whoever does not hold it cannot give it back.
        other.release("rounds").await.unwrap();
        assert_eq!(other.hold("rounds").await.unwrap(), Lease::Theirs, "{kind}");
        holder.release("rounds").await.unwrap();
        assert_eq!(other.hold("rounds").await.unwrap(), Lease::Ours, "{kind}: given back");
        assert_eq!(holder.hold("rounds").await.unwrap(), Lease::Theirs, "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_that_is_not_renewed_is_free_for_others_soon_after_it_expires() {
    for (kind, [one, two, _]) in buses().await.buses {
        assert_eq!(one.hold("flags").await.unwrap(), Lease::Ours, "{kind}");
        let took = wait_for_lease(&*two, "flags").await;
        assert!(took >= LEASE.mul_f64(0.8), "{kind}: taken over after {took:?}");
        assert!(took < Duration::from_secs(5), "{kind}: taken over after {took:?}");
        assert_eq!(one.hold("flags").await.unwrap(), Lease::Theirs, "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_process_has_one_value_under_a_key_and_all_see_it() {
    for (kind, [one, two, three]) in buses().await.buses {
        assert_eq!(three.entries("limits").await.unwrap(), [], "{kind}");
        one.put("limits", "first".to_owned()).await.unwrap();
        one.put("limits", "second".to_owned()).await.unwrap();
        two.put("limits", "other".to_owned()).await.unwrap();
        two.put("something", "else".to_owned()).await.unwrap();
        let mut expected = [(&one, "second"), (&two, "other")].map(|(bus, value)| Entry {
            process: bus.process().to_owned(),
            value: value.to_owned(),
        });
        expected.sort_by(|a, b| a.process.cmp(&b.process));
        let mut entries = three.entries("limits").await.unwrap();
        entries.sort_by(|a, b| a.process.cmp(&b.process));
        assert_eq!(entries, expected, "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_nats_dies_nobody_waits_and_when_it_is_back_everything_goes_on() {
    let Some(mut nats) = Nats::start() else { return };
    let (one, two) = (on_nats(&nats.address()).await, on_nats(&nats.address()).await);
    let buses: [Arc<dyn Bus>; 2] = [Arc::new(one), Arc::new(two)];
    wait_until_open("NATS", &buses).await;
    assert_eq!(buses[0].hold("ratings").await.unwrap(), Lease::Ours);
    let mut listener = buses[1].listen();
    nats.kill();
    let refused = async {
        while buses[0].hold("ratings").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, refused).await.expect("it is noticed");
    let began = Instant::now();
    for _ in 0..20_000 {
        buses[0].publish(Topic::Lobby.into());
    }
    assert!(matches!(buses[0].hold("ratings").await, Err(BusError::Unavailable(_))));
    assert!(matches!(buses[0].entries("limits").await, Err(BusError::Unavailable(_))));
    assert!(began.elapsed() < Duration::from_secs(1), "nobody waits: {:?}", began.elapsed());
    nats.start_again();
    let begins = async { while listener.next().await != Some(BusEvent::Resubscribed) {} };
    tokio::time::timeout(PATIENCE, begins).await.expect("it is told that it missed something");
    wait_until_open("NATS", &buses).await;
    wait_for_lease(&*buses[1], "ratings").await;
    buses[0].put("limits", "again".to_owned()).await.unwrap();
    assert_eq!(buses[1].entries("limits").await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_to_nats_that_is_lost_without_a_word_is_opened_again() {
    let Some(nats) = Nats::start() else { return };
    let proxy = Proxy::before(nats.host()).await;
    let near = on_nats(&format!("nats://{}", proxy.address)).await;
    let buses: [Arc<dyn Bus>; 2] = [Arc::new(near), Arc::new(on_nats(&nats.address()).await)];
    wait_until_open("NATS", &buses).await;
    proxy.swallow();
    wait_until_open("NATS", &buses).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_nats_that_asks_for_a_password_lets_in_who_knows_it() {
    let Some(nats) = Nats::with(&["--user", "anna", "--pass", "secret"]) else { return };
    let address = nats.address().replace("nats://", "nats://anna:secret@");
    let buses = [on_nats(&address).await, on_nats(&address).await];
    wait_until_open("NATS", &buses.map(|bus| Arc::new(bus) as Arc<dyn Bus>)).await;
    let stranger = on_nats(&nats.address().replace("nats://", "nats://anna:wrong@")).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(matches!(stranger.hold("ratings").await, Err(BusError::Unavailable(_))));
}

#[tokio::test]
async fn settings_that_can_never_lead_to_a_connection_are_refused() {
    let missing = std::path::PathBuf::from("no-such-file");
    let settings = NatsSettings::at("nats://127.0.0.1:1");
    for settings in [
        NatsSettings::at("http://127.0.0.1:1"),
        NatsSettings { credentials: Some(missing.clone()), ..settings.clone() },
        NatsSettings { authorities: Some(missing), ..settings },
    ] {
        assert!(NatsConnection::open(&settings).await.is_err(), "{settings:?}");
    }
}
