//! The engine of Damath on the site.

fn main() {
    caravanserai::engine::worker::open::<caravanserai::rules::damath::Damath>();
}
