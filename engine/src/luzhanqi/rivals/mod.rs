//! Players with one plan each, to measure others by.
//!
//! ```text
//!   Plan ──► set-up (a few of its own, varied)
//!       └──► score of every move, by what is known for certain and by armies that fit ──► the best one
//! ```
//!
//! They look no move ahead. What they have is an aim, which a player that was only ever measured against
//! careful opponents may not be ready for: it must defend its flag against a rush, break up somebody who
//! waits, and keep its high ranks from bombs.

mod known_board;
mod plan;
mod set_ups;

use galds_games::core::Rng;
use galds_games::luzhanqi::Action;

use self::known_board::KnownBoard;
use self::plan::{Plan, Wing};
use super::full_2026::Full2026;
use super::reading::Reading;
use crate::host::Host;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use crate::registry::Rival;

/// The rivals of a player of Luzhanqi.
pub const RIVALS: &[Rival] = &[
    Rival {
        name: "left-rush",
        about: "marshal, general and sappers go down the file a to the flag",
        make: |resources| PlanPlayer::with(Plan::LEFT_RUSH, resources.seed),
    },
    Rival {
        name: "right-rush",
        about: "marshal, general and sappers go down the file e to the flag",
        make: |resources| PlanPlayer::with(Plan::RIGHT_RUSH, resources.seed),
    },
    Rival {
        name: "charge",
        about: "high ranks in a column go down one file, one after the other, and take whatever stands there",
        make: |resources| PlanPlayer::on_either_wing(Plan::Charge, resources.seed),
    },
    Rival {
        name: "late-charge",
        about: "waits in its own half for thirty moves and then charges",
        make: |resources| PlanPlayer::on_either_wing(Plan::LateCharge, resources.seed),
    },
    Rival {
        name: "sapper-rush",
        about: "sappers ride to the mines before the flag, high ranks follow",
        make: |resources| PlanPlayer::with(Plan::SapperRush, resources.seed),
    },
    Rival {
        name: "bomb-trader",
        about: "bombs go after everything that looks strong",
        make: |resources| PlanPlayer::with(Plan::BombTrader, resources.seed),
    },
    Rival {
        name: "turtle",
        about: "waits in its own half and takes what comes near",
        make: |resources| PlanPlayer::with(Plan::Turtle, resources.seed),
    },
    Rival {
        name: "fortress",
        about: "waits in its own half and takes only what comes into the last two rows",
        make: |resources| PlanPlayer::with(Plan::Fortress, resources.seed),
    },
    Rival {
        name: "hunter",
        about: "high ranks go after whatever has moved",
        make: |resources| PlanPlayer::with(Plan::Hunter, resources.seed),
    },
    Rival {
        name: "mixture",
        about: "one of the other plans and any set-up, drawn for each game",
        make: |resources| {
            let plan = Plan::LEFT_RUSH;
            Box::new(PlanPlayer {
                plan,
                rng: Rng::seeded(resources.seed),
                varies: Varies::EachGame,
            })
        },
    },
    Rival {
        name: "full-2026",
        about: "the full player as it was in November 2026",
        make: |resources| Box::new(Full2026::seeded(resources.seed)),
    },
];

/// Whether a player keeps to its plan.
#[derive(Clone, Copy, Debug)]
enum Varies {
    Never,
    /// With every army it lays out, between the wings.
    Wing(fn(Wing) -> Plan),
    /// With every army it lays out.
    EachGame,
}

/// A player with a plan.
struct PlanPlayer {
    plan: Plan,
    rng: Rng,
    varies: Varies,
}

impl PlanPlayer {
    fn with(plan: Plan, seed: u64) -> Box<dyn Player> {
        Box::new(PlanPlayer { plan, rng: Rng::seeded(seed), varies: Varies::Never })
    }

    /// One that draws the wing with every army.
    fn on_either_wing(plan_on: fn(Wing) -> Plan, seed: u64) -> Box<dyn Player> {
        let (plan, varies) = (plan_on(Wing::Left), Varies::Wing(plan_on));
        Box::new(PlanPlayer { plan, rng: Rng::seeded(seed), varies })
    }

    /// The token of what it wants to do.
    fn act(&mut self, observation: &Observation) -> Result<String, PlayerError> {
        match Reading::of(observation)? {
            Reading::SetUpDue(rules) => {
                let set_up = match self.varies {
                    Varies::Never => set_ups::of_plan(self.plan, &rules, &mut self.rng),
                    Varies::Wing(plan_on) => {
                        self.plan = plan_on(self.rng.pick(&[Wing::Left, Wing::Right]));
                        set_ups::of_plan(self.plan, &rules, &mut self.rng)
                    }
                    Varies::EachGame => {
                        self.plan = Plan::ALL[self.rng.below(Plan::ALL.len())];
                        set_ups::any(&rules, &mut self.rng)
                    }
                };
                Ok(Action::SetUp(set_up).to_string())
            }
            Reading::MoveDue(known) => {
                let rng = &mut self.rng;
                let board = KnownBoard::new(&known, rng).ok_or(PlayerError::NothingToChoose)?;
                let mut best = Vec::new();
                let mut most = f64::NEG_INFINITY;
                for (from, to) in known.view.moves(&known.game) {
                    let score = self.plan.score(&board, from, to);
                    if score > most {
                        best.clear();
                        most = score;
                    }
                    if score >= most {
                        best.push(Action::Move { from, to });
                    }
                }
                if best.is_empty() {
                    return Err(PlayerError::NothingToChoose);
                }
                Ok(rng.pick(&best).to_string())
            }
        }
    }
}

impl Player for PlanPlayer {
    fn name(&self) -> String {
        "rival".to_owned()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        _budget: &Budget,
        _host: &Host<'_>,
        _report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        let line = TextLine { tokens: vec![self.act(observation)?], value: Value::Hundredths(0) };
        Ok(Analysis { lines: vec![line], depth: 1, ..Analysis::default() })
    }
}
