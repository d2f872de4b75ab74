//! The rule book, sentence by sentence.

mod advice;
mod conversion;
mod endings;
mod moves;
mod revival;
mod setting;
mod texts;
