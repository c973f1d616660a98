//! The engine of Chaupar on the site.

fn main() {
    caravanserai::engine::worker::open::<caravanserai::rules::chaupar::Chaupar>();
}
