//! Recovery codes in SQL.

use async_trait::async_trait;
use galds_matches::clock::Moment;

use super::connections::in_time;
use super::live::note_revocation;
use crate::identity::RecoveryHash;
use crate::storage::{RecoveryStore, SqlStore, StoreError};

#[async_trait]
impl RecoveryStore for SqlStore {
    async fn set_recovery_codes(
        &self,
        person: String,
        hashes: Vec<RecoveryHash>,
        at: Moment,
    ) -> Result<(), StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query("DELETE FROM recovery_codes WHERE person = $1")
                .bind(person.as_str())
                .execute(&mut *transaction)
                .await?;
            for hash in hashes {
                sqlx::query(
                    "INSERT INTO recovery_codes (person, hash, made_ms) VALUES ($1, $2, $3)",
                )
                .bind(person.as_str())
                .bind(hash.as_str())
                .bind(at.0)
                .execute(&mut *transaction)
                .await?;
            }
            transaction.commit().await?;
            Ok(())
        })
        .await
    }

    async fn count_recovery_codes(&self, person: String) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM recovery_codes WHERE person = $1";
        let count: i64 = sqlx::query_scalar(sql).bind(person).fetch_one(&self.pool).await?;
        Ok(count.unsigned_abs())
    }

    async fn recover(
        &self,
        person: String,
        code: RecoveryHash,
        password: String,
    ) -> Result<bool, StoreError> {
        in_time(async move {
            let mut transaction = self.pool.begin().await?;
            // Of two who bring the same code at once, one deletes it.
            let used = sqlx::query("DELETE FROM recovery_codes WHERE person = $1 AND hash = $2")
                .bind(person.as_str())
                .bind(code.as_str())
                .execute(&mut *transaction)
                .await?;
            if used.rows_affected() == 0 {
                return Ok(false);
            }
            sqlx::query("UPDATE people SET password = $2 WHERE id = $1")
                .bind(person.as_str())
                .bind(password)
                .execute(&mut *transaction)
                .await?;
            sqlx::query("DELETE FROM sessions WHERE person = $1")
                .bind(person.as_str())
                .execute(&mut *transaction)
                .await?;
            note_revocation(&mut transaction, &person).await?;
            transaction.commit().await?;
            Ok(true)
        })
        .await
    }
}
