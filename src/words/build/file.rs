//! Reading files of messages.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse;

/// A file of messages in one language.
pub struct File {
    /// Its name, without the extension.
    pub name: &'static str,
    /// Its path, relative to the package.
    pub path: String,
    /// Its messages, in the order of the file.
    pub messages: Vec<Message>,
    /// Its terms, which messages refer to.
    pub terms: Vec<(String, Pattern<String>)>,
}

/// A message in one language.
pub struct Message {
    /// Its name: `toll-paid`.
    pub name: String,
    /// Its line, from 1.
    pub line: usize,
    /// Its pattern.
    pub pattern: Pattern<String>,
    /// The lines of the comment above it.
    pub comment: Vec<String>,
}

impl File {
    /// Reads the file `name` of a language. Errors are added to `faults`.
    pub fn read(root: &Path, language: &str, name: &'static str, faults: &mut Vec<String>) -> Self {
        let path = format!("src/words/{language}/{name}.ftl");
        let mut file = Self { name, path: path.clone(), messages: Vec::new(), terms: Vec::new() };
        let text = match fs::read_to_string(root.join(&path)) {
            Ok(text) => text,
            Err(error) => {
                faults.push(format!("{path}: {error}"));
                return file;
            }
        };
        let line_of = |at: usize| text[..at].matches('\n').count() + 1;
        let resource = parse(text.clone()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| format!("{path}:{}: {error}", line_of(error.pos.start))));
            resource
        });
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let name = message.id.name;
                    let start = format!("\n{name} =");
                    let line = format!("\n{text}").find(&start).map_or(1, |at| line_of(at.min(text.len())));
                    if file.message(&name).is_some() {
                        faults.push(format!("{path}:{line}: {name} stands here twice"));
                    }
                    match message.value {
                        Some(pattern) if message.attributes.is_empty() => {
                            let comment = message.comment.map(|comment| comment.content).unwrap_or_default();
                            file.messages.push(Message { name, line, pattern, comment });
                        }
                        _ => faults.push(format!("{path}:{line}: {name} has to be one text, without attributes")),
                    }
                }
                Entry::Term(term) => file.terms.push((term.id.name, term.value)),
                _ => {}
            }
        }
        file
    }

    /// The message of this name.
    pub fn message(&self, name: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.name == name)
    }
}
