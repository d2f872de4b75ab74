//! Whole games over the contest protocol: a judge who knows the truth, two players who do not.

use galds_core::{Game, Rng, RuleSet, Side, Table, Turn, Viewer};
use galds_luzhanqi::caai::{Dialogue, OrderError, Player, Spot, read_array};
use galds_luzhanqi::{Action, Belief, Clash, Luzhanqi, Node, Report, Rules, SetUp, View};

/// Plays at random.
struct Anybody(Rng);

impl Player for Anybody {
    fn set_up(&mut self, game: &Luzhanqi, _side: Side, _seconds: u32) -> SetUp {
        SetUp::random(game.rules(), &mut || self.0.bits())
    }

    fn choose(
        &mut self,
        _game: &Luzhanqi,
        _view: &View,
        _belief: &Belief,
        moves: &[(Node, Node)],
    ) -> (Node, Node) {
        self.0.pick(moves)
    }
}

fn say(player: &mut Dialogue<Anybody>, line: &str) -> String {
    let answer = player.answer(line);
    answer.unwrap_or_else(|error| panic!("{line}: {error}")).unwrap_or_default()
}

fn result_code(report: &Report) -> u8 {
    match report.fight.map(|fight| fight.clash) {
        Some(Clash::DefenderStays) => 0,
        Some(Clash::AttackerStays | Clash::FlagTaken) => 1,
        Some(Clash::BothGo) => 2,
        None => 3,
    }
}

/// The flag of a side as the other side sees it, if it has been shown.
fn shown_flag(table: &Table<Luzhanqi>, owner: Side) -> String {
    let seen_by = owner.other();
    let view = table.game().view(table.position(), Viewer::Side(seen_by));
    let flag =
        view.men(owner).nodes().find(|&node| view.kind(node) == Some(galds_luzhanqi::Kind::Flag));
    flag.map_or_else(|| "00".to_owned(), |node| Spot::of(node, seen_by).to_string())
}

#[test]
fn two_players_who_know_only_the_protocol_play_whole_games() {
    let game = Luzhanqi::new(Rules::read("caai").unwrap());
    for seed in 0..12 {
        let mut table = Table::new(game.clone());
        let mut players = Side::BOTH.map(|side| {
            Dialogue::new("anybody", Anybody(Rng::seeded(seed * 2 + side.index() as u64)))
        });
        for side in Side::BOTH {
            let player = &mut players[side.index()];
            assert_eq!(say(player, "INFO 1.0"), "NAME anybody");
            let array = say(player, &format!("START {} 1800 31", side.index()));
            let set_up = read_array(array.strip_prefix("ARRAY ").unwrap(), side).unwrap();
            table.play(Action::SetUp(set_up)).unwrap();
        }
        let mut order = "GO 0000 0 00".to_owned();
        while let Turn::Side(side) = table.turn() {
            let reply = say(&mut players[side.index()], &order);
            let (from, to) = read_move(&reply, side);
            let report = game.report(table.position(), from, to);
            table.play(Action::Move { from, to }).unwrap();
            let code = result_code(&report);
            let enemy_flag = shown_flag(&table, side.other());
            say(&mut players[side.index()], &format!("RESULT {code} {enemy_flag}"));
            let seen_by = side.other();
            let (from, to) = (Spot::of(from, seen_by), Spot::of(to, seen_by));
            order = format!("GO {from}{to} {code} {}", shown_flag(&table, side));
            compare(&players[side.index()], &table, side);
        }
        for player in &mut players {
            assert_eq!(say(player, "END 1"), "");
            assert!(player.view().is_none());
        }
    }
}

fn read_move(reply: &str, side: Side) -> (Node, Node) {
    let text = reply.strip_prefix("BESTMOVE ").unwrap();
    let nodes: Vec<Node> = Node::all()
        .filter(|&node| Spot::of(node, side).to_string() == text[..2])
        .chain(Node::all().filter(|&node| Spot::of(node, side).to_string() == text[2..]))
        .collect();
    (nodes[0], nodes[1])
}

/// What the player made of the protocol is what it would see at the table.
fn compare(player: &Dialogue<Anybody>, table: &Table<Luzhanqi>, side: Side) {
    let game = table.game();
    if let Turn::Over(_) = table.turn() {
        return;
    }
    let seen = game.view(table.position(), Viewer::Side(side));
    assert_eq!(game.view_text(player.view().unwrap()), game.view_text(&seen));
    if table.moments().len().is_multiple_of(10) {
        let expected = Belief::of(table, side).unwrap();
        assert_eq!(player.belief().unwrap().marks(), expected.marks());
    }
}

#[test]
fn orders_that_fit_no_game_are_refused_and_change_nothing() {
    let mut player = Dialogue::new("anybody", Anybody(Rng::seeded(1)));
    assert_eq!(player.answer("GO 0000 0 00"), Err(OrderError::NotStarted));
    assert_eq!(player.answer("RESULT 3 00"), Err(OrderError::NotStarted));
    say(&mut player, "START 1 1800 31");
    let before = player.view().cloned();
    assert_eq!(player.answer("RESULT 3 00"), Err(OrderError::NoMove));
    for wrong in ["GO G0F0 1 00", "GO F0E0 3 00", "GO F0G0 3 00", "GO F1F2 1 00", "GO F0 3 00"] {
        assert!(player.answer(wrong).is_err(), "{wrong}");
        assert_eq!(player.view().cloned(), before, "{wrong}");
    }
    assert!(say(&mut player, "GO F0G0 2 00").starts_with("BESTMOVE "));
}
