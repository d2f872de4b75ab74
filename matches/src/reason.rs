//! Reasons as they are sent: a key and named values, to be said in the reader's language.

use std::collections::BTreeMap;

use galds_games::core::{Reason, Value};
use serde::Serialize;

/// Why something was refused, in a form that can be said in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeenReason {
    /// The name of the sentence; the pages have one in every language.
    #[cfg_attr(feature = "openapi", schema(example = "open-game"))]
    pub key: String,
    /// What to fill in, by name.
    pub values: BTreeMap<&'static str, SeenValue>,
}

/// Something to fill in: a text, a small word that stands for something, a number, or a list of texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum SeenValue {
    /// A text or a word.
    Text(String),
    /// A number.
    Number(u64),
    /// Several texts, such as the fields that a sentence names.
    List(Vec<String>),
}

impl From<Reason> for SeenReason {
    fn from(Reason { key, values }: Reason) -> SeenReason {
        let seen = |(name, value)| (name, SeenValue::from(value));
        SeenReason { key, values: values.into_iter().map(seen).collect() }
    }
}

impl From<Value> for SeenValue {
    fn from(value: Value) -> SeenValue {
        match value {
            Value::Text(text) => SeenValue::Text(text),
            Value::Number(number) => SeenValue::Number(number),
            Value::List(items) => SeenValue::List(items),
        }
    }
}
