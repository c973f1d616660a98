//! What drives a match on: touches, throws, bots, and the time that showing things takes.

use yew::KeyboardEvent;

use super::clocks::Clocks;
use super::sheet::Sheet;
use super::task::Open;
use super::{Table, seating, series};
use crate::bots;
use crate::record::{self, Kind, Match, Next, Start};
use crate::rules::{Actor, Seat};
use crate::scene::{self, Answer, Rank, Sound, THINKING_MILLIS, THROWING_MILLIS, Touch};
use crate::ui::boards::Shown;
use crate::ui::boards::contest;
use crate::ui::confirm::{self, Confirm};
use crate::ui::grid::{self, is_pressed_itself, is_typed_in, spot_of};
use crate::ui::pace::Pace;
use crate::ui::page::Link;
use crate::ui::{entropy, later, sound, storage};

impl<G: Shown> Table<G> {
    /// A person touched something. While something is being shown, that means nothing.
    pub(super) fn touch(&mut self, link: &Link, touch: Touch) {
        if !self.frames.is_empty() {
            return;
        }
        if self.contest.is_some() {
            if let Touch::Control(number) = touch {
                self.fight(link, contest::Msg::Press(number));
            }
            return;
        }
        match (self.played.next(), touch) {
            (Next::Throw { .. }, touch) if self.for_person() && self.throws_by(touch) => {
                self.waits.opened = true;
                self.throw(link);
            }
            (Next::Act { .. }, touch) if self.for_person() => self.answer(link, touch),
            _ => {}
        }
    }

    /// Whether a touch throws where chance is to move: of the control, or of what is thrown.
    fn throws_by(&self, touch: Touch) -> bool {
        match touch {
            Touch::Throw => true,
            Touch::Spot(spot) => self.cells.iter().any(|cell| cell.spot == spot && cell.open),
            Touch::Drag(..) | Touch::Control(_) => false,
        }
    }

    fn answer(&mut self, link: &Link, touch: Touch) {
        self.put_off = None;
        self.refused = None;
        match self.played.state().touch(&self.pick, touch) {
            Answer::Pick(pick) => {
                self.pick = pick;
                self.look();
            }
            Answer::Act(action) => {
                self.put_off = self.work_out(link, action).is_none().then_some(touch);
            }
            Answer::ActAll(actions) => self.act_all(link, actions),
            Answer::ActAndThrow(action) => {
                self.throw_asked = true;
                self.act(link, action);
            }
            Answer::ActAndPick(action, pick) => {
                self.act(link, action);
                self.pick = pick;
                self.look();
            }
            Answer::Contest => {
                self.begin_contest(link);
                self.put_off = self.contest.is_none().then_some(touch);
            }
            Answer::Refuse(refusal) => self.refuse(refusal),
            Answer::Nothing => {}
        }
    }

    fn refuse(&mut self, refusal: G::Refusal) {
        self.refused = Some(refusal);
        self.look();
    }

    /// Makes an action happen, keeps the match, and begins to show it.
    pub(super) fn act(&mut self, link: &Link, action: G::Action) {
        self.act_all(link, vec![action]);
    }

    /// The same with actions that belong together, and what follows of itself: the match is kept only after the last one.
    pub(super) fn act_all(&mut self, link: &Link, actions: Vec<G::Action>) {
        self.stop_clocks();
        self.pressed = None;
        self.put_off = None;
        let mut frames = Vec::new();
        // Of several, all happen or none.
        let unchanged = (actions.len() > 1).then(|| self.played.clone());
        let shows = self.pace() != Pace::Instant;
        let mut left = actions.into_iter();
        while let Some(action) = left.next().or_else(|| self.played.state().follows()) {
            let before = self.played.state().clone();
            match self.played.apply(action) {
                Ok(step) => {
                    let event = step.event.clone();
                    self.write_down();
                    frames.extend(before.frames(self.played.state(), &event, &self.seating));
                }
                Err(refusal) => {
                    self.throw_asked = false;
                    if let Some(unchanged) = unchanged {
                        self.played = unchanged;
                    }
                    self.refuse(refusal);
                    return self.run_clocks(link);
                }
            }
        }
        if !self.dropped.is_empty() {
            // What has been dragged is there already.
            frames.retain(|frame| frame.sound != Some(Sound::Step));
        }
        self.keep();
        self.fetch_later();
        self.refused = None;
        self.pick = G::Pick::default();
        self.task = None;
        self.asking = None;
        self.sheet = self.sheet.filter(|sheet| *sheet != Sheet::Task);
        if let Some(last) = frames.last_mut().filter(|_| self.played.next() == Next::Over) {
            last.sound = Some(Sound::End);
        }
        let changed = frames.last().filter(|_| shows);
        self.changed = changed.map(|frame| frame.panels.clone()).unwrap_or_default();
        frames.reverse();
        self.frames = frames;
        if !shows {
            self.hush();
        }
        self.show(link);
    }

    /// Has fetched what no first move needs, once there was one.
    pub(super) fn fetch_later(&self) {
        if self.played.steps().any(|step| matches!(step.actor, Actor::Seat(_))) {
            later::fetch();
        }
    }

    /// Keeps the match, or remembers since when it cannot be kept.
    pub(super) fn keep(&mut self) {
        let steps = self.played.depth(self.played.now());
        let unkept = storage::keep(&self.played) == Err(storage::NotKept::ByBrowser);
        self.unkept = unkept.then(|| self.unkept.map_or(steps, |since| since.min(steps)));
    }

    fn throw(&mut self, link: &Link) {
        let outcomes = self.played.state().chance();
        if let Some(action) = record::throw(&outcomes, &mut entropy::bits).cloned() {
            self.act(link, action);
        }
    }

    /// Leaves the first frame on the screen for its time, or settles if there is none.
    pub(super) fn show(&mut self, link: &Link) {
        self.hear();
        match self.frames.last() {
            Some(frame) => self.wait(link, frame.millis),
            None => self.settle(link),
        }
    }

    /// The time is over: of a frame, or of waiting for a bot or for chance.
    pub(super) fn tick(&mut self, link: &Link) {
        self.glide("");
        self.dropped.clear();
        if self.frames.pop().is_some() {
            return self.show(link);
        }
        match self.played.next() {
            Next::Throw { .. } => self.throw(link),
            Next::Act { persons, .. } if !persons.is_empty() => {
                if let Some(action) = self.by_itself() {
                    self.act(link, action);
                }
            }
            Next::Act { bots, persons } => {
                let fought = if persons.is_empty() { self.fought_by_bots() } else { Vec::new() };
                if !fought.is_empty() {
                    return self.act_all(link, fought);
                }
                if let Some(action) = later::part(|| bots.iter().find_map(|seat| self.ask_bot(seat))).flatten() {
                    self.act(link, action);
                }
            }
            Next::Over => {}
        }
    }

    fn ask_bot(&self, seat: Seat) -> Option<G::Action> {
        let Kind::Bot(name) = &self.played.players()[seat.index()].kind else {
            return None;
        };
        bots::choose(G::bot(name)?, self.played.state(), seat, &mut entropy::bits)
    }

    /// Nothing is being shown any more: sees to what has to happen next.
    pub(super) fn settle(&mut self, link: &Link) {
        self.timer = None;
        if self.for_person() || self.played.next() == Next::Over {
            self.calm_down();
            self.unheard.take().into_iter().for_each(sound::play);
        }
        self.look();
        let throw_asked = std::mem::take(&mut self.throw_asked);
        match self.played.next() {
            Next::Throw { .. } if throw_asked => self.throw(link),
            // Where persons and bots act at once, the persons begin.
            Next::Act { bots, persons } if !bots.is_empty() && persons.is_empty() => {
                // What is the only thing to do needs no thinking.
                let millis = if self.played.state().obvious().is_some() { 0 } else { THINKING_MILLIS };
                self.wait(link, millis);
            }
            Next::Throw { .. } | Next::Act { .. } if !self.for_person() => self.wait(link, THROWING_MILLIS),
            Next::Throw { .. } | Next::Act { .. } => {}
            Next::Over => self.sheet = self.sheet.or(Some(Sheet::Ending)),
        }
        self.run_clocks(link);
    }

    /// What a player may do besides and the menu offers: persons' own affairs, each with its words.
    pub(super) fn asides(&self) -> Vec<(G::Action, String)> {
        let state = self.played.state();
        let players = self.played.players();
        let of_person = |action: &G::Action| matches!(state.actor(action), Actor::Seat(seat) if players[seat.index()].kind == Kind::Person);
        let worded =
            |action: G::Action| state.aside(&action, &self.seating).map(|words| (action, self.seating.say(words)));
        state.asides().into_iter().filter(of_person).filter_map(worded).collect()
    }

    /// One of the menu's asides was pressed. It has to be confirmed, because none can be taken back.
    pub(super) fn aside(&mut self, link: &Link, aside: &str) {
        let asides = later::part(|| self.asides()).unwrap_or_default();
        let pressed = asides.into_iter().find(|(action, _)| action.to_string() == aside);
        self.sheet = None;
        self.asking = pressed.map(|(action, _)| Confirm::ask(link, action));
    }

    /// The question is answered whether an aside is to happen.
    pub(super) fn confirm(&mut self, link: &Link, msg: confirm::Msg) {
        if let Some(action) = confirm::answered(&mut self.asking, msg) {
            self.frames.clear();
            self.act(link, action);
        }
    }

    /// Lays a sheet over the table, or takes it off. A sum that has been worked out then counts.
    pub(super) fn lay(&mut self, link: &Link, sheet: Option<Sheet>) {
        self.sheet = sheet;
        match self.task.take().and_then(Open::done) {
            Some(done) => self.act(link, done),
            None => self.run_clocks(link),
        }
    }

    /// Whether nobody is at the table but bots.
    pub(super) fn is_watched(&self) -> bool {
        self.played.players().iter().all(|player| player.kind != Kind::Person)
    }

    /// A match of bots alone stops where it is, or goes on.
    pub(super) fn pause(&mut self, link: &Link) {
        self.paused = !self.paused;
        self.show(link);
    }

    /// A match of bots alone goes on by one action; what is being shown is shown to its end first.
    pub(super) fn step(&mut self, link: &Link) {
        self.paused = true;
        if self.frames.is_empty() {
            self.tick(link);
        } else {
            self.skip(link);
        }
    }

    /// Looks up what can be pointed at now.
    pub(super) fn look(&mut self) {
        let mut cells = self.played.state().cells(&self.seating, self.open_pick());
        for cell in &mut cells {
            cell.label = self.seating.say(std::mem::take(&mut cell.label));
        }
        // What one more touch confirms keeps the focus.
        let confirms = || matches!(self.played.state().touch(&self.pick, Touch::Spot(self.focus)), Answer::Act(_));
        if !(cells.iter().any(|cell| cell.spot == self.focus && cell.picked) && confirms()) {
            self.focus = scene::focus(&self.cells, &cells, self.focus);
        }
        self.cells = cells;
        self.grid = self.draw_grid();
    }

    /// What is picked, if it is for a person to pick.
    pub(super) fn open_pick(&self) -> Option<&G::Pick> {
        Some(&self.pick).filter(|_| self.for_person())
    }

    /// Whether a person has to do something now.
    pub(super) fn for_person(&self) -> bool {
        match self.played.next() {
            Next::Act { persons, .. } => !persons.is_empty() && self.by_itself().is_none(),
            Next::Throw { .. } if self.played.state().is_opening() => {
                !self.waits.opened && !self.is_watched() && !Self::opens_itself()
            }
            Next::Throw { person, .. } => person && !self.throws_itself(),
            Next::Over => false,
        }
    }

    /// A key: closes a sheet, ends a show, or presses the control that it stands for. Tells whether anything changed.
    pub(super) fn key(&mut self, link: &Link, event: &KeyboardEvent) -> bool {
        let key = event.key();
        self.focus_next = None;
        let touches = key == "Enter" || key == " ";
        if event.ctrl_key() || event.alt_key() || event.meta_key() || (touches && event.repeat()) {
            return false;
        }
        let escape = key == "Escape";
        if self.asking.is_some() {
            if escape {
                self.asking = None;
            }
            return escape;
        }
        if self.sheet.is_some() {
            let hands_in = key == "Enter" && is_typed_in(event);
            if escape {
                self.lay(link, None);
            } else if hands_in {
                // The focus moves on, and the key is not to press what it moves to.
                event.prevent_default();
                self.hand_in();
            }
            return escape || hands_in;
        }
        // What has a press of its own, such as the menu, keeps it while something is shown.
        if self.is_busy() {
            let skips = escape || (touches && !is_pressed_itself(event));
            if skips {
                event.prevent_default();
                self.skip(link);
            }
            return skips;
        }
        if escape && self.contest.is_some() {
            return self.fight(link, contest::Msg::Escape);
        }
        if escape {
            self.refused = None;
            self.pick = G::Pick::default();
            self.look();
            return true;
        }
        if spot_of(event).is_some() {
            if grid::walk(&self.cells, &mut self.focus, &key, event.shift_key()) {
                self.grid = self.draw_grid();
                return true;
            }
            if touches {
                self.touch(link, Touch::Spot(self.focus));
                return true;
            }
        }
        // What has a press of its own is pressed by the browser.
        if touches && is_pressed_itself(event) {
            return false;
        }
        if key == "?" && !is_typed_in(event) {
            self.lay(link, Some(Sheet::Keys));
            return true;
        }
        let Some(control) = self.control(&key) else { return false };
        event.prevent_default();
        self.touch(link, control.touch);
        self.focus_next = (control.rank != Rank::Main).then_some(".hand .main");
        true
    }

    /// The same players from the same start; the one that is over counts in their series. At the rulebooks' starts the lot
    /// or a throw says who begins (M2, D3, C4, P4, B3); in a position somebody always does, so there they change seats.
    pub(super) fn again(&mut self, link: &Link) {
        later::part(|| self.begin_again(link));
    }

    fn begin_again(&mut self, link: &Link) {
        let start = self.played.start();
        let mut players = self.played.players().to_vec();
        if let Start::Position(_) = start {
            players.rotate_right(1);
        }
        // A start and players that have made one match make another.
        if let Ok(played) = Match::begin(start.clone(), players) {
            series::keep(G::NAME, series::with(series::wins(G::NAME), self.winners().into_iter()));
            self.seating = seating(&played);
            self.played = played;
            self.keep();
            self.clocks = Clocks::default();
            self.tally = Self::kept_tally(&self.played);
            self.paused = false;
            self.waits.opened = false;
            self.contest = None;
            self.asking = None;
            self.sheet = None;
            self.write_anew();
            self.settle(link);
        }
    }
}
