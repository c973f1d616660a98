// Tests that run in Firefox too, a third of all: a whole game by mouse, bots, play by link, review, set-up and languages.

/** The files of these tests. */
export const files = [
  "all-matches.wide", "analysis.wide", "bots.wide", "by-link.wide", "cross-browser.wide", "cross-sees.wide", "cross.wide",
  "damath-clocks.wide", "damath", "doors.wide", "drag", "dschamal.wide", "end.wide", "focus.wide", "hint.wide", "home.wide",
  "keyboard.wide", "languages.wide", "lessons.wide", "levels.wide", "live.wide", "mouse.wide", 
  "position.keyboard.wide", "puzzles.wide", "reader.wide", "review", "review.wide", "rules.wide", "setup.wide", "show.wide",
  "tournament.wide", "twice.wide",
].map((file) => `${file}.spec.mjs`);

const noDownload = "Playwright does not tell of downloads there";
const noRing = "Tab leads through the bar of the browser, after which a headless Firefox shows no focus ring";

/** Tests in these files that cannot run there, by the beginnings of their titles, with the reason. */
export const cannot = {
  "a backup brings": noDownload,
  "what is no backup is told": noDownload,
  "the browser takes back all that is kept": "only Chromium’s protocol deletes the data of an origin",
  "before and after its program has started": "Playwright cannot switch JavaScript off there",
  "pairings and standings print": "Playwright cannot print there",
  "nothing moves where motion is to be reduced": "Playwright cannot ask for reduced motion there",
  "a whole calm match by keyboard alone": noRing,
  "a whole game by keyboard alone": noRing,
  "a reason, its clause and back by keyboard alone": noRing,
  "a run of Damath by keyboard alone": noRing,
  "everybody meets everybody in a round robin": noRing,
  "the course of Damath by keyboard alone": noRing,
  "a position is set up and played on from by keyboard alone": noRing,
};

/** Tests in these files that are left to Chromium, because they take five seconds or more in Firefox. */
export const slow = [
  "a match of Marrakech goes from device to device to its end",
  "a turn of Damath goes to the next device, and one of Chaupar",
  "what came is shown as a film",
  "the end of a game of Chaupar by mouse",
  "the end of a game in Hindi by keyboard alone",
  "Damath, with touch-move and without it, Chaupar and Pachisi",
  "a hint is shown on the board and said below it",
  "a link that is no code, or answers another one",
  "a match can be agreed on in which nothing is taken back",
  "the last set-up comes back",
  "two, three and four seats",
  "what goes by itself is switched on at set-up",
  "matches that follow one another are counted",
  "at the end throws are checked",
  "M10 M11 the last rug ends the match",
  "a rug takes 384 ms to unroll",
  "M4 M6 a walk and its payment are shown",
  "M5 Asam is seen all the way round a track",
  "Escape, a touch of the board and a touch beside it skip",
  "B10 who leaves a calm duel comes back to it as it was",
  "a run of Damath by mouse",
  "a match of Marrakech by link or by its text",
  "one tap skips to the next decision of a person",
  "it is played on otherwise",
  "by keys alone one goes from mistake to mistake",
  "some turns of Pachisi by mouse",
  "a turn by mouse, a reload in its middle",
  "a name is needed",
  "a thousand matches are there at once",
  "B10 a calm duel is followed in another tab",
  "B10 what is felt is uncovered only while its player holds the cover",
  "D13 while a sheet is open, clocks stand still",
  "the throws of the match stand beside what was to be expected",
  "the tutor asks once before a costly move",
];
