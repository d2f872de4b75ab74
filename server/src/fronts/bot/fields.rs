//! Fields of a request's body, whether it is JSON, a form or empty.

use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::{Map, Value};

use super::error::BotError;
use crate::problem::Problem;

/// The most bytes of a body.
const LONGEST: usize = 16 * 1024;

/// The fields by name. A field that is empty or `null` is as good as none.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Fields(Map<String, Value>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = BotError;

    async fn from_request(request: Request, _: &S) -> Result<Fields, BotError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json = kind.is_some_and(|kind| kind.starts_with("application/json"));
        let body = axum::body::to_bytes(request.into_body(), LONGEST).await;
        let body = body.map_err(|_| BotError::unreadable("the body is too long"))?;
        if is_json { Fields::of_json(&body) } else { Fields::of_form(&body) }
    }
}

impl Fields {
    fn of_json(body: &[u8]) -> Result<Fields, BotError> {
        if body.iter().all(u8::is_ascii_whitespace) {
            return Ok(Fields::default());
        }
        let fields = serde_json::from_slice(body);
        fields.map(Fields).map_err(|error| BotError::unreadable(format!("the body: {error}")))
    }

    fn of_form(body: &[u8]) -> Result<Fields, BotError> {
        let pairs = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&form_uri(body)?);
        let pairs = pairs.map_err(|error| BotError::unreadable(error.body_text()))?;
        Ok(Fields(pairs.0.into_iter().map(|(key, value)| (key, Value::String(value))).collect()))
    }

    /// A field as text; numbers and truth values are written out.
    pub(super) fn text(&self, name: &str) -> Option<String> {
        match self.0.get(name)? {
            Value::String(text) if text.is_empty() => None,
            Value::String(text) => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            Value::Bool(truth) => Some(truth.to_string()),
            Value::Null | Value::Array(_) | Value::Object(_) => None,
        }
    }

    /// A field as a number.
    pub(super) fn number(&self, name: &str) -> Result<Option<u64>, BotError> {
        let read = |text: String| {
            text.parse().map_err(|_| BotError::unreadable(format!("{name} is a whole number")))
        };
        self.text(name).map(read).transpose()
    }

    /// A field as yes or no; `no` if it is missing.
    pub(super) fn is_set(&self, name: &str) -> Result<bool, BotError> {
        self.text(name).map_or(Ok(false), |text| read_truth(&text))
    }
}

/// `yes` or `no`, `true` or `false`, in any case.
pub(super) fn read_truth(text: &str) -> Result<bool, BotError> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "1" => Ok(true),
        "false" | "no" | "0" => Ok(false),
        _ => Err(Problem::Unreadable("yes or no is wanted, or true or false".to_owned()).into()),
    }
}

/// A form is written like the query of an address, and is read by the same reader.
fn form_uri(body: &[u8]) -> Result<axum::http::Uri, BotError> {
    let unreadable = || BotError::unreadable("the body is neither JSON nor a form");
    let text = std::str::from_utf8(body).map_err(|_| unreadable())?;
    let uri = axum::http::Uri::builder().path_and_query(format!("/?{}", text.trim())).build();
    uri.map_err(|_| unreadable())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_and_forms_give_the_same_fields() {
        let json = br#"{"rated": false, "clock.limit": 300, "color": "white", "days": null}"#;
        let form = b"rated=false&clock.limit=300&color=white&days=";
        for fields in [Fields::of_json(json).unwrap(), Fields::of_form(form).unwrap()] {
            assert!(!fields.is_set("rated").unwrap());
            assert_eq!(fields.number("clock.limit").unwrap(), Some(300));
            assert_eq!(fields.text("color").as_deref(), Some("white"));
            assert_eq!(fields.text("days"), None);
            assert_eq!(fields.number("clock.increment").unwrap(), None);
        }
        let words = Fields::of_form(b"text=good+game%21").unwrap();
        assert_eq!(words.text("text").as_deref(), Some("good game!"));
    }

    #[test]
    fn what_cannot_be_read_is_refused_and_nothing_is_no_fields() {
        assert_eq!(Fields::of_json(b" ").unwrap(), Fields::default());
        assert_eq!(Fields::of_form(b"").unwrap(), Fields::default());
        assert!(Fields::of_json(b"[1]").is_err());
        assert!(Fields::of_json(b"{").is_err());
        assert!(Fields::of_form(b"\xff\xfe").is_err());
        assert!(Fields::of_form(b"rated=maybe").unwrap().is_set("rated").is_err());
        assert!(Fields::of_form(b"days=-3").unwrap().number("days").is_err());
    }
}
