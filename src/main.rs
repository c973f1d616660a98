//! The site: puts the house's front door into the page.

fn main() {
    yew::Renderer::<caravanserai::ui::App>::new().render();
}
