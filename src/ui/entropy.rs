//! The browser's source of entropy: where every throw, shuffle and lot comes from.

use crate::record::Secret;

/// 64 random bits.
///
/// # Panics
/// Where there is no Web Crypto, which every browser that runs wasm has.
#[must_use]
pub fn bits() -> u64 {
    let Ok(bits) = getrandom::u64() else { panic!("this browser has no source of entropy") };
    bits
}

/// A secret for the throws of a match.
///
/// # Panics
/// As [`bits`].
#[must_use]
pub fn secret() -> Secret {
    let mut bytes = [0; 32];
    for eight in bytes.chunks_exact_mut(8) {
        eight.copy_from_slice(&bits().to_be_bytes());
    }
    Secret::new(bytes)
}
