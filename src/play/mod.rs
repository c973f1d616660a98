//! The play room: the sitting, a match at a table as a plain value.
//!
//! Inputs go in, effects come out, and a view says what to show. It works for any game. Nothing here knows of Yew, a browser,
//! a source of entropy or the time: they come in as inputs.
