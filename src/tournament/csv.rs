//! Tables as comma-separated values (RFC 4180), which spreadsheets read.

/// The mark by which spreadsheets know that a file is in UTF-8.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Writes rows of cells. A cell that a spreadsheet would take for a formula begins with an apostrophe.
#[must_use]
pub fn csv(rows: &[Vec<String>]) -> String {
    let line = |row: &Vec<String>| row.iter().map(|text| cell(text)).collect::<Vec<_>>().join(",") + "\r\n";
    std::iter::once(BYTE_ORDER_MARK.to_string()).chain(rows.iter().map(line)).collect()
}

fn cell(text: &str) -> String {
    // Numbers may be negative.
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t']) && text.parse::<f64>().is_err();
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if text.contains(['"', ',', ';', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}
