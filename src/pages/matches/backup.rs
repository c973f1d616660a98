//! Restoring a backup: what becomes of its settings, and sentences about the result.

use std::collections::BTreeMap;

use super::bounds::MAX_MEGABYTES;
use super::merge::Step;
use crate::pages::settings::{GameSetting, PREFIX, key};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::tournament::Shelf;
use crate::words::{all_of, matches};

/// The result of restoring a backup: what has become of everything in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// The numbers of matches that are new on this device, that are longer than before, and that brought nothing new.
    added: u32,
    longer: u32,
    same: u32,
    /// The numbers of tournaments that are new on this device, and that are here already.
    tournaments: (usize, usize),
    /// The number of settings that are set as in the backup.
    set: u32,
    /// Of each of [`THINGS`], whether this device keeps its own, which differs.
    kept: [bool; THINGS.len()],
}

/// What the settings hold besides tournaments, with the keys of its names; preferences are all others.
const THINGS: &[(&str, Option<GameSetting>)] = &[
    ("lessons", Some(GameSetting::Lessons)),
    ("puzzles", Some(GameSetting::Puzzles)),
    ("sums", Some(GameSetting::SumStatistics)),
    ("names", Some(GameSetting::TournamentNames)),
    ("position", Some(GameSetting::Position)),
    ("preferences", None),
];

/// The reason why a backup was not restored or not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// The file is not a backup.
    NoBackup,
    /// A later version of the site has written it.
    NewerVersion,
    /// The file is larger than any backup.
    TooBig,
    /// The file is written, but is larger than what is restored.
    SavedTooBig,
    /// The end of the file is missing.
    Truncated,
    /// A part of it is invalid.
    Invalid,
    /// The browser's database or file cannot be read or written.
    NotStored,
    /// The browser has saved only this part of it.
    Partly(Merged),
}

impl Merged {
    /// Returns the result in a sentence.
    #[must_use]
    pub fn sentence(self) -> String {
        let read = matches::backup_read(self.added, self.longer, self.same);
        [read].into_iter().chain(self.other_things()).collect::<Vec<_>>().join(" ")
    }

    /// Counts a match, with which a step was taken.
    pub fn count(&mut self, step: &Step) {
        match step {
            Step::Skip => self.same += 1,
            Step::Extend => self.longer += 1,
            Step::Add | Step::AddWithNewId => self.added += 1,
        }
    }

    /// `true` if nothing has become of anything.
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self.added + self.longer == 0 && self.other_things().next().is_none()
    }

    /// Returns sentences on what is no match.
    fn other_things(self) -> impl Iterator<Item = String> {
        let tournaments = match self.tournaments {
            (0, 0) => None,
            (new, known) => Some(matches::backup_tournaments(new, known)),
        };
        let set = (self.set > 0).then(|| matches::backup_settings(self.set));
        let kept = THINGS.iter().zip(self.kept).filter(|(_, is_kept)| *is_kept);
        let kept: Vec<_> = kept.map(|((thing, _), _)| matches::backup_thing(thing)).collect();
        let kept = (!kept.is_empty()).then(|| matches::backup_kept(&all_of(kept)));
        [tournaments, set, kept].into_iter().flatten()
    }
}

impl BackupError {
    /// Returns the reason in a sentence.
    #[must_use]
    pub fn sentence(self) -> String {
        match self {
            Self::NoBackup => matches::not_a_backup().into(),
            Self::NewerVersion => matches::backup_of_later().into(),
            Self::TooBig => matches::backup_too_big(MAX_MEGABYTES),
            Self::SavedTooBig => matches::backup_saved_too_big(MAX_MEGABYTES),
            Self::Truncated => matches::backup_cut().into(),
            Self::Invalid => matches::backup_wrong().into(),
            Self::NotStored => matches::not_stored().into(),
            Self::Partly(merged) => {
                let read = matches::backup_read_partly(merged.added + merged.longer);
                [read].into_iter().chain(merged.other_things()).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

/// Restores the tournaments and the settings of a backup: adds what is new, and replaces nothing but the texts of the
/// tournaments, which keep those of this device. `here` returns the text of a setting of this device by its key. Returns
/// the settings to set, by their keys in this order, and what has become of everything. Foreign keys are ignored, and so is
/// what undo leads back to on another device.
#[must_use]
pub fn restore_settings(
    here: impl Fn(&str) -> Option<String>,
    mut coming: BTreeMap<String, String>,
) -> (Vec<(String, String)>, Merged) {
    let game = Damath::NAME;
    let mut merged = Merged::default();
    let of_device = |setting: GameSetting| here(&key(&setting.name(game)));
    let others = of_device(GameSetting::OtherTournaments);
    let mut shelf = Shelf::read(of_device(GameSetting::Tournament), others.as_deref());
    let of_backup = Shelf::read(
        GameSetting::Tournament.take(game, &mut coming),
        GameSetting::OtherTournaments.take(game, &mut coming).as_deref(),
    );
    for undo in [GameSetting::TournamentUndo, GameSetting::EarlierPosition] {
        let _ = undo.take(game, &mut coming);
    }
    merged.tournaments = shelf.merge(&of_backup);
    let mut changes = Vec::new();
    if merged.tournaments.0 > 0 {
        let texts = [(GameSetting::OtherTournaments, shelf.others_text()), (GameSetting::Tournament, shelf.open)];
        changes.extend(texts.into_iter().filter_map(|(setting, text)| Some((key(&setting.name(game)), text?))));
    }
    for (key, text) in coming.into_iter().filter(|(key, _)| key.starts_with(PREFIX)) {
        match here(&key) {
            None => {
                merged.set += 1;
                changes.push((key, text));
            }
            Some(own) if own == text => {}
            Some(_) => {
                let is_this =
                    |(_, setting): &(&str, Option<GameSetting>)| setting.is_none_or(|setting| setting.is_key(&key));
                merged.kept[THINGS.iter().position(is_this).unwrap_or_default()] = true;
            }
        }
    }
    (changes, merged)
}
