//! Making actions happen.

use super::{Asked, Effect, Kept, Sitting};
use crate::record::{Next, Place};
use crate::scene::{Scene, Sound};

impl<G: Scene> Sitting<G> {
    /// Makes actions happen that belong together, and what follows of itself: all of them, or none if one is refused. The
    /// match is kept before anything of it is shown.
    pub(super) fn act(&mut self, actions: Vec<G::Action>) {
        self.stop_clocks();
        self.stop_waiting();
        let from = self.at();
        if let Err(refusal) = self.go_on(actions) {
            self.throw_asked = false;
            self.refused = Some(refusal);
            return self.run_clocks();
        }
        self.go_on_from(from);
    }

    /// Play has gone on from this place, and does so by what follows of itself.
    pub(super) fn go_on_from(&mut self, from: Place) {
        while let Some(action) = self.played.state_at(self.at()).follows() {
            if self.go_on(vec![action]).is_err() {
                break;
            }
        }
        self.keep(Kept::Match);
        self.shown = self.at();
        self.films = false;
        self.side_action = None;
        // The match has moved on: an end that it comes to has not been told yet.
        self.over &= self.tried.is_some();
        self.let_go();
        let mut frames = self.frames(from, self.dragged);
        if let Some(last) = frames.last_mut().filter(|_| self.next() == Next::Over) {
            last.sound = Some(Sound::End);
        }
        self.present(frames);
    }

    /// Play goes on by these actions, in the match or in what is being tried out.
    fn go_on(&mut self, actions: Vec<G::Action>) -> Result<(), G::Refusal> {
        match &mut self.tried {
            Some(tried) => tried.at = self.played.try_out(tried.at, actions)?,
            None => drop(self.played.play(actions)?),
        }
        Ok(())
    }

    /// Chance decides. A throw that has fallen stays: who comes back to it gets the same. The throws of a sealed match are
    /// known already; but what is only tried out must not tell them.
    pub(super) fn throw(&mut self) {
        let (at, is_played) = (self.at(), self.tried.is_none());
        let fallen = self.played.fallen(at, is_played);
        match fallen.or_else(|| self.played.sealed_throw(at).filter(|_| is_played)) {
            Some(action) => self.act(vec![action]),
            None => self.ask(Asked::Chance),
        }
    }

    /// Somebody else has to say what happens: a bot, chance, a contest or a sum. What was fought out here before it was
    /// taken back is not fought anew.
    pub(super) fn ask(&mut self, asked: Asked<G>) {
        let fought = self.fought_before();
        if !fought.is_empty() {
            return self.act(fought);
        }
        self.stop_waiting();
        let ticket = self.ticket();
        self.awaited = Some(ticket);
        self.thinks = matches!(asked, Asked::Bots(_)).then_some(ticket);
        self.effects.push(Effect::Ask(ticket, asked));
    }
}
