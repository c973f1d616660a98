// A match of each game is played to its end by somebody who knows only what is said, with at most twice the keys of somebody who sees
// the page. Both begin some actions before the end of a match, with `LONG=1` at its start, and play against bots that answer them
// differently, so the keys are counted by the actions of the match.
import { isLong } from "../effort.mjs";
import { kept, settled } from "../match.mjs";
import { part } from "./accessibility.mjs";
import { expect, test } from "./fixtures.mjs";
import { nearlyOver } from "./matches.mjs";

/** The number of actions before the end at which a match begins: a whole one takes many minutes. In Pachisi most are those of the others. */
const LEFT = { marrakech: 40, damath: 34, chaupar: 40, pachisi: 210, dschamal: 14 };

/** The most keys of a match. */
const MOST = isLong ? 2000 : 120;

/** Sayings, and the key that answers each. The first one that fits anything said since the last key is pressed. */
const answers = [
  [/ dialog$/, null],
  // The control that is meant has the focus.
  [/^(To the bag|Feel a piece|Roll|Move the piece.*) push button|^Draw toggle button/, "Enter"],
  [/^Back to board toggle button/, "Tab"],
  [/: throw$/, "Space"],
  [/which way/, "1"],
  [/^You challenge| challenges you$/, "Tab"],
  // The board has the focus.
  [/^table with/, "Enter"],
  [/lay a rug$|^Your turn: take/, "Shift+Tab"],
  [/can’t move|must use/, "ArrowRight"],
  [/go round again/, "1"],
  [/^Your |^You must|choose|Choose|can move|can be/, "Enter"],
];

/** Returns the key that answers what is said; `undefined` if nothing does. */
const answer = (texts) => answers.find(([said]) => texts.some((text) => said.test(text)))?.[1];

/** The key after one that was answered by nothing: the way goes on, or another place is tried. */
const next = (key) => (/Tab$/.test(key) ? key : key === "Enter" ? "ArrowRight" : "Enter");

/** Goes to the board by Tab, backwards from the buttons that follow it, until it is heard; returns what is said last. */
async function findsBoard(reader, said, hears) {
  const way = said.some((text) => / toggle button/.test(text)) ? "Shift+Tab" : "Tab";
  for (let count = 0; count < 40 && !said.some((text) => /^table with/.test(text)); count++) {
    reader.press(way);
    said = await hears();
  }
  return said;
}

/** Plays by ear, and returns the number of keys. */
async function playByEar(page, reader) {
  const hears = async () => (await reader.hears()).map(({ text }) => text);
  const before = reader.keys;
  let last = "Enter";
  let said = await hears();
  // Marrakech begins with this button; the first choice after it is on the board.
  if (said.includes("Roll for order push button.")) {
    reader.press("Enter");
    await settled(page);
    said = await hears();
  }
  // Where the focus is on the main control, the match goes on there.
  if (!said.some((text) => / push button/.test(text))) {
    said = await findsBoard(reader, said, hears);
  }
  while (reader.keys - before < MOST) {
    const key = answer(said);
    if (key === null) return reader.keys - before;
    last = key ?? next(last);
    reader.press(last);
    await settled(page);
    said = await hears();
  }
  throw new Error("the match does not end by ear");
}

/** Returns the key of somebody who sees the page: that of a hand that draws, of the main control, or of the first choice; `null` at the end. */
const seen = (page) =>
  page.evaluate(() => {
    const enabled = (selector) => document.querySelector(`.hand ${selector}:enabled`) !== null;
    if (document.querySelector("[role=dialog]")) return null;
    if (enabled("[aria-keyshortcuts=d]")) return "d";
    return enabled(".main") ? "Space" : "1";
  });

/** Plays by sight, and returns the number of keys. */
async function playBySight(page) {
  for (let keys = 0; keys < MOST; keys++) {
    await settled(page);
    const key = await seen(page);
    if (key === null) return keys;
    await page.keyboard.press(key);
  }
  throw new Error("the match does not end by sight");
}

for (const [game, left] of Object.entries(LEFT)) {
  test(`a match of ${game} is played to its end by ear`, part(game, "play"), async ({ page, reader }) => {
    test.setTimeout(isLong ? 7_200_000 : 600_000);
    const text = nearlyOver(game, isLong ? Infinity : left);
    const played = async () => (await kept(page, game)).split("\n").length - text.split("\n").length;
    await reader.sitsDown(text);
    const heard = await playByEar(page, reader);
    const byEar = heard / (await played());
    await reader.sitsDown(text);
    const looked = await playBySight(page);
    const bySight = looked / (await played());
    console.log(`${game}: ${heard} keys by ear, ${looked} by sight; by action ${byEar.toFixed(2)} and ${bySight.toFixed(2)}`);
    expect(byEar).toBeLessThanOrEqual(2 * bySight);
  });
}
