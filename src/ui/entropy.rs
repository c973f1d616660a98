//! The browser's source of entropy, for throws, shuffles and tosses.

use crate::record::Secret;

/// Returns 64 random bits.
///
/// # Panics
/// Panics if the browser has no Web Crypto; every browser that runs wasm has it.
#[must_use]
pub fn bits() -> u64 {
    let Ok(bits) = getrandom::u64() else { panic!("this browser has no source of entropy") };
    bits
}

/// Returns a random secret, which seals the throws of a match.
///
/// # Panics
/// Panics as [`bits`] does.
#[must_use]
pub fn secret() -> Secret {
    let mut bytes = [0; 32];
    for eight in bytes.chunks_exact_mut(8) {
        eight.copy_from_slice(&bits().to_be_bytes());
    }
    Secret::new(bytes)
}
