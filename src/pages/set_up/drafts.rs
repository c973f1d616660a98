//! The players of a match that is being set up.

use super::preset::LEVEL;
use crate::bots::Level;
use crate::pages::levels;
use crate::record::{Kind, Player, PlayerError};
use crate::scene::YOU;
use crate::words::{Language, Who, language, table};

/// The set-up of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The name, if one was typed.
    pub typed: Option<String>,
    /// The look.
    pub look: u8,
    /// The level of its bot; `None` for a person.
    pub bot: Option<Level>,
}

/// All seats that a game can have; the first `playing` of them take part.
#[derive(Clone, Debug, PartialEq)]
pub struct Drafts {
    /// The seats.
    pub all: Vec<Draft>,
    /// How many of them take part.
    pub playing: u8,
    /// The name of the device's owner.
    owner: Option<String>,
}

impl Drafts {
    /// One person, and bots on all other seats. `owner` is the last name that the owner of the device has typed, which is
    /// not trusted.
    #[must_use]
    pub fn new(fewest: u8, most: u8, owner: Option<&str>) -> Self {
        let owner = owner.and_then(|name| Player::new(name, 0, Kind::Person).ok());
        let owner = owner.map(|player| player.name).filter(|name| name != YOU);
        let bot = |seat| Some(LEVEL).filter(|_| seat > 0);
        let all = (0..most).map(|seat| Draft { typed: None, look: seat, bot: bot(seat) }).collect();
        Self { all, playing: fewest, owner }
    }

    /// Seats bots of this level wherever a bot sits.
    pub fn set_level(&mut self, level: Level) {
        for bot in self.all.iter_mut().filter_map(|draft| draft.bot.as_mut()) {
            *bot = level;
        }
    }

    /// Copies the seats of these players. The first person gets the name of the device's owner. Default names are those
    /// of the current language, whatever language the players were seated in.
    pub fn seat(&mut self, players: &[Player]) {
        self.playing = u8::try_from(players.len()).unwrap_or(self.playing);
        for (seat, player) in players.iter().enumerate().take(self.all.len()) {
            self.set_look(seat, player.look);
            self.all[seat].bot = levels::of(&player.kind);
            self.all[seat].typed = Some(player.name.clone()).filter(|name| *name != YOU && !is_default(name));
        }
        if let Some(first) = self.first_person() {
            self.all[first].typed = None;
        }
    }

    /// Returns the name of the player on a seat: the typed one or a default name; [`YOU`] if it is the only person
    /// without one.
    #[must_use]
    pub fn name(&self, seat: usize) -> &str {
        self.typed(seat).unwrap_or_else(|| if self.only_person() == Some(seat) { YOU } else { self.default_name(seat) })
    }

    /// Returns the name that was typed for a seat; for the first person, the owner's name if none was.
    fn typed(&self, seat: usize) -> Option<&str> {
        let owner = || self.owner.as_deref().filter(|_| self.first_person() == Some(seat));
        self.all[seat].typed.as_deref().or_else(owner)
    }

    /// Returns the default name for a seat. If another player has typed this name, it is the default name of that
    /// player's seat, and so on. No player has two names, so this ends, and with different names for different seats.
    fn default_name(&self, seat: usize) -> &'static str {
        let is_called =
            |other: usize, name: &str| self.typed(other).is_some_and(|typed| typed.trim().eq_ignore_ascii_case(name));
        let names = language().names();
        let mut of = seat;
        while let Some(other) = (0..self.playing.into()).find(|other| is_called(*other, names[of])) {
            of = other;
        }
        names[of]
    }

    /// Returns the name of the player as the page shows it.
    #[must_use]
    pub fn shown_name(&self, seat: usize) -> &str {
        self.who(seat).0.unwrap_or(table::you_name())
    }

    /// Returns the player as an argument of messages.
    #[must_use]
    pub fn who(&self, seat: usize) -> Who<'_> {
        Who(Some(self.name(seat)).filter(|name| *name != YOU))
    }

    /// Returns the players.
    ///
    /// # Errors
    /// The seat whose name, look or kind is invalid.
    pub fn players(&self) -> Result<Vec<Player>, (usize, PlayerError)> {
        let player = |seat: usize| {
            let draft = &self.all[seat];
            let kind = draft.bot.map_or(Kind::Person, |bot| Kind::Bot(bot.name().to_owned()));
            Player::new(self.name(seat), draft.look, kind).map_err(|error| (seat, error))
        };
        (0..self.playing.into()).map(player).collect()
    }

    /// Gives a look to a seat; the seat that had it gets the look of this seat.
    pub fn set_look(&mut self, seat: usize, look: u8) {
        let before = self.all[seat].look;
        if let Some(other) = self.all.iter_mut().find(|draft| draft.look == look) {
            other.look = before;
        }
        self.all[seat].look = look;
    }

    /// Returns the name that the owner of the device has typed, to be kept for all games.
    #[must_use]
    pub fn typed_owner(&self) -> Option<&str> {
        self.first_person().and_then(|seat| self.all[seat].typed.as_deref()).map(str::trim)
    }

    fn taking_part(&self) -> &[Draft] {
        &self.all[..self.playing.into()]
    }

    /// Returns the number of persons who take part.
    #[must_use]
    pub fn persons(&self) -> usize {
        self.taking_part().iter().filter(|draft| draft.bot.is_none()).count()
    }

    /// Returns the seat of the person, if there is exactly one.
    #[must_use]
    pub fn only_person(&self) -> Option<usize> {
        self.first_person().filter(|_| self.persons() == 1)
    }

    fn first_person(&self) -> Option<usize> {
        self.taking_part().iter().position(|draft| draft.bot.is_none())
    }
}

/// `true` for a default name in any language.
fn is_default(name: &str) -> bool {
    Language::ALL.iter().any(|language| language.names().contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::speak;

    fn drafts(owner: Option<&str>) -> Drafts {
        Drafts::new(2, 4, owner)
    }

    fn names(drafts: &Drafts) -> Vec<&str> {
        (0..drafts.playing.into()).map(|seat| drafts.name(seat)).collect()
    }

    #[test]
    fn the_only_person_is_you_and_several_have_names() {
        let mut drafts = drafts(None);
        assert_eq!(names(&drafts), ["You", "Youssef"]);
        drafts.all[1].bot = None;
        assert_eq!(names(&drafts), ["Amina", "Youssef"]);
        drafts.all[0].bot = Some(Level::Beginner);
        assert_eq!(names(&drafts), ["Amina", "You"]);
    }

    #[test]
    fn a_name_once_typed_is_the_first_persons() {
        let mut drafts = drafts(Some("Zoë"));
        assert_eq!(names(&drafts), ["Zoë", "Youssef"]);
        drafts.all[1].bot = None;
        assert_eq!(names(&drafts), ["Zoë", "Youssef"]);
        drafts.all[0].typed = Some("Ada".into());
        assert_eq!(names(&drafts), ["Ada", "Youssef"]);
    }

    #[test]
    fn the_house_calls_nobody_by_a_name_that_was_typed() {
        let mut drafts = drafts(None);
        drafts.all[0].typed = Some("youssef ".into());
        drafts.playing = 4;
        assert_eq!(names(&drafts), ["youssef ", "Amina", "Lina", "Idris"]);
        drafts.all[2].typed = Some("Amina".into());
        assert_eq!(names(&drafts), ["youssef ", "Lina", "Amina", "Idris"]);
        drafts.all[3] = Draft { typed: Some("Amina".into()), look: 3, bot: None };
        assert_eq!(names(&drafts), ["youssef ", "Lina", "Amina", "Amina"], "what was typed stays");
    }

    #[test]
    fn everybody_sits_as_before() {
        let mut before = drafts(None);
        before.playing = 3;
        before.all[2] = Draft { typed: Some("Ben".into()), look: 0, bot: None };
        before.all[0].look = 2;
        before.all[1].bot = Some(Level::Beginner);
        let players = before.players().unwrap();
        let mut again = drafts(Some("Zoë"));
        again.seat(&players);
        assert_eq!(names(&again), ["Zoë", "Youssef", "Ben"]);
        let kept = |drafts: &Drafts| drafts.all.iter().map(|draft| (draft.look, draft.bot)).collect::<Vec<_>>();
        assert_eq!(kept(&again), kept(&before));
    }

    #[test]
    fn bots_have_names_of_the_language_whichever_they_had_before() {
        let mut before = drafts(None);
        before.playing = 4;
        before.all[2].typed = Some("Ben".into());
        let players = before.players().unwrap();
        speak(Language::Hindi);
        let mut again = drafts(None);
        again.seat(&players);
        assert_eq!(names(&again), ["You", "मोहन", "Ben", "इरफ़ान"]);
    }

    #[test]
    fn a_name_that_is_none_is_refused() {
        let mut drafts = drafts(None);
        drafts.all[1].typed = Some("  ".into());
        assert_eq!(drafts.players(), Err((1, PlayerError::Name)));
    }
}
