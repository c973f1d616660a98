//! The typed functions of the messages.

use super::check::{Kind, places};
use super::file::{File, Message};
use super::pattern::taken;

/// The name of a message in Rust.
pub fn name(message: &str) -> String {
    message.replace('-', "_")
}

/// `messages.rs`: a module a file with a function a message, and the list of all of them.
pub fn functions(files: &[File]) -> String {
    let mut rust = format!("/// How many files of messages there are.\nconst FILES: usize = {};\n", files.len());
    let mut all = String::new();
    for (number, file) in files.iter().enumerate() {
        rust += &format!("/// The messages of `{}.ftl`.\npub mod {} {{\n", file.name, file.name);
        rust += "#[allow(unused_imports)]\nuse super::{Arg, Number, Who, catalogue::{plain, said}};\n";
        for (place, message) in file.messages.iter().enumerate() {
            rust += &function(message, number, place);
            let kinds: Vec<_> = places(message).iter().map(|place| kind(&place.kind)).collect();
            all += &format!(
                "Message {{ file: {:?}, name: {:?}, places: &[{}], number: ({number}, {place}) }},\n",
                file.name,
                message.name,
                kinds.join(", ")
            );
        }
        rust += "}\n";
    }
    rust + &format!(
        "/// Every message that a program says.\n#[cfg(not(target_arch = \"wasm32\"))]\npub static MESSAGES: &[Message] = &[\n{all}];\n"
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

fn function(message: &Message, file: usize, number: usize) -> String {
    let places = places(message);
    let docs: Vec<_> = message.comment.iter().map(|line| format!("/// {}\n", line.trim())).collect();
    let docs = if docs.is_empty() { format!("/// `{}`.\n", message.name) } else { docs.join("///\n") };
    let name = name(&message.name);
    if places.is_empty() {
        return format!("{docs}#[must_use]\npub fn {name}() -> &'static str {{ plain({file}, {number}) }}\n");
    }
    let takes: Vec<_> =
        places.iter().map(|place| format!("{}: {}", self::name(&place.name), taken(&place.kind).0)).collect();
    let args: Vec<_> = places.iter().map(|place| taken(&place.kind).1(&self::name(&place.name))).collect();
    format!(
        "{docs}#[must_use]\npub fn {name}({}) -> String {{ said({file}, {number}, &[{}]) }}\n",
        takes.join(", "),
        args.join(", ")
    )
}
