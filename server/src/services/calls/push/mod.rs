//! Web Push: calls to browsers in which no page is open.
//!
//! ```text
//!   browser ──subscribes by our public key──► its push service ──gives an address──► us
//!   a call ──encrypted for that browser, signed by our key──► that address ──► browser ──► service worker
//! ```
//!
//! Nothing is sent to a browser that was not allowed to be called. A browser that is gone is forgotten.

mod encryption;
mod reach;
mod vapid;

use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use galds_games::core::explained;
use galds_matches::PlayerId;
use p256::{PublicKey, SecretKey};
use thiserror::Error;
use tokio::sync::Semaphore;
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::DefaultConnector;

use self::encryption::{Recipient, encrypted};
use self::reach::FilteringResolver;
pub use self::reach::Reach;
use self::vapid::Vapid;
use crate::problem::Problem;
use crate::storage::{PushSubscription, Store, StoreError};
use crate::{random, time};

/// How many browsers of each player are kept.
const MOST_BROWSERS: u32 = 10;
/// How many messages are on their way at once.
const AT_ONCE: usize = 8;
/// How long a push service may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a push service keeps a message for a browser that is off.
const KEPT_FOR_SECONDS: &str = "3600";
/// The longest address that is kept.
const LONGEST_ENDPOINT: usize = 1_000;

/// How push services are used.
#[derive(Clone, Debug, Default)]
pub struct PushSettings {
    /// A mail or web address (`mailto:…`, `https://…`) at which push services can reach the host.
    pub contact: Option<String>,
    /// Where they may be.
    pub reach: Reach,
}

/// Why a browser is not called.
#[derive(Clone, Debug, Error)]
pub enum PushError {
    /// The address of its push service cannot be used.
    #[error("a push service has an https address of at most {LONGEST_ENDPOINT} characters")]
    Endpoint,
    /// Its keys cannot be used.
    #[error("a browser's keys are a point of P-256 and a secret of 16 bytes, in base64url")]
    Keys,
    /// The message is longer than push services take.
    #[error("a message of {0} bytes is too long for push services")]
    TooLong(usize),
    /// The message cannot be encrypted.
    #[error("the message cannot be encrypted")]
    Encryption,
    /// The store did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

explained! {
    PushError in "push" {
        Endpoint,
        Keys,
        TooLong[..] as "push-keys",
        Encryption as "push-keys",
        Store(error) => error as StoreError,
    }
}

impl From<PushError> for Problem {
    fn from(error: PushError) -> Problem {
        match error {
            PushError::Store(error) => error.into(),
            error => Problem::unprocessable("push", &error),
        }
    }
}

/// A browser as its page gives it.
#[derive(Clone, Debug)]
pub struct Browser {
    /// The address of its push service.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub public_key: String,
    /// Its secret, in base64url.
    pub auth: String,
}

/// Sends messages to browsers. Clones are the same.
#[derive(Clone)]
pub struct Push {
    store: Arc<dyn Store>,
    vapid: Arc<Vapid>,
    reach: Reach,
    agent: ureq::Agent,
    places: Arc<Semaphore>,
}

impl Push {
    /// With the key of this store, which is made if there is none.
    pub async fn load(store: Arc<dyn Store>, settings: PushSettings) -> Result<Push, StoreError> {
        let text = store.server_secret(vapid::SECRET, Vapid::fresh()).await?;
        let vapid = Vapid::read(&text, settings.contact)
            .ok_or_else(|| StoreError::Unreadable("the key for push services".to_owned()))?;
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .http_status_as_error(false)
            // A proxy would look names up by itself.
            .proxy(None)
            .user_agent("galds")
            .build();
        let names = FilteringResolver { reach: settings.reach, names: DefaultResolver::default() };
        let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), names);
        let places = Arc::new(Semaphore::new(AT_ONCE));
        Ok(Push { store, vapid: Arc::new(vapid), reach: settings.reach, agent, places })
    }

    /// The key by which browsers subscribe.
    pub fn public_key(&self) -> String {
        self.vapid.public_key()
    }

    /// Keeps a browser of a player.
    pub async fn subscribe(&self, player: PlayerId, browser: Browser) -> Result<(), PushError> {
        let Browser { endpoint, public_key, auth } = browser;
        if endpoint.len() > LONGEST_ENDPOINT || self.reach.origin(&endpoint).is_none() {
            return Err(PushError::Endpoint);
        }
        recipient(&public_key, &auth)?;
        let created = time::now();
        let browser = PushSubscription { endpoint, player, public_key, auth, created };
        Ok(self.store.add_push(browser, MOST_BROWSERS).await?)
    }

    /// Forgets a browser. Who knows its address may say so.
    pub async fn unsubscribe(&self, endpoint: String) -> Result<(), StoreError> {
        self.store.remove_push(endpoint).await
    }

    /// Sends a message to all browsers of a player.
    pub async fn send(&self, player: PlayerId, message: &str) -> Result<(), PushError> {
        for browser in self.store.push_subscriptions(player).await? {
            let Ok(place) = Arc::clone(&self.places).acquire_owned().await else { return Ok(()) };
            let (push, endpoint) = (self.clone(), browser.endpoint.clone());
            let message = message.to_owned();
            let sending = tokio::task::spawn_blocking(move || {
                let _place = place;
                push.deliver(&browser, message.as_bytes())
            });
            match sending.await {
                Ok(Ok(Delivered::Sent)) => count("sent"),
                Ok(Ok(Delivered::Gone)) => {
                    count("gone");
                    self.store.remove_push(endpoint).await?;
                }
                Ok(Ok(Delivered::Refused(status))) => {
                    count("refused");
                    tracing::warn!(status, "a push service refused a message");
                }
                Ok(Err(error)) => {
                    count("failed");
                    tracing::warn!(%error, "a browser was not called");
                }
                Err(_) => count("failed"),
            }
        }
        Ok(())
    }

    fn deliver(
        &self,
        browser: &PushSubscription,
        message: &[u8],
    ) -> Result<Delivered, DeliveryError> {
        let recipient = recipient(&browser.public_key, &browser.auth)?;
        let origin = self.reach.origin(&browser.endpoint).ok_or(PushError::Endpoint)?;
        let sender = once();
        let noise = random::secret();
        let salt = std::array::from_fn(|i| noise[i]);
        let body = encrypted(message, &recipient, &sender, salt)?;
        let answer = self
            .agent
            .post(&browser.endpoint)
            .header("authorization", self.vapid.authorization(&origin, time::now()))
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", KEPT_FOR_SECONDS)
            .header("urgency", "high")
            .send(&body[..])?;
        Ok(match answer.status().as_u16() {
            200..300 => Delivered::Sent,
            404 | 410 => Delivered::Gone,
            status => Delivered::Refused(status),
        })
    }
}

/// What became of a message.
enum Delivered {
    Sent,
    /// The browser no longer wants any.
    Gone,
    Refused(u16),
}

#[derive(Debug, Error)]
enum DeliveryError {
    #[error(transparent)]
    Push(#[from] PushError),
    #[error(transparent)]
    Request(#[from] ureq::Error),
}

fn count(outcome: &'static str) {
    metrics::counter!("galds_push_messages_total", "outcome" => outcome).increment(1);
}

/// A key that is used for one message.
fn once() -> SecretKey {
    loop {
        // All but a vanishing part of the numbers of 256 bits are keys.
        if let Ok(key) = SecretKey::from_slice(&random::secret()) {
            return key;
        }
    }
}

fn recipient(public_key: &str, auth: &str) -> Result<Recipient, PushError> {
    // Browsers write it without padding; some libraries do not.
    let bytes = |text: &str| {
        BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| PushError::Keys)
    };
    let public_key =
        PublicKey::from_sec1_bytes(&bytes(public_key)?).map_err(|_| PushError::Keys)?;
    let auth = bytes(auth)?;
    if auth.len() == 16 { Ok(Recipient { public_key, auth }) } else { Err(PushError::Keys) }
}
