//! Why something was refused, in a form that can be said in every language.
//!
//! ```text
//!   error ──Display──► a sentence in English
//!     │
//!     └──reason──► key and values ──► the sentence in the reader's language
//!                  lautari-too-far    (web/languages/reasons holds them all)
//!                  role  pawn
//!                  from  e3
//!                  to    e7
//! ```
//!
//! Values hold what is the same in every language: fields, actions, numbers. A word that has to be
//! translated is a value too, but always the same small word ([`Value::word`]), never a phrase.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

/// An error that can be said in every language.
pub trait Explain: Error {
    /// What happened: a key with the values of this case.
    fn reason(&self) -> Reason;

    /// Every reason that such an error can have.
    fn reasons() -> Vec<ReasonForm>
    where
        Self: Sized;
}

/// A reason: which sentence, and what to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The name of the sentence, such as `lautari-too-far`.
    pub key: String,
    /// What to fill in, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// Something to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Value {
    /// A text that stands as it is, or a word by which translators choose.
    Text(String),
    /// A number: languages have different forms for one and for many.
    Number(u64),
    /// Several texts that stand as they are, such as fields.
    List(Vec<String>),
}

/// An error that was put into words where it happened, so that it can be kept and sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Explained {
    /// What happened, in an English sentence.
    pub message: String,
    /// What happened, for every language.
    pub reason: Reason,
}

impl Explained {
    /// The words of an error.
    pub fn of(error: &dyn Explain) -> Explained {
        Explained { message: error.to_string(), reason: error.reason() }
    }
}

impl Explain for Explained {
    fn reason(&self) -> Reason {
        self.reason.clone()
    }

    /// None of its own: whatever was said lists its reasons itself.
    fn reasons() -> Vec<ReasonForm> {
        Vec::new()
    }
}

/// A sentence that has to exist in every language: its key and the names of its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReasonForm {
    /// The name of the sentence.
    pub key: String,
    /// The names of what can be filled in.
    pub values: Vec<&'static str>,
}

impl Reason {
    /// The reason with this key.
    pub fn named(key: impl Into<String>, values: Vec<(&'static str, Value)>) -> Reason {
        Reason { key: key.into(), values }
    }

    /// The same with more to fill in.
    #[must_use]
    pub fn with(mut self, values: Vec<(&'static str, Value)>) -> Reason {
        self.values.extend(values);
        self
    }
}

impl ReasonForm {
    /// The form of the reason with this key.
    pub fn named(key: impl Into<String>, values: &[&'static str]) -> ReasonForm {
        ReasonForm { key: key.into(), values: values.to_vec() }
    }

    /// The same with more to fill in.
    #[must_use]
    pub fn with(mut self, values: &[&'static str]) -> ReasonForm {
        self.values.extend(values);
        self
    }
}

impl Value {
    /// A text that stands as it is in every language.
    pub fn text(text: impl Display) -> Value {
        Value::Text(text.to_string())
    }

    /// The small word for something with an English name: `field-marshal` for a field marshal.
    pub fn word(name: &str) -> Value {
        Value::Text(name.to_lowercase().replace(' ', "-"))
    }

    /// A list of texts that stand as they are.
    pub fn list<T: Display>(items: impl IntoIterator<Item = T>) -> Value {
        Value::List(items.into_iter().map(|item| item.to_string()).collect())
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => f.write_str(text),
            Value::Number(number) => write!(f, "{number}"),
            Value::List(items) => f.write_str(&items.join(", ")),
        }
    }
}

macro_rules! number_values {
    ($($Number:ty),+) => { $(
        impl From<$Number> for Value {
            fn from(number: $Number) -> Value {
                Value::Number(number as u64)
            }
        }
    )+ };
}

number_values!(u8, u16, u32, u64, usize);

/// The key of a variant: a prefix, and the variant's name in kebab case.
pub fn reason_key(prefix: &str, variant: &str) -> String {
    let mut key = prefix.to_owned();
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}

/// Gives an error its reasons: one line for every variant, and none can be forgotten.
///
/// ```
/// # use galds_core::{Explain, Value, explained};
/// # #[derive(Debug, thiserror::Error)] #[error("")] enum Inner { Deep }
/// # explained! { Inner in "toy-inner" { Deep } }
/// #[derive(Debug, thiserror::Error)]
/// # #[error("")]
/// enum ToyError {
///     NoPiece(char),
///     TooMany { side: &'static str, count: u32 },
///     Late,
///     Inner(Inner),
/// }
///
/// explained! {
///     ToyError in "toy" {
///         NoPiece(field),
///         TooMany { side: Value::word(side), count: Value::from(*count) },
///         Late with { most: Value::from(7_u8) },
///         Inner(inner) => inner as Inner,
///     }
/// }
///
/// let reason = ToyError::TooMany { side: "White", count: 9 }.reason();
/// assert_eq!(reason.key, "toy-too-many");
/// assert_eq!(reason.values, [("side", Value::text("white")), ("count", Value::Number(9))]);
/// ```
///
/// What is bound is a value under that name: as text, or as what stands behind the colon; `; ..` leaves
/// other fields out, `Variant[..]` all of them. `with` adds values that no field holds. `=> inner as Type`
/// hands over to a reason inside. `as "key"` is for what is said in the words of another reason.
#[macro_export]
macro_rules! explained {
    (@value $name:ident) => { $crate::Value::text($name) };
    (@value $name:ident $value:expr) => { $value };

    (@key $prefix:literal $Variant:ident) => { $crate::reason_key($prefix, stringify!($Variant)) };
    (@key $prefix:literal $Variant:ident $key:literal) => { $key };

    (@reason [$($key:tt)*] [ $( $name:ident ($($value:expr)?) )* ]) => {
        $crate::Reason::named(
            $crate::explained!(@key $($key)*),
            vec![ $( (stringify!($name), $crate::explained!(@value $name $($value)?)) ),* ],
        )
    };
    (@reason [$($key:tt)*] [ $($bound:tt)* ] $inner:ident $Inner:ident) => {
        <$Inner as $crate::Explain>::reason($inner)
    };

    (@forms [$($key:tt)*] [ $($name:ident)* ] [ $($more:ident)* ]) => {
        vec![$crate::ReasonForm::named(
            $crate::explained!(@key $($key)*),
            &[ $(stringify!($name),)* $(stringify!($more),)* ],
        )]
    };
    (@forms [$($key:tt)*] [ $($name:ident)* ] [ $($more:ident)* ] $Inner:ident) => {
        <$Inner as $crate::Explain>::reasons()
            .into_iter()
            .map(|form| form.with(&[ $(stringify!($more)),* ]))
            .collect::<Vec<_>>()
    };

    (
        $Error:ident in $prefix:literal {
            $(
                $Variant:ident
                $( [ $all:tt ] )?
                $( ( $( $part:ident $(: $part_value:expr)? ),+ ) )?
                $( { $( $field:ident $(: $field_value:expr)? ),+ $(; $rest:tt)? } )?
                $( as $key:literal )?
                $( => $inner:ident as $Inner:ident )?
                $( with { $( $more:ident : $more_value:expr ),+ $(,)? } )?
            ),+ $(,)?
        }
    ) => {
        impl $crate::Explain for $Error {
            fn reason(&self) -> $crate::Reason {
                match self {
                    $(
                        Self::$Variant
                        $( { $all } )?
                        $( ( $($part),+ ) )?
                        $( { $($field),+ $(, $rest)? } )?
                        => {
                            $crate::explained!(
                                @reason
                                [$prefix $Variant $($key)?]
                                [
                                    $( $( $part ($($part_value)?) )+ )?
                                    $( $( $field ($($field_value)?) )+ )?
                                ]
                                $($inner $Inner)?
                            )
                            .with(vec![ $( $( (stringify!($more), $more_value) ),+ )? ])
                        }
                    )+
                }
            }

            fn reasons() -> Vec<$crate::ReasonForm> {
                let forms: Vec<Vec<$crate::ReasonForm>> = vec![
                    $(
                        $crate::explained!(
                            @forms
                            [$prefix $Variant $($key)?]
                            [ $( $( $part )+ )? $( $( $field )+ )? ]
                            [ $( $( $more )+ )? ]
                            $($Inner)?
                        )
                    ),+
                ];
                forms.concat()
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use thiserror::Error;

    use super::*;

    #[derive(Debug, Error)]
    enum Deep {
        #[error("nothing stands on {0}")]
        Empty(char),
    }

    #[derive(Debug, Error)]
    enum Toy {
        #[error("no piece")]
        NoPiece,
        #[error("{side} has {count}")]
        TooMany { side: &'static str, count: u32 },
        #[error("{text}: {deep}")]
        Deep { text: String, deep: Deep },
    }

    explained! { Deep in "toy-deep" { Empty(field) } }

    explained! {
        Toy in "toy" {
            NoPiece with { most: Value::from(7_u8) },
            TooMany { side: Value::word(side), count: Value::from(*count) },
            Deep { text, deep } => deep as Deep with { text: Value::text(text) },
        }
    }

    #[test]
    fn variants_become_keys_and_fields_become_values() {
        let reason = Toy::TooMany { side: "Field Marshal", count: 3 }.reason();
        assert_eq!(reason.key, "toy-too-many");
        assert_eq!(
            reason.values,
            [("side", Value::text("field-marshal")), ("count", Value::Number(3))]
        );
        assert_eq!(Toy::NoPiece.reason().values, [("most", Value::Number(7))]);
    }

    #[test]
    fn a_reason_inside_speaks_for_the_whole() {
        let reason = Toy::Deep { text: "e3".to_owned(), deep: Deep::Empty('a') }.reason();
        assert_eq!(reason.key, "toy-deep-empty");
        assert_eq!(reason.values, [("field", Value::text("a")), ("text", Value::text("e3"))]);
    }

    #[test]
    fn the_forms_list_what_reasons_can_be() {
        let form = |key: &str, values: &[&'static str]| ReasonForm {
            key: key.to_owned(),
            values: values.to_vec(),
        };
        assert_eq!(
            Toy::reasons(),
            [
                form("toy-no-piece", &["most"]),
                form("toy-too-many", &["side", "count"]),
                form("toy-deep-empty", &["field", "text"]),
            ]
        );
    }
}
