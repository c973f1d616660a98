//! Lists in sentences.

use super::table;

/// `a`, `a and b`, `a, b and c`, in the current language; empty without items.
pub fn all_of(items: impl IntoIterator<Item = String>) -> String {
    joined(items.into_iter().collect(), table::list_and)
}

/// `a`, `a or b`, `a, b or c`, in the current language; empty without items.
pub fn one_of(items: impl IntoIterator<Item = String>) -> String {
    joined(items.into_iter().collect(), table::list_or)
}

fn joined(mut items: Vec<String>, last_two: fn(&str, &str) -> String) -> String {
    let Some(last) = items.pop() else { return String::new() };
    let mut items = items.into_iter();
    let Some(first) = items.next() else { return last };
    last_two(&items.fold(first, |list, item| table::list_more(&list, &item)), &last)
}
