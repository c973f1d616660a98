//! The program of Marrakech on the site.

fn main() {
    caravanserai::ui::open::<caravanserai::rules::marrakech::Marrakech>();
}
