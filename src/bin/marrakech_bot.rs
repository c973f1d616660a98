//! The engine of Marrakech on the site.

fn main() {
    caravanserai::engine::worker::open::<caravanserai::rules::marrakech::Marrakech>();
}
