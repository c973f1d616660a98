//! The engine of Dschamal on the site.

fn main() {
    caravanserai::engine::worker::open::<caravanserai::rules::dschamal::Dschamal>();
}
