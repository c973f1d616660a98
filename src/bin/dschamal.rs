//! The program of Dschamal on the site.

fn main() {
    caravanserai::ui::open::<caravanserai::rules::dschamal::Dschamal>();
}
