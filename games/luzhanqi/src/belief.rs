//! stub
/// stub
#[derive(Debug)]
pub struct Belief;
