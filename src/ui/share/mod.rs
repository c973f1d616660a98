//! Sharing a match: as a link, as the QR code of that, as a file and as text.

pub mod qr;
