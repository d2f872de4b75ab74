//! Messages that only one browser can read (RFC 8291): encrypted by a key that the sender and the browser agree on,
//! in the coding `aes128gcm` (RFC 8188), as one record.

use aes_gcm::aead::Aead as _;
use aes_gcm::{Aes128Gcm, KeyInit as _, Nonce};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

use super::PushError;

/// The size of records; a message is one that is shorter.
const RECORD: u32 = 4_096;
/// The longest message: push services take 4,096 bytes in all, and header, tag and delimiter are 103 of them.
pub(super) const LONGEST: usize = 3_900;
/// Ends the last record.
const LAST: u8 = 2;

/// Whom a message is for.
pub(super) struct Recipient {
    pub(super) public_key: PublicKey,
    pub(super) auth: Vec<u8>,
}

/// The body of a message, by a key of the sender's and a salt that are used once.
pub(super) fn encrypted(
    message: &[u8],
    recipient: &Recipient,
    sender: &SecretKey,
    salt: [u8; 16],
) -> Result<Vec<u8>, PushError> {
    if message.len() > LONGEST {
        return Err(PushError::TooLong(message.len()));
    }
    let own = sender.public_key().to_sec1_point(false);
    let theirs = recipient.public_key.to_sec1_point(false);
    let shared =
        p256::ecdh::diffie_hellman(sender.to_nonzero_scalar(), recipient.public_key.as_affine());
    let info = [&b"WebPush: info\0"[..], theirs.as_bytes(), own.as_bytes()].concat();
    let secret: [u8; 32] = derived(&recipient.auth, shared.raw_secret_bytes(), &info)?;
    let key: [u8; 16] = derived(&salt, &secret, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = derived(&salt, &secret, b"Content-Encoding: nonce\0")?;
    let cipher = Aes128Gcm::new(&key.into());
    let plain = [message, &[LAST]].concat();
    let sealed =
        cipher.encrypt(&Nonce::from(nonce), &plain[..]).map_err(|_| PushError::Encryption)?;
    let length = u8::try_from(own.as_bytes().len()).map_err(|_| PushError::Encryption)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], own.as_bytes(), &sealed].concat())
}

/// So many bytes by HKDF.
fn derived<const N: usize>(salt: &[u8], from: &[u8], info: &[u8]) -> Result<[u8; N], PushError> {
    let mut bytes = [0; N];
    let derivation = Hkdf::<Sha256>::new(Some(salt), from);
    derivation.expand(info, &mut bytes).map_err(|_| PushError::Encryption)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine as _;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_byte_for_byte() {
        let public_key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let recipient = Recipient {
            public_key: PublicKey::from_sec1_bytes(&bytes(public_key)).unwrap(),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let sender = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let sender = SecretKey::from_slice(&sender).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let body = encrypted(message, &recipient, &sender, salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(body), expected);
    }

    #[test]
    fn a_message_that_no_push_service_takes_is_not_encrypted() {
        let sender = SecretKey::from_slice(&[7; 32]).unwrap();
        let recipient = Recipient { public_key: sender.public_key(), auth: vec![1; 16] };
        let too_long = encrypted(&[b'x'; LONGEST + 1], &recipient, &sender, [0; 16]);
        assert!(matches!(too_long, Err(PushError::TooLong(_))));
        let body = encrypted(&[b'x'; LONGEST], &recipient, &sender, [0; 16]).unwrap();
        assert!(body.len() <= RECORD as usize);
    }
}
