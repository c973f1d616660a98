//! The browser's source of entropy: where every throw, shuffle and lot comes from.

/// 64 random bits.
///
/// # Panics
/// Where there is no Web Crypto, which every browser that runs wasm has.
#[must_use]
pub fn bits() -> u64 {
    let Ok(bits) = getrandom::u64() else { panic!("this browser has no source of entropy") };
    bits
}
