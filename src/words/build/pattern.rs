//! Messages in the short form that `src/words/pattern.rs` reads.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::file::{File, Message};
use super::place::places;
use super::signs::{CHOICE, END, KEY, PLACE, VARIANT};

/// A part of a message with its terms put in: what a pattern comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A text.
    Text(String),
    /// What is given under this name.
    Place(String),
    /// What is given under this name chooses between these: keys and what each says. The last is for all others.
    Choice(String, Vec<(String, Vec<Part>)>),
}

/// The parts of a pattern; `given` are the arguments of the term that it belongs to.
///
/// # Errors
/// What it has that no message here may have.
pub fn parts(pattern: &Pattern<String>, file: &File, given: &[(String, String)]) -> Result<Vec<Part>, String> {
    let mut all = Vec::new();
    for element in &pattern.elements {
        match element {
            // Where a message is broken into lines is nobody's affair but its file's.
            PatternElement::TextElement { value } => all.push(Part::Text(value.replace('\n', " "))),
            PatternElement::Placeable { expression } => all.extend(expression_parts(expression, file, given)?),
        }
    }
    Ok(all)
}

fn expression_parts(
    expression: &Expression<String>,
    file: &File,
    given: &[(String, String)],
) -> Result<Vec<Part>, String> {
    let (selector, variants) = match expression {
        Expression::Inline(inline) => return inline_parts(inline, file, given),
        Expression::Select { selector, variants } => (selector, variants),
    };
    let InlineExpression::VariableReference { id } = selector else {
        return Err("words are chosen by an argument only".into());
    };
    let mut read = Vec::new();
    for variant in variants {
        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = &variant.key;
        read.push((key.clone(), parts(&variant.value, file, given)?, variant.default));
    }
    if let Some((_, value)) = given.iter().find(|(name, _)| *name == id.name) {
        let chosen = read.iter().find(|(key, ..)| key == value).or(read.iter().find(|(.., default)| *default));
        return Ok(chosen.map(|(_, parts, _)| parts.clone()).unwrap_or_default());
    }
    // What is said of all others comes last.
    read.sort_by_key(|(.., default)| *default);
    Ok(vec![Part::Choice(id.name.clone(), read.into_iter().map(|(key, parts, _)| (key, parts)).collect())])
}

fn inline_parts(
    inline: &InlineExpression<String>,
    file: &File,
    given: &[(String, String)],
) -> Result<Vec<Part>, String> {
    let literal = |value: &InlineExpression<String>| match value {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            Some(unescape_unicode_to_string(value).into_owned())
        }
        _ => None,
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            let known = given.iter().find(|(name, _)| *name == id.name);
            Ok(vec![known.map_or_else(|| Part::Place(id.name.clone()), |(_, value)| Part::Text(value.clone()))])
        }
        InlineExpression::TermReference { id, attribute: None, arguments } => {
            let (_, term) =
                file.terms.iter().find(|(name, _)| *name == id.name).ok_or(format!("no term -{}", id.name))?;
            let named = arguments.iter().flat_map(|arguments| &arguments.named);
            // A term without an argument is chosen by none: its variant for all others.
            let mut given: Vec<_> = named
                .map(|named| Some((named.name.name.clone(), literal(&named.value)?)))
                .collect::<Option<_>>()
                .ok_or("a term takes texts only")?;
            given.extend(selectors(term).into_iter().map(|name| (name, String::new())));
            parts(term, file, &given)
        }
        InlineExpression::Placeable { expression } => expression_parts(expression, file, given),
        other => Ok(vec![Part::Text(literal(other).ok_or("only arguments, terms and texts can stand in a message")?)]),
    }
}

/// The names by which a pattern chooses between words.
fn selectors(pattern: &Pattern<String>) -> Vec<String> {
    let mut names = Vec::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element {
            if let InlineExpression::VariableReference { id } = selector {
                names.push(id.name.clone());
            }
            names.extend(variants.iter().flat_map(|variant| selectors(&variant.value)));
        }
    }
    names
}

/// The short form of a message; its places have the numbers of their names.
fn short(parts: &[Part], names: &[String], out: &mut String) {
    let digit = |name: &String| {
        let number = names.iter().position(|known| known == name).expect("checked before");
        char::from_digit(u32::try_from(number).expect("few"), 10).expect("at most ten places")
    };
    for part in parts {
        match part {
            Part::Text(text) => *out += text,
            Part::Place(name) => out.extend([PLACE, digit(name)]),
            Part::Choice(name, variants) => {
                out.extend([CHOICE, digit(name)]);
                for (number, (key, parts)) in variants.iter().enumerate() {
                    if number + 1 < variants.len() {
                        *out += key;
                    }
                    out.push(KEY);
                    short(parts, names, out);
                    out.push(VARIANT);
                }
                out.push(END);
            }
        }
    }
}

/// The short form of each message of a file in a language, in the order of the English ones.
pub fn patterns<'a>(file: &'a File, english: &'a File) -> impl Iterator<Item = String> + 'a {
    english.messages.iter().map(|message| {
        let own = file.message(&message.name).expect("checked before");
        let names: Vec<_> = places(message).into_iter().map(|place| place.name).collect();
        let mut pattern = String::new();
        short(&parts(&own.pattern, file, &[]).expect("checked before"), &names, &mut pattern);
        pattern
    })
}

/// The text of a message of the page, its places written `{name}`.
pub fn plain(message: &Message, file: &File) -> String {
    let plain = |part| match part {
        Part::Text(text) => text,
        Part::Place(name) => format!("{{{name}}}"),
        Part::Choice(..) => unreachable!("checked before"),
    };
    parts(&message.pattern, file, &[]).expect("checked before").into_iter().map(plain).collect()
}
