//! The languages of the app.

/// A language of the app. The order is that of the language codes in catalogues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English, the source of the translations.
    English,
    /// French.
    French,
    /// Hindi, in Devanagari.
    Hindi,
    /// Filipino.
    Filipino,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::French, Self::Hindi, Self::Filipino];

    /// The language tag of HTML, which is also the name of the folder: `fr`.
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

    /// The names of bots, and of persons who give none, by seat.
    #[must_use]
    pub const fn names(self) -> [&'static str; 8] {
        match self {
            Self::English | Self::French => ["Amina", "Youssef", "Lina", "Idris", "Salma", "Tariq", "Nadia", "Karim"],
            Self::Hindi => ["राधा", "मोहन", "लीला", "इरफ़ान", "सरिता", "किशन", "गौरी", "विजय"],
            Self::Filipino => ["Amihan", "Jose", "Ligaya", "Isko", "Rosa", "Tomas", "Nena", "Karlo"],
        }
    }

    /// The CLDR plural category of a number: `one` or `other`. The other categories of these languages are for
    /// numbers that no game reaches.
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
    fn names_have_different_first_letters() {
        for language in Language::ALL {
            let mut letters = language.names().map(|name| name.chars().next());
            letters.sort_unstable();
            assert!(letters.windows(2).all(|two| two[0] != two[1]), "{language:?}");
        }
    }

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
