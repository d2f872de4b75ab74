//! What an API token may be used for. Names that the bot API of Lichess has are the same here.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

/// One thing that a token allows.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
pub enum Scope {
    /// Play as a bot.
    #[serde(rename = "bot:play")]
    BotPlay,
    /// Play from a program of one's own, as a person.
    #[serde(rename = "board:play")]
    BoardPlay,
    /// See one's challenges.
    #[serde(rename = "challenge:read")]
    ChallengeRead,
    /// Challenge, accept and decline.
    #[serde(rename = "challenge:write")]
    ChallengeWrite,
    /// See whom one follows and blocks.
    #[serde(rename = "follow:read")]
    FollowRead,
    /// Follow and block.
    #[serde(rename = "follow:write")]
    FollowWrite,
    /// Create tournaments and take part in them.
    #[serde(rename = "tournament:write")]
    TournamentWrite,
    /// Export one's own data.
    #[serde(rename = "account:read")]
    AccountRead,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Scope; 8] = [
        Scope::BotPlay,
        Scope::BoardPlay,
        Scope::ChallengeRead,
        Scope::ChallengeWrite,
        Scope::FollowRead,
        Scope::FollowWrite,
        Scope::TournamentWrite,
        Scope::AccountRead,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::BotPlay => "bot:play",
            Scope::BoardPlay => "board:play",
            Scope::ChallengeRead => "challenge:read",
            Scope::ChallengeWrite => "challenge:write",
            Scope::FollowRead => "follow:read",
            Scope::FollowWrite => "follow:write",
            Scope::TournamentWrite => "tournament:write",
            Scope::AccountRead => "account:read",
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no scope of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no scope `{0}`")]
pub struct UnknownScope(String);

impl FromStr for Scope {
    type Err = UnknownScope;
    fn from_str(name: &str) -> Result<Scope, UnknownScope> {
        let named = |scope: &Scope| scope.name() == name;
        Scope::ALL
            .into_iter()
            .find(named)
            .ok_or_else(|| UnknownScope(name.chars().take(40).collect()))
    }
}

/// All that a token allows; the text form has single spaces between the names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct Scopes(Vec<Scope>);

impl Scopes {
    /// These scopes, each once.
    pub fn new(scopes: impl IntoIterator<Item = Scope>) -> Scopes {
        let mut scopes: Vec<Scope> = scopes.into_iter().collect();
        scopes.sort_unstable();
        scopes.dedup();
        Scopes(scopes)
    }

    /// Whether this is allowed.
    pub fn allow(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Scope> + '_ {
        self.0.iter().copied()
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.0.iter().map(|scope| scope.name()).collect();
        f.write_str(&names.join(" "))
    }
}

impl FromStr for Scopes {
    type Err = UnknownScope;
    fn from_str(text: &str) -> Result<Scopes, UnknownScope> {
        text.split_whitespace().map(str::parse).collect::<Result<Vec<_>, _>>().map(Scopes::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_have_one_name_in_text_and_json() {
        for scope in Scope::ALL {
            assert_eq!(scope.name().parse(), Ok(scope));
            assert_eq!(serde_json::to_value(scope).unwrap(), scope.name());
        }
    }

    #[test]
    fn a_list_of_scopes_is_read_back_each_once() {
        let scopes: Scopes = "challenge:write bot:play bot:play".parse().unwrap();
        assert_eq!(scopes.to_string(), "bot:play challenge:write");
        assert_eq!(scopes.to_string().parse(), Ok(scopes.clone()));
        assert!(scopes.allow(Scope::BotPlay) && !scopes.allow(Scope::BoardPlay));
        assert_eq!("bot:play root".parse::<Scopes>(), Err(UnknownScope("root".to_owned())));
        assert_eq!("".parse(), Ok(Scopes::default()));
    }
}
