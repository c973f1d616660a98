//! The second person: sentences that name a player, as they are said to the only person at the table.

/// What the only person among bots is called who gave no name.
pub const YOU: &str = "You";

/// The sentence that calls a player [`YOU`], in good English: `You pays Lina 1 dirham and is out` becomes `You pay Lina
/// 1 dirham and are out`, and `Lina pays You` `Lina pays you`.
#[must_use]
pub fn to_you(sentence: &str) -> String {
    let mut said = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some(at) = place_of(YOU, rest) {
        let (before, after) = (&rest[..at], &rest[at + YOU.len()..]);
        said += before;
        if is_word(before.chars().next_back()) || is_word(after.chars().next()) {
            said += YOU;
            rest = after;
            continue;
        }
        let begins = said.is_empty() || said.ends_with([' ', '“']) && said.trim_end().ends_with(['.', '!', '?', '”']);
        said += if begins { YOU } else { "you" };
        rest = after;
        if let Some(own) = rest.strip_prefix("’s") {
            said += if own.starts_with(' ') { "r" } else { "rs" };
            rest = own;
        } else if let Some((verb, tail)) = verb_of(rest) {
            said += " ";
            said += &plural(verb);
            rest = tail;
        }
    }
    said += rest;
    // What is said of the same player further on in the sentence.
    let end = place_of(". ", &said).unwrap_or(said.len());
    if said.starts_with(YOU) {
        let more = said.split_off(end);
        for (one, many) in SECOND {
            while let Some(at) = place_of(one, &said) {
                said.replace_range(at..at + one.len(), many);
            }
        }
        said += &more;
    }
    said
}

/// Where a part stands in a text. The searcher of the standard library would weigh more than all else here.
fn place_of(part: &str, text: &str) -> Option<usize> {
    text.as_bytes().windows(part.len()).position(|place| place == part.as_bytes())
}

/// Whether it is a letter or a digit that a word goes on with; signs and punctuation lie beyond U+2000.
fn is_word(letter: Option<char>) -> bool {
    letter.is_some_and(|letter| letter.is_ascii_alphanumeric() || ('\u{c0}'..'\u{2000}').contains(&letter))
}

/// The line that says what is expected, to the person whom it calls [`YOU`]: `You, roll` becomes `Your turn: roll`.
#[must_use]
pub fn your_turn(title: &str) -> String {
    match title.strip_prefix("You, ") {
        Some(what) => format!("Your turn: {what}"),
        None => to_you(title),
    }
}

/// Second verbs of a player.
const SECOND: [(&str, &str); 6] = [
    (" and is ", " and are "),
    (" and has ", " and have "),
    (" and wins ", " and win "),
    (" and throws ", " and throw "),
    (" throws again", " throw again"),
    (", hits ", ", hit "),
];

/// The verb in the third person that follows, and what comes after it.
fn verb_of(rest: &str) -> Option<(&str, &str)> {
    let rest = rest.strip_prefix(' ')?;
    let end = rest.find(|letter: char| !letter.is_ascii_alphabetic() && letter != '’').unwrap_or(rest.len());
    let (word, tail) = rest.split_at(end);
    (word.len() > 1 && word.ends_with('s') && !word.ends_with("ss") && word.chars().all(|letter| letter != '’'))
        .then_some((word, tail))
}

/// A verb as it is said of several, and of you.
fn plural(verb: &str) -> String {
    match verb {
        "is" => "are".into(),
        "has" => "have".into(),
        "was" => "were".into(),
        _ => {
            let stem = &verb[..verb.len() - 1];
            let hissing = ["sse", "che", "she", "xe", "goe", "doe"];
            match stem.strip_suffix("ie") {
                Some(stem) => format!("{stem}y"),
                None if hissing.iter().any(|end| stem.ends_with(end)) => stem[..stem.len() - 1].into(),
                None => stem.into(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(sentence: &str, said: &str) {
        assert_eq!(to_you(sentence), said);
    }

    #[test]
    fn verbs_follow_you() {
        check("You pays Lina 3 dirhams", "You pay Lina 3 dirhams");
        check("You has no rugs of that colour.", "You have no rugs of that colour.");
        check("You misses a turn, being home", "You miss a turn, being home");
        check("You draws the next rug", "You draw the next rug");
        check("You carries it; Lina watches", "You carry it; Lina watches");
        check("You goes first", "You go first");
        check("You wins 72 : 19", "You win 72 : 19");
        check("You rolled 3 and You must take", "You rolled 3 and you must take");
    }

    #[test]
    fn a_second_verb_follows_too() {
        check("You pays Lina the last 1 dirham and is out", "You pay Lina the last 1 dirham and are out");
        check("You is out and has 3 rugs", "You are out and have 3 rugs");
        check("You is home and throws for Lina (C14)", "You are home and throw for Lina (C14)");
        check("You: 5 to 9, hits Ben and throws again", "You: 5 to 9, hit Ben and throw again");
        check("Ben hits You and throws again", "Ben hits you and throws again");
        check("You pays Lina. Ben rolls and is out", "You pay Lina. Ben rolls and is out");
    }

    #[test]
    fn you_stands_anywhere() {
        check("Lina pays You 3 dirhams", "Lina pays you 3 dirhams");
        check("Lina challenges You", "Lina challenges you");
        check("On e5-e6 it covers You’s rug.", "On e5-e6 it covers your rug.");
        check("You’s turn", "Your turn");
        check("Ben would win a piece of You’s.", "Ben would win a piece of yours.");
        check("“Dschamal!” You draws it", "“Dschamal!” You draw it");
        check("Lina and You share a place: they roll again", "Lina and you share a place: they roll again");
        check("Lina threw 5. You threw 6.", "Lina threw 5. You threw 6.");
    }

    #[test]
    fn other_words_stay() {
        for sentence in ["Youssef pays Lina", "Yous pays", "The market is closed", "", "ThatYou is", "You"] {
            check(sentence, sentence);
        }
    }

    #[test]
    fn a_person_is_told_whose_turn_it_is() {
        assert_eq!(your_turn("You, roll for the order"), "Your turn: roll for the order");
        assert_eq!(your_turn("You’s move"), "Your move");
        assert_eq!(your_turn("You must take"), "You must take");
        assert_eq!(your_turn("Lina, roll"), "Lina, roll");
    }
}
