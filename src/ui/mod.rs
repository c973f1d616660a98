//! The ui room: pages, components, storage and entropy.
//!
//! Boards draw scenes and report touches; what is legal is asked of the rules, what it is called of the scenes.

mod app;
mod boards;
mod catalogue;
mod entropy;
mod home;
mod looks;
mod pace;
mod parts;
mod route;
mod setup;
mod storage;
mod table;

pub use app::App;
