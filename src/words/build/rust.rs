//! Generating the typed functions of the messages.

use super::file::{File, Message};
use super::place::{Kind, places, role};

/// The Rust name of a message.
pub fn name(message: &str) -> String {
    message.replace('-', "_")
}

/// The number of the first message; the others follow it.
pub const FIRST: usize = 0x5A_0000;

/// The text of `messages.rs`: a module per file with a function per message, and the list of all messages.
pub fn functions(files: &[File]) -> String {
    let count: usize = files.iter().map(|file| file.messages.len()).sum();
    let mut rust = format!(
        "/// The number of the first message.\n#[allow(clippy::unreadable_literal)]\nconst FIRST: usize = {FIRST};\n/// The number of messages.\nconst COUNT: usize = {count};\n"
    );
    let mut all = String::new();
    let mut number = FIRST;
    for file in files {
        rust += &format!(
            "/// The messages of `{}.ftl`.\n#[allow(clippy::unreadable_literal)]\npub mod {} {{\n",
            file.name,
            name(file.name)
        );
        rust += "#[allow(unused_imports)]\nuse super::{Arg, Number, Who, catalogue::{formatted, plain}};\n";
        for message in &file.messages {
            rust += &function(message, number);
            let kinds: Vec<_> = places(message).iter().map(|place| kind(&place.kind)).collect();
            all += &format!(
                "Message {{ file: {:?}, name: {:?}, role: {}, places: &[{}], number: {number} }},\n",
                file.name,
                message.name,
                role(message).map_or("None".into(), |role| format!("Some(Role::{role:?})")),
                kinds.join(", ")
            );
            number += 1;
        }
        rust += "}\n";
    }
    rust + &format!(
        "/// Every message that a program says.\n#[cfg(not(target_arch = \"wasm32\"))]\n#[allow(clippy::unreadable_literal)]\npub static MESSAGES: &[Message] = &[\n{all}];\n"
    )
}

fn kind(kind: &Kind) -> String {
    match kind {
        Kind::Text => "Place::Text".into(),
        Kind::Number => "Place::Number".into(),
        Kind::Who => "Place::Who".into(),
        Kind::Key(keys) => format!("Place::Key(&{keys:?})"),
    }
}

fn function(message: &Message, number: usize) -> String {
    let places = places(message);
    let docs: Vec<_> = message.comment.iter().map(|line| format!("/// {}\n", line.trim())).collect();
    let docs = if docs.is_empty() { format!("/// `{}`.\n", message.name) } else { docs.join("///\n") };
    let name = name(&message.name);
    if places.is_empty() {
        return format!(
            "{docs}#[must_use]\n#[inline(always)]\n#[allow(clippy::inline_always)]\npub fn {name}() -> &'static str {{ plain({number}) }}\n"
        );
    }
    let takes: Vec<_> =
        places.iter().map(|place| format!("{}: {}", self::name(&place.name), taken(&place.kind).0)).collect();
    let args: Vec<_> = places.iter().map(|place| taken(&place.kind).1(&self::name(&place.name))).collect();
    format!(
        "{docs}#[must_use]\npub fn {name}({}) -> String {{ formatted({number}, &[{}]) }}\n",
        takes.join(", "),
        args.join(", ")
    )
}

/// The parameter type of a placeable, and its conversion to an argument.
fn taken(kind: &Kind) -> (&'static str, fn(&str) -> String) {
    match kind {
        Kind::Text | Kind::Key(_) => ("&str", |name| format!("Arg::Text({name})")),
        Kind::Number => ("impl Into<Number>", |name| format!("Arg::Number({name}.into())")),
        Kind::Who => ("Who", |name| format!("Arg::Who({name})")),
    }
}
