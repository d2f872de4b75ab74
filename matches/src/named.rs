//! Enums whose variants have a name in JSON, tables and addresses: one list for all three.

/// Makes an enum with `name`, `FromStr`, `Display` and serialisation from one list of variants and names.
///
/// Names are taken as tokens, not as literals: a literal that a macro passes on is wrapped, and the attributes of
/// descriptions of the API do not see into it.
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        $visibility:vis enum $Name:ident {
            $( $(#[$variant_about:meta])* $Variant:ident = $text:tt, )+
        }
    ) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord,
            serde::Serialize, serde::Deserialize,
        )]
        $(#[$about])*
        $visibility enum $Name {
            $( $(#[$variant_about])* #[serde(rename = $text)] $Variant, )+
        }

        impl $Name {
            /// Its name in JSON, tables and addresses.
            pub const fn name(self) -> &'static str {
                match self { $( $Name::$Variant => $text, )+ }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::UnknownName;
            fn from_str(text: &str) -> Result<$Name, $crate::UnknownName> {
                match text {
                    $( $text => Ok($Name::$Variant), )+
                    _ => Err($crate::UnknownName {
                        given: text.chars().take(40).collect(),
                        allowed: &[$($text),+],
                    }),
                }
            }
        }
    };
}

/// A word that is none of the names.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{given}` is not one of: {}", allowed.join(", "))]
pub struct UnknownName {
    /// What was given, its beginning at least.
    pub given: String,
    /// The names there are.
    pub allowed: &'static [&'static str],
}
