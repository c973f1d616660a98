//! What two devices tell each other to connect.

mod codes;
mod descriptions;
mod sessions;

use caravanserai::live::{Role, Signal};

/// The descriptions of Chromium and of Firefox, each with one data channel.
const SDPS: [&str; 2] = [include_str!("../data/live/chromium.sdp"), include_str!("../data/live/firefox.sdp")];

fn signals() -> Vec<Signal> {
    let of = |sdp: &str| [Role::Offer, Role::Answer].map(|role| Signal::from_sdp(role, sdp).expect("a description"));
    SDPS.into_iter().flat_map(of).collect()
}
