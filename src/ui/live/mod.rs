//! Live play: two devices in one network connect without a server, and send each other a match by link whenever it
//! changes. The connection belongs to the page's JavaScript (`static/peer.js`), so that it outlives the programs: the page
//! here connects the devices, and the table of the game's own program exchanges the match.

mod arrival_page;
mod camera;
mod connection;
mod live_link;
mod live_page;
mod phrase;
mod problem;

pub use arrival_page::{ARRIVED, LiveArrival, open_arrived};
pub use connection::{LIVE_EVENT, Live, use_live};
pub use live_link::LiveLink;
pub use live_page::LivePage;
pub use phrase::{PHRASE_EVENT, Phrase};
