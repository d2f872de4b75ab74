//! Chance in a game that is nobody's: marbles are drawn from an urn until four were drawn, and the first side
//! says before each further one that it may be drawn. The most white ones win for the second side.

use std::fmt;

use galds_games::core::scene::{
    Due, Ended, Geometry, LastAction, Phrase, PhraseForm, Scene, Sight,
};
use galds_games::core::{
    About, Chance, Game, Information, Listing, Outcome, Pick, Preset, RuleOption, RuleSet,
    SideName, Table, Viewer, Weighted, explained, mix_all,
};

use super::*;
use crate::MatchId;

const DRAWS: u8 = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rules;

impl RuleSet for Rules {
    const PRESETS: &'static [Preset<Rules>] = &[Preset { name: "urn", about: "", rules: || Rules }];
    const OPTIONS: &'static [RuleOption<Rules>] = &[];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Position {
    white: u8,
    drawn: u8,
    may_draw: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Action {
    White,
    Red,
    GoOn,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::White => "white",
            Action::Red => "red",
            Action::GoOn => "on",
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum UrnError {
    #[error("`{0}` cannot be done now")]
    NotNow(String),
}

explained! { UrnError in "urn" { NotNow(text) } }

#[derive(Clone, Debug)]
struct Urn;

impl Game for Urn {
    const ABOUT: About = About {
        name: "urn",
        title: "Urn",
        summary: "Draw marbles.",
        sides: [SideName { name: "White", letter: 'w' }, SideName { name: "Black", letter: 'b' }],
        information: Information::Open,
        chance: Chance::Dice,
    };

    const PHRASES: &'static [PhraseForm] = &[];

    type Rules = Rules;
    type Position = Position;
    type Action = Action;
    type View = Position;
    type ActionError = UrnError;
    type PositionError = UrnError;

    fn new(_rules: Rules) -> Urn {
        Urn
    }

    fn rules(&self) -> &Rules {
        &Rules
    }

    fn start(&self) -> Position {
        Position { white: 0, drawn: 0, may_draw: true }
    }

    fn turn(&self, position: &Position) -> Turn {
        match (position.drawn, position.may_draw) {
            (DRAWS, _) if position.white > 1 => Turn::Over(Outcome::win(Side::Second, 1)),
            (DRAWS, _) => Turn::Over(Outcome::win(Side::First, 1)),
            (_, true) => Turn::Chance,
            (_, false) => Turn::Side(Side::First),
        }
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Action>) -> Listing {
        actions.clear();
        match self.turn(position) {
            Turn::Chance => actions.extend([Action::White, Action::Red]),
            Turn::Side(_) => actions.push(Action::GoOn),
            Turn::SideOrChance(_) | Turn::Over(_) => {}
        }
        Listing::Complete
    }

    fn play(&self, position: &mut Position, action: Action) {
        position.may_draw = action == Action::GoOn;
        if action != Action::GoOn {
            position.drawn += 1;
            position.white += u8::from(action == Action::White);
        }
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), UrnError> {
        let mut legal = Vec::new();
        self.legal(position, &mut legal);
        let is_legal = legal.contains(&action);
        is_legal.then_some(()).ok_or_else(|| UrnError::NotNow(action.to_string()))
    }

    fn chances(&self, position: &Position, results: &mut Vec<Weighted<Action>>) {
        results.clear();
        if self.turn(position) == Turn::Chance {
            results.push(Weighted { action: Action::White, weight: 1 });
            results.push(Weighted { action: Action::Red, weight: 3 });
        }
    }

    fn view(&self, position: &Position, _viewer: Viewer) -> Position {
        *position
    }

    fn view_text(&self, view: &Position) -> String {
        self.position_text(view)
    }

    fn position_text(&self, position: &Position) -> String {
        format!("{position:?}")
    }

    fn read_position(&self, text: &str) -> Result<Position, UrnError> {
        Err(UrnError::NotNow(text.to_owned()))
    }

    fn book(&self, _before: &Position, action: Action) -> String {
        action.to_string()
    }

    fn parse_action(&self, _position: &Position, text: &str) -> Result<Action, UrnError> {
        let mut all = [Action::White, Action::Red, Action::GoOn].into_iter();
        let found = all.find(|action| action.to_string() == text);
        found.ok_or_else(|| UrnError::NotNow(text.to_owned()))
    }

    fn hash(&self, position: &Position) -> u64 {
        mix_all([position.white.into(), position.drawn.into(), position.may_draw.into()])
    }

    fn without_counters(&self, position: &Position) -> Position {
        *position
    }

    fn picks(&self, _position: &Position, action: Action) -> Vec<Pick> {
        vec![Pick::button(action.to_string())]
    }

    fn geometry(&self) -> Geometry {
        let id = "urn".to_owned();
        Geometry { id, fields: Vec::new(), rows: Vec::new(), areas: Vec::new() }
    }

    fn scene(&self, view: &Position) -> Scene {
        let (due, ended) = match self.turn(view) {
            Turn::Side(side) | Turn::SideOrChance(side) => {
                (Some(Due::of(side, Phrase::plain("go-on"))), None)
            }
            Turn::Chance => (Some(Due::of_chance(Phrase::plain("draw"))), None),
            Turn::Over(outcome) => (None, Some(Ended::with(outcome, Phrase::plain("four-drawn")))),
        };
        let due = due.into_iter().collect();
        Scene { geometry: "urn".to_owned(), due, ended, ..Scene::default() }
    }

    fn last_action(&self, _before: &Position, _action: Action, _sight: Sight) -> LastAction {
        LastAction::by_chance(Vec::new())
    }
}

fn chance(seed: u8) -> FairChance {
    let (id, secret) = (MatchId::from_hash(&[seed; 12]), format!("{seed:02x}").repeat(32));
    FairChance::new("urn", &id, &secret, &[String::new(), String::new()]).unwrap()
}

/// Plays a game to its end: the tokens of chance, and how it ended.
fn play(chance: &FairChance) -> (Vec<String>, Event) {
    let mut table = Table::new(Urn);
    let mut tokens = Vec::new();
    loop {
        for event in follow(Some(chance), &mut table, tokens.len() as u64) {
            match event {
                Event::Threw { token } => tokens.push(token),
                ended => return (tokens, ended),
            }
        }
        table.play_text("on").unwrap();
    }
}

#[test]
fn a_game_with_a_chance_of_its_own_is_played_to_its_end() {
    let (tokens, ended) = play(&chance(3));
    assert_eq!(tokens.len(), usize::from(DRAWS));
    assert!(matches!(ended, Event::Ended { score: Some(_), .. }), "{ended:?}");
    assert_eq!(play(&chance(3)), (tokens, ended), "the same secret gives the same game");
}

#[test]
fn its_results_come_by_their_weights() {
    let games = (0..=255).map(|seed| play(&chance(seed)).0);
    let white = games.flatten().filter(|token| token == "white").count();
    // A quarter of 1,024 draws, within six standard deviations.
    assert!((172..=340).contains(&white), "{white}");
}
