//! The site: puts the house's front door into the page.

/// Smaller than the allocator that Rust brings for wasm, which counts in the download.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    caravanserai::ui::open();
}
