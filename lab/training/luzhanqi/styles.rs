//! Players with other ways of weighing moves, and matches between them.

use std::error::Error;
use std::sync::LazyLock;

use galds_engine::luzhanqi::{Guessing, LuzhanqiPlayer, SetUps, Style};
use galds_engine::player::Budget;
use galds_engine::registry::{self, Bounds, Kind};
use galds_engine::search::Limits;
use galds_engine::spec::{PlayerSpec, SpecError};
use galds_lab::arena::{Arena, Competitor, Memory};
use galds_lab::external::ENGINE;

use crate::endings::Endings;

/// The full player with some numbers changed: `style:plies=24,share=0.8`.
static STYLE: Kind = Kind {
    name: "style",
    form: "style:NAME=NUMBER,…",
    bounds: Bounds::None,
    argument: Some(|text| read(text).map(|_| text.to_owned())),
    make: |_, spec, resources| {
        Ok(Box::new(LuzhanqiPlayer::with_style(resources.seed, read(spec.argument())?)))
    },
};

static KINDS: LazyLock<Vec<&'static Kind>> =
    LazyLock::new(|| registry::KINDS.iter().copied().chain([&STYLE, &ENGINE]).collect());

fn read(text: &str) -> Result<Style, SpecError> {
    let wrong = || SpecError::Argument(format!("`{text}` is no style"));
    let mut style = Style::default();
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').ok_or_else(wrong)?;
        let number: f64 = value.parse().map_err(|_| wrong())?;
        match name {
            "candidates" => style.candidates = number as usize,
            "rollouts_each" => style.rollouts_each = number as usize,
            "rollouts_total" => style.rollouts_total = number as usize,
            "plies" => style.plies = number as u32,
            "planned" => style.planned = number as usize,
            "urgent" => style.urgent = number as usize,
            "charges" => style.charges = number,
            "share" => style.share = number,
            "impatience" => style.impatience = number,
            "bluff" => style.bluff = number,
            "habits" if number > 0.0 => style.guessing = Guessing::Habits,
            "sensible" if number > 0.0 => style.set_ups = SetUps::Sensible,
            "habits" | "sensible" => {}
            _ => return Err(wrong()),
        }
    }
    Ok(style)
}

/// Plays a match and prints its result.
pub(crate) fn arena(
    rules: &str,
    players: [&str; 2],
    games: u32,
    threads: usize,
    seed: u64,
) -> Result<(), Box<dyn Error>> {
    let spec = |text: &str| PlayerSpec::read(text, &KINDS);
    let arena = Arena {
        entry: registry::find("luzhanqi")?,
        rules: rules.to_owned(),
        players: [spec(players[0])?, spec(players[1])?],
        budgets: [Budget::within(Limits::default()); 2],
        pairs: games.div_ceil(2),
        threads,
        seed,
        memory: Memory::OfAGame(16),
        sprt: None,
    };
    let mut endings = Endings::default();
    // A long match may be cut off: what it has come to is told on the way.
    let tally = arena.run(&mut |game, tally| {
        endings.add(&*game.table);
        if game.first == Competitor::B {
            println!("{rules} {} against {}, so far: {tally}", players[0], players[1]);
        }
    })?;
    println!("{rules} {} against {}, seed {seed}: {tally}; {endings}", players[0], players[1]);
    Ok(())
}
