//! Small pieces of English.

/// A number with its noun: `1 dirham`, `3 dirhams`.
#[must_use]
pub fn count(number: usize, one: &str, many: &str) -> String {
    let noun = if number == 1 { one } else { many };
    format!("{number} {noun}")
}

/// Several things in a row: `a`, `a and b`, `a, b and c`.
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    joined(&items.into_iter().collect::<Vec<_>>())
}

fn joined(items: &[String]) -> String {
    match items.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => items.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular() {
        assert_eq!(
            [count(0, "rug", "rugs"), count(1, "rug", "rugs"), count(2, "rug", "rugs")],
            ["0 rugs", "1 rug", "2 rugs"]
        );
    }

    #[test]
    fn lists_end_with_and() {
        let list = |items: &[&str]| list(items.iter().map(|&item| item.to_owned()));
        assert_eq!(
            [list(&[]), list(&["a"]), list(&["a", "b"]), list(&["a", "b", "c"])],
            ["", "a", "a and b", "a, b and c"]
        );
    }
}
