//! The scene room from outside: drawings, touches and names.

mod advice;
mod chaupar;
mod cross;
mod damath;
mod draft;
mod dschamal;
mod ending;
mod expected;
mod length;
mod lens;
mod marrakech;
mod meant;
mod names;
mod numbers;
mod pachisi;
mod summaries;
mod sums;
mod time;
mod you;
