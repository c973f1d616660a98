//! The program of Chaupar on the site.

fn main() {
    caravanserai::ui::open::<caravanserai::rules::chaupar::Chaupar>();
}
