//! The numbers of the search, as data: each has a name, a usual value and a range, and can be varied
//! without building another program.
//!
//! Margins are hundredths of a game's [`super::Searched::STEP`], what a quiet action usually changes. The
//! usual values were chosen by matches.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

/// One number of the search.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// Its usual value.
    pub usual: i32,
    /// The values it may have, the least and the most.
    pub bounds: [i32; 2],
    /// By how much it is varied at a time.
    pub step: i32,
    get: fn(&Parameters) -> i32,
    set: fn(&mut Parameters, i32),
}

impl Parameter {
    /// Its value among these.
    pub fn of(&self, parameters: &Parameters) -> i32 {
        (self.get)(parameters)
    }

    /// The values it may have.
    pub const fn range(&self) -> RangeInclusive<i32> {
        self.bounds[0]..=self.bounds[1]
    }

    /// The values a step below and above the usual one, as far as it may have them.
    pub fn neighbours(&self) -> impl Iterator<Item = i32> + use<> {
        let (usual, step, range) = (self.usual, self.step, self.range());
        [usual - step, usual + step].into_iter().filter(move |value| range.contains(value))
    }
}

/// Writes the struct, its usual values and the list of its fields from one table.
macro_rules! parameters {
    ($($about:literal $name:ident = $usual:literal in $least:literal..=$most:literal by $step:literal;)*) => {
        /// All numbers of the search.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Parameters {
            $(#[doc = $about] pub $name: i32,)*
        }

        impl Parameters {
            /// The values that the players of the program have.
            pub const USUAL: Parameters = Parameters { $($name: $usual,)* };

            /// What there is to vary.
            pub const LIST: &'static [Parameter] = &[$(Parameter {
                name: stringify!($name),
                about: $about,
                usual: $usual,
                bounds: [$least, $most],
                step: $step,
                get: |parameters| parameters.$name,
                set: |parameters, value| parameters.$name = value,
            },)*];
        }
    };
}

parameters! {
    "Half the width of the first window around the last iteration's value, in hundredths."
    aspiration_window = 40 in 5..=500 by 10;
    "By what factor a window grows whose value lies outside."
    aspiration_growth = 4 in 2..=16 by 1;
    "How much less than nothing a draw is worth to a side that wants to win."
    contempt = 200 in 0..=1000 by 50;
    "From this depth on a position without a stored action is searched one level less deep."
    internal_reduction_depth = 4 in 2..=20 by 1;
    "Up to this depth a value far above the window is taken as it is."
    reverse_futility_depth = 6 in 0..=20 by 1;
    "How far above the window that is, for each level."
    reverse_futility_margin = 100 in 10..=1000 by 20;
    "Up to this depth only noisy actions are looked at where the value is far below the window."
    razoring_depth = 2 in 0..=10 by 1;
    "How far below the window that is."
    razoring_base = 100 in 0..=1000 by 20;
    "How much further below, for each level."
    razoring_margin = 200 in 0..=1000 by 20;
    "From this depth on a null move is tried."
    null_move_depth = 3 in 1..=20 by 1;
    "How much less deep it is searched."
    null_move_reduction = 3 in 1..=10 by 1;
    "One level less for each so many levels of depth."
    null_move_divisor = 4 in 1..=50 by 1;
    "Up to this depth quiet actions are left out where the value is too far below the window."
    futility_depth = 3 in 0..=10 by 1;
    "How far below the window that is."
    futility_base = 100 in 0..=1000 by 20;
    "How much further below, for each level."
    futility_margin = 100 in 0..=1000 by 20;
    "Up to this depth late quiet actions are left out."
    late_pruning_depth = 4 in 0..=10 by 1;
    "How many actions are looked at all the same."
    late_pruning_base = 4 in 1..=50 by 1;
    "How many more, for the square of the depth."
    late_pruning_factor = 2 in 0..=20 by 1;
    "From this depth on late quiet actions are searched less deep at first."
    reduction_depth = 2 in 1..=20 by 1;
    "How many actions are not reduced."
    reduction_place = 2 in 1..=20 by 1;
    "Hundredths of a level by which every late action is reduced."
    reduction_base = 100 in 0..=300 by 20;
    "Hundredths by which the product of the logarithms of depth and place is divided to reduce further."
    reduction_divisor = 160 in 50..=1000 by 20;
    "How far into an exchange all answers to a threat to win at once are looked at; 0 to ignore threats."
    threat_answers = 1 in 0..=100 by 1;
    "By how many levels a position with such a threat is searched deeper."
    threat_extension = 1 in 0..=2 by 1;
    "The longest exchange that quiescence follows."
    quiescence_length = 16 in 1..=100 by 4;
    "By how much a noisy action may stay below the window together with its gain and still be looked at."
    delta_margin = 100 in 0..=1000 by 20;
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters::USUAL
    }
}

/// Why a text is no set of parameters.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParameterError {
    /// It is not of the form `name=value`.
    #[error(
        "`{0}` doesn't set a parameter of the search; write NAME=VALUE, with commas between several"
    )]
    Form(String),
    /// There is no such parameter.
    #[error("the search has no parameter `{0}`; `galds tune GAME --search` lists them")]
    Name(String),
    /// The value is no number or out of range.
    #[error("`{name}` cannot be `{given}`; it takes a number from {least} to {most}")]
    Value {
        /// The parameter.
        name: &'static str,
        /// What was written.
        given: String,
        /// The least it may be.
        least: i32,
        /// The most it may be.
        most: i32,
    },
}

impl Parameters {
    /// The parameter with this name.
    pub fn find(name: &str) -> Result<&'static Parameter, ParameterError> {
        let found = Parameters::LIST.iter().find(|parameter| parameter.name == name);
        found.ok_or_else(|| ParameterError::Name(name.to_owned()))
    }
}

/// `name=value,…`; what is not named has its usual value.
impl FromStr for Parameters {
    type Err = ParameterError;

    fn from_str(text: &str) -> Result<Parameters, ParameterError> {
        let mut parameters = Parameters::USUAL;
        for part in text.split(',').filter(|part| !part.trim().is_empty()) {
            let form = || ParameterError::Form(part.to_owned());
            let (name, value) = part.split_once('=').ok_or_else(form)?;
            let parameter = Parameters::find(name.trim())?;
            let number =
                value.trim().parse().ok().filter(|number| parameter.range().contains(number));
            let [least, most] = parameter.bounds;
            let number = number.ok_or_else(|| ParameterError::Value {
                name: parameter.name,
                given: value.trim().to_owned(),
                least,
                most,
            })?;
            (parameter.set)(&mut parameters, number);
        }
        Ok(parameters)
    }
}

/// What differs from the usual values.
impl fmt::Display for Parameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let changed =
            Parameters::LIST.iter().filter(|parameter| parameter.of(self) != parameter.usual);
        let texts: Vec<String> =
            changed.map(|parameter| format!("{}={}", parameter.name, parameter.of(self))).collect();
        f.write_str(&texts.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_can_be_set_and_read_back() {
        for parameter in Parameters::LIST {
            assert!(parameter.range().contains(&parameter.usual), "{}", parameter.name);
            assert!(parameter.neighbours().count() > 0, "{}", parameter.name);
            for value in parameter.neighbours() {
                let text = format!("{}={value}", parameter.name);
                let set: Parameters = text.parse().unwrap();
                assert_eq!((parameter.of(&set), set.to_string()), (value, text));
            }
        }
        assert_eq!("".parse(), Ok(Parameters::USUAL));
        assert_eq!(Parameters::USUAL.to_string(), "");
    }

    #[test]
    fn wrong_texts_are_refused_with_what_is_allowed() {
        let message = |text: &str| text.parse::<Parameters>().unwrap_err().to_string();
        assert!(message("contempt").starts_with("`contempt` doesn't set a parameter"));
        assert!(message("speed=3").starts_with("the search has no parameter `speed`"));
        assert_eq!(
            message("contempt=-1"),
            "`contempt` cannot be `-1`; it takes a number from 0 to 1000"
        );
    }
}
