//! What the games look like, what can be touched, and what it is called: the scene room, seen from outside.

#[path = "../common/mod.rs"]
mod common;
mod damath;
mod draft;
mod marrakech;
