//! Accounts.

use std::io::Write;

use galds_server::people::{Hasher, NewPassword, Secret, Typed};
use galds_server::storage::{PeopleStore, Person, SqlStore};

use crate::failure::Failure;

/// How many accounts are read at a time.
const PAGE: u32 = 200;
/// The characters of a password that is given anew.
const PASSWORD: usize = 20;

/// What is done about accounts.
#[derive(Debug, clap::Subcommand)]
pub(super) enum Task {
    /// List all accounts by name
    List,
    /// Ban an account: its sessions and tokens end at once
    Ban {
        /// The account
        name: String,
        /// What they are told when they try to sign in
        #[arg(long, default_value = "locked by the host")]
        reason: String,
    },
    /// Lift a ban
    Unban {
        /// The account
        name: String,
    },
    /// Give an account a new password and print it; sessions and tokens end
    ResetPassword {
        /// The account
        name: String,
    },
}

pub(super) async fn run(store: &SqlStore, task: &Task) -> Result<(), Failure> {
    match task {
        Task::List => list(store).await,
        Task::Ban { name, reason } => {
            let person = named(store, name).await?;
            store.set_banned(person.id, Some(reason.clone())).await?;
            say(&format!("{} is locked out", person.name))
        }
        Task::Unban { name } => {
            let person = named(store, name).await?;
            store.set_banned(person.id, None).await?;
            say(&format!("{} may sign in again", person.name))
        }
        Task::ResetPassword { name } => {
            let person = named(store, name).await?;
            let password = reset_password(store, &person).await?;
            say(&format!("the password of {} is now {password}", person.name))
        }
    }
}

fn say(line: &str) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}

async fn named(store: &SqlStore, name: &str) -> Result<Person, Failure> {
    let person = store.person_named(name.to_owned()).await?;
    person.ok_or_else(|| Failure::Input(format!("there is no account called `{name}`")))
}

async fn list(store: &SqlStore) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut after = String::new();
    loop {
        let people = store.people(after.clone(), PAGE).await?;
        let Some(last) = people.last() else { return Ok(()) };
        after.clone_from(&last.name);
        for person in &people {
            let banned = person.banned.as_ref().map(|reason| format!("  locked out: {reason}"));
            writeln!(out, "{:<20}  {:<6}{}", person.name, person.kind, banned.unwrap_or_default())?;
        }
    }
}

async fn reset_password(store: &SqlStore, person: &Person) -> Result<String, Failure> {
    let password: String = Secret::random().cookie_text().chars().take(PASSWORD).collect();
    let checked = NewPassword::new(Typed::new(password.as_str()), &person.name);
    let checked = checked.map_err(|error| Failure::Server(error.to_string()))?;
    store.set_password(person.id.clone(), Hasher::default().hash(&checked)).await?;
    // No session has an empty name: all of them end.
    store.end_other_sessions(person.id.clone(), String::new()).await?;
    for token in store.tokens(person.id.clone()).await? {
        store.end_token(person.id.clone(), token.id).await?;
    }
    Ok(password)
}
