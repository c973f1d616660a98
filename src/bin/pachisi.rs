//! The program of Pachisi on the site.

fn main() {
    caravanserai::ui::open::<caravanserai::rules::pachisi::Pachisi>();
}
