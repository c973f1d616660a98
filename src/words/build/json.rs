//! JSON, as `scripts/words.mjs` reads it.

/// A text.
pub fn text(text: &str) -> String {
    let mut json = String::from('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => json.extend(['\\', sign]),
            ..' ' => json += &format!("\\u{:04x}", u32::from(sign)),
            _ => json.push(sign),
        }
    }
    json + "\""
}

/// A list.
pub fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

/// An object.
pub fn object(members: impl Iterator<Item = (String, String)>) -> String {
    let members: Vec<_> = members.map(|(name, value)| format!("{}:{value}", text(&name))).collect();
    format!("{{{}}}", members.join(","))
}
