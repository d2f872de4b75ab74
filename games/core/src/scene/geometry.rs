//! The board without anything on it: which fields there are and how they lie to each other.

use std::fmt;

use crate::Side;

/// The name of a field, as in picks and book notation.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FieldId(String);

impl FieldId {
    /// The field with the name that this is written as.
    pub fn of(field: impl fmt::Display) -> FieldId {
        FieldId(field.to_string())
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for FieldId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A board. Two geometries with one id are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Geometry {
    /// Its name, the same for ever: a board that differs gets another.
    pub id: String,
    /// All fields, in the order of the board.
    pub fields: Vec<GeometricField>,
    /// The same fields in rows for keyboards and screen readers: from the far side to the near one and from left
    /// to right, as the first side sees the board.
    pub rows: Vec<Vec<FieldId>>,
    /// Fields that always have a meaning of their own.
    pub areas: Vec<Area>,
}

/// A field and its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GeometricField {
    pub id: FieldId,
    /// The fields beside it.
    pub neighbours: Vec<FieldId>,
}

/// Fields that have a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Area {
    /// What they are, such as `camp` or `centre`.
    pub key: String,
    /// Whose they are, if they are somebody's.
    pub side: Option<Side>,
    pub fields: Vec<FieldId>,
}

impl Area {
    /// The area of these fields.
    pub fn of<T: Into<FieldId>>(key: &str, fields: impl IntoIterator<Item = T>) -> Area {
        let fields = fields.into_iter().map(Into::into).collect();
        Area { key: key.to_owned(), side: None, fields }
    }

    /// The same as one side's.
    #[must_use]
    pub fn for_side(self, side: Side) -> Area {
        Area { side: Some(side), ..self }
    }
}

impl Geometry {
    /// The field with this id.
    pub fn field(&self, id: &FieldId) -> Option<&GeometricField> {
        self.fields.iter().find(|field| field.id == *id)
    }

    /// Finds what no geometry may have: two fields of one name, neighbours that are none the other way round, rows
    /// that are not all fields once each. Used by the conformance suite.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (i, field) in self.fields.iter().enumerate() {
            if self.fields[..i].iter().any(|other| other.id == field.id) {
                faults.push(format!("two fields are called {}", field.id));
            }
            for neighbour in &field.neighbours {
                let back = self.field(neighbour).is_some_and(|n| n.neighbours.contains(&field.id));
                if !back || *neighbour == field.id {
                    faults.push(format!("{neighbour} is no neighbour of {}", field.id));
                }
            }
        }
        let mut in_rows: Vec<&FieldId> = self.rows.iter().flatten().collect();
        let mut all: Vec<&FieldId> = self.fields.iter().map(|field| &field.id).collect();
        in_rows.sort();
        all.sort();
        if in_rows != all {
            faults.push("the rows are not all fields once each".to_owned());
        }
        for field in self.areas.iter().flat_map(|area| &area.fields) {
            if self.field(field).is_none() {
                faults.push(format!("there is no field {field}"));
            }
        }
        faults
    }
}

/// Lets the fields of a game stand where a [`FieldId`] is asked for: its id is the field as it is written.
///
/// ```
/// # use std::fmt;
/// #[derive(Clone, Copy)]
/// struct Point(u8);
///
/// impl fmt::Display for Point {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "p{}", self.0)
///     }
/// }
///
/// galds_core::field_ids!(Point);
/// assert_eq!(galds_core::scene::FieldId::from(Point(3)).name(), "p3");
/// ```
#[macro_export]
macro_rules! field_ids {
    ($Field:ty) => {
        impl From<$Field> for $crate::scene::FieldId {
            fn from(field: $Field) -> $crate::scene::FieldId {
                $crate::scene::FieldId::of(field)
            }
        }
    };
}
