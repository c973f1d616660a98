//! Names as people see them: the same name may be written with other code points.

use unicode_normalization::UnicodeNormalization;

use crate::rules::is_invisible;

/// Returns what a name shows: two names look the same, but for capital letters, if these are equal. Accents and dots may be
/// signs of their own or parts of letters, letters may have the full width of Chinese ones, and what is not shown does not count.
#[must_use]
pub fn name_key(name: &str) -> String {
    let shown = name.nfkc().map(|sign| match sign {
        '’' | '‘' | 'ʼ' | 'ʻ' | '′' | '`' | '´' => '\'',
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        // The letters of Persian and Urdu keyboards that look like Arabic ones.
        'ک' => 'ك',
        'ی' => 'ي',
        _ => sign,
    });
    // By way of upper case: ß, ẞ and SS are the same letters.
    let words = shown.filter(|sign| sign.is_whitespace() || !is_invisible(*sign)).collect::<String>();
    let words: Vec<_> = words.split_whitespace().collect();
    words.join(" ").to_lowercase().to_uppercase().to_lowercase().nfkc().collect()
}

/// Returns the [`name_key`] without accents and vowel signs that are often left out: those of Latin, Greek and Cyrillic letters,
/// of Hebrew and of Arabic ones. In other scripts, signs above and below letters are letters themselves.
#[must_use]
pub fn plain_name_key(name: &str) -> String {
    let is_accent = |sign: &char| {
        matches!(sign, '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{640}')
            || matches!(sign, '\u{64b}'..='\u{65f}' | '\u{670}')
    };
    name_key(name).nfd().filter(|sign| !is_accent(sign)).nfc().collect()
}
