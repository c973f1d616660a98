//! The bag of Dschamal: heaps, hands, and duels in it, without a browser.

mod bots;
mod live;
mod strokes;
