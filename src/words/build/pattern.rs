//! Compiling messages to the short form that `src/words/pattern.rs` formats.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::file::{File, Message};
use super::place::places;
use super::signs::{CHOICE, END, KEY, PLACE, VARIANT};

/// A part of a pattern, with its terms substituted.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A text.
    Text(String),
    /// The argument of this name.
    Place(String),
    /// A selector: the name of its argument, and its variants by key. The last is the default.
    Choice(String, Vec<(String, Vec<Part>)>),
}

/// The parts of a pattern. `given` are the arguments if the pattern is that of a term.
///
/// # Errors
/// If the pattern has a construct that is not supported here.
pub fn parts(pattern: &Pattern<String>, file: &File, given: &[(String, String)]) -> Result<Vec<Part>, String> {
    let mut all = Vec::new();
    for element in &pattern.elements {
        match element {
            // Line breaks in the source are not part of the text.
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
    // The default variant comes last.
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
            // A selector of a term without its argument takes the default variant.
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

/// The names of the arguments that a pattern selects by.
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

/// Writes the short form of a message; arguments are numbered by `names`.
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

/// The short form of each message of a file, in the order of the English file.
pub fn patterns<'a>(file: &'a File, english: &'a File) -> impl Iterator<Item = String> + 'a {
    english.messages.iter().map(|message| {
        let own = file.message(&message.name).expect("checked before");
        let names: Vec<_> = places(message).into_iter().map(|place| place.name).collect();
        let mut pattern = String::new();
        short(&parts(&own.pattern, file, &[]).expect("checked before"), &names, &mut pattern);
        pattern
    })
}

/// The text of a message of the page, with placeables as `{name}`.
pub fn plain(message: &Message, file: &File) -> String {
    let plain = |part| match part {
        Part::Text(text) => text,
        Part::Place(name) => format!("{{{name}}}"),
        Part::Choice(..) => unreachable!("checked before"),
    };
    parts(&message.pattern, file, &[]).expect("checked before").into_iter().map(plain).collect()
}
