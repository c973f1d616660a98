//! The program of Damath on the site.

fn main() {
    caravanserai::ui::open::<caravanserai::rules::damath::Damath>();
}
