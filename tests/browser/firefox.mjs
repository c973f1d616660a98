// Tests that run in Firefox too: whole games by mouse and by keys, bots, play by link, review, layout and languages.

/** The files of these tests. */
export const files = [
  "bots.wide", "by-link.wide", "cross-browser.wide", "cross-sees.wide", "cross.wide", "damath-clocks.wide", "damath-games.wide", "damath",
  "damath.wide", "drag", "dschamal-by-link.wide", "dschamal.wide", "end.wide", "hint.wide", "home.wide", "keyboard.wide", "lessons.wide",
  "live.wide", "looks.wide", "mouse.wide", "position.keyboard.wide", "reader.wide", "review", "review.wide", "rules.wide", "setup.wide",
  "show.wide", "twice.wide",
].map((file) => `${file}.spec.mjs`);

const noRing = "Tab leads through the bar of the browser, after which a headless Firefox shows no focus ring";

/** Tests in these files that cannot run there, by the beginnings of their titles, with the reason. */
export const cannot = {
  "the browser takes back all that is kept": "only Chromium’s protocol deletes the data of an origin",
  "before and after its program has started": "Playwright cannot switch JavaScript off there",
  "light and dark are two": "Playwright cannot switch the colour scheme of a page there",
  "with more contrast": "Playwright cannot ask for more contrast there",
  "in the reader's own colours": "Playwright cannot replace the colours of a page there",
  "nothing moves where motion is to be reduced": "Playwright cannot ask for reduced motion there",
  "a whole game of Damath by keyboard alone": noRing,
  "a whole calm match by keyboard alone": noRing,
  "a whole game by keyboard alone": noRing,
  "a reason, its clause and back by keyboard alone": noRing,
  "the course of Damath by keyboard alone": noRing,
  "a position is set up and played on from by keyboard alone": noRing,
};
