//! Fair dice: reproducible, even, and every tampering is found.

mod common;

use common::{game, random_action};
use galds_core::{PerSide, Rng, Table, Turn};
use galds_nardi::dice::{Commitment, DiceError, FairDice, Secret, verify};
use galds_nardi::{Action, Nardi, Roll};

fn secret(byte: u8) -> Secret {
    Secret::of([byte; 32])
}

fn dice(byte: u8) -> FairDice {
    FairDice::new(secret(byte), "cup", PerSide(["anna", ""])).unwrap()
}

/// A match rolled with fair dice.
fn played(dice: &FairDice, rules: &str) -> Table<Nardi> {
    let mut table = Table::new(game(rules));
    let mut random = Rng::seeded(3);
    let mut rolls = 0;
    loop {
        let action = match table.turn() {
            Turn::Over(_) => return table,
            Turn::Chance | Turn::SideOrChance(_) => {
                rolls += 1;
                dice.result(table.position().phase(), rolls).expect("chance acts")
            }
            Turn::Side(_) => random_action(table.game(), table.position(), &mut random),
        };
        table.play(action).expect("a legal action");
    }
}

#[test]
fn known_values_stay_what_they_are() {
    // Recomputed with Python's hashlib and hmac from the description in the module.
    let dice = dice(7);
    assert_eq!(
        secret(7).commitment().to_string(),
        "9909868d6a00652248d0c21757d675abbe864680645586a4521f08a767cfbbb1"
    );
    let rolls: Vec<String> = (1..=8).map(|n| dice.roll(n).to_string()).collect();
    assert_eq!(rolls.join(" "), "52 51 63 66 41 51 65 22");
    let opening = dice.opening(1);
    assert_eq!(format!("{}{}", opening.white(), opening.black()), "25");
}

#[test]
fn secret_seeds_match_and_number_all_matter() {
    let rolls = |dice: &FairDice| (1..=60).map(|n| dice.roll(n)).collect::<Vec<Roll>>();
    let with =
        |name, white, black| FairDice::new(secret(1), name, PerSide([white, black])).unwrap();
    let base = rolls(&with("a", "b", "c"));
    assert_eq!(base, rolls(&with("a", "b", "c")));
    for other in
        [with("x", "b", "c"), with("a", "x", "c"), with("a", "b", "x"), with("ab", "", "c")]
    {
        assert_ne!(base, rolls(&other));
    }
    assert_ne!(base, rolls(&FairDice::new(secret(2), "a", PerSide(["b", "c"])).unwrap()));
}

#[test]
fn a_million_rolls_are_even() {
    const ROLLS: u64 = 1_000_000;
    let dice = dice(42);
    let kinds: Vec<Roll> = Roll::all().collect();
    let mut counts = vec![0_u32; kinds.len()];
    for number in 1..=ROLLS {
        let roll = dice.roll(number);
        counts[kinds.iter().position(|&kind| kind == roll).unwrap()] += 1;
    }
    let chi_square: f64 = kinds
        .iter()
        .zip(&counts)
        .map(|(kind, &count)| {
            let expected = ROLLS as f64 * f64::from(kind.weight()) / 36.0;
            (f64::from(count) - expected).powi(2) / expected
        })
        .sum();
    // 20 degrees of freedom: beyond these bounds lie one in a thousand on each side.
    assert!((5.92..45.31).contains(&chi_square), "chi-square {chi_square}");
}

#[test]
fn openings_are_even_too() {
    const ROLLS: u64 = 150_000;
    let dice = dice(43);
    let mut counts = std::collections::HashMap::new();
    for number in 1..=ROLLS {
        *counts.entry(dice.opening(number)).or_insert(0_u32) += 1;
    }
    assert_eq!(counts.len(), 30);
    let expected = ROLLS as f64 / 30.0;
    let chi_square: f64 =
        counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    // 29 degrees of freedom.
    assert!((11.0..58.30).contains(&chi_square), "chi-square {chi_square}");
}

#[test]
fn a_published_match_is_verified() {
    for rules in ["nardi", "backgammon,match=3"] {
        let dice = dice(5);
        let table = played(&dice, rules);
        let found = verify(&dice.publish(&table)).unwrap();
        assert_eq!(found.match_name, "cup");
        assert_eq!(found.outcome, table.turn().outcome_text());
        let chance = |action: Action| matches!(action, Action::Opening(_) | Action::Roll(_));
        let rolls = table.moments().filter(|&(_, action)| chance(action)).count();
        assert_eq!(found.rolls, rolls as u64);
    }
}

#[test]
fn every_tampering_is_found() {
    let dice = dice(5);
    let text = dice.publish(&played(&dice, "nardi"));
    let message = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        verify(&changed).unwrap_err().to_string()
    };
    let first = text.split("actions: ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
    let other = if first == "o21" { "o31" } else { "o21" };
    assert!(message(&first, other).starts_with("roll 1 (action 1) should be o"));
    assert!(message("white-seed: anna", "white-seed: anne").contains("should be"));
    assert!(message("match: cup", "match: cap").contains("should be"));
    assert!(message("secret: 05", "secret: 06").contains("does not fit the commitment"));
    assert!(message("secret: 05", "secret: x5").contains("64 hexadecimal digits"));
    assert!(message("galds dice 1", "galds dice 2").contains("starts with `galds dice 1`"));
    assert!(message("rules: nardi", "rules: nard").contains("line 3: there are no rules"));
    assert!(message("black-seed:", "seed:").contains("line 6: `black-seed: …` is expected"));
    assert!(message("actions: ", "actions: 8-5,6-5 ").contains("action 1, `8-5,6-5`"));
    assert!(verify("").is_err() && verify("galds dice 1").is_err());
}

#[test]
fn names_and_seeds_are_single_lines_and_secrets_are_not_for_logs() {
    let new = |name, white, black| FairDice::new(secret(1), name, PerSide([white, black]));
    assert!(matches!(new("a\nb", "", ""), Err(DiceError::NotALine(_))));
    assert!(matches!(new("a", " b", ""), Err(DiceError::NotALine(_))));
    assert!(new("kauss, 2. kārta", "jūra", "").is_ok());
    assert!(!format!("{:?}", secret(9)).contains(&secret(9).reveal()));
    assert_eq!(Secret::read(&secret(9).reveal()), Some(secret(9)));
    let commitment = secret(9).commitment();
    assert_eq!(Commitment::read(&commitment.to_string()), Some(commitment));
    assert_eq!(Secret::read("é".repeat(32).as_str()), None);
}
