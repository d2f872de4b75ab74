//! The options that say what players remember.

use galds_lab::arena::Memory;

#[derive(Debug, clap::Args)]
pub(super) struct PlayersMemory {
    /// Memory of each player in mebibytes, which it keeps for a game
    #[arg(long, value_name = "MIB", default_value = "16")]
    memory: usize,
    /// Play as on a server: every player has 8 mebibytes and is made anew for each action
    #[arg(long, conflicts_with = "memory")]
    as_server: bool,
}

impl PlayersMemory {
    pub(super) fn wanted(&self) -> Memory {
        if self.as_server { Memory::OfAnAction } else { Memory::OfAGame(self.memory) }
    }
}
