//! What the games look like, what can be touched, and what it is called: the scene room, seen from outside.

mod advice;
mod chaupar;
mod cross;
mod damath;
mod draft;
mod dschamal;
mod ending;
mod expected;
mod gist;
mod marrakech;
mod names;
mod pachisi;
mod time;
mod you;
