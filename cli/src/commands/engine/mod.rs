//! `galds engine`: thinking for other programs, over stdin and stdout.

mod ugi;

use clap::ValueEnum;

use super::caai;
use super::endgames::EndgameFiles;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The language that is spoken
    #[arg(long, value_enum, default_value = "ugi")]
    protocol: Protocol,
    /// Contest protocol: the name that is given
    #[arg(long, value_name = "NAME", default_value = "Galds")]
    name: String,
    /// Contest protocol: seed of the player, to repeat a game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    endgames: EndgameFiles,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Protocol {
    /// The engine protocol for all games, described in docs/engine-protocol.md
    Ugi,
    /// Of the Chinese computer-games contests for army chess, version 1.0 of 2012
    Caai,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.endgames.load()?;
    match args.protocol {
        Protocol::Ugi => ugi::speak(&mut std::io::stdin().lock()),
        Protocol::Caai => caai::speak(&args.name, args.seed),
    }
}
