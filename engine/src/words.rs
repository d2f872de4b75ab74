//! Values in the words of people.

use galds_games::core::{About, Side};

use crate::player::Value;

impl Value {
    /// What it means, where `side` has to act.
    pub fn in_words(self, about: &About, side: Side) -> String {
        let (me, other) = (about.side(side).name, about.side(side.other()).name);
        match self {
            Value::WinIn(actions) => format!("{me} wins in {}", counted(actions)),
            Value::LossIn(actions) => format!("{other} wins in {}", counted(actions)),
            Value::Hundredths(score) => {
                let ahead = if score >= 0 { me } else { other };
                judged(score.unsigned_abs(), [40, 120, 400], ahead)
            }
            Value::Equity(points) => {
                let ahead = if points >= 0.0 { me } else { other };
                judged((points.abs() * 1000.0) as u32, [60, 200, 600], ahead)
            }
            Value::Chance(chance) => {
                format!("{me} wins {:.0} of 100 games", chance * 100.0)
            }
        }
    }

    /// The number alone.
    pub fn in_numbers(self) -> String {
        match self {
            Value::Hundredths(score) => format!("{:+.2}", f64::from(score) / 100.0),
            Value::WinIn(actions) => format!("win {actions}"),
            Value::LossIn(actions) => format!("loss {actions}"),
            Value::Equity(points) => format!("{points:+.3}"),
            Value::Chance(chance) => format!("{:.1} %", chance * 100.0),
        }
    }
}

fn counted(actions: u32) -> String {
    if actions == 1 { "1 action".to_owned() } else { format!("{actions} actions") }
}

/// How far somebody is ahead, by three bounds.
fn judged(amount: u32, [even, slight, clear]: [u32; 3], ahead: &str) -> String {
    if amount < even {
        "about even".to_owned()
    } else if amount < slight {
        format!("{ahead} is slightly better")
    } else if amount < clear {
        format!("{ahead} is clearly better")
    } else {
        format!("{ahead} is winning")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_from_both_sides() {
        let about = galds_games::find("rotary").unwrap().about;
        let words = |value: Value| value.in_words(&about, Side::Second);
        assert_eq!(words(Value::WinIn(1)), "Dark wins in 1 action");
        assert_eq!(words(Value::LossIn(4)), "Light wins in 4 actions");
        assert_eq!(words(Value::Hundredths(10)), "about even");
        assert_eq!(words(Value::Hundredths(-100)), "Light is slightly better");
        assert_eq!(words(Value::Hundredths(900)), "Dark is winning");
        assert_eq!(words(Value::Equity(0.3)), "Dark is clearly better");
        assert_eq!(words(Value::Chance(0.25)), "Dark wins 25 of 100 games");
        assert_eq!(Value::Hundredths(-125).in_numbers(), "-1.25");
    }
}
