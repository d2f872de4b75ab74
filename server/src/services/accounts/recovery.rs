//! Recovery: a way back for those who forgot their passwords, in a house that asks for no address.
//!
//! ```text
//!   signed in, password ──► eight codes, shown once ──► paper
//!   name, code, new password ──► the code is gone, all sessions end, a new one begins
//! ```

use galds_games::core::explained;
use thiserror::Error;

use super::{Accounts, LoginError, NewPassword, PasswordError, Typed};
use crate::identity::RecoveryCode;
use crate::problem::Problem;
use crate::storage::{Person, StoreError};
use crate::time;

/// How many codes somebody gets.
const CODES: usize = 8;

/// Why somebody did not come back.
#[derive(Clone, Debug, Error)]
pub enum RecoverError {
    /// Which of the two is wrong is not told.
    #[error("the name or the recovery code is wrong")]
    Wrong,
    /// The new password breaks a rule. The code can be used again.
    #[error(transparent)]
    Password(#[from] PasswordError),
    /// Locked out.
    #[error("this account is closed: {0}")]
    Banned(String),
    /// The store did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

explained! {
    RecoverError in "recover" {
        Wrong,
        Password(error) => error as PasswordError,
        Banned(reason) as "login-banned",
        Store(error) => error as StoreError,
    }
}

impl From<RecoverError> for Problem {
    fn from(error: RecoverError) -> Problem {
        let code = match error {
            RecoverError::Wrong => "recovery",
            RecoverError::Password(_) => "password",
            RecoverError::Banned(reason) => return LoginError::Banned(reason).into(),
            RecoverError::Store(error) => return error.into(),
        };
        Problem::unprocessable(code, &error)
    }
}

impl Accounts {
    /// New codes for an account instead of those that it had. They are given this once.
    pub async fn make_recovery_codes(
        &self,
        person: &Person,
    ) -> Result<Vec<RecoveryCode>, StoreError> {
        let codes: Vec<_> = (0..CODES).map(|_| RecoveryCode::random()).collect();
        let hashes = codes.iter().map(|code| code.hash(&person.id)).collect();
        self.store.set_recovery_codes(person.id.clone(), hashes, time::now()).await?;
        Ok(codes)
    }

    /// Gives an account a new password by one of its codes, which is gone then.
    pub async fn recover(
        &self,
        name: &str,
        code: &str,
        password: Typed,
    ) -> Result<Person, RecoverError> {
        // A password that is refused must not cost a code, whoever's it is.
        let password = NewPassword::new(password, name)?;
        let password = self.hashed(password).await?;
        let person = self.store.person_named(name.to_owned()).await?;
        let (Some(person), Some(code)) = (person, RecoveryCode::typed(code)) else {
            return Err(RecoverError::Wrong);
        };
        if let Some(reason) = person.banned {
            return Err(RecoverError::Banned(reason));
        }
        let hash = code.hash(&person.id);
        if self.store.recover(person.id.clone(), hash, password).await? {
            Ok(person)
        } else {
            Err(RecoverError::Wrong)
        }
    }
}
