//! How the networks of Nardi are made and measured.
//!
//! Networks begin with [`training`] on games against themselves and go on with [`labelling`]: positions
//! judged by looking ahead. [`duel`] measures one against another, [`networks`] reads them from files.
//! `lab/training/nardi` and `lab/judges/nardi` have the programs and scripts around these.

pub mod duel;
pub mod labelling;
pub mod networks;
pub mod plays;
pub mod training;
