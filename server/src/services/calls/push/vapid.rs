//! How this installation shows push services who it is (RFC 8292): by a key of its own, made once and kept in the
//! database, under which browsers subscribe.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use galds_matches::clock::{Millis, Moment};
use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point as _;
use serde_json::json;

/// The name of the key among the secrets of the installation.
pub(super) const SECRET: &str = "push";
/// How long a signature is good; services allow a day.
const GOOD_FOR: Millis = Millis::minutes(12 * 60);

/// The key of this installation.
pub(super) struct Vapid {
    key: SecretKey,
    /// A mail or web address at which the host can be reached.
    contact: Option<String>,
}

impl Vapid {
    /// A new key as text.
    pub(super) fn fresh() -> String {
        loop {
            // All but a vanishing part of the numbers of 256 bits are keys.
            if let Ok(key) = SecretKey::from_slice(&crate::random::secret()) {
                return BASE64_URL_SAFE_NO_PAD.encode(key.to_bytes());
            }
        }
    }

    /// The key that this text says.
    pub(super) fn read(text: &str, contact: Option<String>) -> Option<Vapid> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(Vapid { key: SecretKey::from_slice(&bytes).ok()?, contact })
    }

    /// The public key, as browsers take it.
    pub(super) fn public_key(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.key.public_key().to_sec1_point(false).as_bytes())
    }

    /// The header `Authorization` for a push service, by its origin.
    pub(super) fn authorization(&self, origin: &str, now: Moment) -> String {
        let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let mut claims = json!({ "aud": origin, "exp": now.after(GOOD_FOR).0 / 1_000 });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = SigningKey::from(&self.key).sign(signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public_key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    #[test]
    fn a_push_service_can_check_who_signed_for_whom_and_until_when() {
        let contact = Some("mailto:host@example.org".to_owned());
        let vapid = Vapid::read(&Vapid::fresh(), contact).unwrap();
        let header = vapid.authorization("https://push.example", Moment(1_000_000));
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public_key());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
        let signature = Signature::from_slice(&bytes(signature)).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
        let expected = json!({
            "aud": "https://push.example", "exp": 44_200, "sub": "mailto:host@example.org",
        });
        assert_eq!(claims, expected);
    }
}
