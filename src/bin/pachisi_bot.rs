//! The engine of Pachisi on the site.

fn main() {
    caravanserai::engine::worker::open::<caravanserai::rules::pachisi::Pachisi>();
}
