//! Work that is finished although nobody waits for it any more.
//!
//! A front drops its handler when the client goes away. A command that stopped in the middle would be
//! in the log, and neither applied, published nor timed. So everything that writes runs in a task of
//! its own, and the front only waits for the task.

use std::time::Duration;

use crate::storage::StoreError;

/// How long a client waits before it is told to try again. The work goes on, and a command that is
/// sent again under the same client id is answered with what became of it.
const ANSWER_WITHIN: Duration = Duration::from_secs(15);

/// Runs this to its end, whether or not the caller waits for it.
pub(crate) async fn finish<T, E, W>(work: W) -> Result<T, E>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
    W: Future<Output = Result<T, E>> + Send + 'static,
{
    match tokio::time::timeout(ANSWER_WITHIN, tokio::spawn(work)).await {
        Ok(Ok(done)) => done,
        Ok(Err(ended)) => match ended.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(_) => Err(StoreError::Stopping.into()),
        },
        Err(_) => {
            let reason = "it has not answered yet; the write may still be made".to_owned();
            Err(StoreError::Unavailable(reason).into())
        }
    }
}
