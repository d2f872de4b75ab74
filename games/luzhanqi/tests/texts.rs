//! Texts come back as what they were, and nothing that is written makes a reader panic.

use galds_core::{Game, RuleSet};
use galds_luzhanqi::setup::Draft;
use galds_luzhanqi::{Action, Kind, KindSet, Luzhanqi, Node, NodeSet, Rules, SetUp};
use proptest::prelude::*;

fn any_kind() -> impl Strategy<Value = Kind> {
    proptest::sample::select(Kind::ALL.to_vec())
}

fn any_node() -> impl Strategy<Value = Node> {
    proptest::sample::select(Node::all().collect::<Vec<_>>())
}

proptest! {
    #[test]
    fn set_ups_keep_their_text(kinds in proptest::collection::vec(any_kind(), 25)) {
        let set_up = SetUp::new(kinds.clone().try_into().unwrap());
        prop_assert_eq!(set_up.kinds().collect::<Vec<_>>(), kinds);
        let text = Action::SetUp(set_up).to_string();
        prop_assert!(SetUp::read(&text) == Ok(set_up));
    }

    #[test]
    fn moves_keep_their_text(from in any_node(), to in any_node()) {
        let game = Luzhanqi::new(Rules::standard());
        let position = game.read_position("r b1:F,c4:1 b12:F,c9:1 - 0 0").unwrap();
        let action = Action::Move { from, to };
        if let Ok(read) = game.read_action(&position, &action.to_string()) {
            prop_assert!(read == action);
        }
    }

    #[test]
    fn positions_keep_their_text(
        pieces in proptest::collection::btree_map(any_node(), (any_kind(), any::<bool>()), 0..30),
        known in any::<u64>(),
        quiet in any::<u32>(),
        ply in any::<u32>(),
    ) {
        let game = Luzhanqi::new(Rules::standard());
        let of = |red: bool| {
            let men: Vec<String> = pieces
                .iter()
                .filter(|(_, (_, belongs))| *belongs == red)
                .map(|(node, (kind, _))| format!("{node}:{kind}"))
                .collect();
            if men.is_empty() { "-".to_owned() } else { men.join(",") }
        };
        let known: Vec<String> = NodeSet::from_bits(known)
            .nodes()
            .filter(|node| pieces.contains_key(node))
            .map(|node| node.to_string())
            .collect();
        let known = if known.is_empty() { "-".to_owned() } else { known.join(",") };
        let text = format!("r {} {} {known} {quiet} {ply}", of(true), of(false));
        if let Ok(position) = game.read_position(&text) {
            prop_assert_eq!(game.position_text(&position), text);
        }
    }

    #[test]
    fn readers_never_panic(text in "\\PC{0,40}", more in "[@rbRB1-9a-eMFBx()<>=:, -]{0,60}") {
        let game = Luzhanqi::new(Rules::standard());
        for text in [&text, &more] {
            let _ = game.read_position(text);
            let _ = game.read_action(&game.start(), text);
            let _ = SetUp::read(text);
            let _ = Node::named(text);
            let _ = Rules::read(text);
        }
    }

    #[test]
    fn any_draft_is_judged(kinds in proptest::collection::vec(proptest::option::of(any_kind()), 25)) {
        let draft: Draft = kinds.try_into().unwrap();
        let faults = galds_luzhanqi::setup::faults(&draft, galds_core::Side::First, &Rules::standard());
        // Twenty-five kinds thrown together make no army.
        prop_assert!(!faults.is_empty());
        prop_assert!(faults.iter().all(|fault| fault.to_string().len() > 20));
    }

    #[test]
    fn sets_of_kinds_hold_what_was_put_in(kinds in proptest::collection::vec(any_kind(), 0..12)) {
        let set: KindSet = kinds.iter().copied().collect();
        prop_assert!(Kind::ALL.into_iter().all(|kind| set.has(kind) == kinds.contains(&kind)));
        prop_assert_eq!(set.kinds().count() as u32, set.len());
    }
}
