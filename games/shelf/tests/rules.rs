//! What the tables say that an option takes, it takes, and nothing beside it: forms are made from them.

use galds_games::SHELF;
use galds_games::core::{RulesError, Takes};

/// Values of an option that must be read, and values that must not.
fn samples(takes: &Takes) -> (Vec<String>, Vec<String>) {
    match takes {
        Takes::Words { words } => {
            (words.iter().map(ToString::to_string).collect(), vec!["nonsense".to_owned()])
        }
        Takes::Number { least, most, none } => {
            let below = least.checked_sub(1).map(|number| number.to_string());
            let below = below.filter(|number| number != none);
            let above = most.map(|most| (most + 1).to_string());
            let largest = most.unwrap_or(u32::MAX).to_string();
            (
                vec![(*none).to_owned(), least.to_string(), largest],
                below.into_iter().chain(above).collect(),
            )
        }
        Takes::Places { groups, none } => {
            let values = groups.iter().chain([none]).map(ToString::to_string);
            (values.collect(), vec![format!("{none}+{none}"), String::new()])
        }
    }
}

#[test]
fn every_option_takes_the_values_it_lists_and_no_others() {
    for game in SHELF {
        for option in game.rules().options {
            let (taken, refused) = samples(&option.takes);
            assert!(!taken.is_empty(), "{} {}", game.about.name, option.key);
            for value in taken {
                let text = format!("{},{}={value}", game.about.name, option.key);
                let read = game.read_rules(&text);
                // An option may need another one beside it, but its value is understood.
                assert!(matches!(read, Ok(_) | Err(RulesError::Conflict(_))), "{text}: {read:?}");
            }
            for value in refused {
                let text = format!("{},{}={value}", game.about.name, option.key);
                let read = game.read_rules(&text);
                assert!(matches!(read, Err(RulesError::Value { .. })), "{text}: {read:?}");
            }
        }
    }
}

#[test]
fn the_values_of_rules_that_were_read_write_the_same_rules() {
    let texts = [
        ("lautari", "lautari,quiet=off"),
        ("luzhanqi", "junqi,mine_survives=no"),
        ("nardi", "backgammon,match=5"),
        ("rotary", "rotary,capture=after,traps=outside+33"),
        ("shatra", "shatra,biy_drop=yes"),
    ];
    for (name, text) in texts {
        let game = galds_games::find(name).unwrap();
        let read = game.read_rules(text).unwrap();
        assert_eq!(read.text, text);
        let options = game.rules().options;
        let all = options
            .iter()
            .zip(&read.values)
            .map(|(option, value)| format!(",{}={value}", option.key));
        let whole = format!("{name}{}", all.collect::<String>());
        assert_eq!(game.read_rules(&whole).as_ref(), Ok(&read), "{whole}");
    }
}
