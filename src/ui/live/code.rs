//! Codes of devices in texts.

use crate::ui::routes::Route;

/// Returns the code in a text that was scanned or pasted: the link of a device, or its code alone. `None` if it holds
/// nothing that can be a code.
pub fn code_in(text: &str) -> Option<String> {
    let text = text.trim();
    let is_code = |code: &String| {
        !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    };
    match text.split_once('#') {
        Some((_, path)) => match Route::of(path) {
            Route::LiveCode { code } => Some(code),
            _ => None,
        },
        None => Some(text.to_owned()),
    }
    .filter(is_code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_in_a_link_or_alone() {
        let found = |text| code_in(text);
        assert_eq!(found(" EBZDwc-F_a \n").as_deref(), Some("EBZDwc-F_a"));
        assert_eq!(found("https://a.example/x/#/live/EBZDwc-F_a").as_deref(), Some("EBZDwc-F_a"));
        for text in
            ["", "two words", "https://a.example", "https://a.example/#/pachisi/link/abc", "#/live/", "#/live/a/b"]
        {
            assert_eq!(found(text), None, "{text}");
        }
    }
}
