//! The rule book of Rotary, a test a sentence.
//!
//! The positions are small and made by hand, and what is expected of them was worked out on paper
//! from the book. Each file is a chapter.

mod board;
mod capture;
mod desk;
mod end;
mod opening;
mod text;
mod turn;
