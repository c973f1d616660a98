//! The languages of the house.

/// A language of the house. Their order is that of their numbers in the texts that the build makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English, which all others are translated from.
    English,
    /// French.
    French,
    /// Hindi, in Devanagari.
    Hindi,
    /// Filipino.
    Filipino,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::English, Self::French, Self::Hindi, Self::Filipino];

    /// The language of this tag as HTML has it, which is the name of its folder too: `fr`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Hindi => "hi",
            Self::Filipino => "fil",
        }
    }

    /// The language's own name.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::Hindi => "हिन्दी",
            Self::Filipino => "Filipino",
        }
    }

    /// The plural category of so many things: `one` or `other`, by the Unicode CLDR. The other categories of these
    /// languages are for numbers that no game comes to.
    pub(super) const fn category(self, number: i32) -> &'static str {
        let number = number.unsigned_abs();
        let is_one = match self {
            Self::English => number == 1,
            Self::French | Self::Hindi => number < 2,
            Self::Filipino => !matches!(number % 10, 4 | 6 | 9),
        };
        if is_one { "one" } else { "other" }
    }
}

#[cfg(test)]
mod tests {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

    use super::*;

    #[test]
    fn plurals_are_those_of_the_cldr() {
        for language in Language::ALL {
            let tag: unic_langid::LanguageIdentifier = language.tag().parse().expect("a tag");
            let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).expect("a language of the CLDR");
            for number in 0..100_000 {
                let category = match rules.select(number).expect("a number") {
                    PluralCategory::ONE => "one",
                    PluralCategory::OTHER => "other",
                    other => panic!("{number} is {other:?} in {language:?}"),
                };
                assert_eq!(language.category(number), category, "{number} in {language:?}");
            }
        }
    }
}
