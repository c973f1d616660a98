//! What the games look like, what can be touched, and what it is called: the scene room, seen from outside.

mod bag;
#[path = "../common/mod.rs"]
mod common;
mod dschamal;
mod marrakech;
