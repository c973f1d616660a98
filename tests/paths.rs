//! Finding the paths that a Rust source file uses.

/// The segments of a path: `["crate", "rules", "Game"]`.
pub type Path = Vec<String>;

/// Returns every path in `source`, the source of `module` (`["crate", "record", "text"]`). Paths within this crate
/// begin with `crate`. A path that begins with neither `crate`, `self` nor `super` is returned twice, as written and as
/// a path below the module, since it can be either. A glob ends with `*`.
pub fn paths(source: &str, module: &[&str]) -> Vec<Path> {
    found(source, module).into_iter().map(|(_, path)| path).collect()
}

/// Returns what each `use` in `source` brings into its module: the name there, and the path as [`paths`] returns it.
pub fn imports(source: &str, module: &[&str]) -> Vec<(String, Path)> {
    found(source, module).into_iter().filter_map(|(name, path)| Some((name?, path))).collect()
}

/// Returns every path in `source`, with the name that it gets if it is in a `use`.
fn found(source: &str, module: &[&str]) -> Vec<(Option<String>, Path)> {
    let tokens = tokens(source);
    let word = |index: usize| tokens.get(index).map_or("", String::as_str);
    let mut found = Vec::new();
    let mut inside: Vec<(String, usize)> = Vec::new();
    let mut depth = 0;
    let mut at = 0;
    while at < tokens.len() {
        let mut used = Vec::new();
        match word(at) {
            "{" => depth += 1,
            "}" => {
                depth = usize::saturating_sub(depth, 1);
                inside.pop_if(|(_, outside)| *outside == depth);
            }
            "mod" if word(at + 2) == "{" => inside.push((word(at + 1).to_owned(), depth)),
            "crate" if at > 0 && word(at - 1) == "extern" => used.push((None, vec![word(at + 1).to_owned()])),
            "use" if word(at + 1) != "<" => at = use_tree(&tokens, at + 1, Path::new(), &mut used) - 1,
            start if is_word(start) && word(at + 1) == "::" && !continues(&tokens, at) => {
                let mut path = vec![start.to_owned()];
                while word(at + 1) == "::" && is_word(word(at + 2)) {
                    path.push(word(at + 2).to_owned());
                    at += 2;
                }
                used.push((None, path));
            }
            _ => {}
        }
        at += 1;
        let module = module.iter().copied().chain(inside.iter().map(|(name, _)| name.as_str()));
        let module: Path = module.map(str::to_owned).collect();
        for (name, path) in used {
            found.extend(resolved(path, &module).into_iter().map(|path| (name.clone(), path)));
        }
    }
    found
}

/// Returns `true` if the word at `at` continues a path.
fn continues(tokens: &[String], at: usize) -> bool {
    at > 1 && tokens[at - 1] == "::" && (is_word(&tokens[at - 2]) || tokens[at - 2] == ">")
}

/// Parses the tree of a `use` from `at` on, below `prefix`, and returns the index after it.
fn use_tree(tokens: &[String], mut at: usize, mut prefix: Path, found: &mut Vec<(Option<String>, Path)>) -> usize {
    let mut name = None;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token.as_str() {
            "{" => {
                while tokens.get(at).is_some_and(|token| token != "}") {
                    at = use_tree(tokens, at, prefix.clone(), found);
                    at += usize::from(tokens.get(at).is_some_and(|token| token == ","));
                }
                return at + 1;
            }
            "::" => {}
            "as" => {
                name = tokens.get(at).cloned();
                at += 1;
            }
            "," | ";" | "}" => {
                at -= 1;
                break;
            }
            word => prefix.push(word.to_owned()),
        }
    }
    if prefix.len() > 1 {
        prefix.pop_if(|last| last == "self");
    }
    found.push((name.or_else(|| prefix.last().cloned()), prefix));
    at
}

/// Returns the path from the crate's root, or both paths that it can be.
fn resolved(path: Path, module: &[String]) -> Vec<Path> {
    let below = |module: &[String], path: &[String]| [module, path].concat();
    match path[0].as_str() {
        "crate" => vec![path],
        "self" => vec![below(module, &path[1..])],
        "super" => {
            let ups = path.iter().take_while(|word| *word == "super").count();
            let up = module.len().saturating_sub(ups).max(1);
            vec![below(&module[..up], &path[ups..])]
        }
        _ => vec![below(module, &path), path],
    }
}

fn is_word(token: &str) -> bool {
    token.starts_with(|first: char| first.is_alphanumeric() || first == '_')
}

/// Splits a source into words and punctuation, without comments and without the contents of string and character
/// literals.
fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some(length) = raw_string(rest) {
            length
        } else if first == '"' {
            string(rest, '"')
        } else if first == '\'' {
            character(rest)
        } else if rest.starts_with("::") {
            tokens.push("::".to_owned());
            2
        } else if word > 0 {
            tokens.push(rest[..word].to_owned());
            word
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// Returns the length of a block comment, with nested ones.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let (change, length) = match &text.as_bytes()[at..] {
            [b'/', b'*', ..] => (1, 2),
            [b'*', b'/', ..] => (-1, 2),
            _ => (0, 1),
        };
        depth += change;
        at += length;
        if depth == 0 {
            break;
        }
    }
    at
}

/// Returns the length of a raw string that begins with `r`, `br` or `cr` and any number of `#`; `None` if there is
/// none.
fn raw_string(text: &str) -> Option<usize> {
    let start = ["r", "br", "cr"].into_iter().find_map(|start| text.strip_prefix(start))?;
    let inner = start.trim_start_matches('#');
    let end = format!("\"{}", "#".repeat(start.len() - inner.len()));
    let inner = inner.strip_prefix('"')?;
    let length = inner.find(&end).map_or(inner.len(), |at| at + end.len());
    Some(text.len() - inner.len() + length)
}

/// Returns the length of a string or character literal between two `quote`s.
fn string(text: &str, quote: char) -> usize {
    let mut escaped = false;
    let end = text[1..].find(|c: char| {
        let ends = c == quote && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 2)
}

/// Returns the length of a character literal; 1 for the apostrophe of a lifetime.
fn character(text: &str) -> usize {
    let mut inner = text[1..].chars();
    let is_character = inner.next() == Some('\\') || inner.next() == Some('\'');
    if is_character { string(text, '\'') } else { 1 }
}
