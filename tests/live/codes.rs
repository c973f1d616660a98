//! Codes of signals.

use caravanserai::live::{Address, Candidate, CodeError, MAX_BYTES, Signal};
use data_encoding::BASE64URL_NOPAD;
use fastrand::Rng;
use hmac_sha256::Hash;

use super::signals;
use crate::effort::tries;

fn bytes_of(code: &str) -> Vec<u8> {
    BASE64URL_NOPAD.decode(code.as_bytes()).expect("base64url")
}

/// The code of these bytes with the right checksum in the place of their last two.
fn summed(mut bytes: Vec<u8>) -> String {
    if let Some(end) = bytes.len().checked_sub(2) {
        let hash = Hash::hash(&bytes[..end]);
        bytes[end..].copy_from_slice(&hash[..2]);
    }
    BASE64URL_NOPAD.encode(&bytes)
}

#[test]
fn a_code_says_the_same_as_its_signal() {
    for signal in signals() {
        let code = signal.to_code();
        assert_eq!(Signal::from_code(&code), Ok(signal), "{code}");
        assert!(bytes_of(&code).len() <= MAX_BYTES, "{code}");
    }
}

#[test]
fn addresses_for_which_there_is_no_room_are_left_out() {
    let mut signal = signals().remove(0);
    let local = |number: u8| Candidate { address: Address::Local([number; 16]), port: 1 };
    let short = Candidate { address: Address::V4([10, 0, 0, 1].into()), port: 2 };
    signal.candidates = (0..9).map(local).chain([short]).collect();
    let code = signal.to_code();
    assert!(bytes_of(&code).len() <= MAX_BYTES, "{code}");
    let kept = Signal::from_code(&code).expect("a code").candidates;
    assert_eq!(kept, [local(0), local(1), local(2)]);
}

#[test]
fn a_damaged_code_is_refused() {
    let code = signals().remove(0).to_code();
    for cut in 0..code.len() {
        assert_eq!(Signal::from_code(&code[..cut]), Err(CodeError::Damaged), "{cut}");
    }
    for wrong in ["", "A", "hello", "é", &code.to_lowercase(), &format!("{code}AA"), &format!("{code} ")] {
        assert_eq!(Signal::from_code(wrong), Err(CodeError::Damaged), "{wrong}");
    }
    let mut newer = bytes_of(&code);
    newer[0] = 0x20;
    assert_eq!(Signal::from_code(&summed(newer)), Err(CodeError::Version(2)));
}

/// What is read from a forged code may lead nowhere, but its description has no other text than the template's.
#[test]
fn a_forged_code_writes_no_text_of_its_own() {
    let mut rng = Rng::with_seed(115);
    let codes: Vec<_> = signals().iter().map(Signal::to_code).collect();
    let mut read = 0;
    for number in 0..tries(1_000_000) {
        let mut bytes = bytes_of(&codes[number % codes.len()]);
        for _ in 0..rng.usize(1..8) {
            let place = rng.usize(..bytes.len());
            match rng.u8(..4) {
                0 => bytes[place] = rng.u8(..),
                1 => bytes[place] ^= 1 << rng.u8(..8),
                2 => bytes.truncate(place.max(1)),
                _ => bytes.insert(place, rng.u8(..)),
            }
        }
        let Ok(signal) = Signal::from_code(&summed(bytes)) else { continue };
        read += 1;
        let sdp = signal.to_sdp();
        assert_eq!(Signal::from_sdp(signal.role, &sdp), Ok(signal), "{sdp}");
        assert!(sdp.lines().all(is_of_template), "{sdp}");
    }
    assert!(read > tries(1_000_000) / 10, "{read}");
}

/// True for a line that the template can have.
fn is_of_template(line: &str) -> bool {
    let is_ice = |text: &str| text.bytes().all(|one| one.is_ascii_alphanumeric() || b"+/".contains(&one));
    let is_hex = |text: &str| text.bytes().all(|one| one.is_ascii_hexdigit() || one == b':');
    let is_address = |text: &str| text.bytes().all(|one| one.is_ascii_alphanumeric() || b".:- ".contains(&one));
    match line.split_once(':') {
        Some(("a=ice-ufrag" | "a=ice-pwd", value)) => is_ice(value),
        Some(("a=fingerprint", value)) => value.strip_prefix("sha-256 ").is_some_and(is_hex),
        Some(("a=candidate", value)) => is_address(value),
        _ => FIXED.contains(&line),
    }
}

/// The lines of a description that are the same for all, but for the role.
const FIXED: [&str; 13] = [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "a=setup:actpass",
    "a=setup:active",
    "a=end-of-candidates",
];
