//! Text as digits: a frequent phrase is one digit, the 64 hexadecimal digits of a secret or a fingerprint are half a
//! byte each, and any other character is about a byte if the one before it is of the same script.

use super::number::{Digits, Number};

/// The frequent phrases of headers. They are part of the format: the list is never changed within a version of links,
/// and new phrases are spelt out.
const WORDS: &[&str] = &[
    "caravanserai 1\ngame marrakech\noptions players ",
    "caravanserai 1\ngame damath\noptions set=",
    "caravanserai 1\ngame chaupar\noptions players=4",
    "caravanserai 1\ngame pachisi\noptions throw=",
    "caravanserai 1\ngame dschamal\noptions players ",
    "caravanserai 1\ngame ",
    "\noptions ",
    "\nposition ",
    "\nno-take-back",
    "\nseal ",
    "\nsecret ",
    "\nby-link",
    "\nbound ",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    " deck plain",
    " deck boxed",
    "counting operators=",
    "whole operators=",
    "integer operators=",
    "fraction operators=",
    "rational operators=",
    "radical operators=",
    "polynomial operators=",
    "own touch=on",
    "own touch=off",
    "other touch=on",
    "other touch=off",
    " damas=once",
    " damas=double",
    " move=20s",
    " move=60s",
    " move=off",
    " game=20min",
    " game=off",
    "cowries pieces=",
    "die pieces=",
    " start chosen",
    " start dealt",
    " duel live",
    " duel calm",
    " duel apart",
    "\nplayer 0 person ",
    "\nplayer 1 person ",
    "\nplayer 2 person ",
    "\nplayer 3 person ",
    "\nplayer 4 person ",
    "\nplayer 5 person ",
    "\nplayer 6 person ",
    "\nplayer 7 person ",
    "\nplayer 0 bot ",
    "\nplayer 1 bot ",
    "\nplayer 2 bot ",
    "\nplayer 3 bot ",
    "\nplayer 4 bot ",
    "\nplayer 5 bot ",
    "\nplayer 6 bot ",
    "\nplayer 7 bot ",
    "level-1 ",
    "level-2 ",
    "level-3 ",
    "level-4 ",
    "You",
    "Amina",
    "Youssef",
    "Lina",
    "Idris",
    "Salma",
    "Tariq",
    "Nadia",
    "Karim",
];

/// The digits that are no phrases. [`END`] is 0, so that texts end where the number does.
const END: usize = 0;
const CHARACTER: usize = 1;
const HEX: usize = 2;
const OTHERS: usize = 3;
const RADIX: usize = OTHERS + WORDS.len();

/// The size of the blocks into which the characters of Unicode are divided; a script has one or a few.
const BLOCK: u32 = 128;
const BLOCKS: u32 = 0x11_0000 / BLOCK;

/// The number of digits of a secret or a fingerprint.
const HEX_DIGITS: usize = 64;

/// Adds a text, which [`take`] takes.
pub(super) fn put(digits: &mut Digits, mut text: &str) {
    let mut block = 0;
    while let Some(character) = text.chars().next() {
        let starts = |(_, word): &(usize, &&str)| text.starts_with(**word);
        let length = if let Some(hex) = hex(text) {
            digits.put(HEX, RADIX);
            for digit in hex {
                digits.put(digit, 16);
            }
            HEX_DIGITS
        } else if let Some((at, word)) = WORDS.iter().enumerate().filter(starts).max_by_key(|(_, word)| word.len()) {
            digits.put(OTHERS + at, RADIX);
            word.len()
        } else {
            digits.put(CHARACTER, RADIX);
            let number = u32::from(character);
            digits.put(usize::from(number / BLOCK != block), 2);
            if number / BLOCK != block {
                block = number / BLOCK;
                digits.put(block as usize, BLOCKS as usize);
            }
            digits.put((number % BLOCK) as usize, BLOCK as usize);
            character.len_utf8()
        };
        text = &text[length..];
    }
    digits.put(END, RADIX);
}

/// Takes a text; `None` if the digits are not one.
pub(super) fn take(number: &mut Number) -> Option<String> {
    let (mut text, mut block) = (String::new(), 0);
    loop {
        match number.take(RADIX)? {
            END => return Some(text),
            CHARACTER => {
                if number.take(2)? > 0 {
                    block = number.take(BLOCKS as usize)?;
                }
                let character = block * BLOCK as usize + number.take(BLOCK as usize)?;
                text.push(u32::try_from(character).ok().and_then(char::from_u32)?);
            }
            HEX => {
                for _ in 0..HEX_DIGITS {
                    text.extend(u32::try_from(number.take(16)?).ok().and_then(|digit| char::from_digit(digit, 16)));
                }
            }
            word => text.push_str(WORDS[word - OTHERS]),
        }
    }
}

/// The digits of the secret or fingerprint with which `text` begins, if any.
fn hex(text: &str) -> Option<Vec<usize>> {
    let digits = text.get(..HEX_DIGITS)?.chars().map(|digit| match digit {
        '0'..='9' | 'a'..='f' => digit.to_digit(16).map(|digit| digit as usize),
        _ => None,
    });
    digits.collect()
}
